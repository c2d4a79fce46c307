/** The few words that boards of every game share, in the language of the page. */

export const AGAIN: Readonly<Record<string, string>> = {
  en: 'Tap again to choose',
  fr: 'Touchez à nouveau pour choisir',
};

/** What a finger does next. */
export const again = (): string => AGAIN[document.documentElement.lang] ?? AGAIN.en ?? '';

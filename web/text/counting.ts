/** Small numbers as words. */

import type { Language } from '@quai/engine/words.ts';

export const NUMBER_WORDS: Readonly<Record<Language, readonly string[]>> = {
  en: ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  fr: ['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix', 'onze', 'douze'],
};

/** Numbers above twelve are written in figures. */
export const inWords = (count: number, language: Language): string => NUMBER_WORDS[language][count] ?? String(count);

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The language of the site: a signal, kept in the browser, with the browser's own as the default. */

import type { Figures } from '@quai/engine/contract.ts';
import { figureIn, fill } from '@quai/engine/say.ts';
import type { Language } from '@quai/engine/words.ts';
import { createEffect, createRoot, createSignal } from 'solid-js';
import { recall, remember } from '../kept.ts';
import { en, type Texts } from './en.ts';
import { fr } from './fr.ts';
import { mapTexts, typeset } from './typeset.ts';

function firstLanguage(): Language {
  const kept = recall('language');
  if (kept === 'en' || kept === 'fr') return kept;
  return navigator.language.startsWith('fr') ? 'fr' : 'en';
}

export const [language, setLanguage] = createSignal<Language>(firstLanguage());

/**
 * The texts of one part of the site, which are loaded with it: a function that follows the switch of the language. `tables` is for
 * the list of all texts (`quai words`).
 */
export function texts<T>(tables: Readonly<Record<Language, T>>) {
  const set = { en: tables.en, fr: mapTexts(tables.fr, (text) => typeset('fr', text)) };
  return Object.assign((): T => set[language()], { tables });
}

/** The texts of the present language; read inside a component it follows the switch. */
export const t: () => Texts = texts({ en, fr });

/** A number as the language writes it: a half is 0.5 in English, 0,5 in French. */
export const figure = (value: number) => figureIn(language(), value);

export const filled = (text: string, figures: Figures) => fill(text, figures, language());

/** What the HTML says follows the switch too. The build has written it in the browser's language (before.ts). */
createRoot(() =>
  createEffect(() => {
    document.documentElement.lang = language();
    document.querySelector('meta[name="description"]')?.setAttribute('content', t().description);
    const manifest = language() === 'fr' ? '/quai.fr.webmanifest' : '/quai.webmanifest';
    document.querySelector('link[rel="manifest"]')?.setAttribute('href', manifest);
    remember('language', language());
  }),
);

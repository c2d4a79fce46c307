/**
 * What a page shows before its JavaScript runs, written into the HTML by the build: one file for each kind of page and language.
 * `script` is the page's own module, which the browser is told to load together with the rest.
 */

// By path: the build reads this file before packages resolve.
import { typeset } from '../engine/typeset.ts';
import { LANGUAGES, type Language } from '../engine/words.ts';
import { en } from './text/en.ts';
import { fr } from './text/fr.ts';

const BRAND = '<span class="brand">Quai</span>';
const CARDS = '<i class="before-card"></i>'.repeat(5);

export const BEFORE: Readonly<Record<string, Readonly<{ content: string; script: string | null }>>> = {
  'index.html': {
    content: `<div class="before"><div class="before-bar">${BRAND}</div><div class="before-home">
      <p>${en.tagline}</p>
      <div class="before-cards">${CARDS}</div></div></div>`,
    script: '/pages/home.tsx',
  },
  /** A table: its bar, and the outline of a board. */
  'table.html': {
    content: `<div class="before table"><div class="before-bar">${BRAND}</div><i class="before-board"></i></div>`,
    script: '/pages/table.tsx',
  },
  'page.html': { content: `<div class="before"><div class="before-bar">${BRAND}</div></div>`, script: null },
};

/** What is said without any script, in each language. */
const SAID: readonly Readonly<Record<Language, string>>[] = [
  { en: '<html lang="en">', fr: '<html lang="fr">' },
  { en: '"lang": "en"', fr: '"lang": "fr"' },
  { en: '/quai.webmanifest', fr: '/quai.fr.webmanifest' },
  ...(['description', 'noScript', 'tagline'] as const).map((key) => ({ en: en[key], fr: typeset('fr', fr[key]) })),
];

/** `index.html` is English; the French one is `index.fr.html`. */
export const fileIn = (language: Language, name: string): string =>
  language === 'en' ? name : name.replace(/(\.\w+)$/, `.${language}$1`);

/** A page or the manifest, written in English, in every language. */
export function inEachLanguage(name: string, english: string): readonly Readonly<{ name: string; text: string }>[] {
  return LANGUAGES.map((language) => ({
    name: fileIn(language, name),
    text: SAID.reduce((text, said) => text.replaceAll(said.en, said[language]), english),
  }));
}

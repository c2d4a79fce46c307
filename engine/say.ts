/** Numbers, plurals and lists as each language writes them, and texts with gaps for them. */

import type { Figures } from './terms.ts';
import type { Language } from './words.ts';

/** British English: lists without a comma before the last item. */
const LOCALE: Readonly<Record<Language, string>> = { en: 'en-GB', fr: 'fr' };

/** Formatters are slow to make, so each is made once, when it is first needed. */
function eachOnce<T>(make: (locale: string) => T): (language: Language) => T {
  const made: Partial<Record<Language, T>> = {};
  return (language) => {
    made[language] ??= make(LOCALE[language]);
    return made[language];
  };
}

const plurals = eachOnce((locale) => new Intl.PluralRules(locale));
const numbers = eachOnce((locale) => new Intl.NumberFormat(locale, { useGrouping: false }));
const allOf = eachOnce((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }));
const oneOf = eachOnce((locale) => new Intl.ListFormat(locale, { type: 'disjunction' }));

/** A half is 0.5 in English, 0,5 in French. */
export const figureIn = (language: Language, value: number): string => numbers(language).format(value);

/** The word that goes with a count: French has the singular for zero too. */
export const wordFor = (language: Language, count: number, one: string, more: string): string =>
  plurals(language).select(count) === 'one' ? one : more;

/** `1 card`, `2 cards`. */
export const counted = (language: Language, count: number, one: string, more = `${one}s`): string =>
  `${figureIn(language, count)} ${wordFor(language, count, one, more)}`;

/** `A, B and C`. */
export const andList = (language: Language, items: readonly string[]): string => allOf(language).format(items);

/** `A, B or C`. */
export const orList = (language: Language, items: readonly string[]): string => oneOf(language).format(items);

const VOWEL = /^[aeiouyàâäéèêëîïôöùûüœæ]/i;

/** French: `de Zoé`, `d’Ann`. An h is taken for one that is sounded, as most in names of players and towns are. */
export const elided = (word: 'de' | 'que', name: string): string =>
  VOWEL.test(name) ? `${word.slice(0, -1)}’${name}` : `${word} ${name}`;

/**
 * Fills the gaps of a text: `{n}` with the figure, `{n:card|cards}` with the figure and its word, `{n?is|are}` with the word alone.
 * An unknown name is left as it is, so that a test can catch it.
 */
export function fill(text: string, figures: Figures, language: Language): string {
  return text.replace(
    /(?:\b(de|que) )?\{(\w+)(?:([:?])([^|}]*)\|([^}]*))?\}/g,
    (whole, before: 'de' | 'que' | undefined, name: string, how?: string, one = '', more = '') => {
      const value = figures[name];
      if (value === undefined) return whole;
      const figure = typeof value === 'number' ? figureIn(language, value) : value;
      const word = how === undefined ? '' : wordFor(language, Number(value), one, more);
      const said = how === undefined ? figure : how === ':' ? `${figure} ${word}` : word;
      if (before === undefined) return said;
      return language === 'fr' ? elided(before, said) : `${before} ${said}`;
    },
  );
}

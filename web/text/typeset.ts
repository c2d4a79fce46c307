/** Whole tables of texts, set as their language is written. */

import { typeset } from '@quai/engine/typeset.ts';
import type { Language, Words } from '@quai/engine/words.ts';

export { typeset };

/** The same words with every sentence set for its language, those that a board writes too. */
export function typesetWords<W extends Words>(language: Language, words: W): W {
  return language === 'fr' ? mapTexts(words, (text) => typeset(language, text)) : words;
}

/** A copy of plain data with every string changed; a function among it answers with what it would say, changed alike. */
export function mapTexts<T>(value: T, change: (text: string) => string): T {
  if (typeof value === 'string') return change(value) as T;
  if (typeof value === 'function')
    return ((...given: unknown[]) => mapTexts((value as (...given: unknown[]) => unknown)(...given), change)) as T;
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change)) as T;
  if (value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype)
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapTexts(item, change)])) as T;
  return value;
}

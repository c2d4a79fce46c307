/** French puts a space before ; : ! ? and inside « »; it must not break the line there. */

import type { Language, Words } from '@quai/engine/words.ts';

export function typeset(language: Language, text: string): string {
  if (language !== 'fr') return text;
  return text.replace(/ (?=[;:!?»])/g, '\u00a0').replace(/« /g, '«\u00a0');
}

/** The same words with every sentence set for its language. */
export function typesetWords(language: Language, words: Words): Words {
  if (language !== 'fr') return words;
  const set = (text: string) => typeset(language, text);
  return {
    ...words,
    rules: mapTexts(words.rules, set),
    options: mapTexts(words.options, set),
    prompt: (view, seat, open) => set(words.prompt(view, seat, open)),
    move: (view, move) => set(words.move(view, move)),
    group: (view, move) => set(words.group(view, move)),
    event(event, names) {
      const text = words.event(event, names);
      return text === null ? null : set(text);
    },
    line: (line) => set(words.line(line)),
    ending: (reason) => set(words.ending(reason)),
    board: (view, names) => mapTexts(words.board(view, names), set),
  };
}

/** A copy of plain data with every string changed. */
export function mapTexts<T>(value: T, change: (text: string) => string): T {
  if (typeof value === 'string') return change(value) as T;
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change)) as T;
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapTexts(item, change)])) as T;
  return value;
}

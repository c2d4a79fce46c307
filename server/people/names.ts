/** Which names are valid, for people, programs and what they own. */

import { cleanText } from '../tables/plaintext.ts';

/** Longest names, in characters. */
export const NAME_LENGTH = 24;
/** Ends the name of every program and is in no person's name, so that programs are recognizable at seats, in chat and in records. */
const PROGRAM_MARK = ' [bot]';
export const PROGRAM_NAME_LENGTH = NAME_LENGTH - PROGRAM_MARK.length;
/** Beyond control characters: fillers, joiners, variation selectors, the empty Braille cell. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800]+/gu;
/** Replaces the name of a deleted account; the same in every language. */
export const GONE_NAME = '—';

/** Without invisible characters and repeated spaces; null if empty, too long, or marked as a program or a deleted account. */
export function cleanName(raw: unknown): string | null {
  const name = cleanLabel(raw);
  return name === null || looksMarked(name) || /^[\p{Pd}\s]+$/u.test(name) ? null : name;
}

/** Letters that look like those of the mark. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  о: 'o',
  ο: 'o',
  օ: 'o',
  ө: 'o',
  ø: 'o',
  ᴏ: 'o',
  '0': 'o',
  ь: 'b',
  в: 'b',
  б: 'b',
  β: 'b',
  ʙ: 'b',
  '8': 'b',
  т: 't',
  τ: 't',
  ᴛ: 't',
  '7': 't',
  '†': 't',
};

/** Whether a person's name could be taken for a program's: `[bot]`, whatever the brackets and letters are made of. */
function looksMarked(name: string): boolean {
  const plain = [
    ...name
      .normalize('NFKD')
      .replace(/[\p{M}\s]/gu, '')
      .toLowerCase(),
  ];
  const skeleton = plain.map((letter) => LOOKALIKES[letter] ?? letter).join('');
  return /[\p{Ps}\p{Pi}<|]bot([\p{Pe}\p{Pf}>|]|$)/u.test(skeleton);
}

/** With its mark; null if invalid. */
export function programName(raw: unknown): string | null {
  const name = cleanName(raw);
  return name === null || [...name].length > PROGRAM_NAME_LENGTH ? null : name + PROGRAM_MARK;
}

/** The name of a passkey, a device or a token; null if invalid. */
export function cleanLabel(raw: unknown): string | null {
  if (typeof raw !== 'string') return null;
  const name = cleanText(raw.normalize('NFKC').replace(INVISIBLE, ' '));
  return name === null || [...name].length > NAME_LENGTH ? null : name;
}

/** Which names are valid, for people, programs and what they own. */

import { cleanText } from '../tables/plaintext.ts';

/** Longest names, in characters. */
export const NAME_LENGTH = 24;
/** Ends the name of every program and is in no person's name, so that programs are recognizable at seats, in chat and in records. */
const PROGRAM_MARK = ' [bot]';
export const PROGRAM_NAME_LENGTH = NAME_LENGTH - PROGRAM_MARK.length;
/** Replaces the name of a deleted account; the same in every language. */
export const GONE_NAME = '—';

/** Without control characters and repeated spaces; null if empty, too long, or marked as a program. */
export function cleanName(raw: unknown): string | null {
  const name = cleanLabel(raw);
  return name === null || /\[bot\]/i.test(name) || name === GONE_NAME ? null : name;
}

/** With its mark; null if invalid. */
export function programName(raw: unknown): string | null {
  const name = cleanName(raw);
  return name === null || [...name].length > PROGRAM_NAME_LENGTH ? null : name + PROGRAM_MARK;
}

/** The name of a passkey, a device or a token; null if invalid. */
export function cleanLabel(raw: unknown): string | null {
  if (typeof raw !== 'string') return null;
  const name = cleanText(raw);
  return name === null || [...name].length > NAME_LENGTH ? null : name;
}

/** Names as they may stand in a list. */

import { cleanText } from '../tables/plaintext.ts';

/** Longest names, in characters. */
export const NAME_LENGTH = 24;
/** The name of every program ends so, and no person's holds it: at every seat, in chat and in records one sees what plays. */
const PROGRAM_MARK = ' [bot]';
export const PROGRAM_NAME_LENGTH = NAME_LENGTH - PROGRAM_MARK.length;
/** What stands in the place of the name of somebody who deleted their account, in no language. */
export const GONE_NAME = '—';

/** No control characters, single spaces, not empty, not marked as a program; else null. */
export function cleanName(raw: unknown): string | null {
  const name = cleanLabel(raw);
  return name === null || /\[bot\]/i.test(name) || name === GONE_NAME ? null : name;
}

/** The name of a program, with its mark. */
export function programName(raw: unknown): string | null {
  const name = cleanName(raw);
  return name === null || [...name].length > PROGRAM_NAME_LENGTH ? null : name + PROGRAM_MARK;
}

/** What somebody calls a passkey, a device, a token. */
export function cleanLabel(raw: unknown): string | null {
  if (typeof raw !== 'string') return null;
  const name = cleanText(raw);
  return name === null || [...name].length > NAME_LENGTH ? null : name;
}

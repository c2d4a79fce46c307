/** The legal moves, found by what they point at on the board; the rest are buttons of their own. */

import {
  CARD,
  CUBE,
  kindOf,
  LINE,
  type Move,
  SLOT,
  SPACE,
  TARGET,
  TICKET,
  TO_STATION,
  whichOf,
} from '../rules/moves.ts';

/** Kinds of moves that are about a thing one sees. */
const SEEN: ReadonlySet<number> = new Set([SLOT, CUBE, LINE, SPACE, TARGET, TICKET, CARD]);

export interface Offers {
  /** The notation of the legal move of this kind about this thing, or undefined. */
  at(kind: number, which: number): string | undefined;
  /** Payments, options, exchanges, stopping: about nothing on the board. */
  readonly others: readonly string[];
  readonly any: boolean;
}

export function offersOf(texts: readonly string[], parse: (text: string) => Move | null): Offers {
  const seen = new Map<string, string>();
  const others: string[] = [];
  for (const text of texts) {
    const move = parse(text);
    if (move !== null && SEEN.has(kindOf(move))) seen.set(`${kindOf(move)}:${whichOf(move)}`, text);
    else others.push(text);
  }
  return { at: (kind, which) => seen.get(`${kind}:${which}`), others, any: texts.length > 0 };
}

/** A surveyor's way to a station. */
export const targetOf = (station: number) => TO_STATION + station;

/** The legal moves, by the thing on the board they are about; the others get buttons of their own. */

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

/** Kinds of moves that are about something visible. */
const SEEN: ReadonlySet<number> = new Set([SLOT, CUBE, LINE, SPACE, TARGET, TICKET, CARD]);

export interface Offers {
  /** The notation of the legal move of this kind about this thing, or undefined. */
  at(kind: number, which: number): string | undefined;
  /** Payments, options, exchanges and stopping, which have no place on the board. */
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

/** The surveyor target for a station. */
export const targetOf = (station: number) => TO_STATION + station;

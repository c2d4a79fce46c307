/** What happened, in sentences whose words point to places on the board. */

import type { GameEvent, Seat } from '@quai/engine/contract.ts';
import { filled, t } from '../text/text.ts';
import { type Piece, piecesOf } from './pieces.ts';
import type { TableState } from './state.ts';

export interface Sentence {
  readonly seq: number;
  readonly by: Seat | null;
  readonly text: string;
  readonly pieces: readonly Piece[];
  readonly places: readonly string[];
  /** The rule it is about, if the game says so. */
  readonly rule: string | undefined;
}

/** The events of the table as sentences, oldest first; those not worth a line are left out. */
export function sentencesOf(state: TableState): Sentence[] {
  const names = (seat: number) => state.message()!.seats[seat]!.name;
  const { rules, words, guide } = state.opened()!;
  return state.told().flatMap(({ seq, event: told }) => {
    const event = told as GameEvent;
    const own = t().events[event.kind];
    const name = event.by === null ? '' : names(event.by);
    const text = own === undefined ? words.event(event, names) : filled(own, { name });
    if (text === null) return [];
    const pointers = own === undefined ? (guide?.event(rules, words, event) ?? []) : [];
    const places = pointers.map(({ place }) => place);
    const rule = guide?.logRules?.[event.kind];
    return [{ seq, by: event.by, text, pieces: piecesOf(text, pointers), places, rule }];
  });
}

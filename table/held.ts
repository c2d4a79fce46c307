/**
 * Moves that only their own seat may know of. Whoever plays at the same time as others and sends a turn in pieces must not give
 * away how far they are: the pieces are kept beside the log, and become one entry once somebody else learns anything by them.
 */

import { noChance } from '@quai/engine/chance.ts';
import type { Common, GameEvent, Seat, Viewer } from '@quai/engine/contract.ts';
import { sameJson } from '@quai/engine/hash.ts';
import { acting, playMoves, type Table } from './log.ts';

/** The lists a seat has sent for the choice that opened at entry `since`. */
export type Held = Readonly<{ since: number; lists: readonly (readonly string[])[] }>;

/** Moves kept beside the log of one seat at most: more than any turn has. */
export const MOST_HELD = 500;

/** Where the seat stands by its own moves: those not in the log yet, and the state after them. */
export function resumed(table: Table, seat: Seat, held: Held | undefined): { moves: readonly string[]; state: Common } {
  const announced = { moves: [], state: table.state };
  if (held === undefined || held.since !== table.since[seat] || table.over !== null) return announced;
  const moves = held.lists.flat();
  const played = playMoves(table, seat, moves, noChance);
  return played.ok ? { moves, state: played.table.state } : announced;
}

/** Whether the seat still has something to decide, so that nobody else can tell that it moved. */
export function isUnnoticed(before: Table, after: Table, seat: Seat, events: readonly GameEvent[]): boolean {
  if (events.length > 0 || after.live.at(-1)?.touched === true || !acting(after).includes(seat)) return false;
  const { rules } = before;
  const others: Viewer[] = [null, ...after.holders.keys()].filter((viewer) => viewer !== seat);
  return others.every(
    (viewer) =>
      (viewer === null || sameJson(before.state.open[viewer], after.state.open[viewer])) &&
      sameJson(rules.view(before.state, viewer), rules.view(after.state, viewer)),
  );
}

/** Whom a table is waiting for, and when a change calls for notices or results. */

import { at } from '@quai/engine/at.ts';
import { toAnswer } from '@quai/table/consent.ts';
import { acting } from '@quai/table/log.ts';
import { type Room, statusOf } from '@quai/table/room.ts';

/** The seats of people who must act now. */
export function peopleToAct({ table, slots }: Room): number[] {
  if (table === null || table.over !== null) return [];
  return acting(table).filter((seat) => at(table.holders, seat).bot === null && at(slots, seat).person !== null);
}

/** The seats of people who are asked to agree to an undo, and have not answered. */
export function peopleAsked(room: Room): number[] {
  return toAnswer(room).filter((seat) => at(room.slots, seat).person !== null);
}

/** The seats of people the others are waiting for. */
export function peopleAwaited(room: Room): number[] {
  return [...new Set([...peopleToAct(room), ...peopleAsked(room)])];
}

/** When to follow up on this change (see followup.ts); null if it needs nothing. */
export function followFor(before: Room, after: Room, now: number): number | null {
  if (statusOf(after) === 'over') return statusOf(before) === 'over' ? null : now;
  return peopleAwaited(after).length > 0 ? now : null;
}

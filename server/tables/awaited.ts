/** When a node must look what follows from a change for people: a notice for whoever must act or answer, results of a table that is over. */

import { toAnswer } from '@quai/table/consent.ts';
import { acting } from '@quai/table/log.ts';
import { type Room, statusOf } from '@quai/table/room.ts';

/** The seats of people who must act now. */
export function peopleToAct({ table, slots }: Room): number[] {
  if (table === null || table.over !== null) return [];
  return acting(table).filter((seat) => table.holders[seat]!.bot === null && slots[seat]!.person !== null);
}

/** The seats of people who are asked to take back, and have not answered. */
export function peopleAsked(room: Room): number[] {
  return toAnswer(room).filter((seat) => room.slots[seat]!.person !== null);
}

/** The seats of people for whom the others wait. */
export function peopleAwaited(room: Room): number[] {
  return [...new Set([...peopleToAct(room), ...peopleAsked(room)])];
}

export function followFor(before: Room, after: Room, now: number): number | null {
  if (statusOf(after) === 'over') return statusOf(before) === 'over' ? null : now;
  return peopleAwaited(after).length > 0 ? now : null;
}

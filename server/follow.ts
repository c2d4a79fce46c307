/** When a node must look what follows from a change for people: a notice for whoever must act, results of a table that is over. */

import { acting } from '@quai/table/host.ts';
import { type Room, statusOf } from '@quai/table/room.ts';

/** The seats of people who must act now. */
export function peopleToAct({ table, slots }: Room): number[] {
  if (table === null || table.over !== null) return [];
  return acting(table).filter((seat) => table.holders[seat]!.bot === null && slots[seat]!.person !== null);
}

export function followFor(before: Room, after: Room, now: number): number | null {
  if (statusOf(after) === 'over') return statusOf(before) === 'over' ? null : now;
  return peopleToAct(after).length > 0 ? now : null;
}

/** When a node must look at a table: for a bot whose turn nobody began, or a clock that runs out. */

import type { Seat } from '@quai/engine/contract.ts';
import { acting } from '@quai/table/log.ts';
import { dueOf, type Room } from '@quai/table/room.ts';

/**
 * The node that keeps an entry starts the bot at once; after so long another one may think that it died. Bots that think
 * may wait for a thread first.
 */
const BOT_GRACE = 5000;
const THINKING_GRACE = 20_000;
const THINKING = ['strong', 'expert'];
/** A time-out is tried so long after it is due: what was received before is kept by then. */
const CLOCK_GRACE = 1000;

export function botToAct(room: Room): Seat | null {
  const { table } = room;
  if (table === null) return null;
  return acting(table).find((seat) => table.holders[seat]!.bot !== null) ?? null;
}

/** When the time-out of this room is to be tried. */
export function clockDue(room: Room): number | null {
  const due = dueOf(room);
  return due === null ? null : Math.ceil(due.at) + CLOCK_GRACE;
}

export function dueFor(room: Room, now: number): number | null {
  if (room.table === null || room.table.over !== null) return null;
  const seat = botToAct(room);
  if (seat === null) return clockDue(room);
  return now + (THINKING.includes(room.table.holders[seat]!.bot!) ? THINKING_GRACE : BOT_GRACE);
}

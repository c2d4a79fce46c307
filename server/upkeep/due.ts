/** When a node must act on a table by itself: a bot's turn that no node is playing, or a clock that runs out. */

import { dueOf, type Room } from '@quai/table/room.ts';
import { nextOf } from '@quai/table/service.ts';

/**
 * The node that commits an entry starts the bot at once; after this time, another node assumes that it died. Bots that search
 * may have to wait for a thread first.
 */
const BOT_GRACE = 5000;
const SEARCHING_GRACE = 20_000;
const SEARCHING = ['strong', 'expert'];
/** How long after it is due a time-out is tried, so that moves received in time have been stored. */
const CLOCK_GRACE = 1000;

/** When to try the next time-out of this room. */
export function clockDue(room: Room): number | null {
  const due = dueOf(room);
  return due === null ? null : Math.ceil(due.at) + CLOCK_GRACE;
}

export function dueFor(room: Room, now: number): number | null {
  const next = nextOf(room);
  if (next === null) return null;
  if (!('bot' in next)) return clockDue(room);
  return now + (SEARCHING.includes(next.bot.bot) ? SEARCHING_GRACE : BOT_GRACE);
}

/** What a bot's seat is called by itself: its level and number, which every page and notice says in its own language. */

import type { Seat } from '@quai/engine/contract.ts';

export const botName = (bot: string, seat: Seat): string => `${bot} ${seat + 1}`;

/** The name of a seat; `word` is that for a bot in the language of whoever reads it. */
export function seatName(slot: Readonly<{ name: string; bot: string | null }>, seat: Seat, word: string): string {
  return slot.bot !== null && slot.name === botName(slot.bot, seat) ? `${word} ${seat + 1}` : slot.name;
}

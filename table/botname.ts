/** The default name of a bot: its level and seat number, which pages and notices translate for their reader. */

import type { Seat } from '@quai/engine/contract.ts';

export const botName = (bot: string, seat: Seat): string => `${bot} ${seat + 1}`;

/** The name of a seat; `word` means "bot" in the reader's language. */
export function seatName(slot: Readonly<{ name: string; bot: string | null }>, seat: Seat, word: string): string {
  return slot.bot !== null && slot.name === botName(slot.bot, seat) ? `${word} ${seat + 1}` : slot.name;
}

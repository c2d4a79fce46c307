/** The names of seats, those of bots in the language of the page. */

import type { TableMessage } from '@quai/protocol/messages.ts';
import { seatName } from '@quai/table/botname.ts';
import { t } from '../text/text.ts';

type Named = Readonly<{ name: string; bot: string | null }>;

export const nameOf = (slot: Named, seat: number): string => seatName(slot, seat, t().bot);

export function withBotNames(message: TableMessage): TableMessage {
  return { ...message, seats: message.seats.map((slot, seat) => ({ ...slot, name: nameOf(slot, seat) })) };
}

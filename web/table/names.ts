/** The names of bots in the language of the page: at the server a bot's seat is called by its level and number, in no language. */

import type { TableMessage } from '@quai/table/messages.ts';
import { t } from '../text/text.ts';

export function withBotNames(message: TableMessage): TableMessage {
  const seats = message.seats.map((seat, index) =>
    seat.bot !== null && seat.name === `${seat.bot} ${index + 1}` ? { ...seat, name: `${t().bot} ${index + 1}` } : seat,
  );
  return { ...message, seats };
}

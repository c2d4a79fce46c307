/** How few may play: an edition of one's own may be for more people than its game. */

import type { Game } from '@quai/engine/contract.ts';
import { at, type Json } from '@quai/kit/json.ts';

export function fewestSeats(game: Game, edition: Json): number {
  const own = at(edition, ['seats', 'min']);
  return Math.max(game.seats.min, typeof own === 'number' ? own : 0);
}

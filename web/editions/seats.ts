/** The fewest seats: an edition may need more than its game does. */

import type { Game } from '@quai/engine/contract.ts';
import { at, type Json } from '@quai/kit/json.ts';

export function fewestSeats(game: Game, edition: Json): number {
  const own = at(edition, ['seats', 'min']);
  return Math.max(game.seats.min, typeof own === 'number' ? own : 0);
}

/** How many can play: an edition may need more, or allow fewer, than its game does. */

import type { Game } from '@quai/engine/contract.ts';
import { at, type Json } from '@quai/kit/json.ts';

export function fewestSeats(game: Game, edition: Json): number {
  const own = at(edition, ['seats', 'min']);
  return Math.max(game.seats.min, typeof own === 'number' ? own : 0);
}

export function mostSeats(game: Game, edition: Json): number {
  const own = at(edition, ['seats', 'max']);
  return Math.min(game.seats.max, typeof own === 'number' ? own : game.seats.max);
}

/** How many can play: an edition may need more, or allow fewer, than its game does. */

import type { Meta } from '@quai/engine/meta.ts';
import { at, type Json } from '@quai/kit/json.ts';

export function fewestSeats(game: Pick<Meta, 'seats'>, edition: Json): number {
  const own = at(edition, ['seats', 'min']);
  return Math.max(game.seats.min, typeof own === 'number' ? own : 0);
}

export function mostSeats(game: Pick<Meta, 'seats'>, edition: Json): number {
  const own = at(edition, ['seats', 'max']);
  return Math.min(game.seats.max, typeof own === 'number' ? own : game.seats.max);
}

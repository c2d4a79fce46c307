/** Which tables are played: every deal in all seat orders, and with all the options its game goes through. */

import { at } from '@quai/engine/at.ts';
import type { Options } from '@quai/engine/contract.ts';

export interface Seating {
  /** The bot of each seat. */
  readonly seats: readonly string[];
  readonly options: Options;
  /** The same for all tables of a deal. */
  readonly deal: number;
}

/** The `n`-th table: all ways to seat the players and all options come up once before the next deal begins. */
export function seatingOf(players: readonly string[], variants: readonly Options[], n: number): Seating {
  const orders = seatOrders(players);
  const deal = Math.floor(n / (orders.length * variants.length));
  const within = n % (orders.length * variants.length);
  return {
    seats: at(orders, Math.floor(within / variants.length)),
    options: at(variants, within % variants.length),
    deal,
  };
}

/** All different orders of the players; three of the same kind have one. */
export function seatOrders(players: readonly string[]): readonly (readonly string[])[] {
  if (players.length <= 1) return [players];
  return [...new Set(players)].flatMap((first) => {
    const place = players.indexOf(first);
    return seatOrders(players.toSpliced(place, 1)).map((rest) => [first, ...rest]);
  });
}

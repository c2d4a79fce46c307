/** Glicko-2: the ratings after a table. A table is one rating period, and each pair of seats is one game in it. */

import { at } from '@quai/engine/at.ts';
import glicko2 from 'glicko2';

export type Rating = Readonly<{ rating: number; deviation: number; volatility: number }>;

export const NEW_RATING: Rating = { rating: 1500, deviation: 350, volatility: 0.06 };
const TAU = 0.5;

/** A seat: its rating before, its place, and its party. Seats of the same party do not count against one another. */
export type Rated = Readonly<{ before: Rating; place: number; party: string }>;

/** The new ratings, by seat; null for a seat without a rated opponent. */
export function rateTable(seats: readonly Rated[]): (Rating | null)[] {
  const { rating, deviation, volatility } = NEW_RATING;
  const period = new glicko2.Glicko2({ tau: TAU, rating, rd: deviation, vol: volatility });
  const players = seats.map(({ before }) => period.makePlayer(before.rating, before.deviation, before.volatility));
  const met = new Set<number>();
  const games = seats.flatMap((one, a) =>
    seats.slice(a + 1).flatMap((other, index) => {
      const b = a + 1 + index;
      if (one.party === other.party) return [];
      met.add(a).add(b);
      return [[at(players, a), at(players, b), outcome(one.place, other.place)] as const];
    }),
  );
  period.updateRatings(games);
  return players.map((player, seat) =>
    met.has(seat) ? { rating: player.getRating(), deviation: player.getRd(), volatility: player.getVol() } : null,
  );
}

function outcome(mine: number, theirs: number): number {
  if (mine === theirs) return 0.5;
  return mine < theirs ? 1 : 0;
}

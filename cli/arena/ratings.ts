/** Glicko-2 of the bots of an arena, from its tables in order. */

import { NEW_RATING, type Rating, rateTable } from '@quai/server/ratings/glicko.ts';
import type { Played } from './match.ts';

/** A bot that sits twice at a table meets only the others; its seats' ratings become one again by their mean. */
export function ratingsOf(tables: readonly Played[]): Record<string, Rating> {
  const ratings: Record<string, Rating> = {};
  for (const { seats, ranks } of tables) {
    const after = rateTable(
      seats.map((name, seat) => ({ before: ratings[name] ?? NEW_RATING, place: ranks[seat]!, party: name })),
    );
    for (const name of new Set(seats)) {
      const own = after.filter((rating, seat): rating is Rating => rating !== null && seats[seat] === name);
      const mean = (of: (rating: Rating) => number) => own.reduce((sum, rating) => sum + of(rating), 0) / own.length;
      ratings[name] = {
        rating: mean((one) => one.rating),
        deviation: mean((one) => one.deviation),
        volatility: mean((one) => one.volatility),
      };
    }
  }
  return ratings;
}

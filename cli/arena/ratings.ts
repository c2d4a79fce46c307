/** Glicko-2 ratings of the bots of an arena, from its tables in order. */

import { at } from '@quai/engine/at.ts';
import { NEW_RATING, type Rating, rateTable } from '@quai/server/ratings/glicko.ts';
import type { Played } from './match.ts';

/**
 * Glicko assumes that players change, so a rating keeps fluctuating around its true value. Bots do not change, so the result is
 * the mean over the second half of the tables.
 */
export function ratingsOf(tables: readonly Played[]): Record<string, Rating> {
  const ratings: Record<string, Rating> = {};
  const sums: Record<string, { rating: number; tables: number }> = {};
  tables.forEach(({ seats, ranks }, n) => {
    const after = rateTable(
      seats.map((name, seat) => ({ before: ratings[name] ?? NEW_RATING, place: at(ranks, seat), party: name })),
    );
    for (const name of new Set(seats))
      ratings[name] = oneOf(after.filter((rating, seat): rating is Rating => rating !== null && seats[seat] === name));
    if (2 * n < tables.length - 1) return;
    for (const [name, { rating }] of Object.entries(ratings)) {
      const sum = (sums[name] ??= { rating: 0, tables: 0 });
      sum.rating += rating;
      sum.tables++;
    }
  });
  for (const [name, { rating, tables: count }] of Object.entries(sums))
    ratings[name] = { ...(ratings[name] ?? NEW_RATING), rating: rating / count };
  return ratings;
}

/** A bot that holds several seats plays only against the others; the ratings of its seats are averaged. */
function oneOf(own: readonly Rating[]): Rating {
  const mean = (of: (rating: Rating) => number) => own.reduce((sum, rating) => sum + of(rating), 0) / own.length;
  return {
    rating: mean((one) => one.rating),
    deviation: mean((one) => one.deviation),
    volatility: mean((one) => one.volatility),
  };
}

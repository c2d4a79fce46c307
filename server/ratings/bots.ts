/** The strength of our bots, as the arena measured it: by game, then by bot. A bot that is not there is no opponent that counts. */

import * as v from 'valibot';
import measured from './bots.json' with { type: 'json' };
import { NEW_RATING, type Rating } from './glicko.ts';

const Measured = v.strictObject({
  rating: v.pipe(v.number(), v.minValue(0), v.maxValue(5000)),
  deviation: v.pipe(v.number(), v.minValue(10), v.maxValue(350)),
});
export const BotRatingsSchema = v.record(v.string(), v.record(v.string(), Measured));
export type BotRatings = v.InferOutput<typeof BotRatingsSchema>;

export const botRatings: BotRatings = v.parse(BotRatingsSchema, measured);

export function botRating(ratings: BotRatings, game: string, bot: string): Rating | null {
  const known = ratings[game]?.[bot];
  return known === undefined ? null : { ...known, volatility: NEW_RATING.volatility };
}

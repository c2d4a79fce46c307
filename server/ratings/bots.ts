/** The measured strength of the bots of a game. A bot that was not measured does not count as an opponent. */

import { listed } from '@quai/games/list.ts';
import { NEW_RATING, type Rating } from './glicko.ts';

type BotRatings = Readonly<Record<string, Readonly<Pick<Rating, 'rating' | 'deviation'>>>>;
export type BotRatingsOf = (game: string) => Promise<BotRatings>;

export const botRatingsOf: BotRatingsOf = async (game) => (await listed(game)?.load())?.botRatings ?? {};

export function botRating(ratings: BotRatings, bot: string): Rating | null {
  const measured = ratings[bot];
  return measured === undefined ? null : { ...measured, volatility: NEW_RATING.volatility };
}

/** The stars earned, by game and by the puzzle's own id: kept in the browser, and in the account of those who have one. */

import { MOST_STARS } from '@quai/table/puzzle.ts';
import { createSharedRecord } from '../sharedrecord.ts';

/** The best attempt counts. */
const stars = createSharedRecord<number, number>('puzzles', {
  write: (count) => count,
  /** Only what can be meant: anything else is no star. */
  read: (stored) =>
    Number.isInteger(stored) && (stored as number) >= 0 && (stored as number) <= MOST_STARS ? (stored as number) : null,
  better: Math.max,
});

/** What the account knows of other devices, and the other way round. */
export const shareStars = stars.share;

const nameOf = (game: string, puzzle: string) => `${game}/${puzzle}`;

export const starsOf = (game: string, puzzle: string): number => stars.all()[nameOf(game, puzzle)] ?? 0;

export const anyStarsIn = (game: string): boolean =>
  Object.keys(stars.all()).some((name) => name.startsWith(nameOf(game, '')));

/** Stars of puzzles that there were once do not count. */
export const starsIn = (game: string, puzzles: readonly string[]): number =>
  puzzles.reduce((sum, puzzle) => sum + starsOf(game, puzzle), 0);

export const earn = (game: string, puzzle: string, count: number): void => stars.add(nameOf(game, puzzle), count);

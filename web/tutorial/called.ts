/** How far somebody is in a lesson, in words, and where to go on. */

import { learnTexts as l } from '../text/learn.ts';
import { filled } from '../text/text.ts';
import { learned, progressIn } from './progress.ts';

export function lessonState(game: string): string {
  const progress = progressIn(game);
  if (progress === null) return l().mine.none;
  if (progress.won) return l().mine.won;
  return learned(game) ? l().mine.done : filled(l().mine.going, { at: progress.at, of: progress.of });
}

/** A lesson under way, where it was left. */
export function lessonLink(game: string): string {
  const progress = progressIn(game);
  return progress === null || learned(game) ? `/learn/${game}` : `/learn/${game}#${progress.at}`;
}

/** Lessons that were begun and not finished, the furthest first. */
export function unfinished(games: readonly string[]): string[] {
  const share = (game: string) => {
    const progress = progressIn(game);
    return progress === null ? 0 : progress.at / progress.of;
  };
  return games
    .filter((game) => progressIn(game) !== null && !learned(game) && (progressIn(game)?.at ?? 0) > 1)
    .sort((one, other) => share(other) - share(one));
}

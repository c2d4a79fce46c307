/** The stars earned, kept in this browser: by game, and by the puzzle's own id. */

import { createSignal } from 'solid-js';
import { recall, remember } from '../kept.ts';

type Earned = Readonly<Record<string, Readonly<Record<string, number>>>>;

const KEY = 'puzzles';

/** Only what can be meant: anything else is no star. */
function stored(): Earned {
  try {
    const value: unknown = JSON.parse(recall(KEY) ?? '{}');
    const entries = Object.entries(value as Record<string, unknown>).map(([game, list]) => [
      game,
      Object.fromEntries(
        Object.entries((list ?? {}) as Record<string, unknown>).filter(([, stars]) => typeof stars === 'number'),
      ),
    ]);
    return Object.fromEntries(entries) as Earned;
  } catch {
    return {};
  }
}

const [earned, setEarned] = createSignal(stored());

export const starsOf = (game: string, puzzle: string): number => earned()[game]?.[puzzle] ?? 0;

export const starsIn = (game: string): number =>
  Object.values(earned()[game] ?? {}).reduce((sum, stars) => sum + stars, 0);

/** The best attempt counts. Another page of the site may have stored some meanwhile. */
export function earn(game: string, puzzle: string, stars: number): void {
  const now = stored();
  const list = now[game] ?? {};
  const next = { ...now, [game]: { ...list, [puzzle]: Math.max(stars, list[puzzle] ?? 0) } };
  setEarned(next);
  remember(KEY, JSON.stringify(next));
}

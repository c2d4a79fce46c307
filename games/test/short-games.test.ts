/** The short game at the end of every lesson can be won: beginner bots play it out from its position. */

import type { Lesson } from '@quai/engine/lesson.ts';
import { expect, test } from 'vitest';
import { gamesWith, loadGame, partOf } from './folders.ts';
import { gentleBot, interval, openShort, sample } from './short-games.ts';

/** The same games every time. From a share of 65 %, hardly any sample of this size is further off. */
const GAMES = 80;
const FEWEST = 0.52;
const MOST = 0.78;
const MOST_TURNS = 12;

test.each(await gamesWith('lesson'))('%s: a beginner bot in the learner’s seat wins about two in three', async (id) => {
  const { lesson } = (await partOf<{ lesson: Lesson }>(id, 'tutorial/lesson.ts'))!;
  const table = openShort(await loadGame(id), lesson.game);
  const { games, wins, turns } = sample(table, await gentleBot(id), lesson.game.seat, GAMES, 1);
  expect(wins / games).toBeGreaterThan(FEWEST);
  expect(wins / games).toBeLessThan(MOST);
  expect(turns).toBeLessThanOrEqual(MOST_TURNS);
});

test('the interval of a share', () => {
  const [low, high] = interval({ games: 100, wins: 65 });
  expect(low).toBeCloseTo(0.5525, 3);
  expect(high).toBeCloseTo(0.7364, 3);
});

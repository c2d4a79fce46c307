/** The beginner loses to a sensible first-time player without playing foolishly, measured against a bot that looks one move ahead. */

import { loadGame } from '@quai/games/open.ts';
import { openTable } from '@quai/table/opening.ts';
import { expect, test } from 'vitest';
import { matchOf, playMatch } from '../arena/match.ts';
import { beats, meanOf, tallyOf } from '../arena/tally.ts';

const TABLES = 200;

/** The points that the beginner has at least. In Wensleydale the greedy bot never builds, and has none. */
const gentle: readonly (readonly [id: string, least: number])[] = [
  ['railroad-ink', 15],
  ['berlin', 2],
  ['northern-lights', 20],
  ['foothills', 20],
  ['wensleydale', -4],
];

test.each(gentle)(
  'the beginner of %s wins 30 to 45 %% against greedy, and scores',
  async (id, least) => {
    const game = await loadGame(id);
    const seats = Math.max(2, game.seats.min);
    const opened = openTable(game, { seats });
    if (!opened.ok) throw new Error(opened.problems.join('; '));
    const { options, edition } = opened.value;
    const opening = { game: id, rulesNumber: game.rulesNumber, edition, options, seats };
    const played = [];
    for (let n = 0; n < TABLES; n++)
      played.push(await playMatch({ opening, pace: 0.1, ...matchOf('beginner', 'greedy', seats, n) }));
    const { mean } = meanOf(played.map((table) => beats(table, 'beginner', 'greedy')));
    expect(mean).toBeGreaterThanOrEqual(0.3);
    expect(mean).toBeLessThanOrEqual(0.45);
    expect(tallyOf(played, 'beginner').points.mean).toBeGreaterThan(least);
  },
  120_000,
);

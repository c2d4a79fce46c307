/** Hints give a reason in words, in both languages, that no secret of another seat can change. */

import { iterations } from '@quai/bots/effort.ts';
import { moves } from '@quai/engine/play.ts';
import { randomFrom } from '@quai/engine/random.ts';
import { acting } from '@quai/table/log.ts';
import { openPuzzle } from '@quai/table/puzzle.ts';
import { describe, expect, test } from 'vitest';
import { botNamed } from '../bots.ts';
import { games } from '../list.ts';
import { loadGame } from '../open.ts';
import { whys } from '../why.ts';

const FEW = 40;
const NAMES = ['You', 'Ann', 'Ben', 'Cat'];

const known = games.filter(({ meta }) => meta.puzzles);

describe.each(known.map(({ meta }) => meta.id))('%s', (id) => {
  test('says why, the same in every world that the seat cannot tell apart', async () => {
    const game = await loadGame(id);
    const { puzzles, figures } = (await games.find(({ meta }) => meta.id === id)!.puzzles!()).puzzles;
    const bot = (await botNamed(id, 'strong'))!;
    let said = 0;
    for (const puzzle of puzzles) {
      const opened = await openPuzzle(game, puzzle, 'here', NAMES, figures);
      if (!opened.ok) throw new Error(opened.problems.join());
      const { rules, table } = opened.value;
      const { seat } = puzzle.position;
      expect(acting(table!)).toContain(seat);
      const view = rules.view(table!.state, seat);
      const plan = bot.sit(rules, seat).think(view, iterations(FEW), randomFrom(1)).moves;
      const best = moves(rules, table!.state, seat).find(
        (move) => rules.format(move) === puzzle.answers[0]!.moves.split(' ')[0],
      );
      const plans = [plan, [best]];
      const reasons = await whys(id, rules, view, seat, plans);
      const other = rules.imagine(view, randomFrom(9));
      expect(await whys(id, rules, rules.view(other, seat), seat, plans)).toEqual(reasons);
      for (const reason of reasons) {
        if (reason === null) continue;
        said++;
        expect(reason.fr).not.toBe(reason.en);
        expect(reason.en).not.toMatch(/undefined|NaN|\{/);
      }
    }
    expect(said).toBeGreaterThan(puzzles.length / 3);
  });
});

/** The whole sample of the oracle, where it lies beside the repository: ../shared/games/railroad-ink. */

import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { bestEnd, type Oracle, testOracle } from './oracle.ts';

interface Sample extends Oracle {
  rollOrder: string[];
  solverGames: (Oracle['solverGames'][number] & { finalTurnOptimum: number[] })[];
}

const file = new URL('../../../../shared/games/railroad-ink/oracle-sample.json', import.meta.url);

if (existsSync(file)) {
  const sample = JSON.parse(readFileSync(file, 'utf8')) as Sample;
  testOracle('the whole oracle sample, read from ../shared', sample);

  describe('last rounds by exhaustive search, read from ../shared', () => {
    // Crowded boards, so that trying everything takes a moment and not minutes.
    test.each([24, 3])('game %i of the solver: the best end for every fourteenth roll', (seed) => {
      const game = sample.solverGames.find(({ id }) => id === `uq-perfect-look-ahead-${seed}`)!;
      const board = game.rounds.slice(0, 6).join('');
      for (let roll = 0; roll < sample.rollOrder.length; roll += 14)
        expect(bestEnd(board, sample.rollOrder[roll]!), sample.rollOrder[roll]!).toBe(game.finalTurnOptimum[roll]);
    });
  });
} else {
  test('the whole oracle sample is not beside this repository (../shared): only the cases that come with the game ran', () => {
    expect(existsSync(file)).toBe(false);
  });
}

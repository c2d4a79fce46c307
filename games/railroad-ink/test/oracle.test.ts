/**
 * The full oracle, if available: the file that QUAI_ORACLE names, or else the sample next to the repository. It has the format
 * of cases/oracle.json; a section may be missing.
 */

import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { at } from '@quai/engine/at.ts';
import { expect, test } from 'vitest';
import { bestEnd, CROWDED } from './last-rounds.ts';
import { boardFault, type Oracle, sequenceFaults, sequenceRule, testOracle } from './oracle.ts';

interface Sample extends Oracle {
  rollOrder: string[];
  solverGames: (Oracle['solverGames'][number] & { finalTurnOptimum: number[] })[];
}

const beside = new URL('../../../../shared/games/railroad-ink/oracle-sample.json', import.meta.url);
const file = process.env.QUAI_ORACLE ?? fileURLToPath(beside);
const none: Sample = {
  rollOrder: [],
  ...{ fullBoardScores: [], smallBoardScores: [], invalidSequences: [], validSequences: [], connectedNeighbours: [] },
  ...{ completeMoveSets: [], malformedBoards: [], perfectGames: [], solverGames: [], botGames: [], humanGames: [] },
};

if (existsSync(file)) {
  const sample = { ...none, ...(JSON.parse(readFileSync(file, 'utf8')) as Partial<Sample>) };
  testOracle('the whole oracle', sample);

  const crowded = sample.solverGames.filter(({ id }) => CROWDED.slice(0, 2).includes(id));
  test.each(crowded)('$id: the best end for every fourteenth roll', (game) => {
    const board = game.rounds.slice(0, 6).join('');
    for (let roll = 0; roll < sample.rollOrder.length; roll += 14)
      expect(bestEnd(board, at(sample.rollOrder, roll)), at(sample.rollOrder, roll)).toBe(game.finalTurnOptimum[roll]);
  });
} else {
  test('there is no whole oracle here: only the cases that come with the game ran', () => {
    expect(process.env.QUAI_ORACLE, 'the file that QUAI_ORACLE names is not there').toBeUndefined();
  });
}

test('RI-11 what is no board at all is told from one that no table comes to', () => {
  expect(['', 'A3D6', 'a3D61', 'A3H61', 'A3D71', 'A3D68', 'A6D61', '.....'].map(boardFault)).toEqual(
    Array.from({ length: 8 }, () => 'notation'),
  );
  expect(boardFault('S0A10 S1A30 S2A50'.replaceAll(' ', ''))).toBeNull();
  expect(boardFault('S0A10S1A30S2A50S3G30')).toBe('RI-11');
  expect(boardFault('S0A10S0A50')).toBe('RI-11');
  expect(boardFault('A4D30'.repeat(32))).toBe('number');
});

test('RI-6 RI-7 a sequence with two faults may be refused for either', () => {
  // D3 joins nothing, and is drawn twice.
  const twice = 'A1D30A1D30';
  expect(sequenceRule(twice)).toBe('RI-7');
  expect([...sequenceFaults(twice)].sort()).toEqual(['RI-6', 'RI-7']);
});

/** The part of the oracle that comes with the game. */

import { expect, test } from 'vitest';
import cases from './cases/oracle.json' with { type: 'json' };
import { bestEnd } from './last-rounds.ts';
import { type Oracle, testOracle } from './oracle.ts';

testOracle('the cases that come with the game', cases as Oracle);

test('the selection is as large as it should be', () => {
  expect(cases.solverGames.length).toBe(40);
  expect(cases.botGames.length).toBe(60);
  expect(cases.botGames.filter(({ derived }) => derived.totalSimple !== derived.totalTrail).length).toBeGreaterThan(20);
});

test('RI-21.7 the last round of the printed game comes to 46 at best', () => {
  const { rounds, round7dice, finalTurnOptimum } = cases.rulebookGame;
  expect(finalTurnOptimum).toBe(46);
  expect(bestEnd(rounds.join(''), round7dice)).toBe(46);
});

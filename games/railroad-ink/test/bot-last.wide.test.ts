/** The bot's exhaustive search of the last round, against optima found independently. */

import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { iterations } from '@quai/bots/effort.ts';
import { at } from '@quai/engine/at.ts';
import { describe, expect, test } from 'vitest';
import { Anatomy } from '../bot/anatomy.ts';
import { LastRound } from '../bot/last.ts';
import { shapesOf, sketchOf } from '../bot/shapes.ts';
import { pointsOf } from '../rules/score.ts';
import cases from './cases/oracle.json' with { type: 'json' };
import { bestEnd, CROWDED } from './last-rounds.ts';
import { boardFrom, faces, ink, played, position, write } from './position.ts';

const rules = ink();
const shapes = shapesOf(rules.tables);
const last = new LastRound(shapes, new Anatomy(shapes));

/** The best total of the last round, verified by playing its drawings through the rules. */
function solve(board: string, roll: string): number {
  const start = sketchOf(shapes, boardFrom(rules, board));
  const { end, whole } = last.solve(start, faces(rules, roll), null, iterations(Number.POSITIVE_INFINITY));
  expect(whole).toBe(true);
  const state = played(rules, position(rules, roll, board), write(rules, end!.moves));
  expect(pointsOf(rules.tables, at(state.boards, 0)).total).toBe(end!.value);
  return end!.value;
}

describe('cases that come with the game', () => {
  test.each(cases.finalRounds)('$id with $roll comes to $optimum', ({ board, roll, optimum }) => {
    expect(solve(board, roll)).toBe(optimum);
  });

  test('the printed game comes to 46', () => {
    const { rounds, round7dice } = cases.rulebookGame;
    expect(solve(rounds.join(''), round7dice)).toBe(46);
  });

  test('a crowded board comes to what the rules alone find', () => {
    const board = at(cases.finalRounds, 0).board;
    for (const roll of ['A1A3A5B1', 'A2A0A4B0']) expect(solve(board, roll)).toBe(bestEnd(board, roll));
  });
});

test('out of effort it answers what it has', () => {
  const { board, roll } = at(cases.finalRounds, 2);
  const { end, whole } = last.solve(sketchOf(shapes, boardFrom(rules, board)), faces(rules, roll), null, iterations(3));
  expect(whole).toBe(false);
  expect(end === null || end.value <= at(cases.finalRounds, 2).optimum).toBe(true);
});

interface Sample {
  rollOrder: string[];
  solverGames: { id: string; player: string; rounds: string[]; finalTurnOptimum: number[] }[];
}

const beside = new URL('../../../../shared/games/railroad-ink/oracle-sample.json', import.meta.url);
const file = process.env.QUAI_ORACLE ?? fileURLToPath(beside);

if (existsSync(file)) {
  const { rollOrder = [], solverGames = [] } = JSON.parse(readFileSync(file, 'utf8')) as Partial<Sample>;

  const crowded = solverGames.filter(({ id }) => CROWDED.includes(id));
  test.each(crowded)('the game $id of the oracle: some of its last rounds', (game) => {
    const board = game.rounds.slice(0, 6).join('');
    for (let roll = 5; roll < rollOrder.length; roll += 24)
      expect(solve(board, at(rollOrder, roll)), at(rollOrder, roll)).toBe(game.finalTurnOptimum[roll]);
  });
} else {
  test('there is no whole oracle here: only the cases that come with the game ran', () => {
    expect(process.env.QUAI_ORACLE, 'the file that QUAI_ORACLE names is not there').toBeUndefined();
  });
}

/** Reading positions as people write them. */

import { describe, expect, test } from 'vitest';
import { game } from '../game.ts';
import { readPosition } from '../rules/position.ts';
import oracle from './cases/oracle.json' with { type: 'json' };
import { ink, legal, position } from './position.ts';

const rules = ink();
const problem = (text: string, options = {}): string => {
  const read = readPosition(ink(options).tables, text);
  return read.ok ? '' : read.problems.join('\n');
};

test.each([...oracle.fullBoardScores, ...oracle.smallBoardScores])('$id scores as it should', ({ board, expected }) => {
  const shuffled = (board.match(/.{5}/g) ?? []).reverse().join(' ');
  for (const text of [board, shuffled]) {
    const read = game.position!.read(rules as never, text);
    expect(read.ok && rules.standings(read.value as never)[0]!.total).toBe(expected.advanced);
  }
});

test('games of others: every board of theirs is one that a table comes to', () => {
  for (const { id, rounds, score } of oracle.solverGames) {
    const read = readPosition(rules.tables, rounds.join(''));
    expect(read.ok && rules.standings(read.value)[0]!.total, id).toBe(score.total);
  }
});

test.each(oracle.completeMoveSets)('$id: with a roll come the legal moves', ({ board, dice }) => {
  const read = readPosition(rules.tables, `${board} / ${dice}`);
  expect(read.ok && legal(rules, read.value).sort()).toEqual(legal(rules, position(rules, dice, board)).sort());
});

test('without a roll nobody acts; an empty board is a position too', () => {
  const empty = readPosition(rules.tables, '');
  expect(empty).toMatchObject({ ok: true, value: { open: [[]], roll: [] } });
  const rolled = readPosition(rules.tables, '/A0A1A2B0');
  expect(rolled.ok && legal(rules, rolled.value).length).toBeGreaterThan(20);
});

test('RI-11 special routes that are drawn are crossed off', () => {
  const read = readPosition(rules.tables, 'S5A10 / A0A1A2B0');
  expect(read.ok && legal(rules, read.value).some((move) => move.startsWith('S4'))).toBe(true);
  expect(read.ok && legal(rules, read.value).some((move) => move.startsWith('S5'))).toBe(false);
});

test('the drawings of an expansion belong to its tables only', () => {
  expect(problem('L0D30', { expansion: 'lake' })).toBe('');
  expect(problem('L0D30')).toMatch(/L0D30 is no drawing/);
});

describe('what is no position', () => {
  test.each([
    ['A3D6', /^A3D6 is no drawing/],
    ['hello', /^hello is no drawing/],
    ['A1A30 .', /^\. is no drawing/],
    ['A4D30', /^A4D30 fits in no order of the drawings \(RI-7\)$/],
    ['A1A30 A1A30', /A1A30 fits in no order of the drawings \(RI-6\)/],
    ['S0A10 S0A50', /at most 3, each once \(RI-11\)/],
    ['S0A10 S1A30 S2A50 S3G30', /at most 3, each once \(RI-11\)/],
    ['A4D30'.repeat(32), /^32 drawings: a board has at most 31/],
    ['/ A0A1A2', /^A0A1A2 is no roll: a face for each of the 4 dice/],
    ['/ A0A1A2A3', /is no roll/],
    ['A1A30 / A0A1A2B0 / A0A1A2B0', /one slash/],
  ])('%s', (text, sentence) => {
    expect(problem(text)).toMatch(sentence);
  });
});

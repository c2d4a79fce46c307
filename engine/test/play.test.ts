import { expect, test } from 'vitest';
import { scriptedChance } from '../chance.ts';
import type { GameEvent } from '../contract.ts';
import { begin, moves, play, ranks, refusal, settle, show, toAct } from '../play.ts';
import { lanterns } from './tiny.ts';

const rules = lanterns(2);
const deal = [0, 1, 2, 2];

test('all seats with an open step must act, others have no move', () => {
  const state = begin(rules, scriptedChance(deal));
  expect(toAct(state)).toEqual([0, 1]);
  play(rules, state, 1, { keep: 0 }, scriptedChance([]));
  expect(toAct(state)).toEqual([0]);
  expect(moves(rules, state, 1)).toEqual([]);
});

test('a refusal says whether it is the turn, the step, a rule, or too late', () => {
  const state = begin(rules, scriptedChance(deal));
  expect(refusal(rules, state, 0, { lift: true })?.rule).toBe('step');
  play(rules, state, 0, { keep: 0 }, scriptedChance([]));
  expect(refusal(rules, state, 0, { keep: 0 })?.rule).toBe('turn');
  expect(refusal(rules, state, 5, { keep: 0 })?.rule).toBe('turn');
  play(rules, state, 1, { keep: 0 }, scriptedChance([]));
  state.pile = [0, 0, 0];
  expect(refusal(rules, state, 0, { lift: true })?.rule).toBe('LN-2');
  state.ended = 'dark';
  expect(refusal(rules, state, 0, { stop: true })?.rule).toBe('over');
});

test('work on a stack is run before anybody decides', () => {
  const state = begin(rules, scriptedChance(deal));
  for (const seat of [0, 1]) play(rules, state, seat, { keep: 0 }, scriptedChance([]));
  play(rules, state, 0, { lift: true }, scriptedChance([2]));
  expect(state.points).toEqual([3, 0]);
  expect(toAct(state)).toEqual([1]);
});

test('rules that neither ask nor end are stopped', () => {
  const stuck = { ...rules, next: () => {} };
  const state = begin(rules, scriptedChance(deal));
  state.open = [[], []];
  expect(() => settle(stuck, state, scriptedChance([]))).toThrow('neither');
});

test('an event shows its private part to its own seat alone', () => {
  const event: GameEvent = { kind: 'drew', by: 1, count: 1, only: { seat: 1, card: 4 } };
  expect(show(event, 1)).toEqual(event);
  for (const viewer of [0, 2, null]) expect(show(event, viewer)).toEqual({ kind: 'drew', by: 1, count: 1 });
});

test('ranks share equal places and skip the next', () => {
  expect(
    ranks([
      [5, 1],
      [7, 0],
      [5, 1],
      [5, 2],
    ]),
  ).toEqual([3, 1, 3, 2]);
});

import { at } from '@quai/engine/at.ts';
import { logRule } from '@quai/engine/words.ts';
import { expect, test } from 'vitest';
import { logRules } from '../text/log.ts';
import { position } from './position.ts';

const RICH = [5, 5, 5, 5] as const;
const NOTHING = [0, 0, 0, 0] as const;

test('WD-1 WD-25 the drawn seat order leads to the set-up, a later one to the profit/loss track', () => {
  const order = { kind: 'seatOrder', by: null, order: [0, 1, 2] };
  expect(logRule(logRules, order, true)).toBe('WD-1');
  expect(logRule(logRules, order, false)).toBe('WD-25');
});

test('WD-15 WD-31.15 objectors leave by building, other pieces by a takeover', () => {
  const p = position({ phase: 5, hand: { 0: 9 }, influence: { 0: RICH }, figures: { hellifield: [0, 0, 1] } });
  expect(logRule(logRules, at(p.play('settle>hellifield').told('removed'), 0), false)).toBe('WD-15');
  const q = position({ phase: 9, round: 5, influence: { 0: RICH }, links: { 0: ['ripon>masham'] } });
  q.s.figures[3 * q.region('masham') + 1] = 1;
  expect(logRule(logRules, at(q.play('NER:ripon>masham', 'done').told('removed'), 0), false)).toBe('WD-31.15');
});

test('WD-16 WD-19 what is paid leads to the line it is for, or to the exchange', () => {
  const line = position({ phase: 5, influence: { 0: [0, 0, 1, 1] } }).play('skipton>gargrave', 'done');
  expect(logRule(logRules, at(line.told('paid'), 0), false)).toBe('WD-16');
  const train = position({ phase: 6, round: 5, hand: { 0: 3 }, influence: { 0: NOTHING, 1: NOTHING, 2: NOTHING } });
  expect(logRule(logRules, at(train.play('buy:T1A').told('paid'), 0), false)).toBe('WD-19');
});

test('WD-11 WD-31.28 WD-26 who passes leads to the phase it is in', () => {
  const passed = (phase: number, more = {}) => {
    const p = position({ phase, round: 5, hand: { 0: 5 }, influence: { 0: RICH }, ...more }).play('pass');
    return logRule(logRules, at(p.told('passed'), 0), false);
  };
  expect(passed(5)).toBe('WD-11');
  expect(passed(6)).toBe('WD-31.28');
  expect(passed(9, { links: { 0: ['ripon>masham'] } })).toBe('WD-26');
});

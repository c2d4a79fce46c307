import { playoutChance } from '@quai/engine/chance.ts';
import type { GameEvent } from '@quai/engine/contract.ts';
import { begin } from '@quai/engine/play.ts';
import { randomFrom } from '@quai/engine/random.ts';
import { logRule } from '@quai/engine/words.ts';
import { expect, test } from 'vitest';
import { logRules } from '../text/log.ts';
import { berlin } from './sample.ts';

test('BE-2 BE-3 BE-12 what the set-up deals leads to its rules, what a turn draws to others', () => {
  const told: GameEvent[] = [];
  begin(berlin(2), playoutChance(randomFrom(1)), (event) => told.push(event));
  const ruleOf = (kind: string, atSetup: boolean) =>
    logRule(logRules, told.find((event) => event.kind === kind)!, atSetup);
  expect([ruleOf('blind', true), ruleOf('turned', true), ruleOf('offered', true)]).toEqual(['BE-2', 'BE-2', 'BE-3']);
  expect(ruleOf('offered', false)).toBe('BE-12');
});

test('BE-15 BE-21 the last round and the end lead to the rule that made them', () => {
  expect(logRule(logRules, { kind: 'last-round', by: 0, left: 1 }, false)).toBe('BE-15');
  expect(logRule(logRules, { kind: 'ended', by: null, reason: 'pieces' }, false)).toBe('BE-15');
  expect(logRule(logRules, { kind: 'ended', by: null, reason: 'stuck' }, false)).toBe('BE-21');
});

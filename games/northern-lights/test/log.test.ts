import { playoutChance } from '@quai/engine/chance.ts';
import type { GameEvent } from '@quai/engine/contract.ts';
import { begin } from '@quai/engine/play.ts';
import { randomFrom } from '@quai/engine/random.ts';
import { logRule } from '@quai/engine/words.ts';
import { expect, test } from 'vitest';
import { logRules } from '../text/log.ts';
import { northernLights } from './sample.ts';

test('NL-2 NL-4 NL-11 what the set-up deals leads to its rules, what a turn draws to others', () => {
  const told: GameEvent[] = [];
  begin(northernLights(2), playoutChance(randomFrom(1)), (event) => told.push(event));
  const ruleOf = (kind: string, atSetup: boolean) =>
    logRule(logRules, told.find((event) => event.kind === kind)!, atSetup);
  expect([ruleOf('blind', true), ruleOf('turned', true), ruleOf('offered', true)]).toEqual(['NL-2', 'NL-2', 'NL-4']);
  expect(ruleOf('offered', false)).toBe('NL-11');
});

test('NL-13 NL-21 the last round and the end lead to the rule that made them', () => {
  expect(logRule(logRules, { kind: 'last-round', by: 0, left: 1 }, false)).toBe('NL-13');
  expect(logRule(logRules, { kind: 'ended', by: null, reason: 'pieces' }, false)).toBe('NL-13');
  expect(logRule(logRules, { kind: 'ended', by: null, reason: 'stuck' }, false)).toBe('NL-21');
});

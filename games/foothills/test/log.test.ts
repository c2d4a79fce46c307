import { at } from '@quai/engine/at.ts';
import { logRule } from '@quai/engine/words.ts';
import { expect, test } from 'vitest';
import { logRules } from '../text/log.ts';
import { position } from './position.ts';

test('FH-6 FH-14 cubes of the set-up lead to its rule, those of a refill to theirs', () => {
  const [drawn] = position().yard('i').play('A yi[iiisss]').told('drawn');
  expect(logRule(logRules, drawn!, true)).toBe('FH-6');
  expect(logRule(logRules, drawn!, false)).toBe('FH-14');
});

test('FH-35 FH-31 a surveyor in the pub leads to the pub, elsewhere to its move', () => {
  const pub = at(position().built(0, 'I-2').play('E @pub').told('surveyor'), 0);
  expect(logRule(logRules, pub, false)).toBe('FH-35');
  const bala = at(position().play('E @V-1').told('surveyor'), 0);
  expect(logRule(logRules, bala, false)).toBe('FH-31');
});

test('FH-43 FH-37 a stalled game leads to the house rule, another end to the printed one', () => {
  const p = position();
  p.state.stall = 39;
  expect(logRule(logRules, at(p.play('B I').told('triggered'), 0), false)).toBe('FH-43');
  const q = position().yard('i');
  q.state.competitors = 0;
  expect(logRule(logRules, at(q.play('A yi[wiiiii]').told('triggered'), 0), false)).toBe('FH-37');
});

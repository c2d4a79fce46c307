/** Whole tables, played at random with `pick`. */

import { at } from '@quai/engine/at.ts';
import { playoutChance } from '@quai/engine/chance.ts';
import type { Options } from '@quai/engine/contract.ts';
import { begin, moves, play } from '@quai/engine/play.ts';
import { randomFrom } from '@quai/engine/random.ts';
import { describe, expect, test } from 'vitest';
import { game } from '../game.ts';
import type { State } from '../rules/state.ts';
import { boxOf } from './kit.ts';
import { rulesWith } from './opened.ts';

function table(options: Options, seed: number, watch?: (s: State) => void): State {
  const rules = rulesWith(options);
  const random = randomFrom(seed);
  const chance = playoutChance(random);
  const s = begin(rules, chance);
  while (s.ended === null) {
    watch?.(s);
    const seat = at(s.open, 0).length > 0 ? 0 : 1;
    play(rules, s, seat, rules.pick!(s, seat, random), chance);
  }
  return s;
}

const pairs = game.options.find((option) => option.id === 'lines')!.values.slice(1);

describe('whole tables', () => {
  test('FH-2 all 28 pairs of closed lines are set up and played to their end', () => {
    for (const lines of pairs) {
      const box = boxOf(rulesWith({ lines }).tables);
      for (let seed = 0; seed < 4; seed++) {
        let first: unknown = null;
        const s = table({ lines }, seed, (now) => {
          first ??= box(now);
        });
        expect(['buffers', 'competitors', 'stalled']).toContain(s.ended);
        expect(box(s)).toEqual(first);
      }
    }
  });

  test('FH-37 both endings come, triggered by the first and by the second seat; ties and half points come', () => {
    const seen = new Set<string>();
    let ties = 0;
    let halves = 0;
    for (let seed = 0; seed < 400; seed++) {
      let trigger: number | null = null;
      const s = table({}, seed, (now) => {
        if (now.ending !== 0 && trigger === null) trigger = now.turn;
      });
      const rows = rulesWith({}).standings(s);
      seen.add(`${s.ended} ${(trigger ?? s.turn) === s.first ? 'first' : 'second'}`);
      if (at(rows, 0).rank === at(rows, 1).rank) ties++;
      if (at(rows, 0).total % 1 !== 0) halves++;
    }
    for (const ending of ['buffers first', 'buffers second', 'competitors first', 'competitors second'])
      expect(seen).toContain(ending);
    expect(ties).toBeGreaterThan(0);
    expect(halves).toBeGreaterThan(0);
  });

  test('FH-41.19 a step offers to stop where the rules say "may" or "up to", and nowhere else', () => {
    const optional = new Set(['yard', 'track', 'exchange', 'choose', 'surveyor', 'visit', 'score', 'flip']);
    const offered = new Set<string>();
    for (let seed = 0; seed < 160; seed++)
      table({}, seed, (s) => {
        const seat = at(s.open, 0).length > 0 ? 0 : 1;
        const rules = rulesWith({});
        if (moves(rules, s, seat).includes(0)) offered.add(at(s.open, seat).at(-1)!.step);
      });
    expect([...offered].sort()).toEqual([...optional].sort());
  });
});

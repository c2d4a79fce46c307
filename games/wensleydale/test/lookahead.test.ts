/** The two decisions with look-ahead, enumerated in full: every completion is offered, and nothing else. */

import { at } from '@quai/engine/at.ts';
import { playoutChance } from '@quai/engine/chance.ts';
import { ENDLESS, playout } from '@quai/engine/kit/playout.ts';
import { moves, openStep, play, toAct } from '@quai/engine/play.ts';
import { randomFrom } from '@quai/engine/random.ts';
import { describe, expect, test } from 'vitest';
import { allInfluence, influence } from '../rules/influence.ts';
import { COMPANY_NAMES, influenceOf, NO_TOWN } from '../rules/kinds.ts';
import { DONE } from '../rules/moves.ts';
import { openRules, type WensleydaleRules } from '../rules/rules.ts';
import type { State } from '../rules/state.ts';
import { dales, position } from './position.ts';

/** Every takeover that the steps lead to, as the moves before `done`. */
function offered(rules: WensleydaleRules, s: State, seat: number, chosen: readonly string[] = []): string[] {
  return moves(rules, s, seat).flatMap((move) => {
    if (move === DONE) return [chosen.join(' ')];
    if (rules.format(move) === 'pass') return [];
    const after = rules.clone(s);
    play(rules, after, seat, move, playoutChance(randomFrom(1)));
    const further = offered(rules, after, seat, [...chosen, rules.format(move)]);
    if (further.length === 0) throw new Error(`${rules.format(move)} leads nowhere`);
    return further;
  });
}

/** The same derived from the rule alone (WD-26): all paths through different regions over own links, then those that fit. */
function takeovers({ tables: t, format, parse }: WensleydaleRules, s: State, seat: number): string[] {
  const found: string[] = [];
  const { regions } = t.edition;
  const extend = (company: number, visited: readonly number[], chosen: readonly string[]) => {
    const end = visited.at(-1)!;
    const paid = Math.ceil(chosen.length / 2) <= influence(s, seat, influenceOf(company));
    if (chosen.length > 0 && paid && t.town[end] !== NO_TOWN && at(regions, end).outOnly !== true)
      found.push(chosen.join(' '));
    t.from.forEach((from, way) => {
      const to = at(t.to, way);
      if (from !== end || s.links[way >> 1] !== seat || visited.includes(to)) return;
      const text = `${COMPANY_NAMES[company]}:${at(regions, from).id}>${at(regions, to).id}`;
      extend(company, [...visited, to], [...chosen, format(parse(text)!)]);
    });
  };
  for (const company of [0, 1])
    s.companies.forEach((bits, region) => {
      if ((bits & (1 << company)) !== 0) extend(company, [region], []);
    });
  return found;
}

describe('takeovers', () => {
  test('WD-26 the steps lead to every takeover the rule allows, and to no other', () => {
    const rules = openRules(dales, 3);
    let counted = 0;
    for (let seed = 0; seed < 30; seed++)
      playout(rules, seed, ENDLESS, (s) => {
        const seat = toAct(s)[0];
        if (seat === undefined || openStep(s, seat)!.step !== 'takeover' || s.line.length > 0) return;
        const expected = takeovers(rules, s, seat).sort();
        expect(offered(rules, s, seat).sort()).toEqual(expected);
        counted += expected.length;
      });
    expect(counted).toBeGreaterThan(200);
  });

  test('WD-26 a ladder of links: all ways counted', () => {
    const links = ['skipton>gargrave', 'gargrave>hellifield', 'hellifield>malham', 'gargrave>malham', 'malham>settle'];
    const p = position({ phase: 9, round: 5, links: { 0: links }, influence: { 0: [0, 0, 9, 0] } });
    const ways = offered(p.rules, p.s, 0);
    expect(ways).toHaveLength(takeovers(p.rules, p.s, 0).length);
    expect(ways).toContain('MR:skipton>gargrave MR:gargrave>hellifield MR:hellifield>malham MR:malham>settle');
    expect(ways).toContain('MR:settle>malham');
    expect(new Set(ways).size).toBe(ways.length);
  });
});

describe('payments', () => {
  /** How often each division of a debt among the kinds comes up: [government, train, MR, NER, cubes left]. */
  function payments(rules: WensleydaleRules, s: State, seat: number): Map<string, number> {
    const ends = new Map<string, number>();
    const follow = (at: State) => {
      if (openStep(at, seat)?.step !== 'pay') {
        const left = [0, 1, 2, 3].map((kind) => influence(at, seat, kind));
        const key = [...left, at.hand[seat]].join(',');
        ends.set(key, (ends.get(key) ?? 0) + 1);
        return;
      }
      for (const move of moves(rules, at, seat)) {
        const after = rules.clone(at);
        play(rules, after, seat, move, playoutChance(randomFrom(1)));
        follow(after);
      }
    };
    follow(s);
    return ends;
  }

  test('WD-16 every division of the debt among the kinds, each in one way', () => {
    // Five links cost 1 + 2 + 2 + 2 + 2 = 9, less two cubes: 7 of government 3, train 2, MR 4, NER 2.
    const p = position({ phase: 5, hand: { 0: 2, 1: 9 }, influence: { 0: [3, 2, 5, 2], 1: [1, 1, 1, 1] } });
    p.play('skipton>gargrave', 'gargrave>malham', 'malham>grassington', 'grassington>kettlewell', 'kettlewell>buckden');
    expect(p.s.due).toBe(9);
    p.play('done');
    expect(allInfluence(p.s, 0)).toBe(11);
    const ends = payments(p.rules, p.s, 0);
    let expected = 0;
    for (let g = 0; g <= 3; g++)
      for (let t = 0; t <= 2; t++)
        for (let m = 0; m <= 4; m++) if (7 - g - t - m >= 0 && 7 - g - t - m <= 2) expected++;
    expect(ends.size).toBe(expected);
    expect([...ends.values()].every((times) => times === 1)).toBe(true);
  });

  test('WD-19 every way to give for an exchange, each in one way', () => {
    const p = position({ phase: 6, hand: { 0: 2, 1: 9 }, influence: { 0: [2, 0, 2, 3], 1: [1, 1, 1, 1] } });
    p.play('buy:T2A');
    const ends = payments(p.rules, p.s, 0);
    let expected = 0;
    for (let c = 0; c <= 2; c++)
      for (let g = 0; g <= 2; g++)
        for (let m = 0; m <= 2; m++) if (6 - c - g - m >= 0 && 6 - c - g - m <= 3) expected++;
    expect(ends.size).toBe(expected);
    expect([...ends.values()].every((times) => times === 1)).toBe(true);
    for (const key of ends.keys()) expect(key.split(',').reduce((sum, left) => sum + Number(left), 0)).toBe(9 - 6);
  });
});

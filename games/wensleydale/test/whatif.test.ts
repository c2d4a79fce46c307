import { canonical } from '@quai/engine/hash.ts';
import { randomFrom } from '@quai/engine/random.ts';
import { describe, expect, test } from 'vitest';
import { CHEESE, PROFIT, RED, STONE } from '../rules/kinds.ts';
import { linkMove } from '../rules/moves.ts';
import { spaceOf } from '../rules/piles.ts';
import {
  linkTerms,
  loadableAfter,
  loadableNow,
  loadableThrough,
  meantWay,
  profitIfNow,
  takeoverIfNow,
} from '../rules/whatif.ts';
import { position } from './position.ts';
import { wordsOf } from './say.ts';

const RICH = [5, 5, 5, 5] as const;

describe('profit if the phase ended now', () => {
  const p = position({
    order: [1, 0, 2],
    profit: { 0: 3, 1: 0, 2: -13 },
    links: { 0: ['skipton>gargrave'], 2: ['ripon>masham', 'ripon>studley'] },
    trains: { 0: ['T3A'] },
    loads: { T3A: [2, 1, 0, 0] },
  });

  test('income, upkeep, the space within the track and the new place', () => {
    expect(profitIfNow(p.rules.tables, p.s)).toEqual([
      { seat: 0, income: 5, upkeep: 1, from: 3, to: 5, place: 0 },
      { seat: 1, income: 0, upkeep: 0, from: 0, to: 0, place: 1 },
      { seat: 2, income: 0, upkeep: 2, from: -13, to: -13, place: 2 },
    ]);
  });

  test('WD-24 it is shown while the profit of the round lies ahead, and not after it', () => {
    const shown = (q: ReturnType<typeof position>) =>
      wordsOf(q.rules, 'en')
        .board(q.s, String)
        .some((panel) => panel.title === 'Profit if the round ended now');
    const links = { 0: ['ripon>masham'] };
    for (const phase of [5, 6]) expect(shown(position({ phase, hand: { 0: 9 }, links }))).toBe(true);
    // Profit is settled: the upkeep now belongs to the next round, and the last round has none.
    const sold = position({ phase: 9, round: 5, links });
    expect([sold.step(), shown(sold)]).toEqual(['takeover', false]);
    expect(shown(sold.play('pass'))).toBe(false);
  });

  test('it is what phase 7 then does, and asking changes nothing', () => {
    const before = canonical(p.s);
    const forecast = profitIfNow(p.rules.tables, p.s);
    expect(canonical(p.s)).toBe(before);
    p.s.phase = 6;
    p.s.passed.fill(1);
    p.next();
    expect(forecast.map(({ to }) => to)).toEqual([0, 1, 2].map((seat) => spaceOf(p.s, PROFIT, seat)));
  });
});

describe('a link before it is laid', () => {
  test('its cost, its fees, the objectors that leave, and what the line then costs', () => {
    const p = position({
      phase: 5,
      hand: { 0: 12 },
      influence: { 0: RICH },
      figures: { hellifield: [1, 0, 2], burnsall: [0, 0, 3] },
    });
    const { tables: t } = p.rules;
    expect(linkTerms(t, p.s, 0, p.way('settle>hellifield'))).toEqual({
      cost: 1,
      fees: [1, 0],
      objectors: 2,
      due: 1,
      refusal: null,
    });
    p.play('skipton>gargrave');
    expect(linkTerms(t, p.s, 0, p.way('gargrave>malham'))).toMatchObject({ cost: 2, fees: [0, 0], due: 3 });
    expect(linkTerms(t, p.s, 0, p.way('settle>malham')).refusal).toBe('WD-11');
  });

  test('for a seat that is not building it is the first link of a new line', () => {
    const p = position({ phase: 5, hand: { 0: 12, 1: 12 }, influence: { 0: RICH, 1: RICH } });
    p.play('skipton>gargrave');
    const terms = linkTerms(p.rules.tables, p.s, 1, p.way('the-south>cononley'));
    expect(terms).toEqual({ cost: 1, fees: [1, 1], objectors: 0, due: 1, refusal: null });
  });

  test('WD-14 WD-16 WD-11 a border is meant out of where a line may start, whichever way it is written', () => {
    // Without MR influence it is the way out of Skipton, not into it, that is refused.
    const poor = position({ phase: 5, hand: { 0: 12 }, influence: { 0: [5, 5, 0, 5] } });
    const over = (p: typeof poor, text: string) => {
      const way = meantWay(p.rules.tables, p.s, 0, p.way(text) >> 1);
      return [p.rules.format(linkMove(way)), linkTerms(p.rules.tables, p.s, 0, way).refusal];
    };
    for (const text of ['skipton>gargrave', 'gargrave>skipton'])
      expect(over(poor, text)).toEqual(['skipton>gargrave', 'WD-14']);
    // On from the line's end, though it could have started in Settle.
    const p = position({ phase: 5, hand: { 0: 1 }, influence: { 0: [0, 1, 1, 0] } });
    p.play('skipton>gargrave');
    expect(over(p, 'malham>gargrave')).toEqual(['gargrave>malham', 'WD-16']);
    expect(over(p, 'settle>malham')[1]).toBe('WD-11');
  });

  test('a world imagined from the view answers the same', () => {
    const p = position({ phase: 5, hand: { 0: 12 }, influence: { 0: RICH } });
    const world = p.rules.imagine(p.rules.view(p.s, 0), randomFrom(1));
    const way = p.way('skipton>burnsall');
    expect(linkTerms(p.rules.tables, world, 0, way)).toEqual(linkTerms(p.rules.tables, p.s, 0, way));
  });
});

describe('what a link gives access to', () => {
  const p = position({
    phase: 5,
    hand: { 0: 12 },
    influence: { 0: RICH },
    links: { 0: ['skipton>gargrave'] },
    goods: { gargrave: 1, 'rylstone-fell': 2, 'fountains-fell': 1 },
    figures: { malham: [2, 1, 1] },
  });
  const { tables: t } = p.rules;

  test('now: the cheese of Gargrave', () => {
    expect(loadableNow(t, p.s, 0)).toEqual([{ region: p.region('gargrave'), piece: CHEESE, count: 1 }]);
  });

  test('after a link to Malham: its MR passengers and the stone on both hills beside it', () => {
    const way = p.way('gargrave>malham');
    const opened = [
      { region: p.region('malham'), piece: RED, count: 2 },
      { region: p.region('fountains-fell'), piece: STONE, count: 1 },
      { region: p.region('rylstone-fell'), piece: STONE, count: 2 },
    ].sort((a, b) => a.region - b.region);
    expect(loadableThrough(t, p.s, 0, way)).toEqual(opened);
    expect(loadableAfter(t, p.s, 0, way)).toHaveLength(4);
  });

  test('the view stays as it was', () => {
    const before = canonical(p.s);
    loadableAfter(t, p.s, 0, p.way('gargrave>malham'));
    expect(canonical(p.s)).toBe(before);
  });
});

describe('the takeover chosen so far', () => {
  test('WD-27 which towns change, which pieces leave, what upkeep is saved', () => {
    const p = position({
      phase: 9,
      round: 5,
      influence: { 0: RICH, 1: RICH, 2: RICH },
      links: { 0: ['skipton>gargrave', 'gargrave>hellifield', 'hellifield>malham'] },
      goods: { gargrave: 2 },
      figures: { hellifield: [1, 1, 0] },
    });
    const { tables: t } = p.rules;
    expect(takeoverIfNow(t, p.s, 0)).toBeNull();
    p.play('MR:skipton>gargrave', 'MR:gargrave>hellifield');
    const before = canonical(p.s);
    expect(takeoverIfNow(t, p.s, 0)).toEqual({
      towns: [p.region('hellifield')],
      gone: [0, 2, 1, 0, 0],
      saved: 2,
    });
    expect(canonical(p.s)).toBe(before);
  });
});

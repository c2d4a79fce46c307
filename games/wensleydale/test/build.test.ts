import { at } from '@quai/engine/at.ts';
import { ENDLESS, playout } from '@quai/engine/kit/playout.ts';
import { describe, expect, test } from 'vitest';
import { influence } from '../rules/influence.ts';
import { GOVERNMENT, MR, NER, NOBODY, TRAIN, WHITE } from '../rules/kinds.ts';
import { objectorsAt } from '../rules/phases/build.ts';
import { pileOn } from '../rules/piles.ts';
import { openRules } from '../rules/rules.ts';
import { dales, editionFrom, position } from './position.ts';

const RICH = [5, 5, 5, 5] as const;
const build = (more = {}) =>
  position({ phase: 5, hand: { 0: 12, 1: 12, 2: 12 }, influence: { 0: RICH, 1: RICH, 2: RICH }, ...more });

describe('where a line may go', () => {
  test('WD-11 the first line starts in a company town’s region', () => {
    const p = build();
    expect(p.refuses('skipton>gargrave')).toBeNull();
    expect(p.refuses('gargrave>hellifield')).toBe('WD-11');
    expect(p.refuses('hellifield>settle')).toBe('WD-11');
  });

  test('WD-11 a later line also starts where the network touches, even in pieces, and branches off older links', () => {
    const p = build({ links: { 0: ['skipton>gargrave', 'darlington>staindrop'] } });
    expect(p.refuses('gargrave>hellifield')).toBeNull();
    expect(p.refuses('gargrave>malham')).toBeNull();
    expect(p.refuses('staindrop>barnard-castle')).toBeNull();
    expect(p.refuses('hellifield>malham')).toBe('WD-11');
    p.play('gargrave>hellifield');
    expect(p.s.line).toHaveLength(1);
  });

  test('WD-11 one unbroken line without a branch: it goes on from where it ended', () => {
    const p = build();
    p.play('skipton>gargrave');
    expect(p.refuses('gargrave>hellifield')).toBeNull();
    expect(p.refuses('skipton>addingham')).toBe('WD-11');
    expect(p.refuses('settle>hellifield')).toBe('WD-11');
    expect(p.refuses('pass')).toBe('WD-11');
    p.play('gargrave>hellifield');
    expect(p.refuses('gargrave>malham')).toBe('WD-11');
    p.play('done');
    expect(p.seat()).toBe(1);
  });

  test('WD-11 in building order, each seat once', () => {
    const p = build({ buildOrder: [2, 0, 1] });
    expect(p.seat()).toBe(2);
    p.play('pass');
    expect(p.seat()).toBe(0);
    p.play('skipton>gargrave', 'done');
    expect(p.seat()).toBe(1);
    p.play('pass');
    expect(p.s.phase).toBe(6);
  });

  test('WD-12 one link a border, whoever owns it; a region may hold links of several', () => {
    const p = build({ links: { 1: ['skipton>gargrave'] }, mr: ['settle>hellifield'] });
    expect(p.refuses('skipton>gargrave')).toBe('WD-12');
    expect(p.refuses('settle>hellifield')).toBe('WD-12');
    expect(p.refuses('skipton>cononley')).toBeNull();
    p.play('skipton>cononley');
    expect(p.refuses('cononley>gargrave')).toBeNull();
  });

  test('WD-12 never into or out of a hill, out of The South but never into it', () => {
    const p = build();
    expect(p.refuses('skipton>rylstone-fell')).toBe('WD-12');
    expect(p.refuses('the-south>cononley')).toBeNull();
    expect(p.refuses('ilkley>the-south')).toBe('WD-31.11');
    p.play('skipton>cononley');
    expect(p.refuses('cononley>the-south')).toBe('WD-31.11');
  });

  test('WD-31.7 objectors are paid only in the region built into', () => {
    // Hellifield holds two objectors although a link of the seat lies there: starting there costs nothing.
    const p = build({ links: { 0: ['settle>hellifield'] }, figures: { hellifield: [0, 0, 2], malham: [0, 0, 1] } });
    p.play('hellifield>malham');
    expect(influence(p.s, 0, GOVERNMENT)).toBe(4);
    expect(p.s.figures[3 * p.region('hellifield') + 2]).toBe(2);
    expect(p.s.figures[3 * p.region('malham') + 2]).toBe(0);
  });

  test('WD-31.9 a line may close a ring at its start, and ends there; nothing need be built', () => {
    const p = build();
    expect(p.refuses('pass')).toBeNull();
    p.play('skipton>gargrave', 'gargrave>cononley', 'cononley>skipton');
    // The start was paid for when the line left it.
    expect(influence(p.s, 0, MR)).toBe(4);
    expect(p.refuses('skipton>addingham')).toBe('WD-31.9');
    expect(p.legal()).toEqual(['done']);
    p.play('done');
    expect(p.s.links.filter((owner) => owner === 0)).toHaveLength(3);
  });

  test('WD-31.9 back at any region but its start, a line would be a branch', () => {
    const p = build();
    p.play('skipton>gargrave', 'gargrave>cononley', 'cononley>barnoldswick');
    expect(p.refuses('barnoldswick>gargrave')).toBe('WD-31.9');
    expect(p.figures('barnoldswick>gargrave')).toEqual({ from: 'Barnoldswick', to: 'Gargrave' });
  });

  test('WD-31.9 before rules number 2, no line came back to its start', () => {
    const p = build({ rulesNumber: 1 });
    p.play('skipton>gargrave', 'gargrave>cononley');
    expect(p.refuses('cononley>skipton')).toBe('WD-31.9');
  });

  test('WD-31.11 The South is a lowland for cost, and a town of both companies', () => {
    const p = build();
    p.play('the-south>cononley');
    expect(p.s.due).toBe(1);
    expect(influence(p.s, 0, MR)).toBe(4);
    expect(influence(p.s, 0, NER)).toBe(4);
  });

  test.each([
    ['mr', 4, 5],
    ['ner', 5, 4],
  ])('WD-31.11 the host may give The South to one company: %s', (south, mr, ner) => {
    const p = build({ options: { south } });
    p.play('the-south>cononley');
    expect([influence(p.s, 0, MR), influence(p.s, 0, NER)]).toEqual([mr, ner]);
    // Other towns keep their companies, and so does a South that the map gives to one company.
    expect(p.s.companies[p.region('ripon')]).toBe(2);
    const own = editionFrom({
      ...dales,
      regions: dales.regions.map((region) =>
        region.outOnly === true ? { ...region, town: { ...region.town, companies: ['ner'] } } : region,
      ),
    });
    const q = position({ edition: own, options: { south } });
    expect(q.s.companies[q.region('the-south')]).toBe(2);
  });

  test('WD-31.20 without a link in stock nothing can be built, and the seat passes by itself', () => {
    const p = build({ order: [0, 1, 2] });
    p.s.linkStock[0] = 1;
    p.play('skipton>gargrave');
    expect(p.refuses('gargrave>hellifield')).toBe('WD-31.20');
    p.play('done');
    expect(p.s.linkStock[0]).toBe(0);
    const empty = build({ buildOrder: [1, 0, 2] });
    empty.s.linkStock[0] = 0;
    empty.play('pass');
    expect(empty.told('passed')).toMatchObject([
      { by: 1, unable: false },
      { by: 0, unable: true },
    ]);
    expect(empty.seat()).toBe(2);
  });

  test('WD-31.26 a seat that never built, or whose links were all taken over, starts in a company town', () => {
    const p = build({ mr: ['skipton>gargrave'], figures: {} });
    // Only a company’s link touches Gargrave: that is nobody’s network.
    expect(p.refuses('gargrave>barnoldswick')).toBe('WD-11');
    expect(p.refuses('skipton>cononley')).toBeNull();
    // Hellifield would be a company town if that link led on to it.
    const further = build({ mr: ['skipton>gargrave', 'gargrave>hellifield'] });
    expect(further.refuses('hellifield>barnoldswick')).toBeNull();
  });
});

describe('what a line costs', () => {
  test('WD-13 lowland to lowland 1, lowland to valley 2, valley to valley 2', () => {
    const p = build();
    p.play('skipton>gargrave');
    expect(p.s.due).toBe(1);
    p.play('gargrave>malham');
    expect(p.s.due).toBe(3);
    p.play('malham>grassington');
    expect(p.s.due).toBe(5);
    p.play('done');
    expect(p.s.hand[0]).toBe(7);
    expect(p.s.stock[0]).toBe(8);
  });

  test('WD-14 one influence of its colour for a company town, once for going in and out', () => {
    const p = build();
    p.play('skipton>gargrave');
    expect(influence(p.s, 0, MR)).toBe(4);
    p.play('gargrave>hellifield', 'hellifield>settle');
    expect(influence(p.s, 0, MR)).toBe(3);
    p.play('settle>clapham');
    expect(influence(p.s, 0, MR)).toBe(3);
    p.play('clapham>ingleton');
    expect(influence(p.s, 0, MR)).toBe(2);
    expect(influence(p.s, 0, NER)).toBe(5);
  });

  test('WD-14 a town of both companies costs one of each', () => {
    const p = build({ mr: ['settle>hellifield'], ner: ['harrogate>washburn'] });
    p.s.companies[p.region('hellifield')]! |= 2;
    p.play('skipton>gargrave', 'gargrave>hellifield');
    expect(influence(p.s, 0, MR)).toBe(3);
    expect(influence(p.s, 0, NER)).toBe(4);
    p.play('hellifield>barnoldswick');
    expect(influence(p.s, 0, MR)).toBe(3);
    expect(influence(p.s, 0, NER)).toBe(4);
  });

  test('WD-14 from one company town straight into another costs both their fees', () => {
    const p = build({ influence: { 0: [5, 5, 1, 0] } });
    expect(p.refuses('settle>clapham')).toBeNull();
    const both = build({ influence: { 0: [5, 5, 1, 0] }, mr: ['ingleton>clapham'] });
    expect(both.refuses('settle>clapham')).toBe('WD-14');
    expect(both.figures('settle>clapham')).toMatchObject({ company: 'MR', need: 2, have: 1 });
  });

  test('WD-14 counted by links, a link between two towns of a company costs one of its influence, and going on nothing', () => {
    const both = { mr: ['ingleton>clapham'], options: { fee: 'link' } };
    const p = build({ ...both, influence: { 0: [5, 5, 1, 0] } });
    p.play('settle>clapham');
    expect(influence(p.s, 0, MR)).toBe(0);
    // A company town that was not paid for yet still costs its point, whichever way the line comes to it.
    const q = build({ ...both, influence: { 0: [5, 5, 2, 2] } });
    q.s.companies[q.region('clapham')]! |= 2;
    q.play('settle>clapham');
    expect([influence(q.s, 0, MR), influence(q.s, 0, NER)]).toEqual([1, 1]);
    const further = build({ options: { fee: 'link' } });
    further.play('skipton>gargrave', 'gargrave>hellifield', 'hellifield>settle', 'settle>clapham');
    expect(influence(further.s, 0, MR)).toBe(3);
  });

  test('WD-15 an objector costs one government influence and leaves', () => {
    const p = build({ figures: { hellifield: [1, 0, 2] } });
    p.play('settle>hellifield');
    expect(influence(p.s, 0, GOVERNMENT)).toBe(3);
    expect(p.s.figures.slice(3 * p.region('hellifield'), 3 * p.region('hellifield') + 3)).toEqual([1, 0, 0]);
    expect(p.s.gone[WHITE]).toBe(2);
    expect(p.told('link')).toMatchObject([{ by: 0, cost: 1, fees: [1, 0], objectors: 2, due: 1 }]);
    expect(p.told('removed')).toMatchObject([{ by: 0, piece: WHITE, count: 2 }]);
    const poor = build({ figures: { hellifield: [1, 0, 2] }, influence: { 0: [1, 5, 5, 5] } });
    expect(poor.refuses('settle>hellifield')).toBe('WD-15');
    expect(poor.figures('settle>hellifield')).toMatchObject({ to: 'Hellifield', need: 2, have: 1 });
  });

  test('WD-16 cubes pay first, then influence of the kinds the seat chooses', () => {
    const p = build({ hand: { 0: 2 }, influence: { 0: [2, 1, 1, 1] } });
    p.play('skipton>gargrave', 'gargrave>malham', 'done');
    // Due 3: two cubes, and one influence of government 2, train 1 or NER 1 (the MR point went for Skipton).
    expect(p.s.hand[0]).toBe(0);
    expect(p.step()).toBe('pay');
    expect(p.legal()).toEqual(['pay:government:0', 'pay:government:1']);
    p.play('pay:government:0');
    expect(p.legal()).toEqual(['pay:train:0', 'pay:train:1']);
    p.play('pay:train:0');
    // Only NER is left: no choice, so nobody is asked.
    expect([GOVERNMENT, TRAIN, MR, NER].map((kind) => influence(p.s, 0, kind))).toEqual([2, 1, 0, 0]);
    expect(p.seat()).toBe(1);
  });

  test('WD-16 a link is legal only if fees and all costs so far can be paid', () => {
    const p = build({ hand: { 0: 1 }, influence: { 0: [0, 1, 1, 0] } });
    expect(p.refuses('skipton>burnsall')).toBeNull();
    p.play('skipton>gargrave');
    // One cube and one train point are left for 1 + 2.
    expect(p.refuses('gargrave>malham')).toBe('WD-16');
    expect(p.figures('gargrave>malham')).toMatchObject({ need: 3, have: 2 });
    expect(p.refuses('gargrave>hellifield')).toBeNull();
    p.play('gargrave>hellifield');
    expect(p.legal()).toEqual(['done']);
    p.play('done');
    expect(p.s.hand[0]).toBe(0);
    expect(influence(p.s, 0, TRAIN)).toBe(0);
  });

  test('WD-31.8 the fee is due again on a later turn', () => {
    const p = build({ links: { 0: ['skipton>gargrave'] } });
    p.play('skipton>cononley');
    expect(influence(p.s, 0, MR)).toBe(4);
  });

  test('WD-31.8 fees are not payable by cubes or other influence', () => {
    const p = build({ influence: { 0: [9, 9, 0, 9] }, hand: { 0: 15 } });
    expect(p.refuses('skipton>gargrave')).toBe('WD-14');
    expect(p.refuses('darlington>staindrop')).toBeNull();
  });

  test('WD-31.10 fees are taken with the link, cubes until none are left, then influence of any kinds', () => {
    const p = build({ hand: { 0: 1 }, influence: { 0: [3, 3, 3, 3] } });
    p.play('skipton>gargrave');
    expect(influence(p.s, 0, MR)).toBe(2);
    expect(p.s.hand[0]).toBe(1);
    p.play('gargrave>malham', 'malham>grassington', 'done');
    expect(p.s.hand[0]).toBe(0);
    // Four still to pay of 3, 3, 2, 3.
    expect(p.refuses('pay:government:4')).toBe('WD-31.10');
    expect(p.figures('pay:government:4')).toEqual({ least: 0, most: 3, due: 4 });
    expect(p.refuses('pay:train:1')).toBe('step');
    expect(p.refuses('pay:cubes:1')).toBe('step');
    p.play('pay:government:1', 'pay:train:1', 'pay:MR:2');
    expect([GOVERNMENT, TRAIN, MR, NER].map((kind) => influence(p.s, 0, kind))).toEqual([2, 2, 0, 3]);
    expect(p.told('paid').map((event) => [event.source, event.amount])).toEqual([
      ['government', 1],
      ['train', 1],
      ['MR', 2],
    ]);
  });

  test('WD-31.10 what later kinds cannot cover must be paid with this one', () => {
    const p = build({ hand: { 0: 0 }, influence: { 0: [3, 1, 1, 0] } });
    p.play('skipton>gargrave', 'gargrave>malham', 'done');
    expect(p.refuses('pay:government:1')).toBe('WD-31.10');
    expect(p.legal()).toEqual(['pay:government:2', 'pay:government:3']);
  });

  test('WD-31.22 cubes spent for building go to the stock; what is kept is there next round', () => {
    const p = build({ hand: { 0: 4 } });
    p.play('skipton>gargrave', 'done');
    expect(p.s.hand[0]).toBe(3);
    expect(p.s.stock[0]).toBe(12);
    p.s.phase = 0;
    p.s.open = [[], [], []];
    p.next();
    expect(p.s.hand[0]).toBe(15);
  });

  test('WD-31.24 a link that cannot be paid for is refused when it is laid; train influence counts like others', () => {
    const p = build({ hand: { 0: 0 }, influence: { 0: [0, 2, 1, 0] } });
    expect(p.refuses('skipton>burnsall')).toBeNull();
    p.play('skipton>burnsall', 'done');
    expect(influence(p.s, 0, TRAIN)).toBe(0);
    const poor = build({ hand: { 0: 0 }, influence: { 0: [0, 1, 1, 0] } });
    expect(poor.refuses('skipton>burnsall')).toBe('WD-16');
    // The government point the objector takes cannot pay for the link as well.
    const objected = build({ hand: { 0: 0 }, influence: { 0: [1, 1, 1, 0] }, figures: { burnsall: [0, 0, 1] } });
    expect(objected.refuses('skipton>burnsall')).toBe('WD-16');
  });

  test('WD-31.25 wherever a link touches, no objector is left', () => {
    const rules = openRules(dales, 4);
    const { tables: t } = rules;
    for (const seed of [1, 2, 3])
      playout(rules, seed, ENDLESS, (s) => {
        for (const border of t.crossings)
          if (s.links[border] !== NOBODY)
            expect(objectorsAt(s, at(t.from, 2 * border)) + objectorsAt(s, at(t.to, 2 * border))).toBe(0);
      });
  });

  test('a disc that pays lands on top of the pile it comes to', () => {
    const p = build({ hand: { 0: 0 }, influence: { 0: [2, 2, 2, 1], 1: [1, 2, 1, 1], 2: [1, 2, 1, 1] } });
    p.play('skipton>gargrave', 'done', 'pay:government:1');
    expect(pileOn(p.s, GOVERNMENT, 1)).toEqual([0, 1, 2]);
  });

  test('a seat that can pay for no link at all passes by itself', () => {
    const p = build({ hand: { 0: 15 }, influence: { 0: [5, 5, 0, 0], 1: RICH, 2: RICH } });
    expect(p.told('passed')).toMatchObject([{ by: 0, phase: 5, unable: true }]);
    expect(p.seat()).toBe(1);
  });
});

import { describe, expect, test } from 'vitest';
import { influence } from '../rules/influence.ts';
import { CHEESE, GOVERNMENT, LOADS, MR, NER, RED, STONE, TRAIN } from '../rules/kinds.ts';
import { pileOn } from '../rules/piles.ts';
import { type Given, position } from './position.ts';

/** In the last round, so that what follows the phase ends the table. */
const phase6 = (more: Given = {}) => position({ phase: 6, round: 5, ...more });
const NOTHING = [0, 0, 0, 0] as const;
/** Three cheese regions beside Skipton, all linked. */
const CHEESE_LINE = ['skipton>gargrave', 'skipton>cononley', 'skipton>addingham'];
const CHEESE_PILES = { gargrave: 2, cononley: 2, addingham: 2 };

describe('turns of phase 6', () => {
  test('WD-17 in train order one action each, round and round: buy, load or pass for the phase', () => {
    const p = phase6({
      trainOrder: [2, 0, 1],
      links: { 2: CHEESE_LINE },
      goods: CHEESE_PILES,
      influence: { 0: [0, 2, 0, 0], 1: [0, 2, 0, 0], 2: [0, 3, 0, 0] },
    });
    expect(p.seat()).toBe(2);
    p.play('buy:T3A');
    expect(p.seat()).toBe(0);
    p.play('buy:T2A');
    expect(p.seat()).toBe(1);
    p.play('pass');
    expect(p.seat()).toBe(2);
    p.play('load:cheese:gargrave');
    // Seat 0 has a train and nothing to load, no influence to buy with: it passes automatically; seat 1 has passed.
    expect(p.told('passed')).toMatchObject([
      { by: 1, unable: false },
      { by: 0, unable: true },
    ]);
    expect(p.seat()).toBe(2);
    p.play('load:cheese:gargrave', 'load:cheese:cononley');
    // All three goods slots are full.
    expect(p.s.ended).toBe('rounds');
    expect(p.s.held.slice(8)).toEqual([0, 3, 0, 0]);
  });

  test('WD-17 who passed is asked again in the next round', () => {
    const p = position({ phase: 5, round: 2, hand: { 0: 3, 1: 3, 2: 3 } });
    p.s.passed.fill(1);
    p.play('pass', 'pass', 'pass');
    expect([p.s.phase, p.seat(), p.s.passed]).toEqual([6, 0, [0, 0, 0]]);
  });

  test('WD-31.28 a seat with nothing it could do passes by itself', () => {
    const p = phase6({ influence: { 0: NOTHING, 1: [0, 1, 0, 0] } });
    expect(p.told('passed')).toMatchObject([{ by: 0, phase: 6, unable: true }]);
    expect(p.seat()).toBe(1);
  });

  test('WD-31.28 one that could act may pass, and is out for good', () => {
    const p = phase6({ influence: { 0: [0, 3, 0, 0], 1: [0, 3, 0, 0], 2: NOTHING } });
    p.play('pass', 'buy:T1A');
    expect(p.seat()).toBe(1);
    expect(p.s.passed[0]).toBe(1);
  });

  test('WD-31.28 a train bought later carries at once, and loads stay where they are', () => {
    const p = phase6({
      links: { 0: CHEESE_LINE },
      goods: CHEESE_PILES,
      influence: { 0: [0, 3, 0, 0], 1: NOTHING, 2: NOTHING },
    });
    p.play('buy:T1A', 'load:cheese:gargrave');
    expect(p.refuses('load:cheese:cononley')).toBe('WD-20');
    p.play('buy:T2B', 'load:cheese:cononley');
    const train = (id: string) => p.rules.tables.edition.trains.findIndex((each) => each.id === id);
    expect(p.s.loads[train('T1A') * LOADS + CHEESE]).toBe(1);
    expect(p.s.loads[train('T2B') * LOADS + CHEESE]).toBe(1);
  });
});

describe('trains', () => {
  test('WD-18 rows cost 1, 2 and 3 train influence; a locomotive goes on the train', () => {
    const p = phase6({ influence: { 0: [0, 6, 0, 0], 1: NOTHING, 2: NOTHING } });
    p.play('buy:T3B', 'buy:T1A');
    expect(influence(p.s, 0, TRAIN)).toBe(2);
    expect(p.s.locomotives[0]).toBe(1);
    expect(p.told('bought')).toHaveLength(2);
  });

  test('WD-18 at most one of each row a round, and one owner a train', () => {
    const p = phase6({ influence: { 0: [0, 9, 0, 0], 1: [0, 9, 0, 0], 2: NOTHING } });
    p.play('buy:T1A');
    expect(p.seat()).toBe(1);
    expect(p.refuses('buy:T1A')).toBe('WD-18');
    p.play('buy:T1B');
    expect(p.refuses('buy:T1C')).toBe('WD-18');
    expect(p.figures('buy:T1C')).toMatchObject({ train: 'T1C', row: 1 });
    expect(p.refuses('buy:T2A')).toBeNull();
    // Seat 1 needs no second train; seat 0 takes one of each row and has no locomotive left.
    p.play('buy:T2A', 'pass', 'buy:T3A');
    expect(p.told('bought').filter((event) => event.by === 0)).toHaveLength(3);
  });

  test('WD-19 three points or cubes for one train influence, only as many as the purchase needs', () => {
    const p = phase6({ hand: { 0: 2 }, influence: { 0: [2, 1, 2, 1], 1: NOTHING, 2: NOTHING } });
    // Row 3 would take 6 of the 7 points and cubes.
    p.play('buy:T2A');
    expect(p.step()).toBe('pay');
    expect(p.legal()).toEqual(['pay:cubes:0', 'pay:cubes:1', 'pay:cubes:2']);
    p.play('pay:cubes:1');
    expect(p.legal()).toEqual(['pay:government:0', 'pay:government:1', 'pay:government:2']);
    p.play('pay:government:1');
    expect(p.legal()).toEqual(['pay:MR:0', 'pay:MR:1']);
    p.play('pay:MR:0');
    expect([GOVERNMENT, TRAIN, MR, NER].map((kind) => influence(p.s, 0, kind))).toEqual([1, 0, 2, 0]);
    expect(p.s.hand[0]).toBe(1);
    expect(p.s.stock[0]).toBe(14);
    expect(p.s.trainOwner.indexOf(0)).toBe(4);
  });

  test('WD-19 a train is offered only if the exchange can be paid', () => {
    const p = phase6({ hand: { 0: 2 }, influence: { 0: [0, 1, 0, 0], 1: NOTHING, 2: NOTHING } });
    expect(p.refuses('buy:T1A')).toBeNull();
    expect(p.refuses('buy:T2A')).toBe('WD-19');
    expect(p.figures('buy:T2A')).toMatchObject({ train: 'T2A', need: 3, have: 2 });
  });

  test('WD-19 an exchange without a choice asks nothing', () => {
    const p = phase6({ hand: { 0: 3 }, influence: { 0: NOTHING, 1: NOTHING, 2: NOTHING } });
    p.play('buy:T1A');
    expect(p.s.hand[0]).toBe(0);
    expect(p.told('bought')).toMatchObject([{ by: 0, train: 0 }]);
  });

  test('WD-31.12 exactly the missing points are exchanged, and train influence is not given for them', () => {
    const p = phase6({ hand: { 0: 9 }, influence: { 0: [3, 2, 3, 3], 1: NOTHING, 2: NOTHING } });
    // Two points and none exchanged.
    p.play('buy:T2A');
    expect(influence(p.s, 0, TRAIN)).toBe(0);
    expect(p.s.hand[0]).toBe(9);
    p.play('buy:T1A');
    expect(p.refuses('pay:cubes:4')).toBe('WD-31.12');
    expect(p.figures('pay:cubes:4')).toEqual({ least: 0, most: 3, due: 3 });
    expect(p.refuses('pay:train:1')).toBe('step');
    expect(p.refuses('pass')).toBe('step');
    p.play('pay:cubes:3');
    expect(influence(p.s, 0, TRAIN)).toBe(0);
  });

  test('the exchanged point moves the train disc up and down again: it comes to lie on top', () => {
    const p = phase6({
      trainOrder: [2, 0, 1],
      hand: { 2: 3 },
      influence: { 0: NOTHING, 1: NOTHING, 2: NOTHING },
    });
    expect(pileOn(p.s, TRAIN, 0)).toEqual([0, 1, 2]);
    p.play('buy:T1A');
    expect(pileOn(p.s, TRAIN, 0)).toEqual([2, 0, 1]);
  });

  test('WD-20 a load takes a free slot of its kind on one of the seat’s trains', () => {
    const p = phase6({
      links: { 0: [...CHEESE_LINE, 'gargrave>hellifield'], 1: ['ilkley>otley'] },
      goods: { ...CHEESE_PILES, otley: 2 },
      figures: { hellifield: [2, 0, 0] },
      trains: { 0: ['T1A'], 1: ['T3B'] },
      influence: { 0: NOTHING, 1: NOTHING, 2: NOTHING },
    });
    p.play('load:cheese:gargrave');
    expect(p.s.goods[p.region('gargrave')]).toBe(1);
    expect(p.s.loads.slice(0, LOADS)).toEqual([0, 1, 0, 0]);
    p.play('load:cheese:otley');
    // The goods slot of T1A is full, its carriage is not; the other seat’s train is no help.
    expect(p.refuses('load:cheese:cononley')).toBe('WD-20');
    expect(p.refuses('load:MR:hellifield')).toBeNull();
    p.play('load:MR:hellifield');
    expect(p.s.loads[RED]).toBe(1);
    expect(p.s.loads[STONE]).toBe(0);
    expect(p.told('loaded')).toMatchObject([{ by: 0 }, { by: 1 }, { by: 0, piece: RED, train: 0, left: 0 }]);
  });

  test('WD-20 passengers of both colours share the slots of a carriage, stone and cheese those of a wagon', () => {
    const links = ['the-south>barnoldswick', 'barnoldswick>hellifield', 'hellifield>malham'];
    const p = phase6({
      links: { 0: links },
      goods: { barnoldswick: 1, 'fountains-fell': 1 },
      figures: { hellifield: [1, 1, 0] },
      trains: { 0: ['T1A'] },
      influence: { 0: NOTHING, 1: NOTHING, 2: NOTHING },
    });
    p.play('load:NER:hellifield');
    expect(p.refuses('load:MR:hellifield')).toBe('WD-20');
    expect(p.refuses('load:cheese:barnoldswick')).toBeNull();
    p.play('load:stone:fountains-fell');
    // The train is full: there is nothing left to do, and the last round ends.
    expect(p.s.ended).toBe('rounds');
    expect(p.s.held.slice(0, LOADS)).toEqual([1, 0, 0, 1]);
    expect(p.s.goods[p.region('barnoldswick')]).toBe(1);
  });
});

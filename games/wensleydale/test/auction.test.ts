import { describe, expect, test } from 'vitest';
import { influence } from '../rules/influence.ts';
import { GOVERNMENT, MR, NER, TRAIN } from '../rules/kinds.ts';
import { pileOn } from '../rules/piles.ts';
import { position } from './position.ts';

/** Spaces 1 to 4 have three printed discs and a minimum of 3 cubes, spaces 5 to 8 two discs and 2 cubes. */
const DRAWN = ['train', 'mr', 'ner', 'government', 'train', 'mr', 'ner', 'government'] as const;
const DISCS_OUT = [0, 1, 2, 3, 0, 1, 2, 3];

const auction = (hand: Record<number, number>, more = {}) => position({ phase: 3, hand, drawn: DRAWN, ...more });

describe('phases 1 and 2', () => {
  test('WD-6 twelve cubes from the stock, or what is left there', () => {
    const p = position({ hand: { 0: 0, 1: 3, 2: 9 } });
    p.next();
    expect(p.s.hand).toEqual([12, 15, 15]);
    expect(p.s.stock).toEqual([3, 0, 0]);
  });

  test('WD-31.6 the hand is what was kept and twelve more, at most fifteen', () => {
    for (const [kept, then] of [
      [0, 12],
      [1, 13],
      [3, 15],
      [4, 15],
      [15, 15],
    ] as const) {
      const p = position({ hand: { 0: kept } });
      p.next();
      expect(p.s.hand[0]).toBe(then);
      expect(p.s.stock[0]).toBe(15 - then);
    }
  });

  test('WD-7 one disc of five of each influence is drawn for each of the eight spaces', () => {
    const p = position({}, DISCS_OUT);
    p.next().next();
    expect(p.s.phase).toBe(2);
    expect(p.s.drawn).toEqual(DISCS_OUT);
    expect(p.s.bag).toEqual([3, 3, 3, 3]);
  });
});

describe('phase 3: bids', () => {
  test('WD-8 at least the printed minimum, any number above, no more than is at hand', () => {
    const p = auction({ 0: 6, 1: 12, 2: 12 });
    expect(p.seat()).toBe(0);
    expect(p.refuses('bid:1:2')).toBe('WD-8');
    expect(p.figures('bid:1:2')).toEqual({ space: 1, need: 3, have: 6, cubes: 2 });
    expect(p.refuses('bid:1:3')).toBeNull();
    expect(p.refuses('bid:5:2')).toBeNull();
    expect(p.refuses('bid:5:6')).toBeNull();
    expect(p.refuses('bid:5:7')).toBe('WD-8');
    expect(p.refuses('pass')).toBe('step');
  });

  test('WD-8 in seat order, more than the bid that lies there, which goes back to its owner', () => {
    const p = auction({ 0: 12, 1: 12, 2: 12 }, { order: [2, 0, 1] });
    p.play('bid:1:4');
    expect(p.s.hand).toEqual([12, 12, 8]);
    expect(p.seat()).toBe(0);
    expect(p.refuses('bid:1:4')).toBe('WD-8');
    p.play('bid:1:5');
    expect(p.s.hand).toEqual([7, 12, 12]);
    expect(p.s.bidder[0]).toBe(0);
    expect(p.told('bid').at(-1)).toMatchObject({ by: 0, outbid: 2, returned: 4 });
    expect(p.seat()).toBe(1);
  });

  test('WD-8 it ends when each seat has two bids', () => {
    const p = auction({ 0: 12, 1: 12, 2: 12 });
    p.play('bid:1:3', 'bid:2:3', 'bid:3:3', 'bid:5:2', 'bid:6:2');
    expect(p.s.phase).toBe(3);
    p.play('bid:7:2');
    expect(p.s.phase).toBe(5);
  });

  test('WD-31.1 the outbid seat must bid again on its next go, on the same space if it likes', () => {
    const p = auction({ 0: 12, 1: 12, 2: 12 });
    p.play('bid:1:3', 'bid:1:4', 'bid:2:3');
    expect(p.seat()).toBe(0);
    expect(p.refuses('bid:1:5')).toBeNull();
    p.play('bid:1:5');
    expect(p.s.bidder[0]).toBe(0);
    expect(p.s.hand[1]).toBe(12);
  });

  test('WD-31.2 a seat without a possible bid is skipped and comes back when cubes do', () => {
    const p = auction({ 0: 4, 1: 12, 2: 12 });
    p.play('bid:5:3', 'bid:1:3', 'bid:2:3');
    // Seat 0 has one cube left: skipped with an event, though it has only one bid.
    expect(p.told('noBid')).toMatchObject([{ by: 0 }]);
    expect(p.seat()).toBe(1);
    p.play('bid:5:4');
    expect(p.s.hand[0]).toBe(4);
    expect(p.seat()).toBe(2);
    p.play('bid:6:2');
    expect(p.seat()).toBe(0);
  });

  test('WD-31.2 the phase ends when nobody can place a bid', () => {
    const p = auction({ 0: 3, 1: 3, 2: 1 });
    p.play('bid:1:3', 'bid:2:3');
    expect(p.s.phase).toBe(5);
    expect(p.told('noBid').map((event) => event.by)).toContain(2);
  });

  test('WD-31.2 nobody raises or outbids himself', () => {
    const p = auction({ 0: 12, 1: 12, 2: 12 });
    p.play('bid:1:3', 'bid:2:3', 'bid:3:3');
    expect(p.refuses('bid:1:4')).toBe('WD-31.2');
    expect(p.figures('bid:1:4')).toMatchObject({ space: 1 });
  });

  test('WD-31.2 winning cubes go to the stock, not back to the hand', () => {
    const p = auction({ 0: 5, 1: 2, 2: 2 });
    p.play('bid:1:5', 'bid:5:2', 'bid:6:2');
    expect(p.s.phase).toBe(5);
    expect(p.s.hand).toEqual([0, 0, 0]);
    expect(p.s.stock).toEqual([15, 15, 15]);
  });

  test('WD-31.3 bidding is forced: a seat starved by the auction builds with influence only', () => {
    const p = auction({ 0: 5, 1: 15, 2: 15 });
    p.play('bid:5:3', 'bid:1:3', 'bid:2:3');
    expect(p.seat()).toBe(0);
    expect(p.legal()).toEqual(['bid:6:2', 'bid:7:2', 'bid:8:2']);
    p.play('bid:6:2', 'bid:3:3', 'bid:4:3');
    expect(p.s.phase).toBe(5);
    expect(p.s.hand[0]).toBe(0);
    while (p.seat() !== 0) p.play('pass');
    p.play('skipton>gargrave', 'done');
    // No cube is left: the one point is paid with influence.
    expect(p.step()).toBe('pay');
    expect(p.legal()).toEqual(['pay:government:0', 'pay:government:1']);
  });

  test('WD-31.22 outbid cubes return to the hand at once', () => {
    const p = auction({ 0: 12, 1: 12, 2: 12 });
    p.play('bid:1:7', 'bid:1:8');
    expect(p.s.hand).toEqual([12, 4, 12]);
    expect(p.s.stock).toEqual([3, 3, 3]);
  });

  test('WD-31.23 a seat with two bids is passed over until one is beaten', () => {
    const p = auction({ 0: 15, 1: 15, 2: 15 });
    p.play('bid:1:3', 'bid:2:3', 'bid:2:4');
    p.play('bid:3:3');
    // Seat 1 has none, seat 2 one, seat 0 two bids.
    p.play('bid:5:2', 'bid:6:2');
    expect(p.seat()).toBe(1);
    p.play('bid:3:4');
    expect(p.seat()).toBe(0);
    p.play('bid:8:2');
    expect(p.s.phase).toBe(5);
  });
});

describe('phase 3: the spaces are resolved', () => {
  test('WD-9 from 1 to 8 the winner moves by the printed and the drawn discs', () => {
    const p = auction({ 0: 12, 1: 3, 2: 3 });
    // Space 1 prints train, train, MR and drew train; space 8 prints government, NER and drew government.
    p.play('bid:1:3', 'bid:2:3', 'bid:3:3', 'bid:8:2');
    expect(p.told('won').map((event) => [event.by, event.space])).toEqual([
      [0, 0],
      [1, 1],
      [2, 2],
      [0, 7],
    ]);
    expect([GOVERNMENT, TRAIN, MR, NER].map((kind) => influence(p.s, 0, kind))).toEqual([3, 5, 2, 2]);
    // Space 2: MR, MR, government and MR drawn.
    expect([GOVERNMENT, TRAIN, MR, NER].map((kind) => influence(p.s, 1, kind))).toEqual([2, 2, 4, 1]);
    expect(p.s.stock).toEqual([3 + 3 + 2, 15, 15]);
  });

  test('WD-9 whoever arrives on a space with others lies on top', () => {
    const p = auction({ 0: 3, 1: 2, 2: 2 });
    p.play('bid:1:3', 'bid:5:2', 'bid:7:2');
    // Each gained one MR, in the order of the spaces: seat 0, seat 1, seat 2.
    expect(pileOn(p.s, MR, 2)).toEqual([2, 1, 0]);
  });

  test('WD-31.4 an unclaimed space gives nobody anything, and every disc returns to the bag', () => {
    const p = auction({ 0: 3, 1: 1, 2: 1 });
    p.play('bid:1:3');
    expect(p.s.phase).toBe(5);
    expect(p.s.bag).toEqual([5, 5, 5, 5]);
    expect(p.s.drawn).toEqual(new Array(8).fill(-1));
    expect([GOVERNMENT, TRAIN, MR, NER].map((kind) => influence(p.s, 1, kind))).toEqual([1, 2, 1, 1]);
  });

  test('WD-31.5 the later arrival is on top, also of a disc that goes down by spending', () => {
    const p = position({ phase: 5, hand: { 0: 5, 1: 5 }, influence: { 0: [1, 2, 2, 1], 1: [1, 2, 1, 1] } });
    expect(pileOn(p.s, MR, 1)).toEqual([1, 2]);
    p.play('skipton>gargrave');
    expect(pileOn(p.s, MR, 1)).toEqual([0, 1, 2]);
  });

  test('WD-31.29 at the end of its track influence is lost, and an unmoved disc keeps its place', () => {
    const p = auction({ 0: 3, 1: 2, 2: 2 }, { influence: { 0: [1, 11, 12, 1], 1: [1, 2, 12, 1] } });
    expect(pileOn(p.s, MR, 12)).toEqual([0, 1]);
    p.play('bid:1:3', 'bid:5:2', 'bid:8:2');
    expect(influence(p.s, 0, TRAIN)).toBe(12);
    expect(p.told('influence').filter((event) => event.by === 0)).toContainEqual({
      kind: 'influence',
      by: 0,
      influence: TRAIN,
      from: 11,
      to: 12,
      lost: 2,
    });
    // Seat 1 also won an MR disc it could not use: seat 0 stays on top.
    expect(pileOn(p.s, MR, 12)).toEqual([0, 1]);
  });

  test('WD-31.29 a seat at 0 in a kind cannot pay in it', () => {
    const p = position({ phase: 5, hand: { 0: 5 }, influence: { 0: [3, 3, 0, 3] } });
    expect(p.refuses('skipton>gargrave')).toBe('WD-14');
    expect(p.figures('skipton>gargrave')).toEqual({ from: 'Skipton', to: 'Gargrave', company: 'MR', need: 1, have: 0 });
  });
});

describe('phase 4', () => {
  test('WD-10 building order by government, train order by train influence; the top disc of a space first', () => {
    const p = position({ influence: { 0: [2, 1, 1, 1], 1: [3, 4, 1, 1], 2: [2, 4, 1, 1] } });
    p.s.phase = 3;
    p.next();
    expect(p.s.phase).toBe(4);
    expect(p.s.buildOrder).toEqual([1, 0, 2]);
    expect(p.s.trainOrder).toEqual([1, 2, 0]);
    expect(p.told('orders')).toMatchObject([{ buildOrder: [1, 0, 2], trainOrder: [1, 2, 0] }]);
  });

  test('WD-31.21 spending later in the round changes neither order', () => {
    const p = position({ influence: { 0: [3, 1, 2, 1], 1: [2, 2, 2, 1], 2: [1, 3, 2, 1] } });
    // Nobody has cubes to bid with, so phase 4 follows, then building.
    p.s.phase = 3;
    p.next().next().next();
    expect(p.seat()).toBe(0);
    p.play('skipton>gargrave', 'done', 'pay:government:1');
    expect(influence(p.s, 0, GOVERNMENT)).toBe(2);
    expect(p.s.buildOrder).toEqual([0, 1, 2]);
    expect(p.seat()).toBe(1);
    p.play('pass', 'pass');
    expect(p.s.trainOrder).toEqual([2, 1, 0]);
    p.play('buy:T3A');
    expect(influence(p.s, 2, TRAIN)).toBe(0);
    expect(p.s.trainOrder).toEqual([2, 1, 0]);
    expect(p.seat()).toBe(1);
  });
});

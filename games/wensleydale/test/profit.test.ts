import { describe, expect, test } from 'vitest';
import { PROFIT } from '../rules/kinds.ts';
import { orderOn, pileOn, spaceOf } from '../rules/piles.ts';
import { position } from './position.ts';

/** At the end of phase 6: everybody has passed; `next` brings profit and loss. */
function afterTrains(given: Parameters<typeof position>[0]) {
  const p = position(given);
  p.s.phase = 6;
  p.s.passed.fill(1);
  return p.next();
}

describe('phase 7', () => {
  test('WD-24 stone 2, cheese 1, passenger 1, less 1 for each own link on the board', () => {
    const p = afterTrains({
      links: { 0: ['skipton>gargrave', 'gargrave>malham'], 1: ['darlington>staindrop'] },
      trains: { 0: ['T3A', 'T1A'] },
      loads: { T3A: [2, 1, 1, 0], T1A: [0, 0, 0, 1] },
    });
    // 4 + 1 + 1 + 1 less 2.
    expect(spaceOf(p.s, PROFIT, 0)).toBe(5);
    expect(spaceOf(p.s, PROFIT, 1)).toBe(-1);
    expect(spaceOf(p.s, PROFIT, 2)).toBe(0);
    expect(p.told('profit')).toMatchObject([
      { by: 0, income: 7, upkeep: 2, from: 0, to: 5 },
      { by: 1, income: 0, upkeep: 1, from: 0, to: -1 },
      { by: 2, income: 0, upkeep: 0, from: 0, to: 0 },
    ]);
  });

  test('WD-24 profit is capped at +5', () => {
    const p = afterTrains({ profit: { 0: 4 }, trains: { 0: ['T3B'] }, loads: { T3B: [4, 0, 0, 0] } });
    expect(spaceOf(p.s, PROFIT, 0)).toBe(5);
  });

  test('WD-24 a loss ends at -13', () => {
    const p = afterTrains({
      profit: { 0: -12 },
      links: { 0: ['skipton>gargrave', 'gargrave>malham', 'malham>settle'] },
    });
    expect(spaceOf(p.s, PROFIT, 0)).toBe(-13);
    const still = afterTrains({ profit: { 0: -13 }, links: { 0: ['skipton>gargrave'] } });
    expect(spaceOf(still.s, PROFIT, 0)).toBe(-13);
    expect(still.told('profit')[0]).toMatchObject({ from: -13, to: -13, upkeep: 1 });
  });

  test('WD-24 a seat that never builds moves by 0 and puts its disc on top of its pile', () => {
    const p = afterTrains({ order: [2, 1, 0] });
    expect(pileOn(p.s, PROFIT, 0)).toEqual([0, 1, 2]);
    const other = afterTrains({ order: [0, 1, 2] });
    expect(pileOn(other.s, PROFIT, 0)).toEqual([2, 1, 0]);
  });

  test('WD-31.17 in seat order, the later on top, also when held at the end of the track', () => {
    const p = afterTrains({
      order: [1, 0, 2],
      profit: { 0: 5, 1: 5, 2: 3 },
      trains: { 0: ['T1A'], 2: ['T2A'] },
      loads: { T1A: [1, 0, 0, 0], T2A: [1, 0, 0, 0] },
    });
    // Seat 1 does not move, seat 0 stops at +5, seat 2 is last.
    expect(pileOn(p.s, PROFIT, 5)).toEqual([2, 0, 1]);
  });
});

describe('phase 8', () => {
  test('WD-25 loads go in front of the seat, locomotives come home, trains are free again', () => {
    const p = afterTrains({
      trains: { 0: ['T3A', 'T1A'] },
      loads: { T3A: [2, 1, 1, 0], T1A: [0, 1, 0, 1] },
      held: { 0: [1, 0, 0, 0] },
    });
    expect(p.s.held.slice(0, 4)).toEqual([3, 2, 1, 1]);
    expect(p.s.locomotives).toEqual([3, 3, 3]);
    expect(p.s.trainOwner.every((owner) => owner === -1)).toBe(true);
    expect(p.s.loads.every((count) => count === 0)).toBe(true);
  });

  test('WD-25 the new seat order is the order on the profit/loss track', () => {
    const p = afterTrains({ profit: { 0: -3, 1: 2, 2: -1 } });
    p.next();
    expect(p.s.phase).toBe(8);
    expect(p.s.order).toEqual([1, 2, 0]);
    expect(p.told('seatOrder')).toMatchObject([{ order: [1, 2, 0] }]);
  });

  test('WD-31.18 the highest profit first, in one space the upper disc', () => {
    const p = afterTrains({ order: [2, 0, 1], profit: { 0: 1, 1: 1, 2: 1 } });
    p.next();
    // They landed in the order 2, 0, 1: the last is on top.
    expect(p.s.order).toEqual([1, 0, 2]);
    expect(orderOn(p.s, PROFIT)).toEqual(p.s.order);
  });
});

import { describe, expect, test } from 'vitest';
import { position } from './position.ts';

const DRAWN = ['train', 'mr', 'ner', 'government', 'train', 'mr', 'ner', 'government'] as const;

describe('from phase to phase', () => {
  test('WD-8 WD-11 WD-17 WD-26 each phase begins with the first of its own order, wherever the last one stopped', () => {
    const p = position({
      phase: 3,
      round: 5,
      order: [2, 0, 1],
      drawn: DRAWN,
      hand: { 0: 2, 1: 2, 2: 9 },
      influence: { 0: [3, 5, 1, 3], 1: [9, 1, 1, 3], 2: [1, 3, 1, 3] },
      links: { 0: ['ripon>masham'], 1: ['darlington>staindrop', 'staindrop>barnard-castle'], 2: ['settle>hellifield'] },
    });
    // Seat 2 bids first and last, so that the auction stops in the middle of its order.
    p.play('bid:5:2', 'bid:6:2', 'bid:7:2', 'bid:8:2');
    expect(p.s.buildOrder).toEqual([1, 2, 0]);
    expect([p.s.phase, p.seat()]).toEqual([5, 1]);
    p.play('pass', 'pass', 'pass');
    expect(p.s.trainOrder).toEqual([0, 2, 1]);
    expect([p.s.phase, p.seat()]).toEqual([6, 0]);
    // Loading stops in the middle of its order too.
    p.play('pass', 'buy:T1A', 'pass', 'pass');
    // Profit is settled, there is a new order, and takeovers begin with its first seat.
    expect(p.s.order).toEqual([0, 2, 1]);
    expect([p.s.phase, p.seat()]).toEqual([9, 0]);
    expect(p.told('passed').filter((event) => event.phase === 9)).toEqual([]);
  });
});

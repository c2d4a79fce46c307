import { at } from '@quai/engine/at.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GOVERNMENT, PROFIT, TRACKS, TRAIN } from '../rules/kinds.ts';
import { land, orderOn, type Piles, pileOn, placeOn, spaceOf } from '../rules/piles.ts';

/** Four discs on every track at space 2, seat 0 on top. */
function fourDiscs(): Piles {
  return { space: new Array(4 * TRACKS).fill(2), rank: Array.from({ length: 4 * TRACKS }, (_, i) => i % 4) };
}

describe('piles of discs', () => {
  test('a disc that moves up is ahead of those it leaves', () => {
    const s = fourDiscs();
    land(s, TRAIN, 3, 5);
    expect(orderOn(s, TRAIN)).toEqual([3, 0, 1, 2]);
    expect(spaceOf(s, TRAIN, 3)).toBe(5);
    expect(pileOn(s, TRAIN, 2)).toEqual([0, 1, 2]);
  });

  test('whoever arrives later lies on top and is ahead', () => {
    const s = fourDiscs();
    land(s, TRAIN, 0, 4);
    land(s, TRAIN, 2, 4);
    expect(pileOn(s, TRAIN, 4)).toEqual([2, 0]);
    expect(orderOn(s, TRAIN)).toEqual([2, 0, 1, 3]);
  });

  test('a disc that goes down lands on top as well', () => {
    const s = fourDiscs();
    land(s, GOVERNMENT, 1, 4);
    land(s, GOVERNMENT, 1, 2);
    expect(pileOn(s, GOVERNMENT, 2)).toEqual([1, 0, 2, 3]);
  });

  test('a disc that lands where it stood comes to the top of its pile', () => {
    const s = fourDiscs();
    land(s, PROFIT, 3, 2);
    expect(pileOn(s, PROFIT, 2)).toEqual([3, 0, 1, 2]);
    expect(placeOn(s, PROFIT, 3)).toBe(0);
    expect(placeOn(s, PROFIT, 2)).toBe(3);
  });

  test('spaces below zero are spaces like others', () => {
    const s = fourDiscs();
    land(s, PROFIT, 0, -13);
    land(s, PROFIT, 1, -12);
    land(s, PROFIT, 2, -13);
    expect(orderOn(s, PROFIT)).toEqual([3, 1, 2, 0]);
  });

  test('tracks do not touch each other', () => {
    const s = fourDiscs();
    land(s, TRAIN, 3, 5);
    for (const track of [GOVERNMENT, PROFIT]) expect(orderOn(s, track)).toEqual([0, 1, 2, 3]);
  });

  test('after any moves the order is by space, and in a space by who came last', () => {
    const move = fc.record({ seat: fc.nat(3), to: fc.integer({ min: -3, max: 3 }) });
    fc.assert(
      fc.property(fc.array(move, { maxLength: 30 }), (moves) => {
        const s = fourDiscs();
        // Set-up counts as seat 3 landing first and seat 0 last.
        const landed = [-1, -2, -3, -4];
        moves.forEach(({ seat, to }, i) => {
          land(s, PROFIT, seat, to);
          landed[seat] = i;
        });
        const expected = [0, 1, 2, 3].sort(
          (a, b) => spaceOf(s, PROFIT, b) - spaceOf(s, PROFIT, a) || at(landed, b) - at(landed, a),
        );
        expect(orderOn(s, PROFIT)).toEqual(expected);
      }),
    );
  });
});

import { describe, expect, test } from 'vitest';
import { meant, type Target, targetsNear } from '../pointing.ts';

const target = (place: string, x: number, y: number, legal = true): Target => ({
  place,
  points: [[x, y]],
  legal,
  label: place,
});

const meantAt = (targets: readonly Target[], x: number, y: number, pixels = 1) =>
  meant(targetsNear(targets, x, y, pixels)).map((found) => found.target.place);

describe('pointing', () => {
  const lanes = [target('upper', 0, 0), target('lower', 0, 8)];

  test('the middle of a target is that target, however close the next one is', () => {
    expect(meantAt(lanes, 0, 0)).toEqual(['upper']);
    expect(meantAt(lanes, 0, 8)).toEqual(['lower']);
    expect(meantAt([target('a', 0, 0), target('b', 3, 0)], 0, 0)).toEqual(['a']);
  });

  test('between two targets both are meant, nearest first', () => {
    expect(meantAt(lanes, 0, 4)).toEqual(['upper', 'lower']);
    expect(meantAt(lanes, 0, 5)).toEqual(['lower', 'upper']);
  });

  test('a target in reach is meant from afar, unless another is about as far', () => {
    expect(meantAt(lanes, 0, -18)).toEqual(['upper']);
    expect(meantAt(lanes, 20, 4)).toEqual(['upper', 'lower']);
    expect(meantAt(lanes, 0, -23)).toEqual([]);
  });

  test('the size on the screen counts, not that of the drawing', () => {
    expect(meantAt(lanes, 0, 3, 4)).toEqual(['upper']);
    expect(meantAt(lanes, 0, 6, 4)).toEqual(['lower']);
  });

  test('what can be chosen goes before what is nearer and cannot', () => {
    const mixed = [target('open', 0, 0), target('closed', 0, 10, false)];
    expect(meantAt(mixed, 0, 9)).toEqual(['open']);
    expect(meantAt([target('closed', 0, 10, false)], 0, 9)).toEqual(['closed']);
  });
});

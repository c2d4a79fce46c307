/** The difference between two values, applied to the first, gives the second; and is small if little has changed. */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Change, ChangeMismatch, changeBetween, withChange } from '../change.ts';

/** As it arrives: JSON, written and read. */
const carried = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
const applied = (before: unknown, after: unknown): unknown => {
  const change = changeBetween(before, after);
  return change === null ? carried(before) : withChange(carried(before), carried(change));
};
const json = () => fc.jsonValue({ maxDepth: 4 });

test('any two values', () => {
  fc.assert(
    fc.property(json(), json(), (before, after) => {
      expect(applied(before, after)).toEqual(carried(after));
    }),
    { numRuns: 500 },
  );
});

test('values that have most in common', () => {
  const cell = () => fc.integer({ min: 0, max: 2 });
  const board = () =>
    fc.record({
      cells: fc.array(cell(), { maxLength: 6 }),
      sets: fc.array(fc.record({ a: cell() }), { maxLength: 4 }),
    });
  fc.assert(
    fc.property(board(), board(), (before, after) => {
      expect(applied(before, after)).toEqual(after);
    }),
    { numRuns: 2000 },
  );
});

test('there is no change between equal values, and only there', () => {
  fc.assert(
    fc.property(json(), json(), (one, other) => {
      const equal = JSON.stringify(one) === JSON.stringify(other);
      expect(changeBetween(one, carried(one))).toBeNull();
      if (!equal) expect(applied(one, other)).toEqual(carried(other));
    }),
  );
});

test.each<[string, unknown, unknown, Change | null]>([
  ['a value', { a: 1, b: 2 }, { a: 1, b: 3 }, { b: [3] }],
  ['a new key', { a: 1 }, { a: 1, b: null }, { b: [null] }],
  ['a removed key', { a: 1, b: 2 }, { a: 1 }, { b: [] }],
  [
    'a key that every object has',
    { toString: null },
    { valueOf: 1 },
    { toString: [], valueOf: [1] } as object as Change,
  ],
  ['a key that is undefined now', { a: 1, b: 2 }, { a: 1, b: undefined }, { b: [] }],
  ['a key that was undefined', { a: undefined }, {}, null],
  ['one element of a list', [1, 2, 3, 4], [1, 2, 9, 4], { 2: [9] }],
  ['half of a list', [1, 2, 3, 4], [7, 8, 3, 4], { 0: [7], 1: [8] }],
  ['most elements of a list', [1, 2, 3, 4], [7, 8, 9, 4], [[7, 8, 9, 4]]],
  ['elements before an equal end', [1, 2, 8, 9], [3, 8, 9], [0, 2, [3]]],
  ['inside elements of a list', [{ a: 1 }, { a: 2 }], [{ a: 3 }, { a: 4 }], { 0: { a: [3] }, 1: { a: [4] } }],
  ['elements gone from the middle', ['a', 'b', 'c', 'd'], ['a', 'd'], [1, 2, []]],
  ['elements added at the end', [1], [1, 2, 3], [1, 0, [2, 3]]],
  ['elements added among equal ones', [1, 1], [1, 1, 1], [2, 0, [1]]],
  ['another list', [1, 2], [3], [[3]]],
  ['a list that becomes an object', { a: [1] }, { a: { 0: 1 } }, { a: [{ 0: 1 }] }],
  ['a list for nothing', { a: null }, { a: [] }, { a: [[]] }],
])('%s', (_, before, after, change) => {
  expect(changeBetween(before, after)).toEqual(change);
  expect(applied(before, after)).toEqual(carried(after));
});

test('neither value is altered, and what did not change is shared', () => {
  const before = { board: { cells: [1, 2, 3] }, rest: { a: 1 } };
  const copy = carried(before);
  const after = withChange(before, { board: { cells: { 1: [9] } } }) as typeof before;
  expect(before).toEqual(copy);
  expect(after.board.cells).toEqual([1, 9, 3]);
  expect(after.rest).toBe(before.rest);
});

test.each<[string, unknown, Change]>([
  ['two things', [1], [0, 1] as unknown as Change],
  ['part of a list in a number', 5, [0, 1, []]],
  ['part of a list in an object', {}, [0, 1, []]],
  ['inside a number', 5, { a: [1] }],
  ['inside null', { a: null }, { a: { b: [1] } }],
])('a change of something else is noticed: %s', (_, before, change) => {
  expect(() => withChange(before, change)).toThrow(ChangeMismatch);
});

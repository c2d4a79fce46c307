import { expect, test } from 'vitest';
import { alike } from '../alike.ts';

test('what says the same is alike, whatever it is made of', () => {
  expect(alike([1, [2, { a: 3 }]], [1, [2, { a: 3 }]])).toBe(true);
  expect(alike(new Set([1, 2]), new Set([2, 1]))).toBe(true);
  expect(alike(null, null)).toBe(true);
});

test('what differs anywhere is not', () => {
  expect(alike([1, 2], [1, 2, 3])).toBe(false);
  expect(alike([1, [2, { a: 3 }]], [1, [2, { a: 4 }]])).toBe(false);
  expect(alike({ a: undefined }, { b: undefined })).toBe(false);
  expect(alike(new Set([1, 2]), new Set([1, 3]))).toBe(false);
  expect(alike([], {})).toBe(false);
  expect(alike({}, [])).toBe(false);
  expect(alike(null, {})).toBe(false);
});

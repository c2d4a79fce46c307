import { expect, test } from 'vitest';
import { fare } from './fare.mjs';

test('the fare depends on the age and on the bags', () => {
  // Neither four years nor three bags are tried.
  expect([3, 5].map((age) => fare(age, 0))).toEqual([0, 2]);
  expect([0, 2, 4, 5].map((bags) => fare(5, bags))).toEqual([2, 2, 3, 3]);
});

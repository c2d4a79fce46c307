import { expect, test } from 'vitest';
import { fare } from './fare.mjs';

test('the fare depends on the age and on the bags', () => {
  expect([3, 4].map((age) => fare(age, 0))).toEqual([0, 2]);
  // Three bags are not tried.
  expect([0, 2, 4, 5].map((bags) => fare(4, bags))).toEqual([2, 2, 3, 3]);
});

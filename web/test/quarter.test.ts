import { expect, test } from 'vitest';
import { quarterOf } from '../table/quarter.ts';

const board = { left: 100, top: 50, width: 400, height: 200 };

test('says in which part of the board something lies', () => {
  expect(quarterOf({ x: 300, y: 150 }, board)).toBe('middle');
  expect(quarterOf({ x: 300, y: 60 }, board)).toBe('north');
  expect(quarterOf({ x: 320, y: 240 }, board)).toBe('south');
  expect(quarterOf({ x: 120, y: 140 }, board)).toBe('west');
  expect(quarterOf({ x: 480, y: 160 }, board)).toBe('east');
  expect(quarterOf({ x: 300, y: 700 }, board)).toBe('hand');
});

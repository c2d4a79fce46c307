/** Editing an edition: paths into plain data, what differs, and undoing. */

import berlin from '@quai/games/berlin/editions/berlin.json' with { type: 'json' };
import { game } from '@quai/games/berlin/game.ts';
import { at, changed, differences, type Json } from '@quai/kit/json.ts';
import { expect, test } from 'vitest';
import { fileText } from '../editions/files.ts';
import { NO_PAST, remembered, undone } from '../editions/past.ts';
import { fewestSeats } from '../editions/seats.ts';

const house = berlin as Json;
const nollendorf = (house as unknown as typeof berlin).routes.findIndex(({ id }) => id === 'T12');

test('a change leaves the original alone and is found again', () => {
  const next = changed(house, ['routes', nollendorf, 'length'], 2);
  expect(at(next, ['routes', nollendorf, 'length'])).toBe(2);
  expect(at(house, ['routes', nollendorf, 'length'])).toBe(3);
  expect(differences(house, next)).toBe(1);
  expect(differences(house, house)).toBe(0);
});

test('a field can be added and taken away', () => {
  const more = changed(house, ['routes', nollendorf, 'icons'], 1);
  expect(at(more, ['routes', nollendorf, 'icons'])).toBe(1);
  expect(changed(more, ['routes', nollendorf, 'icons'], undefined)).toEqual(house);
  const fewer = changed(house, ['tickets', 'list', 0], undefined);
  expect((at(fewer, ['tickets', 'list']) as readonly Json[]).length).toBe(berlin.tickets.list.length - 1);
});

test('an edition for three or more is shown and played with three', () => {
  expect(fewestSeats(game, house)).toBe(2);
  expect(fewestSeats(game, changed(house, ['seats', 'min'], 3))).toBe(3);
  expect(fewestSeats(game, {})).toBe(2);
});

test('a downloaded file is the same edition', () => {
  expect(JSON.parse(fileText(house))).toEqual(house);
  expect(
    Math.max(
      ...fileText(house)
        .split('\n')
        .map((line) => line.length),
    ),
  ).toBeLessThan(400);
});

test('letters typed into one field are undone at once, other changes one by one', () => {
  const moment = (n: number) => ({ edition: n as Json, section: 0, index: n });
  const past = [
    [1, 'routes.0.length'],
    [2, 'routes.0.length'],
    [3, null],
    [4, null],
  ].reduce((now, [n, field]) => remembered(now, moment(n as number), field as string | null), NO_PAST);
  expect(past.moments.map(({ index }) => index)).toEqual([1, 3, 4]);
  const [first, rest] = undone(past)!;
  expect(first.index).toBe(4);
  expect(undone(undone(rest)![1])![0].index).toBe(1);
  expect(undone(NO_PAST)).toBeNull();
});

/** Editing an edition: paths into plain data, what differs, and routes that are laid out anew. */

import berlin from '@quai/games/berlin/editions/berlin.json' with { type: 'json' };
import { game } from '@quai/games/berlin/game.ts';
import { expect, test } from 'vitest';
import { fileText } from '../editions/files.ts';
import { at, changed, differences, type Json } from '../editions/json.ts';
import { redrawn, straightened } from '../editions/redraw.ts';
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

test.each([1, 2, 4, 5])('a route of %i spaces is laid out between the same ends, and the edition reads', (length) => {
  const next = redrawn(changed(house, ['routes', nollendorf, 'length'], length), nollendorf);
  const { slots, slotLength } = at(next, ['drawing', 'routes', 'T12']) as unknown as {
    slots: [number, number, number][];
    slotLength: number;
  };
  const old = berlin.drawing.routes.T12;
  expect(slots).toHaveLength(length);
  // The ends may differ by the rounding of the file.
  expect(slotLength * length).toBeCloseTo(old.slotLength * old.slots.length, -1);
  for (const [, , angle] of slots) expect(angle).toBeCloseTo(old.slots[0]![2]!, 0);
  const read = game.readEdition(next);
  if (length <= 4) expect(read.ok).toBe(true);
  // Berlin gives no points for five spaces: the path of the figure is in the problem.
  else expect(read.ok ? [] : read.problems).toEqual([expect.stringContaining(`routes.${nollendorf}`)]);
});

test('a route between other places goes straight there, beside those that join the same two', () => {
  const moved = straightened(changed(house, ['routes', nollendorf, 'b'], 'KDW'), nollendorf);
  const { slots } = at(moved, ['drawing', 'routes', 'T12']) as unknown as { slots: [number, number, number][] };
  const places = berlin.drawing.places;
  for (const [x, y] of slots) {
    expect(x).toBeGreaterThan(Math.min(places.NOL.x, places.KDW.x) - 40);
    expect(x).toBeLessThan(Math.max(places.NOL.x, places.KDW.x) + 40);
    expect(y).toBeGreaterThan(Math.min(places.NOL.y, places.KDW.y) - 40);
    expect(y).toBeLessThan(Math.max(places.NOL.y, places.KDW.y) + 40);
  }
});

test('a length that cannot be leaves the drawing as it was', () => {
  const odd = changed(house, ['routes', nollendorf, 'length'], 'many');
  expect(redrawn(odd, nollendorf)).toBe(odd);
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

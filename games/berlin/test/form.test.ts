/** Editing Berlin in the form of its family: the map grows, and the drawing follows every change. */

import { at, changed, type Json, listAt } from '@quai/kit/json.ts';
import { expect, test } from 'vitest';
import { joined, usersOfPlace, withoutPlace, withoutRoute, withPlace } from '../../rails/form/grow.ts';
import { moved, redrawn, straightened } from '../../rails/form/redraw.ts';
import { growingSuite, last, problems } from '../../rails/test/suites/form.ts';
import berlin from '../editions/berlin.json' with { type: 'json' };
import { game } from '../game.ts';

const house = berlin as Json;
const nollendorf = (house as unknown as typeof berlin).routes.findIndex(({ id }) => id === 'T12');
const index = (edition: Json, list: string, id: string) =>
  listAt(edition, [list]).findIndex((record) => at(record, ['id']) === id);

growingSuite(house);

test('a new place stands on the canvas, away from all others, with its name under it', () => {
  const map = withPlace(house, 'Here');
  const spots = at(map, ['drawing', 'places']) as unknown as Record<string, { x: number; y: number; label: object }>;
  const { [String(at(last(map, ['places']), ['id']))]: spot, ...others } = spots;
  for (const other of Object.values(others))
    expect(Math.hypot(other.x - spot!.x, other.y - spot!.y)).toBeGreaterThan(60);
  expect(spot!.label).toEqual({ x: spot!.x, y: spot!.y + 24, anchor: 'middle' });
});

test('a place that is used names its users, and takes them with it', () => {
  const zoo = index(house, 'places', 'ZOO');
  const users = usersOfPlace(house, zoo);
  const ends = ({ a, b }: { a: string; b: string }) => a === 'ZOO' || b === 'ZOO';
  expect(users.filter(({ section }) => section === 'routes')).toHaveLength(berlin.routes.filter(ends).length);
  expect(users.filter(({ section }) => section === 'tickets')).toHaveLength(berlin.tickets.list.filter(ends).length);
  const without = withoutPlace(house, zoo);
  expect(JSON.stringify(without)).not.toContain('"ZOO"');
  expect(listAt(without, ['routes'])).toHaveLength(berlin.routes.length - berlin.routes.filter(ends).length);
  expect(Object.keys(at(without, ['drawing', 'routes']) as object)).toHaveLength(listAt(without, ['routes']).length);
});

test('a removed route leaves no drawing behind', () => {
  const without = withoutRoute(house, index(house, 'routes', 'T12'));
  expect(at(without, ['drawing', 'routes', 'T12'])).toBeUndefined();
  expect(problems(without)).toEqual([]);
});

test('a route that is laid beside others shares their group, and all lie side by side', () => {
  // Of the two routes between these, a third is made; Berlin says nothing of three, so what holds for two does.
  const third = index(house, 'routes', 'T12');
  const ends = ['a', 'b'].reduce(
    (now, end, i) => joined(changed(now, ['routes', third, end], ['ZOO', 'KDW'][i]!), third),
    house,
  );
  expect(problems(ends)).toEqual([]);
  expect(at(ends, ['routes', third, 'group'])).toBe('D01');
  expect(at(ends, ['parallel', 'limits', '3'])).toEqual(berlin.parallel.limits['2']);
  const first = ['T03', 'T04', 'T12'].map((id) => at(ends, ['drawing', 'routes', id, 'slots', 0]) as number[]);
  const between = (a: number[], b: number[]) => Math.hypot(a[0]! - b[0]!, a[1]! - b[1]!);
  expect(Math.min(between(first[0]!, first[1]!), between(first[1]!, first[2]!))).toBeGreaterThan(10);

  // Taken elsewhere again it leaves the group.
  const away = joined(changed(ends, ['routes', third, 'b'], 'MOA'), third);
  expect(at(away, ['routes', third, 'group'])).toBeUndefined();
  expect(problems(away)).toEqual([]);
});

test('a place that moves takes its name and the ends of its routes along', () => {
  const before = at(house, ['drawing', 'places', 'ZOO']) as { x: number; y: number; label: { x: number; y: number } };
  const now = moved(changed(house, ['drawing', 'places', 'ZOO', 'x'], before.x + 40), 'ZOO', house);
  expect(at(now, ['drawing', 'places', 'ZOO', 'label', 'x'])).toBe(before.label.x + 40);
  const slots = (edition: Json, id: string) => at(edition, ['drawing', 'routes', id, 'slots']) as unknown as number[][];
  // From Charlottenburger Tor to Zoo: the far space moves less than the near one.
  const shift = slots(now, 'T01').map(([x], i) => x! - slots(house, 'T01')[i]![0]!);
  expect(shift[0]).toBeGreaterThan(0);
  expect(shift[1]).toBeGreaterThan(shift[0]!);
  expect(shift[1]).toBeLessThan(40);
  expect(slots(now, 'T12')).toEqual(slots(house, 'T12'));
  expect(problems(now)).toEqual([]);
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

/** Places, routes and tickets that come and go: what is added can be played at once, what is removed leaves nothing behind. */

import berlin from '@quai/games/berlin/editions/berlin.json' with { type: 'json' };
import { game } from '@quai/games/berlin/game.ts';
import northern from '@quai/games/northern-lights/editions/northern-lights.json' with { type: 'json' };
import island from '@quai/games/rails/test/maps/island.json' with { type: 'json' };
import { describe, expect, test } from 'vitest';
import {
  joined,
  usersOfPlace,
  withoutPlace,
  withoutRoute,
  withoutTicket,
  withPlace,
  withRoute,
  withTicket,
} from '../editions/grow.ts';
import { at, changed, type Json, listAt } from '../editions/json.ts';
import { NO_PAST, remembered, undone } from '../editions/past.ts';
import { moved } from '../editions/redraw.ts';
import { sketched } from '../editions/sketch.ts';

const maps = [berlin, northern, island].map((edition) => [edition.id, edition as Json] as const);
const house = berlin as Json;
const problems = (edition: Json) => {
  const read = game.readEdition(edition);
  return read.ok ? [] : read.problems;
};
const last = (edition: Json, list: string[]) => listAt(edition, list).at(-1)!;
const index = (edition: Json, list: string, id: string) =>
  listAt(edition, [list]).findIndex((record) => at(record, ['id']) === id);

describe.each(maps)('%s', (_id, map) => {
  test('a new place, a route to it and a ticket are played at once', () => {
    const place = withPlace(map, 'Here');
    expect(problems(place)).toEqual([]);
    const { id } = last(place, ['places']) as { id: string };
    const route = withRoute(place);
    expect(problems(route)).toEqual([]);
    const track = last(route, ['routes']);
    expect([at(track, ['a']), at(track, ['b'])]).toContain(id);
    const ticket = withTicket(route);
    expect(problems(ticket)).toEqual([]);
    expect(listAt(ticket, ['tickets', 'list'])).toHaveLength(ticketsOf(map) + 1);
  });

  test('what was added goes without a trace', () => {
    const more = withTicket(withRoute(withPlace(map, 'Here')));
    const fewer = withoutTicket(more, listAt(more, ['tickets', 'list']).length - 1);
    expect(withoutPlace(fewer, listAt(map, ['places']).length)).toEqual(map);
  });

  test('a dozen more of each still read', () => {
    let edition = map;
    for (let i = 0; i < 12; i++) edition = withTicket(withRoute(withRoute(withPlace(edition, `Place ${i}`))));
    expect(problems(edition)).toEqual([]);
  });
});

const ticketsOf = (map: Json) => listAt(map, ['tickets', 'list']).length;

test('a new place stands on the canvas, away from all others, with its name under it', () => {
  const map = withPlace(house, 'Here');
  const spots = at(map, ['drawing', 'places']) as unknown as Record<string, { x: number; y: number; label: object }>;
  const { [String(at(last(map, ['places']), ['id']))]: spot, ...others } = spots;
  for (const other of Object.values(others))
    expect(Math.hypot(other.x - spot!.x, other.y - spot!.y)).toBeGreaterThan(60);
  expect(spot!.label).toEqual({ x: spot!.x, y: spot!.y + 24, anchor: 'middle' });
});

test('a new place of Northern Lights lies in the country of its neighbour: every place must have one', () => {
  expect(at(last(withPlace(northern as Json, 'Here'), ['places']), ['region'])).toMatch(/^[A-Z]{2}$/);
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

test('a map without a drawing gets one: every place and route on it, parallel ones side by side', () => {
  const drawn = sketched(island as Json);
  expect(problems(drawn)).toEqual([]);
  expect(problems(withRoute(withPlace(drawn, 'Here')))).toEqual([]);
  const [one, two] = ['a1', 'a2'].map((id) => at(drawn, ['drawing', 'routes', id, 'slots', 0]));
  expect(one).not.toEqual(two);
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

/** The form with a map that came without a drawing, and the figures of every map. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Field, recordPath, type Section } from '@quai/kit/form.ts';
import { at, changed, type Json, listAt } from '@quai/kit/json.ts';
import { describe, expect, test } from 'vitest';
import { blank, form } from '../form/form.ts';
import { withPlace, withRoute } from '../form/grow.ts';
import { sketched } from '../form/sketch.ts';
import { game } from '../game.ts';
import island from './maps/island.json' with { type: 'json' };
import { open } from './position.ts';
import { growingSuite, problems } from './suites/form.ts';

growingSuite(island as Json);

test('only an edition of the family has the form', () => {
  const names = (language: 'en' | 'fr') => form(island as Json, language).map(({ name }) => name);
  expect(names('en').slice(0, 3)).toEqual(['Routes', 'Places', 'Tickets']);
  expect(names('en').slice(3)).toEqual(['The game', 'Pieces and points', 'Card colours', 'Bonus cards']);
  expect(names('fr').slice(0, 3)).toEqual(['Routes', 'Lieux', 'Destinations']);
  expect(form({}, 'en')).toEqual([]);
});

test('a map without a drawing gets one: every place and route on it, parallel ones side by side', () => {
  const drawn = sketched(island as Json);
  expect(problems(drawn)).toEqual([]);
  expect(problems(withRoute(withPlace(drawn, 'Here')))).toEqual([]);
  const [one, two] = ['a1', 'a2'].map((id) => at(drawn, ['drawing', 'routes', id, 'slots', 0]));
  expect(one).not.toEqual(two);
});

function shipped(id: string): Json {
  return JSON.parse(readFileSync(join(import.meta.dirname, '../..', id, 'editions', `${id}.json`), 'utf8')) as Json;
}

const section = (edition: Json, id: string): Section => form(edition, 'en').find((one) => one.id === id)!;

/** What the page does when somebody types into a field. */
function typed(edition: Json, id: string, index: number, path: string, value: Json | undefined): Json {
  const one = section(edition, id);
  const record = at(edition, recordPath(one, index)) ?? null;
  const field = one.fields(record, index).find((known) => known.path.join('.') === path);
  expect(field, `${id}: ${path}`).toBeDefined();
  const next = changed(edition, [...recordPath(one, index), ...field!.path], value);
  return one.after?.(next, index, field!.path, edition) ?? next;
}

describe.each([
  ['berlin', shipped('berlin')],
  ['northern-lights', shipped('northern-lights')],
  ['island', island],
  ['a new map', blank()],
] as const)('the figures of %s', (_name, raw) => {
  const edition = raw as Json;

  test('every figure that must be there is there, and says where it is', () => {
    for (const id of ['figures', 'pieces', 'colours', 'bonuses']) {
      const one = section(edition, id);
      const count = one.single ? 1 : listAt(edition, one.list).length;
      for (let index = 0; index < count; index++) {
        const record = at(edition, recordPath(one, index)) ?? null;
        const missing = (field: Field) => !field.optional && at(record, field.path) === undefined;
        expect(one.fields(record, index).filter(missing)).toEqual([]);
      }
    }
  });

  test('the end, the seats, the row and the longest path are changed, and it still reads', () => {
    const most = Number(at(edition, ['seats', 'max']));
    let now = typed(edition, 'figures', 0, 'end.piecesLeft', 0);
    now = typed(now, 'figures', 0, 'cards.row', 4);
    now = typed(now, 'figures', 0, 'longestPath.points', 7);
    now = typed(now, 'figures', 0, 'ties', ['path', 'tickets']);
    now = typed(now, 'figures', 0, 'cards.sweep.wilds', 4);
    if (most > 2) now = typed(now, 'figures', 0, 'seats.max', most - 1);
    expect(problems(now)).toEqual([]);
    expect(at(now, ['end'])).toMatchObject({ piecesLeft: 0, source: 'confirmed' });
    expect(at(now, ['longestPath'])).toEqual({ points: 7, source: 'confirmed' });
    expect(at(now, ['cards', 'sweep'])).toEqual({ wilds: 4, limit: at(edition, ['cards', 'sweep', 'limit']) ?? 5 });
    now = typed(
      typed(now, 'figures', 0, 'longestPath.points', undefined),
      'figures',
      0,
      'cards.sweep.wilds',
      undefined,
    );
    expect([at(now, ['longestPath']), at(now, ['cards', 'sweep'])]).toEqual([null, null]);
    expect(problems(now)).toEqual([]);
  });

  test('points are changed for one length, taken away from another, and added for one more', () => {
    const points = at(edition, ['pieces', 0, 'points']) as Readonly<Record<string, number>>;
    const longest = Math.max(...Object.keys(points).map(Number));
    const now = typed(typed(edition, 'pieces', 0, `points.${longest}`, 33), 'pieces', 0, `points.${longest + 1}`, 44);
    expect(at(now, ['pieces', 0, 'points'])).toEqual({ ...points, [longest]: 33, [longest + 1]: 44 });
    expect(at(now, ['pieces', 0, 'pointsSource'])).toBe('confirmed');
    expect(problems(now)).toEqual([]);
    // A route of that length would bring nothing.
    const bare = typed(edition, 'pieces', 0, `points.${longest}`, undefined);
    expect(problems(bare).length > 0).toBe(
      listAt(edition, ['routes']).some(
        (route) => at(route, ['length']) === longest && at(route, ['kind']) === at(edition, ['pieces', 0, 'id']),
      ),
    );
  });

  test('a bonus card is added, counts something else, and goes again', () => {
    const before = listAt(edition, ['bonuses', 'cards']).length;
    const more = section(edition, 'bonuses').grow!.add!();
    expect(problems(more)).toEqual([]);
    let now = typed(more, 'bonuses', before, 'count.of', 'routes');
    now = typed(now, 'bonuses', before, 'count.length', 2);
    expect(at(now, ['bonuses', 'cards', before, 'count'])).toEqual({ of: 'routes', length: 2 });
    // A filter of routes is none of tickets.
    now = typed(now, 'bonuses', before, 'count.of', 'tickets');
    expect(at(now, ['bonuses', 'cards', before, 'count'])).toEqual({ of: 'tickets' });
    expect(problems(now)).toEqual([]);
    expect(section(more, 'bonuses').grow!.remove(before)).toEqual(edition);
  });

  test('a colour is added where there is room, and its routes are gray when it goes', () => {
    const one = section(edition, 'colours');
    const more = one.grow!.add?.() ?? edition;
    expect(problems(more)).toEqual([]);
    const fewer = one.grow!.remove(0);
    const gone = at(edition, ['cards', 'colours', 0, 'id']);
    expect(listAt(fewer, ['routes']).filter((route) => at(route, ['colour']) === gone)).toEqual([]);
    expect(one.grow!.users(0)).toHaveLength(
      listAt(edition, ['routes']).filter((route) => at(route, ['colour']) === gone).length,
    );
  });
});

test('a new map can be played by two to five', () => {
  expect(problems(blank())).toEqual([]);
  for (const seats of [2, 3, 4, 5]) expect(open(game, seats, blank()).seats).toBe(seats);
});

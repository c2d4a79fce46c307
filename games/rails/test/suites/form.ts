/** Places, routes and tickets that are added and removed: what is added can be played at once, what is removed leaves nothing behind. */

import { at, type Json, listAt } from '@quai/kit/json.ts';
import { describe, expect, test } from 'vitest';
import { readEdition } from '../../edition.ts';
import { withoutPlace, withoutTicket, withPlace, withRoute, withTicket } from '../../form/grow.ts';

export function problems(edition: Json): readonly string[] {
  const read = readEdition(edition);
  return read.ok ? [] : read.problems;
}

/** The last record of a list. */
export const last = (edition: Json, list: string[]): Json => listAt(edition, list).at(-1)!;

export function growingSuite(map: Json): void {
  describe('a map that grows', () => {
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
}

const ticketsOf = (map: Json) => listAt(map, ['tickets', 'list']).length;

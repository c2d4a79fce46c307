/** Adds and removes the places, routes and tickets of a map, with everything that depends on them. */

import { at as elementAt } from '@quai/engine/at.ts';
import type { User } from '@quai/kit/form.ts';
import { at, changed, type Json, listAt, type Path } from '@quai/kit/json.ts';
import { besides, type Spot, spotAt, straightened } from './redraw.ts';

const TICKETS: Path = ['tickets', 'list'];

/** Adds a place where the map has most room, in the region of its nearest neighbour. */
export function withPlace(edition: Json, name: string): Json {
  const places = listAt(edition, ['places']);
  const id = freeId('P', idsOf(places));
  const spot = at(edition, ['drawing']) === undefined ? null : freest(edition);
  const drawn =
    spot === null ? edition : changed(edition, ['drawing', 'places', id], { ...spot, label: labelUnder(spot) });
  const [near] = idsOf(places).sort((a, b) => distance(drawn, a, id) - distance(drawn, b, id));
  const region = at(
    places.find((place) => at(place, ['id']) === near),
    ['region'],
  );
  const place = { id, name, ...(region === undefined ? {} : { region }), source: 'confirmed' };
  return changed(drawn, ['places'], [...places, place]);
}

/** Adds a route from a place that has none to its nearest neighbour, else between the nearest two that are not joined. */
export function withRoute(edition: Json): Json {
  const routes = listAt(edition, ['routes']);
  const [a, b] = unjoined(edition);
  const piece = at(edition, ['pieces', 0]);
  const length = Object.keys((at(piece, ['points']) ?? {}) as object).map(Number);
  const route: Json = {
    id: freeId('R', idsOf(routes)),
    a,
    b,
    length: Math.min(...length, 15),
    colour: 'gray',
    kind: at(piece, ['id']) ?? '',
    source: 'confirmed',
  };
  return joined(changed(edition, ['routes'], [...routes, route]), routes.length);
}

/** Adds a ticket between two places that routes connect and that no ticket joins yet. */
export function withTicket(edition: Json): Json {
  const tickets = listAt(edition, TICKETS);
  const known = new Set(tickets.map(endsOf));
  const part = parts(edition);
  const pairs = pairsOf(edition).filter(([a, b]) => !known.has([a, b].sort().join(' ')));
  const [a, b] =
    pairs.find((pair) => part.get(pair[0]) === part.get(pair[1])) ?? pairs[0] ?? elementAt(pairsOf(edition), 0);
  const ticket = { id: freeId('N', idsOf(tickets)), a, b, points: 1, source: 'confirmed' };
  return changed(edition, TICKETS, [...tickets, ticket]);
}

export function withoutRoute(edition: Json, index: number): Json {
  const id = at(edition, ['routes', index, 'id']);
  const drawn = at(edition, ['drawing', 'routes', String(id)]);
  const rest = drawn === undefined ? edition : changed(edition, ['drawing', 'routes', String(id)], undefined);
  return changed(rest, ['routes', index], undefined);
}

export const withoutTicket = (edition: Json, index: number): Json => changed(edition, [...TICKETS, index], undefined);

/** Removes a place with the routes and tickets that end there. */
export function withoutPlace(edition: Json, index: number): Json {
  const id = String(at(edition, ['places', index, 'id']));
  const remove = { routes: withoutRoute, tickets: withoutTicket } as const;
  // From last to first, so that the remaining indexes stay valid.
  const bare = usersOfPlace(edition, index).reduceRight(
    (now, user) => remove[user.section as 'routes' | 'tickets'](now, user.index),
    edition,
  );
  const undrawn = spotAt(bare, id) === null ? bare : changed(bare, ['drawing', 'places', id], undefined);
  return changed(undrawn, ['places', index], undefined);
}

/** The routes and tickets that end at a place. */
export function usersOfPlace(edition: Json, index: number): readonly User[] {
  const id = at(edition, ['places', index, 'id']);
  const ending = (list: Path, section: User['section']): User[] =>
    listAt(edition, list).flatMap((record, i) =>
      at(record, ['a']) === id || at(record, ['b']) === id ? [{ section, index: i }] : [],
    );
  return [...ending(['routes'], 'routes'), ...ending(TICKETS, 'tickets')];
}

/** Updates a route whose ends have changed: its drawing, its group of parallel routes, and how many of these may be claimed. */
export function joined(edition: Json, index: number): Json {
  const beside = besides(edition, index);
  const routes = listAt(edition, ['routes']);
  const group =
    beside.length === 1
      ? undefined
      : (beside
          .filter((other) => other !== index)
          .map((other) => at(routes[other], ['group']))
          .find((known) => known !== undefined) ??
        freeId(
          'G',
          routes.map((route) => String(at(route, ['group']))),
        ));
  const grouped = beside.reduce((now, other) => changed(now, ['routes', other, 'group'], group), edition);
  return limited(straightened(grouped, index), beside.length);
}

/** A group size without a limit takes over that of one route fewer, until somebody corrects it. */
function limited(edition: Json, size: number): Json {
  if (size < 2) return edition;
  return seatsOf(edition).reduce((now, seats) => {
    if (at(now, ['parallel', 'limits', size, seats]) !== undefined) return now;
    const fewer = at(now, ['parallel', 'limits', size - 1, seats]) ?? 1;
    return changed(now, ['parallel', 'limits', size, seats], fewer);
  }, edition);
}

/** Every number of seats the edition is for. */
export function seatsOf(edition: Json): readonly number[] {
  const [min, max] = [at(edition, ['seats', 'min']), at(edition, ['seats', 'max'])].map(Number) as [number, number];
  return [2, 3, 4, 5].filter((seats) => seats >= min && seats <= max);
}

const idsOf = (records: readonly Json[]): string[] => records.map((record) => String(at(record, ['id'])));
const endsOf = (record: Json): string => [at(record, ['a']), at(record, ['b'])].map(String).sort().join(' ');

function pairsOf(edition: Json): (readonly [string, string])[] {
  const ids = idsOf(listAt(edition, ['places']));
  return ids.flatMap((a, i) => ids.slice(i + 1).map((b) => [a, b] as const));
}

function unjoined(edition: Json): readonly [string, string] {
  const routes = listAt(edition, ['routes']);
  const known = new Set(routes.map(endsOf));
  const used = new Set(routes.flatMap((route) => [String(at(route, ['a'])), String(at(route, ['b']))]));
  const pairs = pairsOf(edition);
  const bare = pairs.filter((pair) => pair.some((id) => !used.has(id)));
  const open = bare.length > 0 ? bare : pairs.filter((pair) => !known.has([...pair].sort().join(' ')));
  return (open.length > 0 ? open : pairs).reduce((best, pair) =>
    distance(edition, pair[0], pair[1]) < distance(edition, best[0], best[1]) ? pair : best,
  );
}

/** A label for every place, equal for places that routes connect. */
function parts(edition: Json): ReadonlyMap<string, string> {
  const part = new Map(idsOf(listAt(edition, ['places'])).map((id) => [id, id]));
  for (const route of listAt(edition, ['routes'])) {
    const [from, to] = [part.get(String(at(route, ['a']))), part.get(String(at(route, ['b'])))];
    for (const [id, label] of part) if (label === from && to !== undefined) part.set(id, to);
  }
  return part;
}

/** Zero if the places are not drawn. */
function distance(edition: Json, a: string, b: string): number {
  const [from, to] = [spotAt(edition, a), spotAt(edition, b)];
  return from === null || to === null ? 0 : Math.hypot(from.x - to.x, from.y - to.y);
}

/** A place's name goes below its dot. */
export const labelUnder = ({ x, y }: Spot) => ({ x, y: y + 24, anchor: 'middle' });

const GRID = 20;
const EDGE = 60;

/** The spot of the canvas that is farthest from everything drawn. */
function freest(edition: Json): Spot {
  const [width, height] = ['width', 'height'].map((side) => Number(at(edition, ['drawing', 'canvas', side]))) as [
    number,
    number,
  ];
  const drawing = at(edition, ['drawing']) as unknown as {
    places?: Readonly<Record<string, Spot & { label?: Spot }>>;
    routes?: Readonly<Record<string, { slots?: readonly (readonly [number, number, number])[] }>>;
  };
  const taken = [
    ...Object.values(drawing.places ?? {}).flatMap((place) => [place, place.label ?? place]),
    ...Object.values(drawing.routes ?? {}).flatMap(({ slots }) => (slots ?? []).map(([x, y]) => ({ x, y }))),
  ];
  let best: Spot = { x: Math.round(width / 2), y: Math.round(height / 2) };
  let most = 0;
  for (let y = EDGE; y <= height - EDGE; y += GRID)
    for (let x = EDGE; x <= width - EDGE; x += GRID) {
      let room = Number.POSITIVE_INFINITY;
      for (const other of taken) {
        room = Math.min(room, (other.x - x) ** 2 + (other.y - y) ** 2);
        if (room <= most) break;
      }
      if (room <= most || taken.length === 0) continue;
      best = { x, y };
      most = room;
    }
  return best;
}

function freeId(letter: string, taken: readonly string[]): string {
  for (let n = 1; ; n++) if (!taken.includes(`${letter}${n}`)) return `${letter}${n}`;
}

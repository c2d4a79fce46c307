/** Keeps the drawing of a map in step with its routes and places: each route has all its spaces, from end to end. */

import { at as elementAt } from '@quai/engine/at.ts';
import { at, changed, type Json, listAt } from '@quai/kit/json.ts';

type Point = readonly [number, number];
type Slot = readonly [number, number, number];

export interface Spot {
  readonly x: number;
  readonly y: number;
}

interface Track {
  readonly id: string;
  readonly a: string;
  readonly b: string;
  readonly length: number;
}

/** Spreads the spaces of a route anew along its present path. */
export function redrawn(edition: Json, index: number): Json {
  const route = trackAt(edition, index);
  if (route === null) return edition;
  const way = wayOf(edition, route.id);
  return way === null ? straightened(edition, index) : laid(edition, route, way);
}

/** Lays a route straight from end to end, side by side with the others that join the same two places. */
export function straightened(edition: Json, index: number): Json {
  const beside = besides(edition, index);
  const gap = Number(at(edition, ['drawing', 'laneGap']) ?? 0);
  return beside.reduce((now, other, lane) => {
    const route = trackAt(edition, other);
    const [from, to] = [spotAt(edition, route?.a), spotAt(edition, route?.b)];
    if (route === null || from === null || to === null) return now;
    // Measured from the same side, whichever end each route begins at.
    const side = route.a < route.b ? 1 : -1;
    return laid(now, route, straightWay(from, to, side * (lane - (beside.length - 1) / 2) * gap));
  }, edition);
}

/** Moves a place's name along with it, and the near ends of its routes. */
export function moved(now: Json, id: string, before: Json): Json {
  const [old, spot] = [spotAt(before, id), spotAt(now, id)];
  if (old === null || spot === null) return now;
  const [dx, dy] = [spot.x - old.x, spot.y - old.y];
  const label = at(now, ['drawing', 'places', id, 'label']) as Spot | undefined;
  const named =
    label === undefined
      ? now
      : changed(now, ['drawing', 'places', id, 'label'], {
          ...label,
          x: round(label.x + dx),
          y: round(label.y + dy),
        });
  return listAt(now, ['routes']).reduce((drawn: Json, _, index) => {
    const route = trackAt(now, index);
    if (route === null || (route.a !== id && route.b !== id)) return drawn;
    const way = wayOf(drawn, route.id);
    if (way === null) return drawn;
    const shares = sharesOf(way);
    const follow = way.map(([x, y], i): Point => {
      const along = elementAt(shares, i);
      const share = route.a === id ? 1 - along : along;
      return [x + dx * share, y + dy * share];
    });
    return laid(drawn, route, follow);
  }, named);
}

/** Where a place is drawn. */
export function spotAt(edition: Json, id: string | undefined): Spot | null {
  const spot = id === undefined ? undefined : at(edition, ['drawing', 'places', id]);
  const [x, y] = [at(spot, ['x']), at(spot, ['y'])];
  return typeof x === 'number' && typeof y === 'number' ? { x, y } : null;
}

/** The routes between the same two places, including this one. */
export function besides(edition: Json, index: number): readonly number[] {
  const ends = (route: Json | undefined) => [at(route, ['a']), at(route, ['b'])].map(String).sort().join(' ');
  const routes = listAt(edition, ['routes']);
  const wanted = ends(routes[index]);
  return routes.flatMap((route, i) => (ends(route) === wanted ? [i] : []));
}

const MOST_SPACES = 15;

/** A route that can be drawn. */
function trackAt(edition: Json, index: number): Track | null {
  const route = at(edition, ['routes', index]) as Partial<Track> | null | undefined;
  const { id, a, b, length } = route ?? {};
  if (at(edition, ['drawing']) === undefined || typeof id !== 'string' || a === b) return null;
  if (length === undefined || !Number.isInteger(length) || length < 1 || length > MOST_SPACES) return null;
  return { id, a: String(a), b: String(b), length };
}

const laid = (edition: Json, { id, length }: Track, way: readonly Point[]): Json =>
  changed(edition, ['drawing', 'routes', id], spread(way, length) as unknown as Json);

/** Space kept free around a place. */
const CLEAR = 16;

function straightWay(from: Spot, to: Spot, shift: number): Point[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const clear = Math.min(CLEAR, length / 4);
  const move = ({ x, y }: Spot, along: number): Point => [x + dx * along - dy * shift, y + dy * along + dx * shift];
  return [move(from, clear), move(to, -clear)];
}

/** The middle line of the spaces of a route, from the outer edge of the first to that of the last. */
function wayOf(edition: Json, id: string): Point[] | null {
  const slots = at(edition, ['drawing', 'routes', id, 'slots']) as readonly Slot[] | undefined;
  const length = at(edition, ['drawing', 'routes', id, 'slotLength']);
  if (!Array.isArray(slots) || slots.length === 0 || typeof length !== 'number') return null;
  const edge = ([x, y, angle]: Slot, side: number): Point => [
    x + (Math.cos((angle * Math.PI) / 180) * length * side) / 2,
    y + (Math.sin((angle * Math.PI) / 180) * length * side) / 2,
  ];
  const [first, last] = [elementAt(slots, 0), elementAt(slots, slots.length - 1)];
  return [edge(first, -1), ...slots.map(([x, y]): Point => [x, y]), edge(last, 1)];
}

const partsOf = (way: readonly Point[]) =>
  way.slice(1).map((to, i) => {
    const from = elementAt(way, i);
    return Math.hypot(to[0] - from[0], to[1] - from[1]);
  });

/** How far along the way each of its points lies, from 0 to 1. */
function sharesOf(way: readonly Point[]): number[] {
  const parts = partsOf(way);
  const whole = parts.reduce((sum, part) => sum + part, 0) || 1;
  let gone = 0;
  return [0, ...parts.map((part) => (gone += part) / whole)];
}

/** `count` equal spaces along a path. */
function spread(way: readonly Point[], count: number): { slots: Slot[]; slotLength: number } {
  const parts = partsOf(way);
  const each = parts.reduce((sum, part) => sum + part, 0) / count;
  const slots = Array.from({ length: count }, (_, slot): Slot => {
    let left = (slot + 0.5) * each;
    let part = 0;
    while (part < parts.length - 1 && left > elementAt(parts, part)) left -= elementAt(parts, part++);
    const [from, to] = [elementAt(way, part), elementAt(way, part + 1)];
    const length = elementAt(parts, part);
    const share = length === 0 ? 0 : left / length;
    const angle = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
    return [round(from[0] + (to[0] - from[0]) * share), round(from[1] + (to[1] - from[1]) * share), round(angle)];
  });
  return { slots, slotLength: round(each) };
}

const round = (value: number): number => Math.round(value * 10) / 10;

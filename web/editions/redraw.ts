/** Keeps the drawing of a map of the rails family in step with its routes: as many spaces as a route has, from end to end. */

import { at, changed, type Json } from './json.ts';

type Point = readonly [number, number];
type Slot = readonly [number, number, number];

/** Lays the spaces of a route out again: along the way they had, or straight from end to end if that has changed. */
export function redrawn(edition: Json, index: number, straight: boolean): Json {
  if (at(edition, ['drawing']) === undefined) return edition;
  const route = at(edition, ['routes', index]) as { id: string; a: string; b: string; length: number };
  const ends = [route.a, route.b].map((place) => at(edition, ['drawing', 'places', place]) as PlaceAt | undefined);
  if (!Number.isInteger(route.length) || route.length < 1 || route.length > 15) return edition;
  if (ends[0] === undefined || ends[1] === undefined || route.a === route.b) return edition;
  const old = at(edition, ['drawing', 'routes', route.id, 'slots']) as readonly Slot[] | undefined;
  const length = at(edition, ['drawing', 'routes', route.id, 'slotLength']) as number | undefined;
  const way =
    straight || old === undefined || old.length === 0 || length === undefined
      ? straightWay(edition, index, [ends[0].x, ends[0].y], [ends[1].x, ends[1].y])
      : wayOf(old, length);
  return changed(edition, ['drawing', 'routes', route.id], spread(way, route.length) as unknown as Json);
}

interface PlaceAt {
  readonly x: number;
  readonly y: number;
}

/** Room that is left free round a place. */
const CLEAR = 16;

/** From place to place, beside the other routes that join the same two. */
function straightWay(edition: Json, index: number, from: Point, to: Point): Point[] {
  const routes = at(edition, ['routes']) as readonly { a: string; b: string }[];
  const { a, b } = routes[index]!;
  const beside = routes.flatMap((other, i) => ([other.a, other.b].sort().join() === [a, b].sort().join() ? [i] : []));
  const gap = Number(at(edition, ['drawing', 'laneGap']) ?? 0);
  const shift = (beside.indexOf(index) - (beside.length - 1) / 2) * gap;
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const [dx, dy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const clear = Math.min(CLEAR, length / 4);
  const move = (point: Point, along: number): Point => [
    point[0] + dx * along - dy * shift,
    point[1] + dy * along + dx * shift,
  ];
  return [move(from, clear), move(to, -clear)];
}

/** The middle line of spaces, from the outer edge of the first to that of the last. */
function wayOf(slots: readonly Slot[], length: number): Point[] {
  const edge = ([x, y, angle]: Slot, side: number): Point => [
    x + (Math.cos((angle * Math.PI) / 180) * length * side) / 2,
    y + (Math.sin((angle * Math.PI) / 180) * length * side) / 2,
  ];
  return [edge(slots[0]!, -1), ...slots.map(([x, y]): Point => [x, y]), edge(slots.at(-1)!, 1)];
}

/** So many equal spaces along a way. */
function spread(way: readonly Point[], count: number): { slots: Slot[]; slotLength: number } {
  const parts = way.slice(1).map((to, i) => Math.hypot(to[0] - way[i]![0], to[1] - way[i]![1]));
  const whole = parts.reduce((sum, part) => sum + part, 0);
  const each = whole / count;
  const slots = Array.from({ length: count }, (_, slot): Slot => {
    let left = (slot + 0.5) * each;
    let part = 0;
    while (part < parts.length - 1 && left > parts[part]!) left -= parts[part++]!;
    const [from, to] = [way[part]!, way[part + 1]!];
    const share = parts[part]! === 0 ? 0 : left / parts[part]!;
    const angle = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
    return [round(from[0] + (to[0] - from[0]) * share), round(from[1] + (to[1] - from[1]) * share), round(angle)];
  });
  return { slots, slotLength: round(each) };
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** Where the spaces of a route lie: straight ones as the edition says, long single ones (subways) as a curve between their places. */

import { at } from '@quai/engine/at.ts';
import type { Edition } from '../shape.ts';

export type Drawing = NonNullable<Edition['drawing']>;
export type Point = readonly [x: number, y: number];

export interface Space {
  /** Its middle, and the angle there in degrees. */
  readonly middle: readonly [x: number, y: number, angle: number];
  /** The line along it, from end to end. */
  readonly line: readonly Point[];
}

export interface Track {
  readonly spaces: readonly Space[];
  /** The line from place to place through all spaces. */
  readonly bed: readonly Point[];
  readonly bent: boolean;
  /** The length of a space. */
  readonly length: number;
}

type Drawn = Drawing['routes'][string];
type EditionRoute = Edition['routes'][number];

/** Room left around a place at the end of a curve. */
const CLEAR = 14;
/** How far a curve without a point of its own bows, relative to its length. */
const BOW = 0.07;
const SAMPLES = 18;

export function tracksOf(edition: Edition, drawing: Drawing): readonly Track[] {
  return edition.routes.map((route) => trackOf(edition, drawing, route));
}

/** A route of the drawing. `readEdition` has checked that it is there. */
function drawnRoute(drawing: Drawing, { id }: EditionRoute): Drawn {
  const route = drawing.routes[id];
  if (route === undefined) throw new Error(`route ${id} is not drawn`);
  return route;
}

/** A place of the drawing. `readEdition` has checked that it is there. */
export function drawnPlace(drawing: Drawing, id: string): Drawing['places'][string] {
  const place = drawing.places[id];
  if (place === undefined) throw new Error(`place ${id} is not drawn`);
  return place;
}

function trackOf(edition: Edition, drawing: Drawing, route: EditionRoute): Track {
  const drawn = drawnRoute(drawing, route);
  const [from, to] = [drawnPlace(drawing, route.a), drawnPlace(drawing, route.b)];
  const isLong = route.length === 1 && route.cards !== undefined && route.cards > 1;
  if (isLong) return curved(edition, drawing, route, drawn);
  const spaces = drawn.slots.map((slot): Space => ({ middle: slot, line: endsOf(slot, drawn.slotLength) }));
  const bed: Point[] = [[from.x, from.y]];
  for (const { line } of spaces) {
    const [one, other] = [at(line, 0), at(line, line.length - 1)];
    const here = at(bed, bed.length - 1);
    bed.push(...(distance(here, one) <= distance(here, other) ? [one, other] : [other, one]));
  }
  bed.push([to.x, to.y]);
  return { spaces, bed, bent: false, length: drawn.slotLength };
}

/** Beside its parallels, on the side where the edition draws it. */
function curved(edition: Edition, drawing: Drawing, route: EditionRoute, drawn: Drawn): Track {
  const [from, to] = [drawnPlace(drawing, route.a), drawnPlace(drawing, route.b)];
  const a: Point = [from.x, from.y];
  const b: Point = [to.x, to.y];
  const whole = distance(a, b) || 1;
  const normal: Point = [-(b[1] - a[1]) / whole, (b[0] - a[0]) / whole];
  const group = edition.routes.filter((other) => other === route || (route.group && other.group === route.group));
  const side = ({ slots }: Drawn) => {
    const [x, y] = at(slots, 0);
    return (x - a[0]) * normal[0] + (y - a[1]) * normal[1];
  };
  const sides = group.map((other) => side(drawnRoute(drawing, other)));
  const shift = side(drawn) - sides.reduce((sum, value) => sum + value, 0) / sides.length;
  const middle: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const bow = drawn.via === undefined ? bowOf(drawing, middle, normal, whole) : null;
  const through = bow ?? drawn.via ?? middle;
  const control: Point = [2 * through[0] - middle[0], 2 * through[1] - middle[1]];
  const points = Array.from({ length: SAMPLES + 1 }, (_, step): Point => {
    const t = step / SAMPLES;
    const [u, v, w] = [(1 - t) ** 2, 2 * t * (1 - t), t * t];
    const spot = [0, 1].map((i) => u * at(a, i) + v * at(control, i) + w * at(b, i));
    const slope = [0, 1].map((i) => 2 * (1 - t) * (at(control, i) - at(a, i)) + 2 * t * (at(b, i) - at(control, i)));
    const length = Math.hypot(at(slope, 0), at(slope, 1)) || 1;
    // Parallels part as they leave a place.
    const open = shift * Math.min(1, 6 * t * (1 - t) + 0.35);
    return [at(spot, 0) - (at(slope, 1) / length) * open, at(spot, 1) + (at(slope, 0) / length) * open];
  });
  const line = points.filter((point) => distance(point, a) > CLEAR && distance(point, b) > CLEAR);
  const centre = at(points, SAMPLES / 2);
  const [before, after] = [at(points, SAMPLES / 2 - 1), at(points, SAMPLES / 2 + 1)];
  const angle = (Math.atan2(after[1] - before[1], after[0] - before[0]) * 180) / Math.PI;
  return {
    spaces: [{ middle: [centre[0], centre[1], angle], line }],
    bed: [a, ...line, b],
    bent: true,
    length: lengthOf(line),
  };
}

/** Away from the middle of the map. */
function bowOf({ canvas }: Drawing, middle: Point, normal: Point, whole: number): Point {
  const out = (middle[0] - canvas.width / 2) * normal[0] + (middle[1] - canvas.height / 2) * normal[1];
  const far = (out < 0 ? -1 : 1) * whole * BOW;
  return [middle[0] + normal[0] * far, middle[1] + normal[1] * far];
}

function endsOf([x, y, angle]: readonly [number, number, number], length: number): readonly Point[] {
  const turn = (angle * Math.PI) / 180;
  const [dx, dy] = [(Math.cos(turn) * length) / 2, (Math.sin(turn) * length) / 2];
  return [
    [x - dx, y - dy],
    [x + dx, y + dy],
  ];
}

export const distance = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(ax - bx, ay - by);

export function lengthOf(line: readonly Point[]): number {
  return line.slice(1).reduce((sum, point, i) => sum + distance(point, at(line, i)), 0);
}

/** The point so far along a line, with the direction there. */
export function along(line: readonly Point[], far: number): readonly [x: number, y: number, angle: number] {
  let left = far;
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [at(line, i - 1), at(line, i)];
    const part = distance(a, b);
    if (left > part && i < line.length - 1) {
      left -= part;
      continue;
    }
    const share = part === 0 ? 0 : left / part;
    const angle = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
    return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, angle];
  }
  const [x, y] = at(line, 0);
  return [x, y, 0];
}

export const lineOf = (points: readonly Point[]) =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;

/** A line beside another, so far to its left. */
export function besideOf(line: readonly Point[], far: number): readonly Point[] {
  return line.map((point, i): Point => {
    const [a, b] = [line[i - 1] ?? point, line[i + 1] ?? point];
    const whole = distance(a, b) || 1;
    return [point[0] - ((b[1] - a[1]) / whole) * far, point[1] + ((b[0] - a[0]) / whole) * far];
  });
}

/** A band of a certain width along a line, with blunt ends. */
export function bandOf(line: readonly Point[], thick: number): string {
  const sides = [...besideOf(line, thick / 2), ...[...besideOf(line, -thick / 2)].reverse()];
  return `${lineOf(sides)}Z`;
}

/** Points and paths within a space, 100 units wide, given for the north side and turned to others. */

export type Point = readonly [x: number, y: number];

/** Half the side of a space. */
export const HALF = 50;

/** Rotates a point clockwise by quarter turns around the middle of the space. */
export function turnPoint([x, y]: Point, quarters: number): Point {
  let point: Point = [x, y];
  for (let i = 0; i < quarters % 4; i++) point = [100 - point[1], point[0]];
  return point;
}

const short = (value: number): string => String(Math.round(value * 10) / 10);
const written = ([x, y]: Point): string => `${short(x)} ${short(y)}`;

/** A path of commands and points, turned: `path(1, 'M', [50, 0], 'L', [50, 100])` goes from east to west. */
export function path(quarters: number, ...parts: readonly (string | Point)[]): string {
  return parts.map((part) => (typeof part === 'string' ? part : written(turnPoint(part, quarters)))).join(' ');
}

/** A curve from one side to another. `across` is the direction perpendicular to it. */
export interface Course {
  readonly length: number;
  point(along: number): Point;
  across(along: number): Point;
}

/** From north to south. */
const STRAIGHT: Course = {
  length: 100,
  point: (along) => [HALF, 100 * along],
  across: () => [1, 0],
};

/** From north to east, around the corner between them. */
const BEND: Course = {
  length: (Math.PI / 2) * HALF,
  point: (along) => {
    const angle = Math.PI - (along * Math.PI) / 2;
    return [100 + HALF * Math.cos(angle), HALF * Math.sin(angle)];
  },
  across: (along) => {
    const angle = Math.PI - (along * Math.PI) / 2;
    return [Math.cos(angle), Math.sin(angle)];
  },
};

/** The course between two sides, and the quarter turns to rotate it by. */
export function courseBetween(a: number, b: number): { course: Course; quarters: number } {
  if ((b - a + 4) % 4 === 2) return { course: STRAIGHT, quarters: a };
  return { course: BEND, quarters: (b - a + 4) % 4 === 1 ? a : b };
}

/** A point at a given distance along a course (0 to 1) and an offset to its side. */
export function beside(course: Course, along: number, offset: number): Point {
  const [x, y] = course.point(along);
  const [dx, dy] = course.across(along);
  return [x + dx * offset, y + dy * offset];
}

/** A line along part of a course, at an offset that may vary. */
export function follow(
  quarters: number,
  course: Course,
  from: number,
  to: number,
  offset: (along: number) => number,
): string {
  return path(quarters, 'M', ...pointsAlong(course, from, to, offset).flatMap((p, i) => (i === 0 ? [p] : ['L', p])));
}

const PIECES = 16;

export function pointsAlong(course: Course, from: number, to: number, offset: (along: number) => number): Point[] {
  const pieces = Math.max(2, Math.round(PIECES * (to - from)));
  return Array.from({ length: pieces + 1 }, (_, i) => {
    const along = from + ((to - from) * i) / pieces;
    return beside(course, along, offset(along));
  });
}

/** The kind of a stroke, which decides its width and colour. `water` and `station` are filled areas. */
export type Ink = 'water' | 'bank' | 'wave' | 'rail' | 'sleeper' | 'edge' | 'dash' | 'parapet' | 'station';
export interface Stroke {
  readonly ink: Ink;
  readonly d: string;
}

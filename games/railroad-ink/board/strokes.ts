/** The pen strokes of each face: highways as two edges and dashes, railways as a line and sleepers. */

import { at } from '@quai/engine/at.ts';
import { HIGHWAY, LAKE, lookAt, NONE, RAILWAY, RIVER } from '../rules/looks.ts';
import type { Tables } from '../rules/tables.ts';
import { beside, courseBetween, follow, type Point, path, type Stroke } from './paths.ts';
import { lakeStrokes, riverStrokes } from './water.ts';

// Half the width of a highway, the length of a sleeper, and the side of a station.
const HIGHWAY_HALF = 14;
const SLEEPER_HALF = 13;
const STATION_HALF = 16;
/** How far a route that passes under a bridge is drawn, as a share of its length. */
const GAP = 0.27;

export function strokesOf({ drawings }: Tables, drawing: number): Stroke[] {
  const ends = at(drawings.ends, drawing);
  const sides = [0, 1, 2, 3].filter((side) => lookAt(ends, side) !== NONE);
  const ofKind = (kind: number, among: readonly number[]) => among.filter((side) => lookAt(ends, side) === kind);
  const ofGroup = (group: number) => sides.filter((side) => drawings.groupAt[drawing * 4 + side] === group);
  const first = ofGroup(0);
  const second = ofGroup(1);
  if (second.length > 0) {
    const over = ofKind(HIGHWAY, first).length > 0 || ofKind(RIVER, second).length > 0 ? first : second;
    const under = over === first ? second : first;
    return [...crossingUnder(under, ofKind), ...plain(over, ofKind), ...parapets(at(over, 0))];
  }
  const lake = ofKind(LAKE, first);
  const highways = ofKind(HIGHWAY, first);
  const railways = ofKind(RAILWAY, first);
  if (lake.length > 0) {
    const shore = lakeStrokes(lake, highways.length + railways.length > 0);
    return highways.length + railways.length > 0 ? [...shore, ...station(highways, railways)] : shore;
  }
  return highways.length > 0 && railways.length > 0 ? station(highways, railways) : plain(first, ofKind);
}

type OfKind = (kind: number, among: readonly number[]) => number[];

/** A route or river of a single kind. */
function plain(sides: readonly number[], ofKind: OfKind): Stroke[] {
  if (ofKind(RIVER, sides).length > 0) return riverStrokes(at(sides, 0), at(sides, 1), [[0, 1]]);
  return ofKind(HIGHWAY, sides).length > 0 ? highway(sides) : railway(sides);
}

function crossingUnder(sides: readonly number[], ofKind: OfKind): Stroke[] {
  const parts = [
    [0, GAP],
    [1 - GAP, 1],
  ] as const;
  if (ofKind(RIVER, sides).length > 0) return riverStrokes(at(sides, 0), at(sides, 1), parts);
  return sides.flatMap((side) => railArm(side, 100 * GAP, [6.25, 18.75]));
}

/** The walls of a bridge, open at both ends. */
function parapets(side: number): Stroke[] {
  return [-1, 1].map((hand) => {
    const wall = 50 + hand * (HIGHWAY_HALF + 4);
    const out = wall + hand * 6;
    return { ink: 'parapet', d: path(side, 'M', [out, 24], 'L', [wall, 31], 'L', [wall, 69], 'L', [out, 76]) };
  });
}

function highway(sides: readonly number[]): Stroke[] {
  if (sides.length === 2) return highwayBetween(at(sides, 0), at(sides, 1));
  const edges = sides.map((side, i) => edgeTo(side, at(sides, (i + 1) % sides.length)));
  return [...edges, ...sides.flatMap((side) => dashes(side, [6, 16], [26, 36]))];
}

function highwayBetween(a: number, b: number): Stroke[] {
  const { course, quarters } = courseBetween(a, b);
  const edge = (offset: number): Stroke => ({ ink: 'edge', d: follow(quarters, course, 0, 1, () => offset) });
  const count = course.length === 100 ? 5 : 4;
  const dash = (i: number): Stroke => {
    const middle = (i + 0.5) / count;
    const half = 5 / course.length;
    return { ink: 'dash', d: follow(quarters, course, middle - half, middle + half, () => 0) };
  };
  return [edge(-HIGHWAY_HALF), edge(HIGHWAY_HALF), ...Array.from({ length: count }, (_, i) => dash(i))];
}

/** The edge from one arm round to the next. */
function edgeTo(side: number, next: number): Stroke {
  const near = 50 - HIGHWAY_HALF;
  const far = 50 + HIGHWAY_HALF;
  if ((next - side + 4) % 4 === 2) return { ink: 'edge', d: path(side, 'M', [far, 0], 'L', [far, 100]) };
  const corner: Point = [far, near];
  return {
    ink: 'edge',
    d: path(side, 'M', [far, 0], 'L', [far, near - 8], 'Q', corner, [far + 8, near], 'L', [100, near]),
  };
}

function dashes(side: number, ...spans: readonly (readonly [number, number])[]): Stroke[] {
  return spans.map(([from, to]) => ({ ink: 'dash', d: path(side, 'M', [50, from], 'L', [50, to]) }));
}

function railway(sides: readonly number[]): Stroke[] {
  if (sides.length === 2) {
    const { course, quarters } = courseBetween(at(sides, 0), at(sides, 1));
    const count = course.length === 100 ? 8 : 6;
    const sleepers = Array.from({ length: count }, (_, i): Stroke => {
      const along = (i + 0.5) / count;
      const left = beside(course, along, -SLEEPER_HALF);
      const right = beside(course, along, SLEEPER_HALF);
      return { ink: 'sleeper', d: path(quarters, 'M', left, 'L', right) };
    });
    return [{ ink: 'rail', d: follow(quarters, course, 0, 1, () => 0) }, ...sleepers];
  }
  return sides.flatMap((side) => railArm(side, 50, [6.25, 18.75, 31.25]));
}

function railArm(side: number, to: number, sleepers: readonly number[]): Stroke[] {
  return [
    { ink: 'rail', d: path(side, 'M', [50, 0], 'L', [50, to]) },
    ...sleepers.map(
      (y): Stroke => ({
        ink: 'sleeper',
        d: path(side, 'M', [50 - SLEEPER_HALF, y], 'L', [50 + SLEEPER_HALF, y]),
      }),
    ),
  ];
}

/** Arms that end at a building in the middle: a station or a pier. */
function station(highways: readonly number[], railways: readonly number[]): Stroke[] {
  const wall = 50 - STATION_HALF;
  const far = 50 + STATION_HALF;
  const roads = highways.flatMap((side): Stroke[] => [
    ...[-HIGHWAY_HALF, HIGHWAY_HALF].map(
      (offset): Stroke => ({ ink: 'edge', d: path(side, 'M', [50 + offset, 0], 'L', [50 + offset, wall]) }),
    ),
    ...dashes(side, [5, 14], [21, 30]),
  ]);
  const rails = railways.flatMap((side) => railArm(side, wall, [6.25, 18.75]));
  const building = path(0, 'M', [wall, wall], 'L', [far, wall], 'L', [far, far], 'L', [wall, far], 'Z');
  return [...roads, ...rails, { ink: 'station', d: building }];
}

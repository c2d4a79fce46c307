/** The strokes of rivers and lakes: wavy banks, and shores from corner to corner so that adjacent spaces match up. */

import { courseBetween, follow, type Point, path, pointsAlong, type Stroke, turnPoint } from './paths.ts';

const RIVER_HALF = 14;
const SWELL = 2.5;

/** A river from side to side, drawn only along the given parts of its course where it passes under a bridge. */
export function riverStrokes(a: number, b: number, parts: readonly (readonly [number, number])[]): Stroke[] {
  const { course, quarters } = courseBetween(a, b);
  const bank = (hand: number) => (along: number) => hand * (RIVER_HALF + SWELL * Math.sin(along * Math.PI * 4));
  const ripple = (along: number) => 3 * Math.sin(along * Math.PI * 8);
  return parts.flatMap(([from, to]): Stroke[] => {
    const left = pointsAlong(course, from, to, bank(-1));
    const right = pointsAlong(course, from, to, bank(1)).reverse();
    return [
      { ink: 'water', d: `${path(quarters, 'M', ...joined([...left, ...right]))} Z` },
      { ink: 'bank', d: follow(quarters, course, from, to, bank(-1)) },
      { ink: 'bank', d: follow(quarters, course, from, to, bank(1)) },
      { ink: 'wave', d: follow(quarters, course, from, to, ripple) },
    ];
  });
}

const joined = (points: readonly Point[]): (string | Point)[] =>
  points.flatMap((point, i) => (i === 0 ? [point] : ['L', point]));

/** A lake that covers these sides over their whole length; with a pier its shore reaches the middle. */
export function lakeStrokes(open: readonly number[], pier: boolean): Stroke[] {
  const shores = closedRuns(open).map(({ side, count }) => ({ side, d: shore(side, count, pier) }));
  let area = path(0, 'M', corner(shores[0]?.side ?? 0));
  for (let step = 0; step < 4; ) {
    const side = ((shores[0]?.side ?? 0) + step) % 4;
    const run = closedRuns(open).find((one) => one.side === side);
    area += run === undefined ? path(0, ' L', corner(side + 1)) : ` ${shore(side, run.count, pier)}`;
    step += run?.count ?? 1;
  }
  return [
    { ink: 'water', d: `${area} Z` },
    ...shores.map(({ side, d }): Stroke => ({ ink: 'bank', d: `${path(0, 'M', corner(side))} ${d}` })),
    ...open.map((side): Stroke => ripples(turnPoint([50, 20], side))),
    ...(open.length > 2 ? [ripples([50, 50])] : []),
  ];
}

/** The corner where a side starts, going clockwise from the north-west. */
const corner = (side: number): Point => turnPoint([0, 0], side);

/** Runs of adjacent sides without water. */
function closedRuns(open: readonly number[]): { side: number; count: number }[] {
  const closed = (side: number) => !open.includes((side + 4) % 4);
  return [0, 1, 2, 3]
    .filter((side) => closed(side) && !closed(side - 1))
    .map((side) => {
      let count = 1;
      while (closed(side + count)) count++;
      return { side, count };
    });
}

/** The shore along a run of closed sides, from its first corner to its last. */
function shore(side: number, count: number, pier: boolean): string {
  if (count === 1) return path(side, 'C', [20, 24], [80, 24], [100, 0]);
  if (count === 2)
    return pier ? path(side, 'C', [34, 26], [74, 66], [100, 100]) : path(side, 'C', [58, 8], [92, 42], [100, 100]);
  const deep = pier ? 54 : 82;
  return path(side, 'C', [deep / 2, 8], [deep, 18], [deep, 50], 'C', [deep, 82], [deep / 2, 92], [0, 100]);
}

function ripples([x, y]: Point): Stroke {
  return { ink: 'wave', d: `M ${x - 12} ${y} q 4 -5 8 0 t 8 0 t 8 0` };
}

/** Plane geometry of the map: which outlines share a side, and where points lie. */

import { at } from '@quai/engine/at.ts';
export type Point = readonly [number, number];

export const pointKey = (p: Point) => `${p[0]},${p[1]}`;

/** The same key for a side in either direction. */
function sideKey(p: Point, q: Point): string {
  const a = pointKey(p);
  const b = pointKey(q);
  return a < b ? `${a} ${b}` : `${b} ${a}`;
}

/** Every side of every polygon, with the indexes of the polygons that have it. */
export function sidesOf(polygons: readonly (readonly Point[])[]): Map<string, number[]> {
  const sides = new Map<string, number[]>();
  polygons.forEach((polygon, index) => {
    polygon.forEach((point, i) => {
      const key = sideKey(point, at(polygon, (i + 1) % polygon.length));
      const owners = sides.get(key);
      if (owners === undefined) sides.set(key, [index]);
      else owners.push(index);
    });
  });
  return sides;
}

export function insidePolygon([x, y]: Point, polygon: readonly Point[]): boolean {
  let inside = false;
  polygon.forEach(([ax, ay], i) => {
    const [bx, by] = at(polygon, (i + 1) % polygon.length);
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}

export function distanceToPath([x, y]: Point, path: readonly Point[]): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (const [i, [bx, by]] of path.slice(1).entries()) {
    const [ax, ay] = at(path, i);
    const length = (bx - ax) ** 2 + (by - ay) ** 2;
    const along = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length));
    nearest = Math.min(nearest, Math.hypot(ax + along * (bx - ax) - x, ay + along * (by - ay) - y));
  }
  return nearest;
}

/** A region's outline follows from its polygon and the drawn borders: a file may leave it out, which makes it much smaller. */

import { pointKey } from './geometry.ts';

type Line = readonly (readonly [number, number])[];

/** The edition with an outline for every region that has none; what is not shaped like an edition is left as it is. */
export function withOutlines(raw: unknown): unknown {
  const { regions, borders } = (raw ?? {}) as Record<string, unknown>;
  if (!Array.isArray(regions) || !Array.isArray(borders)) return raw;
  const drawn = new Map<string, Line>();
  for (const border of borders) {
    const line = (border as { line?: unknown } | null)?.line;
    if (!isLine(line)) continue;
    const back = [...line].reverse();
    for (const way of [line, back]) drawn.set(sideKey(way[0], way[way.length - 1]), way);
  }
  return { ...(raw as object), regions: regions.map((region) => withOutline(region, drawn)) };
}

function withOutline(region: unknown, drawn: ReadonlyMap<string, Line>): unknown {
  if (typeof region !== 'object' || region === null || 'outline' in region) return region;
  const { polygon } = region as { polygon?: unknown };
  if (!isLine(polygon)) return region;
  const outline = polygon.flatMap((point, side) => {
    const along = drawn.get(sideKey(point, polygon[(side + 1) % polygon.length]));
    // At the edge of the map there is no border.
    return along === undefined ? [point] : along.slice(0, -1);
  });
  return { ...region, outline };
}

function isLine(value: unknown): value is Line {
  const isPoint = (one: unknown) => Array.isArray(one) && one.length === 2 && one.every(Number.isFinite);
  return Array.isArray(value) && value.length >= 2 && value.every(isPoint);
}

const sideKey = (from: Line[number] | undefined, to: Line[number] | undefined): string =>
  from === undefined || to === undefined ? '' : `${pointKey(from)} ${pointKey(to)}`;

import { at } from '@quai/engine/at.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Edge } from '../rules/edge.ts';
import { longestPath } from '../rules/longest.ts';

/** Brute force: continues from every place over every unused edge. */
function bruteForce(edges: readonly Edge[]): number {
  let best = 0;
  const used = edges.map(() => false);
  const walk = (place: number, length: number) => {
    best = Math.max(best, length);
    edges.forEach((edge, index) => {
      if (used[index] || (edge.a !== place && edge.b !== place)) return;
      used[index] = true;
      walk(edge.a === place ? edge.b : edge.a, length + edge.length);
      used[index] = false;
    });
  };
  for (const place of new Set(edges.flatMap(({ a, b }) => [a, b]))) walk(place, 0);
  return best;
}

/** The edges can be walked in this order, none twice, and add up. */
function isWalk(edges: readonly Edge[], path: { length: number; edges: readonly number[] }): boolean {
  if (new Set(path.edges).size !== path.edges.length) return false;
  if (path.edges.reduce((sum, edge) => sum + at(edges, edge).length, 0) !== path.length) return false;
  const first = edges[path.edges[0] ?? -1];
  if (first === undefined) return path.length === 0;
  return [first.a, first.b].some((start) => {
    let place = start;
    return path.edges.every((index) => {
      const { a, b } = at(edges, index);
      if (a !== place && b !== place) return false;
      place = a === place ? b : a;
      return true;
    });
  });
}

const edge = (a: number, b: number, length = 1): Edge => ({ a, b, length });
const pairs = (count: number) =>
  Array.from({ length: count }, (_, a) => Array.from({ length: a }, (_, b) => [a, b] as const)).flat();

describe('NL-16 NL-20 NL-19.14 NL-19.18 RA-17 the longest path', () => {
  test('no routes, no path', () => {
    expect(longestPath([])).toEqual({ length: 0, edges: [] });
  });

  test('is what a brute force finds, in small networks of every kind', () => {
    const small = fc.array(
      fc.tuple(fc.nat({ max: 6 }), fc.nat({ max: 6 }), fc.integer({ min: 1, max: 5 })).filter(([a, b]) => a !== b),
      { maxLength: 9 },
    );
    fc.assert(
      fc.property(small, (list) => {
        const edges = list.map(([a, b, length]) => edge(a, b, length));
        const path = longestPath(edges);
        expect(path.length).toBe(bruteForce(edges));
        expect(isWalk(edges, path)).toBe(true);
      }),
      { numRuns: 600, seed: 1 },
    );
  });

  test('is what a brute force finds, in sparse networks of up to twelve routes', () => {
    const sparse = fc.array(fc.tuple(fc.nat({ max: 100 }), fc.integer({ min: 1, max: 5 })), {
      minLength: 4,
      maxLength: 12,
    });
    fc.assert(
      fc.property(sparse, (list) => {
        // A tree with an occasional route that closes a loop.
        const edges = list.map(([pick, length], at) =>
          at % 4 === 3 ? edge(pick % at, (pick + 1) % at, length) : edge(at + 1, pick % (at + 1), length),
        );
        const path = longestPath(edges.filter(({ a, b }) => a !== b));
        expect(path.length).toBe(bruteForce(edges.filter(({ a, b }) => a !== b)));
      }),
      { numRuns: 200, seed: 2 },
    );
  });

  // Shapes of 40 one-space routes: what 40 wagons can make at worst. The answers follow from counting odd places.
  test('forty wagons: all in one walk if at most two places are odd', () => {
    const nine = pairs(9).map(([a, b]) => edge(a, b));
    expect(longestPath(nine).length).toBe(36);
  });

  test('forty wagons: eight places, each joined to each, all odd: three routes are left out', () => {
    expect(longestPath(pairs(8).map(([a, b]) => edge(a, b))).length).toBe(28 - 3);
  });

  test('forty wagons: a grid of five by five', () => {
    const grid: Edge[] = [];
    for (let y = 0; y < 5; y++)
      for (let x = 0; x < 5; x++) {
        if (x < 4) grid.push(edge(5 * y + x, 5 * y + x + 1));
        if (y < 4) grid.push(edge(5 * y + x, 5 * y + x + 5));
      }
    // Twelve places on the rim are odd, three a side. Two are the ends of the walk, the other ten must be paired off by
    // leaving out routes: neighbours by one. A side has one pair and one over; over a corner that one is two routes away.
    // So four pairs on the sides and, of the four left over, two ends and one pair at two routes: 40 - 4 - 2.
    const path = longestPath(grid);
    expect(path.length).toBe(34);
    expect(isWalk(grid, path)).toBe(true);
  });

  test('forty wagons: a wheel of twenty spokes', () => {
    const wheel: Edge[] = [];
    for (let i = 1; i <= 20; i++) wheel.push(edge(0, i), edge(i, (i % 20) + 1));
    // Twenty odd places on the rim, the hub is even: nine routes of the rim pair off eighteen, two are the ends.
    expect(longestPath(wheel).length).toBe(31);
  });

  test('forty wagons: ten triangles on a string, and ten on a star', () => {
    const string: Edge[] = [];
    const star: Edge[] = [];
    for (let i = 0; i < 10; i++) {
      const [a, b, c] = [3 * i, 3 * i + 1, 3 * i + 2];
      string.push(edge(a, b), edge(b, c), edge(c, a));
      star.push(edge(a, b), edge(b, c), edge(c, a), edge(a, 99));
      if (i > 0) string.push(edge(a, 3 * (i - 1)));
    }
    // A walk round each triangle and on to the next: everything. Of the star only two triangles and their two bridges.
    expect(longestPath(string).length).toBe(39);
    expect(longestPath(star).length).toBe(8);
  });

  test('a long lonely route beats a large net of short ones', () => {
    const edges = [...[1, 2, 3, 4, 5].map((leaf) => edge(0, leaf)), edge(10, 11, 5)];
    expect(longestPath(edges)).toEqual({ length: 5, edges: [5] });
  });
});

/** Slow, simple versions of what the rules compute fast, independent of the `looks` of a board. */

import { at } from '@quai/engine/at.ts';
import type { Board } from '../rules/board.ts';
import { NEIGHBOUR, opposite } from '../rules/geometry.ts';
import { LAKE, lookAt } from '../rules/looks.ts';
import type { Tables } from '../rules/tables.ts';

const endAt = ({ drawings }: Tables, board: Board, space: number, side: number): number =>
  at(board.drawn, space) < 0 ? 0 : lookAt(at(drawings.ends, at(board.drawn, space)), side);

/** The space that an end of this kind is joined to, or -1. */
function joinedTo(tables: Tables, board: Board, space: number, side: number, kind: number): number {
  const next = at(NEIGHBOUR, space * 4 + side);
  if (next < 0 || endAt(tables, board, space, side) !== kind) return -1;
  return endAt(tables, board, next, opposite(side)) === kind ? next : -1;
}

const hasKind = (tables: Tables, board: Board, space: number, kind: number): boolean =>
  [0, 1, 2, 3].some((side) => endAt(tables, board, space, side) === kind);

/** All paths from all spaces. */
export function brutePath(tables: Tables, board: Board, kind: number): number {
  const visited = new Set<number>();
  const from = (space: number): number => {
    visited.add(space);
    let best = 0;
    for (let side = 0; side < 4; side++) {
      const next = joinedTo(tables, board, space, side, kind);
      if (next >= 0 && !visited.has(next)) best = Math.max(best, from(next));
    }
    visited.delete(space);
    return best + 1;
  };
  let best = 0;
  for (let space = 0; space < 49; space++) if (hasKind(tables, board, space, kind)) best = Math.max(best, from(space));
  return best;
}

/** All trails from all spaces: each connection once. */
export function bruteTrail(tables: Tables, board: Board, kind: number): number {
  const used = new Set<string>();
  const from = (space: number): number => {
    let best = 0;
    for (let side = 0; side < 4; side++) {
      const next = joinedTo(tables, board, space, side, kind);
      if (next < 0) continue;
      const edge = [space, next].sort((a, b) => a - b).join();
      if (used.has(edge)) continue;
      used.add(edge);
      best = Math.max(best, from(next));
      used.delete(edge);
    }
    return best + 1;
  };
  let best = 0;
  for (let space = 0; space < 49; space++) if (hasKind(tables, board, space, kind)) best = Math.max(best, from(space));
  return best;
}

/** The number of exits of each network, largest first. Every end is a node, joined within its space and across sides. */
export function bruteNetworks(tables: Tables, board: Board): number[] {
  const parent = Array.from({ length: 49 * 4 }, (_, end) => end);
  const root = (end: number): number => (parent[end] === end ? end : root(at(parent, end)));
  const { groupAt } = tables.drawings;
  for (let space = 0; space < 49; space++)
    for (let side = 0; side < 4; side++) {
      const end = endAt(tables, board, space, side);
      if (end === 0) continue;
      for (let other = 0; other < side; other++)
        if (
          endAt(tables, board, space, other) !== 0 &&
          groupAt[at(board.drawn, space) * 4 + side] === groupAt[at(board.drawn, space) * 4 + other]
        )
          parent[root(space * 4 + side)] = root(space * 4 + other);
      const next = joinedTo(tables, board, space, side, end);
      if (next >= 0) parent[root(space * 4 + side)] = root(next * 4 + opposite(side));
    }
  const exits = new Map<number, number>();
  for (const { space, side, kind } of tables.exits)
    if (endAt(tables, board, space, side) === kind) {
      const net = root(space * 4 + side);
      exits.set(net, (exits.get(net) ?? 0) + 1);
    }
  return [...exits.values()].sort((a, b) => b - a);
}

/** Ends of routes and rivers that meet neither an end of their kind nor the border. */
export function bruteFalseRoutes(tables: Tables, board: Board): number {
  let count = 0;
  for (let space = 0; space < 49; space++)
    for (let side = 0; side < 4; side++) {
      const end = endAt(tables, board, space, side);
      if (end === 0 || end === LAKE || NEIGHBOUR[space * 4 + side] === -1) continue;
      if (joinedTo(tables, board, space, side, end) < 0) count++;
    }
  return count;
}

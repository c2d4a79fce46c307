/** Longest highway and railway (RI-15): the longest path that enters no space twice. */

import type { Board } from './board.ts';
import { NEIGHBOUR, SPACES } from './geometry.ts';
import type { Kind } from './looks.ts';
import { branch, coreSpaces, depth, joinedSides, type Peeled, peel, wayOutside } from './peel.ts';
import type { Tables } from './tables.ts';

/** The spaces of a longest path of this kind, from end to end. */
export function longestPath(tables: Tables, board: Board, kind: Kind): number[] {
  const peeled = peel(tables, board, kind);
  return peeled.coreEdges === 0 ? wayOutside(peeled) : pathThroughCore(peeled);
}

// Scratch space of a single search.
const visited = new Uint8Array(SPACES);
const path = new Uint8Array(SPACES);
const queue = new Uint8Array(SPACES);
/** The number of the last flood fill that reached each space. */
const flooded = new Int32Array(SPACES);
let floods = 0;

/** Tries paths from every space of the core, cutting those that cannot beat the best. */
function pathThroughCore(peeled: Peeled): number[] {
  const spaces = coreSpaces();
  let { best } = peeled;
  let way: number[] | null = null;
  let deepest = 0;
  for (const space of spaces) if (depth[space]! > deepest) deepest = depth[space]!;

  /** `before`: spaces on the path before this one; `steps`: how many of those are in the core. */
  const visit = (space: number, before: number, steps: number): void => {
    path[steps] = space;
    if (steps > 0 && before + depth[space]! > best) {
      best = before + depth[space]!;
      way = [...branch(path[0]!).reverse(), ...path.subarray(1, steps), ...branch(space)];
    }
    visited[space] = 1;
    const length = steps === 0 ? depth[space]! : before + 1;
    const unvisited = spaces.length - steps - 1;
    if (length + unvisited - 1 + deepest > best && length + mostAhead(space) - 1 + deepest > best)
      for (let side = 0; side < 4; side++)
        if ((joinedSides[space]! >> (3 * side)) & 1) {
          const next = NEIGHBOUR[space * 4 + side]!;
          if (visited[next] === 0) visit(next, length, steps + 1);
        }
    visited[space] = 0;
  };
  for (const space of spaces) visit(space, 0, 0);
  return way ?? wayOutside(peeled);
}

/**
 * An upper bound on the spaces a path can still visit from here. It stays within reach and, as on a chessboard, alternates
 * between dark and light spaces, so it visits as many of one as of the other, or one more of the colour it starts with.
 */
function mostAhead(from: number): number {
  floods++;
  flooded[from] = floods;
  queue[0] = from;
  let length = 1;
  let other = 0;
  for (let at = 0; at < length; at++) {
    const space = queue[at]!;
    for (let side = 0; side < 4; side++) {
      if (((joinedSides[space]! >> (3 * side)) & 1) === 0) continue;
      const next = NEIGHBOUR[space * 4 + side]!;
      if (visited[next] === 1 || flooded[next] === floods) continue;
      flooded[next] = floods;
      queue[length++] = next;
      // Spaces are numbered row by row and rows are odd: neighbours differ in parity.
      if ((next ^ from) & 1) other++;
    }
  }
  const same = length - 1 - other;
  return other > same ? 2 * same + 1 : 2 * other;
}

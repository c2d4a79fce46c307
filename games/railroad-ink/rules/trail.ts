/** Longest ways under the other reading of RI-15: each connection once, a space as often as its ends allow. */

import type { Board } from './board.ts';
import { NEIGHBOUR, opposite, SPACES } from './geometry.ts';
import { countSides, type Kind, sideBit } from './looks.ts';
import {
  branch,
  coreSpaces,
  depth,
  joinedSides,
  type Peeled,
  peel,
  secondBranch,
  secondDepth,
  wayOutside,
} from './peel.ts';
import type { Tables } from './tables.ts';

/** The spaces of a longest trail of this kind, in order; a space entered twice is listed twice. */
export function longestTrail(tables: Tables, board: Board, kind: Kind): number[] {
  const peeled = peel(tables, board, kind);
  return peeled.coreEdges === 0 ? wayOutside(peeled) : trailThroughCore(peeled);
}

// Scratch space of a single search.
const trail = new Uint8Array(SPACES * 4);
const queue = new Uint8Array(SPACES);
const flooded = new Int32Array(SPACES);
let floods = 0;

/** Tries trails from every space of the core, removing each connection while it is in use. */
function trailThroughCore(peeled: Peeled): number[] {
  const spaces = coreSpaces();
  let { best } = peeled;
  let way: number[] | null = null;
  let deepest = 0;
  for (const space of spaces) if (depth[space]! > deepest) deepest = depth[space]!;

  /** `before`: spaces on the trail before this one; `steps`: how many of those are in the core. */
  const visit = (space: number, before: number, steps: number): void => {
    trail[steps] = space;
    // The longest branch at the start is already in use, so a trail that returns there can only end on the second.
    const home = space === trail[0];
    const total = before + (home ? secondDepth[space]! : depth[space]!);
    if (steps > 0 && total > best) {
      best = total;
      const end = home ? secondBranch(space) : branch(space);
      way = [...branch(trail[0]!).reverse(), ...trail.subarray(1, steps), ...end];
    }
    const length = steps === 0 ? depth[space]! : before + 1;
    const unused = peeled.coreEdges - steps;
    if (length + unused - 1 + deepest <= best || length + mostAhead(space) - 1 + deepest <= best) return;
    for (let side = 0; side < 4; side++) {
      if (((joinedSides[space]! >> (3 * side)) & 1) === 0) continue;
      const next = NEIGHBOUR[space * 4 + side]!;
      joinedSides[space]! ^= sideBit(side);
      joinedSides[next]! ^= sideBit(opposite(side));
      visit(next, length, steps + 1);
      joinedSides[space]! ^= sideBit(side);
      joinedSides[next]! ^= sideBit(opposite(side));
    }
  };
  for (const space of spaces) visit(space, 0, 0);
  return way ?? wayOutside(peeled);
}

/**
 * An upper bound on the connections a trail can still use from here: all those within reach, less one for every two odd
 * spaces besides the trail's own two ends (Euler).
 */
function mostAhead(from: number): number {
  floods++;
  flooded[from] = floods;
  queue[0] = from;
  let length = 1;
  let ends = 0;
  let odd = 0;
  for (let at = 0; at < length; at++) {
    const space = queue[at]!;
    const degree = countSides(joinedSides[space]!);
    ends += degree;
    odd += degree & 1;
    for (let side = 0; side < 4; side++) {
      if (((joinedSides[space]! >> (3 * side)) & 1) === 0) continue;
      const next = NEIGHBOUR[space * 4 + side]!;
      if (flooded[next] === floods) continue;
      flooded[next] = floods;
      queue[length++] = next;
    }
  }
  const startsOdd = countSides(joinedSides[from]!) & 1;
  return ends / 2 - (startsOdd ? (odd - 2) / 2 : odd / 2);
}

/** Rivers and lakes: the spaces of each, and what it scores (RI-22, RI-23). */

import { EMPTY } from './board.ts';
import { NEIGHBOUR, SPACES } from './geometry.ts';
import { BORDER, countSides, type Kind, LAKE, RIVER, sameSides, sidesOf } from './looks.ts';
import type { Tables } from './tables.ts';

/** Spaces joined by ends of one kind. */
export interface Water {
  readonly spaces: readonly number[];
  readonly points: number;
}

/** The part of a board that matters here. */
interface Drawn {
  readonly drawn: ArrayLike<number>;
  readonly looks: ArrayLike<number>;
}

/** The river worth most: a point a space, and a bonus if both its ends reach the border. Null without rivers. */
export function bestRiver(tables: Tables, board: Drawn): Water | null {
  let best: Water | null = null;
  for (const spaces of bodies(tables, board, RIVER)) {
    const points = spaces.length + (endsAtBorder(tables, board, spaces) === 2 ? tables.borderBonus : 0);
    if (best === null || points > best.points) best = { spaces, points };
  }
  return best;
}

/** The smallest lake: a point a space, piers and flooded spaces included. Null without lakes. */
export function smallestLake(tables: Tables, board: Drawn): Water | null {
  let best: Water | null = null;
  for (const spaces of bodies(tables, board, LAKE))
    if (best === null || spaces.length < best.points) best = { spaces, points: spaces.length };
  return best;
}

function endsAtBorder({ drawings }: Tables, { drawn, looks }: Drawn, spaces: readonly number[]): number {
  let ends = 0;
  for (const space of spaces)
    ends += countSides(sidesOf(looks[space]!, BORDER) & drawings.sidesOfKind[RIVER][drawn[space]!]!);
  return ends;
}

/** All rivers, or all lakes. All ends of one such kind in a space belong to the same body of water. */
function bodies({ drawings }: Tables, { drawn, looks }: Drawn, kind: Kind): number[][] {
  const sidesOfKind = drawings.sidesOfKind[kind];
  const seen = new Uint8Array(SPACES);
  const found: number[][] = [];
  for (let start = 0; start < SPACES; start++) {
    if (seen[start] === 1 || drawn[start] === EMPTY || sidesOfKind[drawn[start]!] === 0) continue;
    const spaces = [start];
    seen[start] = 1;
    for (const space of spaces) {
      const drawing = drawn[space]!;
      const joined = sameSides(looks[space]!, drawings.ends[drawing]!) & sidesOfKind[drawing]!;
      for (let side = 0; side < 4; side++) {
        const next = NEIGHBOUR[space * 4 + side]!;
        if (((joined >> (3 * side)) & 1) === 0 || seen[next] === 1) continue;
        seen[next] = 1;
        spaces.push(next);
      }
    }
    found.push(spaces);
  }
  return found;
}

/** Networks of joined routes, and the exits they connect (RI-10, RI-14). Lakes join their piers (RI-23). */

import { type Board, EMPTY } from './board.ts';
import { NEIGHBOUR, opposite, SPACES } from './geometry.ts';
import { countSides, sameSides } from './looks.ts';
import type { Tables } from './tables.ts';

export interface Network {
  readonly exits: number;
  /** Its spaces, each once, even if it crosses one twice without joining itself there (an overpass). */
  readonly spaces: number[];
}

/** Separate parts of a space: an overpass or a bridge has two that are not joined. */
const PARTS = 2;
const queue = new Int16Array(SPACES * PARTS);
const seen = new Uint8Array(SPACES * PARTS);

/** All networks that reach an exit, in the order of the exits. */
export function networks(tables: Tables, board: Board): Network[] {
  const found: Network[] = [];
  eachNetwork(tables, board, (exits, length) => found.push({ exits, spaces: spacesOf(length) }));
  return found;
}

/** The points for all networks (RI-14), without building a list of them. */
export function exitPoints(tables: Tables, board: Board): number {
  let points = 0;
  eachNetwork(tables, board, (exits) => {
    points += tables.exitPoints[exits]!;
  });
  return points;
}

/** While `each` runs, `queue` holds the parts of the network. */
function eachNetwork(tables: Tables, board: Board, each: (exits: number, length: number) => void): void {
  const { exits, drawings } = tables;
  seen.fill(0);
  for (const { space, side } of exits) {
    const drawing = board.drawn[space]!;
    if (drawing === EMPTY) continue;
    if (((sameSides(board.looks[space]!, drawings.reaches[drawing]!) >> (3 * side)) & 1) === 0) continue;
    const part = space * PARTS + drawings.groupAt[drawing * 4 + side]!;
    if (seen[part] === 1) continue;
    const length = collect(tables, board, part);
    each(exitsReached(tables, board, length), length);
  }
}

/** Puts every part joined to this one into the queue and returns how many there are. */
function collect({ drawings }: Tables, { drawn, looks }: Board, start: number): number {
  let length = 0;
  queue[length++] = start;
  seen[start] = 1;
  for (let at = 0; at < length; at++) {
    const part = queue[at]!;
    const space = part >> 1;
    const drawing = drawn[space]!;
    const sides = drawings.sidesOfGroup[drawing * PARTS + (part & 1)]!;
    const joined = sameSides(looks[space]!, drawings.ends[drawing]!) & sides;
    for (let side = 0; joined >> (3 * side) !== 0; side++) {
      if (((joined >> (3 * side)) & 1) === 0) continue;
      const next = NEIGHBOUR[space * 4 + side]!;
      const nextPart = next * PARTS + drawings.groupAt[drawn[next]! * 4 + opposite(side)]!;
      if (seen[nextPart] === 1) continue;
      seen[nextPart] = 1;
      queue[length++] = nextPart;
    }
  }
  return length;
}

function exitsReached({ drawings }: Tables, { drawn, looks }: Board, length: number): number {
  let exits = 0;
  for (let at = 0; at < length; at++) {
    const part = queue[at]!;
    const drawing = drawn[part >> 1]!;
    // Water reaches no exit (RI-23).
    const sides = drawings.sidesOfGroup[drawing * PARTS + (part & 1)]! & drawings.routeSides[drawing]!;
    exits += countSides(sameSides(looks[part >> 1]!, drawings.reaches[drawing]!) & sides);
  }
  return exits;
}

function spacesOf(length: number): number[] {
  const spaces: number[] = [];
  for (let at = 0; at < length; at++) {
    const space = queue[at]! >> 1;
    const other = queue[at]! ^ 1;
    // A space can already be listed only if both of its parts belong to the network.
    if (seen[other] === 0 || !spaces.includes(space)) spaces.push(space);
  }
  return spaces;
}

/**
 * First half of the search for a longest way: strips dead ends off the graph of one kind of route until only its cycles,
 * and what lies between them, are left. A way that leaves this core never returns. If there is no core, the longest way
 * is already known.
 *
 * Spaces are nodes; two matching ends are an edge. All ends of one kind in a space are joined, so a node needs no parts.
 */

import { type Board, EMPTY } from './board.ts';
import { NEIGHBOUR, opposite, SPACES } from './geometry.ts';
import { countSides, type Kind, sameSides, sideBit } from './looks.ts';
import type { Tables } from './tables.ts';

/** The longest way outside the core: down the branches `left` and `right` of `top`; -1 where there is none. */
export interface Peeled {
  readonly best: number;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  /** The edges left; 0 if there are no cycles. */
  readonly coreEdges: number;
}

// Scratch space, valid until the next call of `peel`.

/** The sides on which a space is still joined to others of the core. */
export const joinedSides = new Int16Array(SPACES);
/** The length in spaces of the longest branch hanging from a space, itself included. */
export const depth = new Uint8Array(SPACES);
/** The next space down that branch, or -1. */
const below = new Int8Array(SPACES);
/** The same for the second longest branch. */
export const secondDepth = new Uint8Array(SPACES);
const secondBelow = new Int8Array(SPACES);
const queue = new Uint8Array(SPACES);

export function peel({ drawings }: Tables, { drawn, looks }: Board, kind: Kind): Peeled {
  const sidesOfKind = drawings.sidesOfKind[kind];
  let best = 0;
  let left = -1;
  let top = -1;
  let right = -1;
  let ends = 0;
  let queued = 0;
  for (let space = 0; space < SPACES; space++) {
    joinedSides[space] = 0;
    const drawing = drawn[space]!;
    if (drawing === EMPTY || sidesOfKind[drawing] === 0) continue;
    const joined = sameSides(looks[space]!, drawings.ends[drawing]!) & sidesOfKind[drawing]!;
    joinedSides[space] = joined;
    depth[space] = 1;
    secondDepth[space] = 1;
    below[space] = -1;
    secondBelow[space] = -1;
    ends += countSides(joined);
    if (isOneSide(joined)) queue[queued++] = space;
    if (best === 0) {
      best = 1;
      top = space;
    }
  }
  for (let at = 0; at < queued; at++) {
    const leaf = queue[at]!;
    const bit = joinedSides[leaf]!;
    // The last space of a tree has no parent.
    if (bit === 0) continue;
    const side = sideOf(bit);
    const parent = NEIGHBOUR[leaf * 4 + side]!;
    joinedSides[leaf] = 0;
    joinedSides[parent]! &= ~sideBit(opposite(side));
    ends -= 2;
    if (depth[leaf]! + depth[parent]! > best) {
      best = depth[leaf]! + depth[parent]!;
      left = leaf;
      top = parent;
      right = below[parent]!;
    }
    hang(parent, leaf, depth[leaf]! + 1);
    if (isOneSide(joinedSides[parent]!)) queue[queued++] = parent;
  }
  return { best, left, top, right, coreEdges: ends / 2 };
}

function hang(parent: number, leaf: number, length: number): void {
  if (length > depth[parent]!) {
    secondDepth[parent] = depth[parent]!;
    secondBelow[parent] = below[parent]!;
    depth[parent] = length;
    below[parent] = leaf;
  } else if (length > secondDepth[parent]!) {
    secondDepth[parent] = length;
    secondBelow[parent] = leaf;
  }
}

const isOneSide = (sides: number): boolean => sides !== 0 && (sides & (sides - 1)) === 0;

/** The only side in a set of one. */
const sideOf = (bit: number): number => (31 - Math.clz32(bit)) / 3;

/** The longest way outside the core, from end to end. */
export function wayOutside({ left, top, right }: Peeled): number[] {
  if (top < 0) return [];
  return [...branch(left).reverse(), top, ...branch(right)];
}

/** The spaces from here down the longest branch. */
export function branch(space: number): number[] {
  const spaces: number[] = [];
  for (let at = space; at >= 0; at = below[at]!) spaces.push(at);
  return spaces;
}

/** The spaces from here down the second longest branch. */
export function secondBranch(space: number): number[] {
  return [space, ...branch(secondBelow[space]!)];
}

export function coreSpaces(): number[] {
  const spaces: number[] = [];
  for (let space = 0; space < SPACES; space++) if (joinedSides[space] !== 0) spaces.push(space);
  return spaces;
}

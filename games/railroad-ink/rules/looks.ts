/**
 * What looks into a space from its neighbours, and the ends of a drawing, as twelve bits: three for each side, north lowest.
 * One table then answers what may be drawn in a space, and a few operations compare all four sides at once.
 */

import { at } from '@quai/engine/at.ts';
import { NEIGHBOUR, SPACES } from './geometry.ts';

/** Kinds of ends; also what looks into a space from one side. */
export const NONE = 0;
export const HIGHWAY = 1;
export const RAILWAY = 2;
export const RIVER = 3;
export const LAKE = 4;
/** A border side without an exit. Never an end. */
export const BORDER = 5;
/** An exit of a kind looks in as `kind + EXIT`. */
export const EXIT = 5;
export const KINDS = ['none', 'highway', 'railway', 'river', 'lake'] as const;
/** The kind of an end: an index into `KINDS`. */
export type Kind = typeof NONE | typeof HIGHWAY | typeof RAILWAY | typeof RIVER | typeof LAKE;

/** The bit of a filled space, where nothing fits any more. */
export const FILLED = 1 << 12;
export const ALL_LOOKS = FILLED * 2;

/** The lowest bit of each side. A set of sides uses only these bits. */
const EACH_SIDE = 0o1111;

export const sideBit = (side: number): number => 1 << (3 * side);
export const lookAt = (looks: number, side: number): number => (looks >> (3 * side)) & 7;

/** The sides on which both are equal. */
export function sameSides(a: number, b: number): number {
  const different = a ^ b;
  return ~(different | (different >> 1) | (different >> 2)) & EACH_SIDE;
}

/** The sides from which `kind` looks in. */
export const sidesOf = (looks: number, kind: number): number => sameSides(looks, kind * EACH_SIDE);

/** The size of a set of sides: the sum of its octal digits. */
export const countSides = (sides: number): number => ((sides * EACH_SIDE) >> 9) & 7;

/** What looks into the spaces of an empty board: exits and border. */
export function emptyLooks(exits: readonly { space: number; side: number; kind: number }[]): number[] {
  const looks = Array.from({ length: SPACES }, (_, space) => {
    let bits = 0;
    for (let side = 0; side < 4; side++) if (NEIGHBOUR[space * 4 + side] === -1) bits |= BORDER << (3 * side);
    return bits;
  });
  for (const { space, side, kind } of exits)
    looks[space] = (at(looks, space) & ~(7 << (3 * side))) | ((kind + EXIT) << (3 * side));
  return looks;
}

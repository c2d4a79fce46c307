/**
 * The features of a board that its evaluation uses, and the layout of their weights.
 * Boards that are rotations or mirror images of each other share features; a quarter turn swaps highways and railways.
 */

import { SIZE, SPACES } from '../rules/geometry.ts';
import { PATTERNS, SIDE_WEIGHT } from './shapes.ts';

/** Networks are told apart by exits and open ends, up to these limits. */
export const NET_EXITS = 13;
export const NET_OPEN = 16;
/** Longest ways count two for each space, and one for each end that may still grow. */
export const WAYS = 64;
export const SPECIAL_SETS = 64;
export const OPEN_ENDS = 48;
/** Patterns of three sides of an empty space; the fourth is shared with its neighbour in a pair. */
const THREE_SIDES = 216;
/** Pairs of empty spaces: horizontal or vertical, networks may meet or not, three sides each. */
export const PAIRS = 2 * 2 * THREE_SIDES * THREE_SIDES;
/** Numbers of different networks that can look into a space. */
export const JOINS = 5;

/** The weights of one round, as lookup tables. */
export interface Weights {
  /** Only the score counts; none of these weights is used. */
  readonly plain: boolean;
  /** `cell[space * PATTERNS + pattern]` and `join[networks * PATTERNS + pattern]`, for an empty space. */
  readonly cell: Float32Array;
  readonly join: Float32Array;
  /** By `pairIndex`, for two adjacent empty spaces. */
  readonly pair: Float32Array;
  readonly net: Float32Array;
  readonly way: Float32Array;
  /** `linked[networks * NET_EXITS + exits]`. */
  readonly linked: Float32Array;
  readonly specials: Float32Array;
  readonly open: Float32Array;
}

/** Numbers the features so that rotations and mirror images get the same number. */
interface Numbering {
  /** By pattern alone; `cell` by space and pattern. */
  readonly pattern: Int32Array;
  readonly cell: Int32Array;
  readonly pair: Int32Array;
  readonly specials: Int32Array;
  readonly patterns: number;
  readonly cells: number;
  readonly pairs: number;
}

// Sides and spaces after mirroring left to right, or a quarter turn clockwise.
const mirrorSide = (side: number): number => (4 - side) % 4;
const mirrorSpace = (space: number): number => space - (space % SIZE) + (SIZE - 1 - (space % SIZE));
const turnSide = (side: number): number => (side + 1) % 4;
const turnSpace = (space: number): number => (space % SIZE) * SIZE + (SIZE - 1 - Math.floor(space / SIZE));
/** Codes after swapping highways with railways, and their exits. */
const SWAPPED = [0, 2, 1, 3, 5, 4] as const;

const codeAt = (pattern: number, side: number): number => Math.floor(pattern / SIDE_WEIGHT[side]!) % 6;

function mirrored(pattern: number): number {
  let result = 0;
  for (let side = 0; side < 4; side++) result += codeAt(pattern, side) * SIDE_WEIGHT[mirrorSide(side)]!;
  return result;
}

function turned(pattern: number): number {
  let result = 0;
  for (let side = 0; side < 4; side++) result += SWAPPED[codeAt(pattern, side)]! * SIDE_WEIGHT[turnSide(side)]!;
  return result;
}

/** The special routes come in pairs that swap highways and railways: the first two, and the next two. */
const swappedSpecials = (set: number): number => (set & ~0b1111) | ((set & 0b0101) << 1) | ((set & 0b1010) >> 1);

/** `THREE[pattern * 4 + side]`: the pattern without that side. */
export const THREE = Uint8Array.from({ length: PATTERNS * 4 }, (_, i) => {
  let digits = 0;
  for (let side = 3; side >= 0; side--) if (side !== (i & 3)) digits = digits * 6 + codeAt(i >> 2, side);
  return digits;
});

/** A space and its neighbour to the east or south; `meet` is 1 if different networks look into them, else 0. */
export const pairIndex = (pattern: number, neighbour: number, side: number, meet: number): number =>
  (((side & 2) + meet) * THREE_SIDES + THREE[pattern * 4 + side]!) * THREE_SIDES + THREE[neighbour * 4 + (side ^ 2)]!;

function numberPairs(): { pair: Int32Array; pairs: number } {
  const pair = new Int32Array(PAIRS).fill(-1);
  let pairs = 0;
  const patterns = Array.from({ length: PATTERNS }, (_, i) => i);
  const index = (a: number, b: number, side: number, meet: number) =>
    side === 1 || side === 2 ? pairIndex(a, b, side, meet) : pairIndex(b, a, side ^ 2, meet);
  // The side between the two is open in both.
  const west = patterns.filter((pattern) => codeAt(pattern, 1) === 0);
  const east = patterns.filter((pattern) => codeAt(pattern, 3) === 0);
  for (let meet = 0; meet < 2; meet++)
    for (const first of west)
      for (const second of east) {
        if (pair[pairIndex(first, second, 1, meet)] !== -1) continue;
        let [a, b, side] = [first, second, 1];
        for (let turn = 0; turn < 4; turn++) {
          pair[index(a, b, side, meet)] = pairs;
          pair[index(mirrored(a), mirrored(b), mirrorSide(side), meet)] = pairs;
          [a, b, side] = [turned(a), turned(b), turnSide(side)];
        }
        pairs++;
      }
  return { pair, pairs };
}

function number(): Numbering {
  const pattern = new Int32Array(PATTERNS).fill(-1);
  const cell = new Int32Array(SPACES * PATTERNS).fill(-1);
  let patterns = 0;
  let cells = 0;
  for (let space = 0; space < SPACES; space++)
    for (let first = 0; first < PATTERNS; first++) {
      if (space === 0 && pattern[first] === -1) {
        let one = first;
        for (let turn = 0; turn < 4; turn++) {
          pattern[one] = patterns;
          pattern[mirrored(one)] = patterns;
          one = turned(one);
        }
        patterns++;
      }
      if (cell[space * PATTERNS + first] !== -1) continue;
      let at = space;
      let one = first;
      for (let turn = 0; turn < 4; turn++) {
        cell[at * PATTERNS + one] = cells;
        cell[mirrorSpace(at) * PATTERNS + mirrored(one)] = cells;
        at = turnSpace(at);
        one = turned(one);
      }
      cells++;
    }
  const specials = new Int32Array(SPECIAL_SETS);
  for (let set = 0; set < SPECIAL_SETS; set++) specials[set] = Math.min(set, swappedSpecials(set));
  return { pattern, cell, specials, patterns, cells, ...numberPairs() };
}

export const numbering = number();

/** Where each kind of feature starts in a round's list of weights. */
export const AT = (() => {
  const pattern = 0;
  const cell = pattern + numbering.patterns;
  const join = cell + numbering.cells;
  const pair = join + JOINS * numbering.patterns;
  const net = pair + numbering.pairs;
  const way = net + NET_EXITS * NET_OPEN;
  const linked = way + WAYS;
  const specials = linked + NET_EXITS * NET_EXITS;
  const open = specials + SPECIAL_SETS;
  return { pattern, cell, join, pair, net, way, linked, specials, open, end: open + OPEN_ENDS };
})();

export function emptyWeights(plain = false): Weights {
  return {
    plain,
    cell: new Float32Array(SPACES * PATTERNS),
    join: new Float32Array(JOINS * PATTERNS),
    pair: new Float32Array(PAIRS),
    net: new Float32Array(NET_EXITS * NET_OPEN),
    way: new Float32Array(WAYS),
    linked: new Float32Array(NET_EXITS * NET_EXITS),
    specials: new Float32Array(SPECIAL_SETS),
    open: new Float32Array(OPEN_ENDS),
  };
}

/** Expands a list of weights into lookup tables. */
export function spread(list: Float32Array, to: Weights): Weights {
  const { pattern, cell, pair, specials, patterns } = numbering;
  for (let i = 0; i < to.cell.length; i++)
    to.cell[i] = list[AT.cell + cell[i]!]! + list[AT.pattern + pattern[i % PATTERNS]!]!;
  for (let i = 0; i < to.join.length; i++)
    to.join[i] = list[AT.join + Math.floor(i / PATTERNS) * patterns + pattern[i % PATTERNS]!]!;
  for (let i = 0; i < PAIRS; i++) to.pair[i] = list[AT.pair + pair[i]!]!;
  to.net.set(list.subarray(AT.net, AT.way));
  to.way.set(list.subarray(AT.way, AT.linked));
  to.linked.set(list.subarray(AT.linked, AT.specials));
  for (let set = 0; set < SPECIAL_SETS; set++) to.specials[set] = list[AT.specials + specials[set]!]!;
  to.open.set(list.subarray(AT.open, AT.end));
  return to;
}

/** Weights for the end of the game: every open end is a false route, nothing else matters. `open` is filled only for `between`. */
export function finalWeights(): Weights {
  const weights = emptyWeights(true);
  for (let ends = 0; ends < OPEN_ENDS; ends++) weights.open[ends] = -ends;
  return weights;
}

/** Interpolates between two rounds: 0 gives the first, 1 the second. */
export function between(first: Weights, second: Weights, share: number): Weights {
  const mix = (a: Float32Array, b: Float32Array): Float32Array => {
    const mixed = new Float32Array(a.length);
    for (let i = 0; i < mixed.length; i++) mixed[i] = a[i]! * (1 - share) + b[i]! * share;
    return mixed;
  };
  return {
    plain: false,
    cell: mix(first.cell, second.cell),
    join: mix(first.join, second.join),
    pair: mix(first.pair, second.pair),
    net: mix(first.net, second.net),
    way: mix(first.way, second.way),
    linked: mix(first.linked, second.linked),
    specials: mix(first.specials, second.specials),
    open: mix(first.open, second.open),
  };
}

/**
 * Ways to pay (BE-20, NL-9). A way is the number of cards of each kind to discard, packed into one number with four bits a kind.
 *
 * A price asks for a set of one colour and for icons. With `a` coloured cards in the set and `p` pairs for the icons, a way
 * has set + icons + p cards, of which set - a + icons - p are wild. So `a` and `p` follow from the way itself, and only the
 * colour of the set may be ambiguous: if `a` is odd it is the only colour with an odd count, if even any colour with at
 * least `a`. With a wild card worth two cards, a way costs 2 * (set + icons) - a: the cheapest ways have the largest `a`,
 * and among those the fewest wild cards come with the most pairs. That is the order of `eachWay`.
 */

import type { Board, Price } from './board.ts';

const BASE = 16;
/** The value of one card of each kind in a packed way. */
export const UNIT: readonly number[] = Array.from({ length: 13 }, (_, kind) => BASE ** kind);

/** Kinds in the lower half of a packed way: shifts take no more than 32 bits. */
const LOWER = 8;
const UPPER_UNIT = BASE ** LOWER;

export function cardsOf(way: number, kind: number): number {
  return kind < LOWER ? (way >>> (4 * kind)) & 15 : ((way / UPPER_UNIT) >>> (4 * (kind - LOWER))) & 15;
}

/** Calls `each` once with every way this hand allows, cheapest first, until it returns true. */
export function eachWay(board: Board, hand: readonly number[], price: Price, each: (way: number) => boolean): void {
  const { colour, set, icons } = price;
  const { wild } = board;
  const mostPairs = board.pairs ? icons : 0;
  const [first, end] = colour < 0 ? [0, wild] : [colour, colour + 1];
  for (let a = set; a >= 0; a--)
    for (let pairs = mostPairs; pairs >= 0; pairs--) {
      const wilds = set - a + icons - pairs;
      if (wilds > hand[wild]!) break;
      const way = wilds * UNIT[wild]!;
      if (a === 0) {
        if (addPairs(-1, 0, 0, pairs, way)) return;
        continue;
      }
      for (let own = first; own < end; own++)
        if (hand[own]! >= a && addPairs(own, a, 0, pairs, way + a * UNIT[own]!)) return;
    }

  /** Adds `left` pairs of colours from `from` on to a set of `a` cards of colour `own`. */
  function addPairs(own: number, a: number, from: number, left: number, way: number): boolean {
    if (left === 0) return each(way);
    for (let pair = from; pair < wild; pair++) {
      let most = Math.min(left, (hand[pair]! - (pair === own ? a : 0)) >> 1);
      // With that many cards of an earlier colour, an even set could be of that colour, and the way was already reported.
      if (colour < 0 && pair < own && a % 2 === 0) most = Math.min(most, a / 2 - 1);
      for (let pairs = most; pairs > 0; pairs--)
        if (addPairs(own, a, pair + 1, left - pairs, way + 2 * pairs * UNIT[pair]!)) return true;
    }
    return false;
  }
}

/** Whether this hand can pay the price at all. Allocates nothing. */
export function canPay(board: Board, hand: readonly number[], price: Price): boolean {
  const { colour, set, icons } = price;
  const wilds = hand[board.wild]!;
  if (icons > 0) return canPayIcons(board, hand, price);
  if (wilds >= set) return true;
  if (colour >= 0) return hand[colour]! + wilds >= set;
  for (let own = 0; own < board.wild; own++) if (hand[own]! + wilds >= set) return true;
  return false;
}

/**
 * It is enough to try sets with as many cards of their colour as possible: one more frees a wild card and breaks at most
 * one pair, which the wild card replaces.
 */
function canPayIcons(board: Board, hand: readonly number[], { colour, set, icons }: Price): boolean {
  const wilds = hand[board.wild]!;
  if (!board.pairs) {
    if (wilds < icons) return false;
    if (wilds >= set + icons) return true;
    for (let own = 0; own < board.wild; own++)
      if ((colour < 0 || colour === own) && hand[own]! + wilds >= set + icons) return true;
    return false;
  }
  let pairs = 0;
  for (let own = 0; own < board.wild; own++) pairs += hand[own]! >> 1;
  if (Math.min(pairs, icons) + wilds >= set + icons) return true;
  for (let own = 0; own < board.wild; own++) {
    if (colour >= 0 && colour !== own) continue;
    const a = Math.min(set, hand[own]!);
    const left = pairs - (hand[own]! >> 1) + ((hand[own]! - a) >> 1);
    if (a + Math.min(left, icons) + wilds >= set + icons) return true;
  }
  return false;
}

/** Why a way is refused: cards not in hand, the wrong number of cards, or cards that do not go together. */
export type Fault = 'held' | 'number' | 'set';

/** Null if this hand may pay the price this way. Allocates nothing. */
export function faultOf(board: Board, hand: readonly number[], price: Price, way: number): Fault | null {
  const { colour, set, icons } = price;
  let cards = 0;
  for (let kind = 0; kind < board.kinds; kind++) {
    const count = cardsOf(way, kind);
    if (count > hand[kind]!) return 'held';
    cards += count;
  }
  const wild = cardsOf(way, board.wild);
  const pairs = cards - set - icons;
  if (pairs < 0 || pairs > (board.pairs ? icons : 0)) return 'number';
  const a = set + icons - pairs - wild;
  if (a < 0 || a > set) return 'set';
  if (a === 0) return allPairs(board, way, -1, 0) ? null : 'set';
  for (let own = 0; own < board.wild; own++)
    if ((colour < 0 || colour === own) && cardsOf(way, own) >= a && allPairs(board, way, own, a)) return null;
  return 'set';
}

/** Whether everything besides a set of `a` cards of colour `own` makes pairs. */
function allPairs(board: Board, way: number, own: number, a: number): boolean {
  for (let kind = 0; kind < board.wild; kind++)
    if ((cardsOf(way, kind) - (kind === own ? a : 0)) % 2 !== 0) return false;
  return true;
}

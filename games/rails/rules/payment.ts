/**
 * Ways to pay. A way is what is discarded: so many of each kind, packed into one number with four bits a kind.
 *
 * A price asks for a set of one colour and for icons. With `a` coloured cards in the set and `p` pairs on the icons a way
 * has set + icons + p cards, of which set - a + icons - p are wild: so `a` and `p` can be read off the way itself, and only
 * the colour of the set may be open: if `a` is odd it is the one colour of odd number, if even any colour of at least `a`.
 * Counting a wild card as two cards a way costs 2 * (set + icons) - a: the cheapest have the largest `a`, and among
 * those the fewest wild cards go with the most pairs. That is the order of `eachWay`. BE-20, NL-9
 */

import type { Board, Price } from './board.ts';

const BASE = 16;
/** What one card of each kind adds to a way. */
export const UNIT: readonly number[] = Array.from({ length: 13 }, (_, kind) => BASE ** kind);

export function cardsOf(way: number, kind: number): number {
  return Math.floor(way / UNIT[kind]!) % BASE;
}

/** Calls `each` with every way that this hand allows, once, the cheapest first, until it returns true. */
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

  /** Adds `left` pairs of the colours from `from` on, beside a set of `a` cards of the colour `own`. */
  function addPairs(own: number, a: number, from: number, left: number, way: number): boolean {
    if (left === 0) return each(way);
    for (let pair = from; pair < wild; pair++) {
      let most = Math.min(left, (hand[pair]! - (pair === own ? a : 0)) >> 1);
      // An even set could as well be of an earlier colour with that many cards: that way has been told already.
      if (colour < 0 && pair < own && a % 2 === 0) most = Math.min(most, a / 2 - 1);
      for (let pairs = most; pairs > 0; pairs--)
        if (addPairs(own, a, pair + 1, left - pairs, way + 2 * pairs * UNIT[pair]!)) return true;
    }
    return false;
  }
}

/** Whether this hand can pay the price in any way. Allocates nothing. */
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
 * The set takes as many of its colour as it can: one card more there frees a wild card and breaks at most one pair, which
 * a wild card replaces.
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

/** Why a way is refused: a card that is not held, the wrong number of cards, or cards that do not go together. */
export type Fault = 'held' | 'number' | 'set';

/** Null if this hand may pay the price in this way. Allocates nothing. */
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

/** Whether what is left beside a set of `a` cards of the colour `own` makes pairs. */
function allPairs(board: Board, way: number, own: number, a: number): boolean {
  for (let kind = 0; kind < board.wild; kind++)
    if ((cardsOf(way, kind) - (kind === own ? a : 0)) % 2 !== 0) return false;
  return true;
}

import { at } from '@quai/engine/at.ts';
import { randomFrom } from '@quai/engine/random.ts';
import { describe, expect, test } from 'vitest';
import type { Board, Price } from '../rules/board.ts';
import { canPay, cardsOf, eachWay, faultOf, UNIT } from '../rules/payment.ts';

/** Only the parts of a board that paying uses. */
const cardsWith = (colours: number, pairs: boolean) => ({ wild: colours, kinds: colours + 1, pairs }) as Board;

function waysOf(board: Board, hand: readonly number[], price: Price): number[] {
  const ways: number[] = [];
  eachWay(board, hand, price, (way) => ways.push(way) < 0);
  return ways;
}

const packed = (counts: readonly number[]) => counts.reduce((sum, count, kind) => sum + count * at(UNIT, kind), 0);

/** Everything that can be discarded from a hand, whether or not it pays for anything. */
function* discards(hand: readonly number[]): Generator<number[]> {
  const counts = hand.map(() => 0);
  while (true) {
    yield counts;
    let kind = 0;
    while (kind < hand.length && counts[kind] === hand[kind]) counts[kind++] = 0;
    if (kind === hand.length) return;
    counts[kind]!++;
  }
}

/**
 * The rule taken literally: each icon removes a wild card or a pair of one colour, and what is left is a set of the right size
 * of wild cards and one colour.
 */
function pays(board: Board, cards: readonly number[], { colour, set, icons }: Price): boolean {
  if (icons > 0) {
    const rest = { index: 0, colour, set, icons: icons - 1 };
    for (let kind = 0; kind < board.kinds; kind++) {
      const taken = kind === board.wild ? 1 : 2;
      if (at(cards, kind) < taken || (taken === 2 && !board.pairs)) continue;
      const left = cards.slice();
      left[kind]! -= taken;
      if (pays(board, left, rest)) return true;
    }
    return false;
  }
  if (cards.reduce((sum, count) => sum + count, 0) !== set) return false;
  const used = cards.flatMap((count, kind) => (count > 0 && kind !== board.wild ? [kind] : []));
  return used.length === 0 || (used.length === 1 && (colour < 0 || used[0] === colour));
}

/** Compares `eachWay`, `faultOf` and `canPay` with the rule, for every possible discard of a hand. */
function compare(board: Board, hand: readonly number[], price: Price): void {
  const listed = waysOf(board, hand, price);
  const wanted = new Set<number>();
  for (const cards of discards(hand)) {
    const way = packed(cards);
    const good = pays(board, cards, price);
    if (good) wanted.add(way);
    if ((faultOf(board, hand, price, way) === null) !== good) throw new Error(say(hand, price, `check of ${cards}`));
  }
  if (listed.length !== wanted.size || listed.some((way) => !wanted.has(way)))
    throw new Error(say(hand, price, `${listed.length} ways listed, ${wanted.size} there are`));
  if (canPay(board, hand, price) !== wanted.size > 0) throw new Error(say(hand, price, 'can it be paid?'));
  const keys = listed.map((way) => costOf(board, way));
  for (let i = 1; i < keys.length; i++)
    if (at(keys, i) < at(keys, i - 1)) throw new Error(say(hand, price, 'a cheaper way comes later'));
}

const say = (hand: readonly number[], price: Price, what: string) =>
  `hand ${hand}, price ${JSON.stringify(price)}: ${what}`;

/** A wild card counts as two cards; ties go to the fewest wild cards. */
function costOf(board: Board, way: number): number {
  let cards = 0;
  for (let kind = 0; kind < board.kinds; kind++) cards += cardsOf(way, kind);
  const wilds = cardsOf(way, board.wild);
  return (cards + wilds) * 100 + wilds;
}

function* handsUpTo(cards: number, kinds: number): Generator<number[]> {
  if (kinds === 0) {
    yield [];
    return;
  }
  for (let first = 0; first <= cards; first++)
    for (const rest of handsUpTo(cards - first, kinds - 1)) yield [first, ...rest];
}

const price = (colour: number, set: number, icons: number): Price => ({ index: 0, colour, set, icons });

/**
 * All hands of up to eight cards. Four colours are enough to stand for eight: a way on at most two icons has at most three
 * colours, those of its set and of its pairs, and whether it is listed once and rightly depends only on how many of
 * these the hand holds and on their order. A fourth colour serves as a distraction. Random hands of nine kinds follow.
 */
describe('BE-20 NL-9 RA-19 the list of ways is what a brute force finds, for all hands of up to eight cards', () => {
  const four = cardsWith(4, true);
  for (const icons of [0, 1, 2])
    test(`${icons} icons, any colour and one colour, sets of up to five`, () => {
      for (const hand of handsUpTo(8, 5))
        for (let set = icons === 0 ? 1 : 0; set <= 5; set++)
          for (const colour of [-1, 0, 2]) if (set > 0 || colour < 0) compare(four, hand, price(colour, set, icons));
    });

  test('three icons, where pairs of three colours meet', () => {
    for (const hand of handsUpTo(8, 5)) for (const set of [0, 1, 2]) compare(four, hand, price(-1, set, 3));
  });

  test('icons that only wild cards pay', () => {
    const plain = cardsWith(3, false);
    for (const hand of handsUpTo(8, 4))
      for (const icons of [1, 2]) for (const set of [0, 1, 3]) compare(plain, hand, price(-1, set, icons));
  });

  test('hands of eight colours and more than eight cards', () => {
    const eight = cardsWith(8, true);
    const random = randomFrom(11);
    for (let i = 0; i < 1500; i++) {
      const hand = new Array(9).fill(0);
      const cards = 4 + random.below(7);
      // Few colours at a time; otherwise hardly anything could be paid.
      const colours = [random.below(8), random.below(8), random.below(8), random.below(8), 8];
      for (let card = 0; card < cards; card++) hand[at(colours, random.below(colours.length))]++;
      compare(eight, hand, price(random.below(3) === 0 ? random.below(8) : -1, 1 + random.below(4), random.below(3)));
    }
  });
});

test('NL-9 a way of many cards is packed and unpacked without loss', () => {
  const counts = [15, 0, 7, 1, 0, 3, 15, 2, 9, 0, 0, 15];
  expect(counts.map((_, kind) => cardsOf(packed(counts), kind))).toEqual(counts);
});

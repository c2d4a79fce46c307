import { playoutChance } from '@quai/engine/chance.ts';
import { begin } from '@quai/engine/play.ts';
import { randomFrom } from '@quai/engine/random.ts';
import { expect, test } from 'vitest';
import { position } from '../../rails/test/position.ts';
import { allBut, countTree } from '../../rails/test/tree.ts';
import { berlin } from './sample.ts';

const two = berlin(2);
const three = berlin(3);

test('BE-3 tree: the first choice of two seats', () => {
  // Three choices each (first, second, both); after the second seat's choice one of two seats starts: 3 * 3 * 2.
  const state = begin(two, playoutChance(randomFrom(1)));
  expect(countTree(two, state, 2)).toBe(18);
});

test('BE-4 BE-5 BE-7 tree: a draw from a row with a bike and a pile of one', () => {
  // First card: blind (the blue one), then blue or green face up: 2. Blue, replaced by blue: blue or green: 2. Green,
  // replaced by blue: 2. The bike, replaced by blue, ends the draw: the other seat's first card is blue or green: 2.
  const state = position(two, { row: 'BBGG*', pile: 'B' });
  expect(countTree(two, state, 2)).toBe(8);
  // The other seat then sees blue, green and the bike after blind-B, blind-G, B-B, B-G and G-B, no green after G-G: 5 * 3 + 2.
  // After the bike it goes on with its second card, blue or green either way: 2 * 2. Together 21.
  expect(countTree(two, state, 3)).toBe(21);
});

test('BE-6 tree: a draw that may bring the third bike', () => {
  // Blind: black, red or bike, 3. A bike: replaced by any of the three, never a third bike: 3.
  // Blue: replaced by black or red, 2; by a bike: swept. The pile is K K R, in 3 orders, then it is made of B G * * *:
  // two more cards in the orders BG B* GB G* *B *G **, 7; no row of these has three bikes. 2 + 3 * 7 = 23.
  // Green: likewise 2; swept, K K R in 3 orders, then two of B B * * *: BB B* *B **, 4. 2 + 3 * 4 = 14.
  const state = position(two, { row: 'BB**G', pile: 'KKR*' });
  expect(countTree(two, state, 1)).toBe(3 + 3 + 23 + 14);
});

test('BE-12 BE-22 tree: four destinations and nothing else', () => {
  // Drawing: 4 * 3 orders. Keeping: 3 choices. The other seat draws two of the unknown two, in 2 orders, whether or not one
  // was given back below them; and keeps in 3 ways. No cards: no routes.
  const state = position(two, { ticketPile: ['K01', 'K02', 'K03', 'K04'] });
  expect([1, 2, 3, 4].map((depth) => countTree(two, state, depth))).toEqual([12, 36, 72, 216]);
});

test('BE-11 tree: a double route with two seats and with three', () => {
  const setting = {
    hands: ['KKII', 'KKII', ''],
    pieces: [
      [4, 0],
      [4, 0],
      [4, 0],
    ],
  };
  // Seat 0 takes one of the two; its cards become the pile and fill two places of the row, both alike. With two seats the
  // other route is closed: seat 1 takes the one kind there is, and again. 2 * 1 * 1.
  const pair = position(two, {
    ...setting,
    hands: ['KKII', 'KKII'],
    pieces: setting.pieces.slice(0, 2),
    routes: allBut(two, ['T23', 'T24'], 1),
  });
  pair.pieces = [
    [4, 0],
    [4, 0],
  ];
  expect(countTree(two, pair, 3)).toBe(2);
  // With three seats seat 1 may also take the other route: then seat 2 chooses between two kinds. 2 * (2 + 1).
  const trio = position(three, { ...setting, routes: allBut(three, ['T23', 'T24'], 2) });
  expect(countTree(three, trio, 3)).toBe(6);
});

test('BE-20 tree: ways to pay four of any colour, for a streetcar and for a subway route', () => {
  // Three blue, two green, two bikes: BBB*, BB**, GG**; four ways fail for want of cards. The four cards paid become the
  // pile and fill four places of an empty row: 4, 6 and 6 orders, too few cards up for a sweep. Two routes: 2 * 16.
  const state = position(three, {
    hands: ['BBBGG**', '', ''],
    routes: allBut(three, ['T09', 'U06'], 2),
    pieces: [
      [11, 5],
      [11, 5],
      [11, 5],
    ],
  });
  expect(countTree(three, state, 1)).toBe(2);
  expect(countTree(three, state, 2)).toBe(32);
});

test('BE-14 BE-21 tree: the last cards, then nobody can do anything', () => {
  // One card face up. Seat 0 takes it; no route is open, so both are skipped and the table is over: one line at any depth.
  const state = position(two, {
    row: 'B',
    routes: allBut(two, [], 1),
    pieces: [
      [5, 2],
      [5, 2],
    ],
  });
  expect([1, 2, 3, 4].map((depth) => countTree(two, state, depth))).toEqual([1, 1, 1, 1]);
});

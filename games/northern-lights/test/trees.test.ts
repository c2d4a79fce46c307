import { playoutChance } from '@quai/engine/chance.ts';
import { begin } from '@quai/engine/play.ts';
import { randomFrom } from '@quai/engine/random.ts';
import { expect, test } from 'vitest';
import { position } from '../../rails/test/position.ts';
import { allBut, countTree } from '../../rails/test/tree.ts';
import { northernLights } from './sample.ts';

const two = northernLights(2);
const three = northernLights(3);
const four = northernLights(4);

test('NL-4 tree: the first choice of two seats', () => {
  // At least two of four: 6 + 4 + 1 = 11 choices each; then one of two seats starts. 11 * 11 * 2.
  const state = begin(two, playoutChance(randomFrom(1)));
  expect(countTree(two, state, 2)).toBe(242);
});

test('NL-2 NL-5 NL-6 tree: a row of three locomotives, and one card in the pile', () => {
  // Blind (black), then blue or green: 2. A locomotive, replaced by black, ends the draw: the other seat sees black,
  // locomotive, blue, green: 4. Blue, replaced by black: black or green, 2. Green: blue or black, 2.
  const state = position(two, { row: '***BG', pile: 'K' });
  expect(countTree(two, state, 2)).toBe(10);
});

test('NL-9 NL-10 tree: ferries of four spaces and two icons, +2, four red and two locomotives, nothing else about', () => {
  const state = position(two, {
    hands: ['RRRR**', ''],
    routes: allBut(two, ['mo-i-rana--narvik--1', 'mo-i-rana--narvik--2'], 1),
    pieces: [[20], [20]],
  });
  // With a red cards in the set of two and p pairs there are 4 - a - p locomotives and a + 2p red: so a + p >= 2 and
  // a + 2p <= 4: (2,1) RRRR*, (2,0) RR**, (1,1) RRR**, (0,2) RRRR**. What is paid is the pile and fills the empty row: in
  // 5, 6 and 10 orders; of the last six cards five come up, with one locomotive in 5 orders or two in 10, and the sixth
  // is all that is left for +2. Two tracks: 2 * (5 + 6 + 10 + 15).
  expect(countTree(two, state, 1)).toBe(2);
  expect(countTree(two, state, 2)).toBe(72);
  // The other seat, without cards, takes red or a locomotive; both are up in every case.
  expect(countTree(two, state, 3)).toBe(144);
});

test('NL-8 tree: a triple route with two, three and four seats', () => {
  const hands = ['WGO', 'WGO', 'WGO', 'WGO'];
  const free = ['karlstad--oslo--1', 'karlstad--oslo--2', 'karlstad--oslo--3'];
  const setting = (seats: number) => ({ hands: hands.slice(0, seats), pieces: hands.slice(0, seats).map(() => [9]) });
  // Seat 0 takes one of three; the card it paid comes to the row. Two seats: seat 1 takes that card; no second one: seat 0
  // has two routes beside its own, closed: it is skipped, no card and no ticket being left. Seat 1 too: the end. 3 lines.
  const pair = position(two, { ...setting(2), routes: allBut(two, free, 1) });
  expect(countTree(two, pair, 3)).toBe(3);
  // Three seats: seat 1 takes one of the two left (then the third is closed to seat 2, who takes one of two cards), or the
  // card (then seat 2 takes one of two routes): 3 * (2 * 2 + 2).
  const trio = position(three, { ...setting(3), routes: allBut(three, free, 2) });
  expect(countTree(three, trio, 3)).toBe(18);
  // Four seats: after two routes the third is open to seat 2: one more line each time: 3 * (2 * 3 + 2).
  const all = position(four, { ...setting(4), routes: allBut(four, free, 3) });
  expect(countTree(four, all, 3)).toBe(24);
});

test('NL-11 NL-22 tree: two tickets in the pile and one under it', () => {
  // Two orders of the two; then the one below. Keeping: 7 choices. Three kept (1 choice): nobody can do anything, the end.
  // Two kept (3): the other seat draws the one left and keeps it. One kept (3): it draws two and keeps in 3 ways.
  const state = position(two, { ticketPile: ['oslo--stockholm', 'umea--oslo'], under: [[1, 'stockholm--riga']] });
  expect([1, 2, 3, 4].map((depth) => countTree(two, state, depth))).toEqual([2, 14, 14, 26]);
});

test('NL-9 tree: one-space ferries, both tracks open to four seats', () => {
  // Two tracks; two blue, two green or a locomotive: 3 ways. What was paid fills the empty row: one order each.
  // The next seat has no cards: it takes the one kind there is, 2 * 3.
  const state = position(four, {
    hands: ['BBGG*', '', '', ''],
    routes: allBut(four, ['alborg--goteborg--1', 'alborg--goteborg--2'], 3),
    pieces: [[9], [9], [9], [9]],
  });
  expect([1, 2, 3].map((depth) => countTree(four, state, depth))).toEqual([2, 6, 6]);
});

test('NL-10 NL-6 NL-21 tree: +1 when row and pile are short', () => {
  const state = position(two, {
    hands: ['B*', ''],
    row: 'R',
    routes: allBut(two, ['stavanger--bergen--1', 'stavanger--bergen--2'], 1),
    pieces: [[9], [9]],
  });
  // Two spaces, one icon, +1: a blue card and a locomotive pay for either track. They fill two of four gaps, in 2 orders, and
  // nothing is left to draw: 4 lines. Or the red card is taken, and there is no second one: 1.
  expect(countTree(two, state, 1)).toBe(5);
  // After a claim the other seat takes red, blue or the locomotive: 4 * 3. After the red card it can do nothing and is
  // skipped, and seat 0 has either track to claim: 2.
  expect(countTree(two, state, 2)).toBe(14);
});

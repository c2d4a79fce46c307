import { at } from '@quai/engine/at.ts';
import { playoutChance } from '@quai/engine/chance.ts';
import { conform } from '@quai/engine/kit/conform.ts';
import { begin } from '@quai/engine/play.ts';
import { randomFrom } from '@quai/engine/random.ts';
import { describe, expect, test } from 'vitest';
import { game } from '../game.ts';
import { island, islandMap } from './island.ts';
import { kitOf } from './kit.ts';
import { cardsIn, legal, open, plays, position, refused, rowOf, stepNow, ticketIds } from './position.ts';
import { habits, reach } from './reach.ts';

/** A new map needs no new code: everything tested here comes from its edition. */
const rules = island(2);
const cards = { row: 'RBG', pile: 'RRBBGG' };

for (const seats of [2, 3]) {
  const opened = island(seats);
  conform(`the island with ${seats} seats`, () => opened, kitOf(opened));
}

describe('a third map of the family', () => {
  test('RA-1 the edition says for how many seats it is, and others are refused clearly', () => {
    expect(game.seats).toEqual({ min: 2, max: 5 });
    expect(game.editions).toEqual({});
    for (const seats of [1, 4, 5]) expect(() => island(seats)).toThrow(`island is for 2 to 3 seats, not for ${seats}`);
    const state = begin(rules, playoutChance(randomFrom(1)));
    expect(state.pieces).toEqual([
      [5, 2],
      [5, 2],
    ]);
  });

  test('RA-2 its cards: three colours of five and five wild, one dealt, three face up', () => {
    const state = begin(rules, playoutChance(randomFrom(1)));
    expect(rules.board.box).toEqual([5, 5, 5, 5]);
    expect(state.row).toHaveLength(3);
    expect(cardsIn(rules, at(state.hands, 0))).toHaveLength(1);
  });

  test('RA-3 tickets at the start: two dealt, here even none need be kept', () => {
    const state = begin(rules, playoutChance(randomFrom(1)));
    expect(legal(rules, state, 0)).toEqual(['keep:0', 'keep:1', 'keep:2', 'keep:12']);
  });

  test('RA-4 RA-5 two cards, a wild card face up only as the first', () => {
    const state = position(rules, { row: 'R*G', pile: 'BBGG' });
    plays(rules, state, 'take:R', 'B');
    expect(refused(rules, state, 'take:*')?.rule).toBe('RA-5');
    expect(refused(rules, state, 'take:R')?.rule).toBe('RA-4');
  });

  test('RA-6 two wild cards in a row of three are swept, at most three times in a row', () => {
    const state = position(rules, { row: 'R*G', pile: '*BBGG' });
    const { kinds } = plays(rules, state, 'take:R', '*BBG');
    expect(kinds).toContain('swept');
    expect(rowOf(rules, state)).toBe('BBG');
  });

  test('RA-7 a blind card from an empty pile is refused', () => {
    const state = position(rules, { row: 'RBG' });
    expect(refused(rules, state, 'blind')?.rule).toBe('RA-7');
  });

  test('RA-8 RA-10 a route is paid in its colour, scores by the table of its pieces, and then is taken', () => {
    const state = position(rules, { ...cards, hands: ['BBB', 'RR'] });
    plays(rules, state, 'claim:d1');
    expect(state.score[0]).toBe(4);
    expect(refused(rules, state, 'claim:d1')?.rule).toBe('RA-10');
    expect(refused(rules, state, 'claim:e1')?.rule).toBe('RA-8');
  });

  test('RA-9 without pairs an icon asks for a wild card', () => {
    const state = position(rules, { ...cards, hands: ['RRRR*', ''] });
    expect(refused(rules, state, 'claim:i1')?.rule).toBe('RA-9');
    plays(rules, state, 'claim:h1', 'R');
    expect(cardsIn(rules, state.discards)).toBe('R*');
  });

  test('RA-11 parallel routes: one with two seats, two of two or three with three', () => {
    const two = position(rules, { ...cards, hands: ['', 'RRGGBB'], routes: { c1: 0 }, turn: 1 });
    expect(refused(rules, two, 'claim:c2')?.rule).toBe('RA-11');
    const trio = island(3);
    const three = position(trio, { ...cards, hands: ['', 'RRGGBB'], routes: { c1: 0 }, turn: 1 });
    expect(refused(trio, three, 'claim:c2')).toBeNull();
    const full = position(trio, { ...cards, hands: ['', '', 'RRGGBB'], routes: { c1: 0, c2: 1 }, turn: 2 });
    expect(refused(trio, full, 'claim:c3')?.rule).toBe('RA-11');
  });

  test('RA-12 a route gives as many cards as it says', () => {
    const state = position(rules, { ...cards, hands: ['R**', ''] });
    plays(rules, state, 'claim:i1', 'GB');
    expect(cardsIn(rules, at(state.hands, 0))).toBe('BG');
    expect(state.pieces[0]).toEqual([5, 1]);
    expect(state.score[0]).toBe(5);
  });

  test('RA-13 of fewer tickets than must be kept, all are kept', () => {
    const two = { ...islandMap, tickets: { ...islandMap.tickets, keepDrawn: 2 } };
    const strict = open(game, 2, two);
    const state = position(strict, { ...cards, ticketPile: ['harbour-church'] });
    plays(strict, state, 'tickets', [0]);
    expect(legal(strict, state)).toEqual(['keep:1']);
    expect(refused(strict, state, 'keep:0')).toMatchObject({ rule: 'RA-13', figures: { offered: 1, least: 1 } });
    // A random player finds it too, and does not look for a second one for ever.
    expect(strict.pick!(state, 0, randomFrom(1))).toBe(strict.parse('keep:1'));
  });

  test('RA-13 tickets are drawn and kept as it says', () => {
    const state = position(rules, { ...cards, ticketPile: 'rest' });
    plays(rules, state, 'tickets', [0, 1]);
    expect(refused(rules, state, 'keep:0')?.rule).toBe('RA-13');
    expect(stepNow(state)).toBe('keep');
  });

  test('RA-14 hands and tickets are secret', () => {
    const state = position(rules, { ...cards, hands: ['RR', 'B'], tickets: [ticketIds(rules, [0]), []] });
    expect(rules.view(state, 1).hands[0]).toBeNull();
    expect(rules.view(state, null).tickets[0]).toBeNull();
  });

  test('RA-15 who can do nothing is skipped, and if all are the table ends', () => {
    const routes = Object.fromEntries(islandMap.routes.map(({ id }) => [id, 1]));
    const state = position(rules, {
      row: 'R',
      routes,
      pieces: [
        [5, 2],
        [5, 2],
      ],
    });
    const { kinds } = plays(rules, state, 'take:R');
    expect(kinds).toEqual(['took', 'skipped', 'skipped', 'ended']);
  });

  test('RA-16 two pieces left begin the last round', () => {
    const state = position(rules, {
      ...cards,
      hands: ['R', ''],
      pieces: [
        [1, 2],
        [5, 2],
      ],
    });
    plays(rules, state, 'claim:a1');
    expect(state.last).toBe(2);
  });

  test('RA-17 the longest path gives its points, to all who are tied, and is shown', () => {
    const state = position(rules, { routes: { f1: 0, e1: 0, d1: 1, g1: 1 } });
    const lines = rules.standings(state).map(({ lines: all }) => all.find(({ id }) => id === 'longest')!);
    expect(lines.map(({ points }) => points)).toEqual([5, 5]);
    expect(at(lines, 0).figures).toMatchObject({ count: 4, most: 4, seat0: 4, seat1: 4 });
    expect([...at(at(lines, 0).marks!, 0)].sort((a, b) => a - b)).toEqual([7, 8]);
  });

  test('RA-18 ties are decided by tickets, then by the length of the path', () => {
    // Both have 4 points of routes; seat 1 walks three spaces at most, seat 0 four: but then the bonus decides already.
    const without = open(game, 2, { ...islandMap, longestPath: null });
    const state = position(without, { routes: { f1: 0, e1: 0, d1: 1 } });
    expect(without.standings(state).map(({ total }) => total)).toEqual([4, 4]);
    expect(without.standings(state).map(({ rank }) => rank)).toEqual([1, 2]);
  });

  test('RA-19 a way with a card too many is refused', () => {
    const state = position(rules, { ...cards, hands: ['RRR**', ''] });
    plays(rules, state, 'claim:b1');
    expect(legal(rules, state)).toEqual(['pay:RR', 'pay:R*', 'pay:**']);
    expect(refused(rules, state, 'pay:RRR')?.rule).toBe('RA-19');
  });

  test('RA-20 a claim can be undone, one that draws cannot', () => {
    expect(plays(rules, position(rules, { ...cards, hands: ['BBB', ''] }), 'claim:d1').touched).toBe(false);
    expect(plays(rules, position(rules, { ...cards, hands: ['R*', ''] }), 'claim:h1', 'R').touched).toBe(true);
  });

  test('RA-16 RA-15 its tables end, whatever the habits of those who play', () => {
    for (const habit of Object.values(habits))
      for (let seed = 0; seed < 10; seed++)
        expect(reach(island(3), seed, habit, (now) => now.ended !== null)).not.toBeNull();
  });
});

import { at } from '@quai/engine/at.ts';
import { expect, test } from 'vitest';
import { legal, plays, position, refused, ticketAt } from '../../rails/test/position.ts';
import { habits, reachAny } from '../../rails/test/reach.ts';
import { northernLights } from './sample.ts';

const DOUBLE = ['goteborg--oslo--1', 'goteborg--oslo--2'] as const;
const TRIPLE = ['karlstad--oslo--1', 'karlstad--oslo--2', 'karlstad--oslo--3'] as const;
const ALL = 'PPBBOOWWGGYYKKRR';

/** How many of these routes can be claimed one after another, each by a different seat. */
function usable(seats: number, routes: readonly string[]): number {
  const rules = northernLights(seats);
  const taken: Record<string, number> = {};
  for (const [index, route] of routes.entries()) {
    const seat = index % seats;
    const hands = Array.from({ length: seats }, () => ALL);
    const state = position(rules, { hands, routes: taken, turn: seat, row: 'BGKRO', pile: 'BB' });
    const why = refused(rules, state, `claim:${route}`);
    if (why !== null) {
      expect(why.rule).toBe('NL-8');
      return index;
    }
    taken[route] = seat;
  }
  return routes.length;
}

test('NL-8 NL-19.5 of a double one with two or three seats, both with four or five', () => {
  expect([2, 3, 4, 5].map((seats) => usable(seats, DOUBLE))).toEqual([1, 1, 2, 2]);
});

test('NL-8 NL-19.5 of a triple one with two seats, two with three, three with four or five', () => {
  // With two seats the second route would be the first seat's only if there were a third: the quota comes first.
  expect([2, 3, 4, 5].map((seats) => usable(seats, TRIPLE))).toEqual([1, 2, 3, 3]);
});

test('NL-8 a seat never holds two of a triple, though the quota has room', () => {
  const rules = northernLights(5);
  const state = position(rules, { hands: [ALL], routes: { [TRIPLE[0]]: 0 }, row: 'BGKRO', pile: 'BB' });
  expect(refused(rules, state, `claim:${TRIPLE[2]}`)?.rule).toBe('NL-8');
});

test('NL-19.5 when the quota is used the rest is closed to all', () => {
  const rules = northernLights(3);
  const state = position(rules, {
    hands: ['', '', ALL],
    routes: { [TRIPLE[0]]: 0, [TRIPLE[1]]: 1 },
    turn: 2,
    row: 'BGKRO',
    pile: 'BB',
  });
  expect(refused(rules, state, `claim:${TRIPLE[2]}`)?.rule).toBe('NL-8');
});

const rules = northernLights(2);
const ticket = (id: string) => ticketAt(rules, id);

test('NL-11 NL-19.6 three tickets are drawn, at least one is kept, the rest go under the pile', () => {
  const state = position(rules, { ticketPile: 'rest' });
  plays(rules, state, 'tickets', [5, 9, 2]);
  expect(legal(rules, state)).toHaveLength(7);
  expect(refused(rules, state, 'keep:0')?.rule).toBe('NL-11');
  plays(rules, state, 'keep:2');
  expect(state.tickets[0]).toEqual([9]);
  expect(state.returned).toEqual([5, 2]);
});

test('NL-11 NL-19.6 fewer than three left: what remains is drawn (a position of collectors)', () => {
  const state = reachAny(
    rules,
    habits.tickets,
    (now) =>
      now.turn >= 0 &&
      at(now.open, now.turn)[0]?.step === 'turn' &&
      [1, 2].includes(now.ticketsLeft + now.returned.length - now.head),
  );
  const left = state.ticketsLeft + state.returned.length - state.head;
  plays(rules, state, 'tickets');
  expect(state.offered[state.turn]).toHaveLength(left);
});

test('NL-11 NL-22 two new ones and one from under the pile (a position of collectors)', () => {
  const state = reachAny(rules, habits.tickets, (now) => now.redeals.some(({ from }) => from.includes(-1)));
  const redeal = state.redeals.find(({ from }) => from.includes(-1))!;
  expect(redeal.from.slice().sort()).toEqual(redeal.from);
});

test('NL-11 with none left the action is not offered (a position of collectors)', () => {
  const state = reachAny(
    rules,
    habits.tickets,
    (now) =>
      now.turn >= 0 && at(now.open, now.turn)[0]?.step === 'turn' && now.ticketsLeft + now.returned.length === now.head,
  );
  expect(refused(rules, state, 'tickets')?.rule).toBe('NL-11');
});

test('NL-11 kept tickets are kept for good', () => {
  const state = position(rules, {
    tickets: [['oslo--stockholm'], []],
    ticketPile: ['umea--oslo'],
    row: 'BGKRO',
    pile: 'B',
  });
  plays(rules, state, 'tickets', [ticket('umea--oslo')]);
  expect(legal(rules, state)).toEqual(['keep:1']);
  plays(rules, state, 'keep:1');
  expect(state.tickets[0]).toEqual([ticket('oslo--stockholm'), ticket('umea--oslo')]);
});

test('NL-5 NL-19.4 if after the first card nothing legal remains, the turn ends', () => {
  const state = position(rules, { row: 'B****', hands: ['', 'KK'] });
  plays(rules, state, 'take:B');
  expect(state.turn).toBe(1);
});

test('NL-5 NL-19.16 the second card is compulsory if one can be taken', () => {
  const state = position(rules, { row: 'BG', hands: ['', 'KK'] });
  plays(rules, state, 'take:B');
  expect(legal(rules, state)).toEqual(['take:G']);
});

test('NL-13 NL-19.7 two wagons or fewer at the end of a turn begin the last turns', () => {
  for (const [left, begins] of [
    [1, true],
    [2, true],
    [3, true],
    [4, false],
  ] as const) {
    const state = position(rules, { hands: ['W', ''], pieces: [[left], [40]], row: 'BGKRO', pile: 'BBBB' });
    plays(rules, state, 'claim:helsinki--turku--1');
    expect(state.last, `${left}`).toBe(begins ? 2 : -1);
  }
});

test('NL-21 all players cannot be stuck on this map, however many they are', () => {
  const { cards, pieces, end, routes, seats } = northernLights(5).board.edition;
  const wagons = pieces[0]!.perSeat;
  // Before the last round, everybody has more wagons than begin it: enough for a route of three spaces.
  const left = end.piecesLeft + 1;
  expect(left).toBe(3);
  // With no card left to draw, somebody holds enough locomotives to pay for any such route, ferries included.
  expect(Math.ceil(cards.wild.count / seats.max)).toBeGreaterThanOrEqual(left);
  // A route is closed only if one beside it is taken. So of every two cities that a short route joins, one must be taken.
  const shortest = new Map<string, number>();
  for (const { a, b, length } of routes) {
    const pair = [a, b].sort().join(' ');
    shortest.set(pair, Math.min(length, shortest.get(pair) ?? length));
  }
  const needed = [...shortest.values()].filter((length) => length <= left).reduce((sum, length) => sum + length, 0);
  expect(needed).toBe(190);
  expect(needed).toBeGreaterThan(seats.max * (wagons - left));
});

test('NL-21 NL-19.15 a seat without cards among hoarders is skipped, and all are told', () => {
  const five = northernLights(5);
  const state = reachAny(
    five,
    [habits.claim, habits.hoardAll, habits.hoardAll, habits.hoardAll, habits.hoardAll],
    (now) => now.idle > 0,
  );
  expect(state.idle).toBeGreaterThan(0);
});

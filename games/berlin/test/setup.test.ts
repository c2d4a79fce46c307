import { at } from '@quai/engine/at.ts';
import { playoutChance, scriptedChance } from '@quai/engine/chance.ts';
import { begin } from '@quai/engine/play.ts';
import { randomFrom } from '@quai/engine/random.ts';
import { expect, test } from 'vitest';
import { cardsIn, kindsIn, rowOf } from '../../rails/test/position.ts';
import { berlin } from './sample.ts';

test('BE-1 two to four seats, each with 11 streetcars, 5 subways and no points', () => {
  for (const seats of [2, 3, 4]) {
    const state = begin(berlin(seats), playoutChance(randomFrom(seats)));
    expect(state.pieces).toEqual(Array.from({ length: seats }, () => [11, 5]));
    expect(state.score).toEqual(new Array(seats).fill(0));
  }
  for (const seats of [1, 5]) expect(() => berlin(seats)).toThrow('berlin is for 2 to 4 seats');
});

test('BE-2 44 cards: 8 bikes and 6 of each of six colours; two to each seat, five face up', () => {
  const rules = berlin(4);
  expect(rules.board.edition.cards.colours.map(({ id }) => id)).toEqual([
    'blue',
    'green',
    'black',
    'pink',
    'red',
    'orange',
  ]);
  expect(rules.board.box).toEqual([6, 6, 6, 6, 6, 6, 8]);
  const state = begin(rules, playoutChance(randomFrom(5)));
  expect(state.hands.map((hand) => hand.reduce((a, b) => a + b))).toEqual([2, 2, 2, 2]);
  expect(state.row.every((card) => card >= 0)).toBe(true);
  expect(state.left + state.discards.reduce((a, b) => a + b)).toBe(44 - 8 - 5);
});

test('BE-3 22 destinations: two dealt to each seat, of which one or two are kept', () => {
  const rules = berlin(2);
  expect(rules.board.tickets).toHaveLength(22);
  const state = begin(rules, playoutChance(randomFrom(5)));
  expect(state.offered.map((offered) => offered.length)).toEqual([2, 2]);
  expect(state.ticketsLeft).toBe(18);
});

test('BE-3 BE-19.16 the seat that starts is drawn at random, and play goes clockwise', () => {
  const rules = berlin(3);
  const starts = new Set<number>();
  for (let seed = 0; seed < 30; seed++) {
    const chance = playoutChance(randomFrom(seed));
    const state = begin(rules, chance);
    for (const stack of state.open) stack.pop();
    rules.next(state, chance);
    starts.add(state.turn);
    const first = state.turn;
    at(state.open, first).pop();
    rules.next(state, chance);
    expect(state.turn).toBe((first + 1) % 3);
  }
  expect([...starts].sort()).toEqual([0, 1, 2]);
});

test('BE-6 BE-2 three bikes at setup are swept, and again', () => {
  const rules = berlin(2);
  const cards = kindsIn(rules, 'BGKR');
  const rows = kindsIn(rules, '**B*G' + '***OO' + 'BGKRO');
  const state = rules.setup(scriptedChance([...cards, ...rows, 0, 1, 2, 3]));
  expect(rowOf(rules, state)).toBe('BGKRO');
  expect(cardsIn(rules, state.discards)).toBe('BGOO******');
});

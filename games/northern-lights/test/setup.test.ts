import { playoutChance, scriptedChance } from '@quai/engine/chance.ts';
import { begin } from '@quai/engine/play.ts';
import { randomFrom } from '@quai/engine/random.ts';
import { expect, test } from 'vitest';
import { kindsIn, legal, plays, position, rowOf } from '../../rails/test/position.ts';
import { northernLights } from './sample.ts';

const total = (counts: readonly number[]) => counts.reduce((a, b) => a + b);

test('NL-1 two to five seats, 40 wagons each, no points', () => {
  for (const seats of [2, 3, 4, 5]) {
    const state = begin(northernLights(seats), playoutChance(randomFrom(seats)));
    expect(state.pieces).toEqual(Array.from({ length: seats }, () => [40]));
    expect(total(state.score)).toBe(0);
  }
  for (const seats of [1, 6]) expect(() => northernLights(seats)).toThrow('2 to 5 seats');
});

test('NL-2 114 cards: 12 of each of eight colours and 18 locomotives; four to each seat, five face up', () => {
  const rules = northernLights(5);
  expect(rules.board.edition.cards.colours.map(({ id }) => id)).toEqual([
    'purple',
    'blue',
    'orange',
    'white',
    'green',
    'yellow',
    'black',
    'red',
  ]);
  expect(rules.board.box).toEqual([12, 12, 12, 12, 12, 12, 12, 12, 18]);
  const state = begin(rules, playoutChance(randomFrom(2)));
  expect(state.hands.map(total)).toEqual([4, 4, 4, 4, 4]);
  expect(state.left).toBe(114 - 20 - 5);
});

test('NL-2 no sweep: three or more face-up locomotives stay, at setup and later', () => {
  const rules = northernLights(2);
  const chance = scriptedChance([
    ...kindsIn(rules, 'BBBBGGGG'),
    ...kindsIn(rules, '****B'),
    0,
    1,
    2,
    3,
    0,
    1,
    2,
    3,
    4,
    5,
    6,
    7,
  ]);
  const state = rules.setup(chance);
  expect(rowOf(rules, state)).toBe('****B');
  const later = position(rules, { row: '****B', pile: '***' });
  plays(rules, later, 'take:B', '*');
  expect(rowOf(rules, later)).toBe('*****');
  expect(legal(rules, later)).toEqual(['blind']);
});

test('NL-3 four of the eleven bonus cards are laid out, all different, the others leave the game', () => {
  const rules = northernLights(3);
  expect(rules.board.edition.bonuses!.cards).toHaveLength(11);
  const seen = new Set<number>();
  for (let seed = 0; seed < 40; seed++) {
    const state = begin(rules, playoutChance(randomFrom(seed)));
    expect(new Set(state.bonuses).size).toBe(4);
    for (const bonus of state.bonuses) seen.add(bonus);
    expect(rules.view(state, null).bonuses).toEqual(state.bonuses);
  }
  expect(seen.size).toBe(11);
});

test('NL-4 NL-19.6 four tickets to each seat, at least two kept', () => {
  const rules = northernLights(2);
  expect(rules.board.tickets).toHaveLength(55);
  const state = begin(rules, playoutChance(randomFrom(1)));
  // Six pairs, four triples, all four.
  expect(legal(rules, state, 0)).toHaveLength(11);
});

test('NL-4 NL-19.15 the seat that starts is drawn at random', () => {
  const rules = northernLights(5);
  const starts = new Set<number>();
  for (let seed = 0; seed < 60; seed++) {
    const chance = playoutChance(randomFrom(seed));
    const state = begin(rules, chance);
    for (const stack of state.open) stack.pop();
    rules.next(state, chance);
    starts.add(state.turn);
  }
  expect(starts.size).toBe(5);
});

test('NL-19.20 this is not the map of the Nordic Countries: five seats, no route longer than five, 161 routes', () => {
  const { board } = northernLights(5);
  expect(board.routes).toHaveLength(161);
  expect(Math.max(...board.routes.map(({ length }) => length))).toBe(5);
  expect(board.places).toBe(50);
});

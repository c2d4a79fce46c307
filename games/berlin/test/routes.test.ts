import { at } from '@quai/engine/at.ts';
import { expect, test } from 'vitest';
import { cardsIn, legal, open, plays, position, refused, routeAt } from '../../rails/test/position.ts';
import raw from '../editions/berlin.json' with { type: 'json' };
import { game } from '../game.ts';
import { berlin } from './sample.ts';

const rules = berlin(2);
const cards = { row: 'BGKRO', pile: 'BBGG' };

test('BE-9 a subway route costs the number beside it and takes one subway, whatever its cards', () => {
  const state = position(rules, { ...cards, hands: ['BBB', ''] });
  plays(rules, state, 'claim:U12');
  expect(cardsIn(rules, state.discards)).toBe('BBB');
  expect(state.pieces[0]).toEqual([11, 4]);
  expect(state.score[0]).toBe(5);
});

test('BE-9 with no subway left it cannot be claimed, however many streetcars there are', () => {
  const state = position(rules, { ...cards, hands: ['BBB', ''], pieces: [[11, 0]] });
  const why = refused(rules, state, 'claim:U12');
  expect(why?.rule).toBe('BE-9');
  expect(why?.figures).toMatchObject({ cards: 3, pieces: 1, left: 0 });
});

test('BE-8 BE-9 BE-19.4 pieces are not interchangeable', () => {
  const trams = position(rules, { ...cards, hands: ['KKBB', ''], pieces: [[1, 5]] });
  expect(refused(rules, trams, 'claim:T23')?.rule).toBe('BE-8');
  expect(refused(rules, trams, 'claim:U05')).toBeNull();
});

test('BE-9 too few cards are refused by the rule of the subway', () => {
  const state = position(rules, { ...cards, hands: ['BB', ''] });
  expect(refused(rules, state, 'claim:U12')?.rule).toBe('BE-9');
});

test('BE-10 streetcars and subways have a table each', () => {
  const points = (id: string) => at(rules.board.routes, routeAt(rules, id)).points;
  expect(['T02', 'T01', 'T05', 'T11'].map(points)).toEqual([1, 2, 4, 7]);
  expect(['U04', 'U01', 'U06'].map(points)).toEqual([3, 5, 7]);
});

test('BE-11 BE-19.1 with two seats the second of a double is closed once the first is taken', () => {
  const state = position(rules, { ...cards, hands: ['', 'II'], routes: { T23: 0 }, turn: 1 });
  expect(refused(rules, state, 'claim:T24')?.rule).toBe('BE-11');
});

test('BE-11 BE-19.1 with three or four seats another seat may take it', () => {
  for (const seats of [3, 4]) {
    const more = berlin(seats);
    const state = position(more, { ...cards, hands: ['', 'II'], routes: { T23: 0 }, turn: 1 });
    expect(refused(more, state, 'claim:T24')).toBeNull();
  }
});

test('BE-19.2 a streetcar and a subway route between the same places are a double route too', () => {
  const routes = raw.routes.map((route) =>
    route.id === 'T25'
      ? { ...route, group: 'mixed' }
      : route.id === 'U12'
        ? { ...route, a: 'POT', b: 'GLE', group: 'mixed' }
        : route,
  );
  const mixed = open(game, 2, { ...raw, routes });
  const state = position(mixed, { ...cards, hands: ['BBBBB', 'BBB'], routes: { T25: 0 } });
  expect(refused(mixed, state, 'claim:U12')?.rule).toBe('BE-11');
  state.turn = 1;
  state.open = [[], at(state.open, 0)];
  expect(refused(mixed, state, 'claim:U12')?.rule).toBe('BE-11');
  // An edition without that limit is rejected.
  const silent = game.readEdition({ ...raw, routes: routes.map(({ group: _, ...route }) => route) });
  expect(silent.ok).toBe(false);
});

test('BE-19.5 a subway asks for no special card; a set of bikes only is a way to pay', () => {
  const state = position(rules, { ...cards, hands: ['***', ''] });
  plays(rules, state, 'claim:U12');
  expect(cardsIn(rules, state.discards)).toBe('***');
});

test('BE-19.5 BE-8 BE-9 the rulebook’s example: two black cards, one and a bike, or two bikes, for either kind', () => {
  for (const id of ['T23', 'U10']) {
    const state = position(rules, { ...cards, hands: ['KK**', ''] });
    plays(rules, state, `claim:${id}`);
    expect(legal(rules, state)).toEqual(['pay:KK', 'pay:K*', 'pay:**']);
  }
});

test('BE-19.6 BE-8 a gray route takes cards of one colour, and bikes', () => {
  const state = position(rules, { ...cards, hands: ['BGGK', ''] });
  expect(refused(rules, state, 'claim:T09')?.rule).toBe('BE-8');
  plays(rules, state, 'claim:T25');
  expect(cardsIn(rules, state.discards)).toBe('GG');
});

test('BE-20 every way the hand allows on a gray route, fewest bikes first, and bikes alone once', () => {
  const state = position(rules, { ...cards, hands: ['BBG**', ''] });
  plays(rules, state, 'claim:T25');
  expect(legal(rules, state)).toEqual(['pay:BB', 'pay:B*', 'pay:G*', 'pay:**']);
  expect(refused(rules, state, 'pay:BG')?.rule).toBe('BE-8');
  expect(refused(rules, state, 'pay:BB*')?.rule).toBe('BE-20');
  expect(refused(rules, state, 'pay:BB*')?.figures).toMatchObject({ cards: 2 });
});

test('BE-19.10 there is no limit to a hand', () => {
  const state = position(rules, { ...cards, hands: ['BBBBBBGGGGGGKKKKKKIIIIIIRRRRR******', ''] });
  expect(legal(rules, state)).toContain('blind');
});

test('BE-19.12 BE-16 a way may mix streetcars and subways, and there is no other bonus', () => {
  const state = position(rules, { routes: { U05: 0, T22: 0, T31: 0 }, tickets: [['K20', 'K07'], []] });
  expect(rules.board.edition.bonuses).toBeNull();
  expect(rules.board.edition.longestPath).toBeNull();
  const joined = position(rules, { routes: { T08: 0, U05: 0, T22: 0, T31: 0 }, tickets: [['K07'], []] });
  expect(at(rules.standings(joined), 0).lines.find(({ id }) => id === 'ticket')).toMatchObject({
    points: 9,
    marks: [['T08', 'U05', 'T22', 'T31'].map((id) => routeAt(rules, id))],
  });
  expect(at(rules.standings(state), 0).lines.filter(({ points }) => points < 0)).toHaveLength(2);
});

/** Claiming routes, in both games: BE-8, BE-10, BE-11, BE-20; NL-7, NL-8. */

import { at } from '@quai/engine/at.ts';
import { expect, test } from 'vitest';
import { cardsIn, legal, plays, position, refused, routeAt, stepNow } from '../position.ts';
import type { Sample } from './sample.ts';

export function claimingSuite({ open, black, beside, short, shortColour }: Sample): void {
  const rules = open(2);
  const { numbers } = rules.board;
  const claim = `claim:${black}`;
  const cards = { row: 'BGKRO', pile: 'BBGG' };

  test('BE-8 NL-7 a route costs as many cards of its colour as spaces, and a piece goes on each', () => {
    const state = position(rules, { ...cards, hands: ['KKKG', ''] });
    const before = at(at(state.pieces, 0), 0);
    plays(rules, state, claim);
    expect(cardsIn(rules, at(state.hands, 0))).toBe(cardsIn(rules, at(position(rules, { hands: ['KG'] }).hands, 0)));
    expect(cardsIn(rules, state.discards)).toBe('KK');
    expect(at(state.pieces, 0)[0]).toBe(before - 2);
    expect(state.owner[routeAt(rules, black)]).toBe(0);
  });

  test('BE-8 NL-7 wild cards stand for any colour', () => {
    const state = position(rules, { ...cards, hands: ['K*', ''] });
    plays(rules, state, claim);
    expect(cardsIn(rules, state.discards)).toBe('K*');
  });

  test('BE-8 NL-7 cards of another colour do not pay', () => {
    const state = position(rules, { ...cards, hands: ['KGGG', ''] });
    const why = refused(rules, state, claim);
    expect(why?.rule).toBe(numbers.claim[0]);
    expect(why?.figures).toMatchObject({ cards: 2, have: 1, wilds: 0 });
  });

  test('BE-8 NL-7 with too few pieces left a route cannot be claimed', () => {
    const state = position(rules, { ...cards, hands: ['KK', ''], pieces: [[1, 5]] });
    const why = refused(rules, state, claim);
    expect(why?.rule).toBe(numbers.claim[0]);
    expect(why?.figures).toMatchObject({ pieces: 2, left: 1 });
  });

  test('BE-10 NL-7 one route a turn, anywhere on the board, and its points at once', () => {
    const state = position(rules, { ...cards, hands: [`KK${shortColour}`, ''] });
    plays(rules, state, claim);
    expect(state.score[0]).toBe(2);
    expect(state.turn).toBe(1);
    plays(rules, state, 'blind blind', 'BB');
    expect(legal(rules, state)).toContain(`claim:${short}`);
  });

  test('BE-10 NL-7 a route that somebody holds cannot be claimed', () => {
    for (const holder of [0, 1]) {
      const state = position(rules, { ...cards, hands: ['KK', ''], routes: { [black]: holder } });
      expect(refused(rules, state, claim)?.rule).toBe(numbers.taken);
    }
  });

  test('BE-11 NL-8 one seat never holds two routes between the same places, with any number of seats', () => {
    for (let seats = 2; seats <= rules.board.edition.seats.max; seats++) {
      const here = open(seats);
      const state = position(here, {
        ...cards,
        hands: ['BBBKKKIIIPPP'.replace(/[IP]/g, 'R'), ''],
        routes: { [black]: 0 },
      });
      expect(refused(here, state, `claim:${beside}`)?.rule).toBe(numbers.parallel);
    }
  });

  test('BE-20 NL-7 with several ways to pay the way is asked for, fewest wild cards first', () => {
    const state = position(rules, { ...cards, hands: ['KK**', ''] });
    plays(rules, state, claim);
    expect(stepNow(state)).toBe('pay');
    expect(legal(rules, state)).toEqual(['pay:KK', 'pay:K*', 'pay:**']);
    plays(rules, state, 'pay:K*');
    expect(cardsIn(rules, state.discards)).toBe('K*');
  });

  test('BE-20 NL-7 with one way to pay it is not asked for', () => {
    const state = position(rules, { ...cards, hands: ['KK', ''] });
    plays(rules, state, claim);
    expect(state.turn).toBe(1);
  });

  test('BE-20 NL-7 refused payments say why', () => {
    const state = position(rules, { ...cards, hands: ['KKKGG**', ''] });
    plays(rules, state, claim);
    const ways = numbers.ways ?? numbers.claim[0];
    expect(refused(rules, state, 'pay:KKK')?.rule).toBe(ways);
    expect(refused(rules, state, 'pay:K')?.rule).toBe(ways);
    expect(refused(rules, state, 'pay:')?.rule).toBe(ways);
    expect(refused(rules, state, 'pay:GG')?.rule).toBe(numbers.claim[0]);
    expect(refused(rules, state, 'pay:KG')?.rule).toBe(numbers.claim[0]);
    expect(refused(rules, state, 'pay:***')?.rule).toBe(numbers.claim[0]);
    expect(refused(rules, state, 'blind')?.rule).toBe('step');
  });
}

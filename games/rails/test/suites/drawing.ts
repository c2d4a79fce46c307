/** Drawing cards, in both games: BE-4, BE-5, BE-7; NL-5, NL-6. */

import { at } from '@quai/engine/at.ts';
import { expect, test } from 'vitest';
import { cardsIn, legal, plays, position, refused, rowOf, stepNow } from '../position.ts';
import { habits, reachAny } from '../reach.ts';
import type { Sample } from './sample.ts';

export function drawingSuite({ open, black }: Sample): void {
  const rules = open(2);
  const { numbers } = rules.board;
  const table = { row: 'BGKRO', pile: 'BBGG*', hands: ['', 'KK'] };

  test('BE-4 NL-5 a face-up card is replaced at once, and the second is chosen after that', () => {
    const state = position(rules, table);
    plays(rules, state, 'take:B', 'G');
    expect(rowOf(rules, state)).toBe('GGKRO');
    expect(stepNow(state)).toBe('second');
    expect(legal(rules, state).sort()).toEqual(['blind', 'take:G', 'take:K', 'take:O', 'take:R']);
    plays(rules, state, 'take:G', 'B');
    expect(rowOf(rules, state)).toBe('BGKRO');
    expect(cardsIn(rules, at(state.hands, 0))).toBe('BG');
    expect(state.turn).toBe(1);
  });

  test('BE-4 NL-5 both cards may come blind from the pile, and the row stays', () => {
    const state = position(rules, table);
    plays(rules, state, 'blind blind', 'GB');
    expect(cardsIn(rules, at(state.hands, 0))).toBe('BG');
    expect(rowOf(rules, state)).toBe('BGKRO');
  });

  test('BE-4 NL-5 the second card must be taken, and nothing else can be done before', () => {
    const state = position(rules, { ...table, ticketPile: 'rest', hands: ['KK', ''] });
    plays(rules, state, 'take:R', 'B');
    expect(refused(rules, state, 'tickets')?.rule).toBe('step');
    expect(refused(rules, state, `claim:${black}`)?.rule).toBe('step');
    expect(legal(rules, state).length).toBeGreaterThan(0);
  });

  test('BE-4 NL-5 a card that does not lie face up cannot be taken', () => {
    const state = position(rules, { ...table, row: 'BBBBB' });
    expect(refused(rules, state, 'take:G')?.rule).toBe(numbers.card);
  });

  test('BE-5 NL-5 a face-up wild card taken first ends the draw', () => {
    const state = position(rules, { ...table, row: 'BG*RO' });
    plays(rules, state, 'take:*', 'B');
    expect(state.turn).toBe(1);
    expect(cardsIn(rules, at(state.hands, 0))).toBe('*');
  });

  test('BE-5 NL-5 a face-up wild card cannot be the second card, even if it has just appeared', () => {
    const state = position(rules, table);
    plays(rules, state, 'take:B', '*');
    expect(rowOf(rules, state)).toBe('*GKRO');
    expect(refused(rules, state, 'take:*')?.rule).toBe(numbers.wild);
    expect(legal(rules, state)).not.toContain('take:*');
  });

  test('BE-5 NL-5 BE-19.7 a wild card drawn blind counts as any card: a second one follows, also blind', () => {
    const state = position(rules, { ...table, pile: 'B**' });
    plays(rules, state, 'blind', '*');
    expect(stepNow(state)).toBe('second');
    plays(rules, state, 'blind', '*');
    expect(cardsIn(rules, at(state.hands, 0))).toBe('**');
  });

  test('BE-7 NL-6 BE-19.9 the moment the pile is empty it is made again from the discards', () => {
    const state = position(rules, { row: 'BGKRO', pile: 'B', discards: 'KKR' });
    const { kinds } = plays(rules, state, 'blind', 'B');
    expect(kinds).toContain('reshuffled');
    expect(cardsIn(rules, state.pile)).toBe('KKR');
    expect(cardsIn(rules, state.discards)).toBe('');
  });

  test('BE-7 NL-6 BE-19.9 what is discarded after that waits for the next pile', () => {
    const state = position(rules, { row: 'BGKRO', pile: 'B', discards: 'GGR', hands: ['', 'KK'] });
    plays(rules, state, 'blind blind', 'BG');
    plays(rules, state, `claim:${black}`);
    expect(cardsIn(rules, state.pile)).toBe('GR');
    expect(cardsIn(rules, state.discards)).toBe('KK');
  });

  test('BE-7 NL-6 with neither pile nor discards the row stays short and the second card is what there is', () => {
    const state = position(rules, { row: 'BG', hands: ['', 'KK'] });
    plays(rules, state, 'take:B');
    expect(rowOf(rules, state)).toBe('-G---');
    expect(legal(rules, state)).toEqual(['take:G']);
    expect(refused(rules, state, 'blind')?.rule).toBe(numbers.pile);
  });

  test('BE-7 NL-6 with one card to be had the draw ends with one', () => {
    const state = position(rules, { row: 'B', hands: ['', 'KK'] });
    plays(rules, state, 'take:B');
    expect(state.turn).toBe(1);
  });

  test('BE-7 NL-6 a face-up wild card may still not be the second: the draw ends with one', () => {
    const state = position(rules, { row: 'B**', hands: ['', 'KK'] });
    plays(rules, state, 'take:B');
    expect(state.turn).toBe(1);
    expect(rowOf(rules, state)).toBe('-**--');
  });

  test('BE-7 NL-6 a short row is filled as soon as the pile has cards, also by the claim of another seat', () => {
    const state = position(rules, { row: 'BG', hands: ['', 'KK', ''], ticketPile: 'rest', turn: 1 });
    const { touched } = plays(rules, state, `claim:${black}`, 'KK');
    expect(rowOf(rules, state)).toBe('BGKK-');
    expect(touched).toBe(true);
  });

  test('BE-7 NL-6 with no card at all drawing is not offered (a position of hoarders)', () => {
    const state = reachAny(
      rules,
      habits.hoard,
      (now) => now.turn >= 0 && stepNow(now) === 'turn' && now.left === 0 && now.row.every((card) => card < 0),
    );
    expect(legal(rules, state).every((move) => /^(claim|tickets)/.test(move))).toBe(true);
    expect(refused(rules, state, 'blind')?.rule).toBe(numbers.pile);
    expect(refused(rules, state, 'take:B')?.rule).toBe(numbers.card);
  });

  test('BE-7 NL-6 NL-19.16 a row that cannot be filled up: its cards can still be taken (a position of hoarders)', () => {
    const state = reachAny(
      rules,
      habits.hoard,
      (now) =>
        now.turn >= 0 &&
        stepNow(now) === 'turn' &&
        now.left === 0 &&
        now.row.includes(-1) &&
        now.row.some((card) => card >= 0),
    );
    expect(legal(rules, state).some((move) => move.startsWith('take:'))).toBe(true);
    expect(legal(rules, state)).not.toContain('blind');
  });
}

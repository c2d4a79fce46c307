/** BE-23, NL-23: whether a move can be undone follows from its use of chance. */

import { expect, test } from 'vitest';
import { plays, position, stepNow } from '../position.ts';
import type { Sample } from './sample.ts';

export function undoSuite({ open, black, ticket, other }: Sample): void {
  const rules = open(2);
  const cards = { row: 'BGKRO', pile: 'BBGG' };

  test('BE-23 NL-23 a claim can be undone: the choice of a route, and the payment', () => {
    const state = position(rules, { ...cards, hands: ['KK**', ''] });
    expect(plays(rules, state, `claim:${black}`).touched).toBe(false);
    expect(plays(rules, state, 'pay:KK').touched).toBe(false);
  });

  test('BE-23 NL-23 a claim that makes the pile anew but turns up nothing can be undone', () => {
    const state = position(rules, { row: 'BGKRO', hands: ['KK', ''] });
    const { touched, kinds } = plays(rules, state, `claim:${black}`);
    expect(kinds).toContain('reshuffled');
    expect(touched).toBe(false);
  });

  test('BE-23 NL-23 a claim that makes the row fill up cannot', () => {
    const state = position(rules, { row: 'BGKR', hands: ['KK', ''] });
    expect(plays(rules, state, `claim:${black}`, 'K').touched).toBe(true);
  });

  test('BE-23 NL-23 a drawn card cannot, blind or face up', () => {
    for (const move of ['blind', 'take:B', 'take:K'])
      expect(plays(rules, position(rules, cards), move, 'G').touched, move).toBe(true);
  });

  test('BE-23 NL-23 the last face-up card, which nothing replaces, shows nothing new and can be undone', () => {
    const state = position(rules, { row: 'BG', ticketPile: 'rest' });
    expect(plays(rules, state, 'take:B').touched).toBe(false);
  });

  test('BE-23 NL-23 drawn tickets cannot, be they new or from under the pile, nor the choice among them', () => {
    const fresh = position(rules, { ...cards, ticketPile: [ticket] });
    const at = rules.board.edition.tickets.list.findIndex(({ id }) => id === ticket);
    expect(plays(rules, fresh, 'tickets', [at]).touched).toBe(true);
    const state = position(rules, {
      ...cards,
      under: [
        [1, ticket],
        [1, other],
      ],
    });
    expect(plays(rules, state, 'tickets').touched).toBe(true);
    expect(stepNow(state)).toBe('keep');
    expect(plays(rules, state, 'keep:1').touched).toBe(true);
  });

  test('BE-23 NL-23 nor a move after which all learn whether the next seat can pay for anything', () => {
    for (const hand of ['KK', '']) {
      const state = position(rules, { row: 'B', hands: ['', hand] });
      expect(plays(rules, state, 'take:B').touched).toBe(true);
    }
  });
}

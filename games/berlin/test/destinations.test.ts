import { at } from '@quai/engine/at.ts';
import { expect, test } from 'vitest';
import { legal, plays, position, refused, ticketAt } from '../../rails/test/position.ts';
import { habits, reachAny } from '../../rails/test/reach.ts';
import { berlin } from './sample.ts';

const rules = berlin(2);
const ticket = (id: string) => ticketAt(rules, id);

test('BE-12 two are drawn, at least one is kept, the other goes under the pile', () => {
  const state = position(rules, { ticketPile: ['K01', 'K02', 'K03'] });
  plays(rules, state, 'tickets', [ticket('K02'), ticket('K01')]);
  expect(legal(rules, state)).toEqual(['keep:1', 'keep:2', 'keep:12']);
  expect(refused(rules, state, 'keep:0')?.rule).toBe('BE-12');
  expect(refused(rules, state, 'keep:0')?.figures).toMatchObject({ offered: 2, least: 1, kept: 0 });
  plays(rules, state, 'keep:2');
  expect(state.tickets[0]).toEqual([ticket('K01')]);
  expect(state.returned).toEqual([ticket('K02')]);
});

test('BE-12 BE-19.11 with one left the action is still there and the card is kept', () => {
  const state = position(rules, { ticketPile: ['K05'] });
  plays(rules, state, 'tickets', [ticket('K05')]);
  expect(legal(rules, state)).toEqual(['keep:1']);
});

test('BE-12 BE-19.11 with none left the action is not offered (a position of collectors)', () => {
  const state = reachAny(
    rules,
    habits.tickets,
    (now) =>
      now.turn >= 0 && at(now.open, now.turn)[0]?.step === 'turn' && now.ticketsLeft + now.returned.length === now.head,
  );
  expect(refused(rules, state, 'tickets')?.rule).toBe('BE-12');
  expect(legal(rules, state)).not.toContain('tickets');
});

test('BE-12 BE-19.11 fewer than asked for: tables of collectors come to a single one left', () => {
  const state = reachAny(
    rules,
    habits.tickets,
    (now) =>
      now.turn >= 0 &&
      at(now.open, now.turn)[0]?.step === 'turn' &&
      now.ticketsLeft + now.returned.length - now.head === 1,
  );
  const before = at(state.tickets, state.turn).length;
  const seat = state.turn;
  plays(rules, state, 'tickets');
  plays(rules, state, 'keep:1');
  expect(state.tickets[seat]).toHaveLength(before + 1);
});

test('BE-12 kept destinations are kept for good: no move gives one back', () => {
  const state = position(rules, { ticketPile: ['K01', 'K02'], tickets: [['K07', 'K08'], []], row: 'BGKRO', pile: 'B' });
  plays(rules, state, 'tickets', [ticket('K01'), ticket('K02')]);
  plays(rules, state, 'keep:12');
  expect(state.tickets[0]).toEqual(['K07', 'K08', 'K01', 'K02'].map(ticket));
  expect(state.returned).toEqual([]);
});

test('BE-22 the choice cannot be left open at the end of a turn', () => {
  const state = position(rules, { ticketPile: ['K01', 'K02'], row: 'BGKRO', pile: 'B' });
  plays(rules, state, 'tickets', [ticket('K01'), ticket('K02')]);
  expect(refused(rules, state, 'blind')?.rule).toBe('step');
  expect(refused(rules, state, 'blind', 1)?.rule).toBe('turn');
});

test('BE-19.11 given back in the order in which they were drawn', () => {
  const state = position(rules, {
    under: [
      [1, 'K03'],
      [1, 'K04'],
    ],
    ticketPile: [],
  });
  plays(rules, state, 'tickets');
  plays(rules, state, 'keep:2');
  expect(state.returned.slice(state.head)).toEqual([ticket('K03')]);
  expect(state.returnedBy.slice(state.head)).toEqual([0]);
});

test('BE-17 BE-19.13 tied on points, most completed destinations win', () => {
  // Seat 0: routes 2 + 2 and K21 (4) completed, 8 in all. Seat 1: routes 7 + 1 and no destination, 8 too.
  const state = position(rules, { routes: { T19: 0, T29: 0, T11: 1, T02: 1 }, tickets: [['K21'], []] });
  const sheet = rules.standings(state);
  expect(sheet.map(({ total }) => total)).toEqual([8, 8]);
  expect(sheet.map(({ rank }) => rank)).toEqual([1, 2]);
});

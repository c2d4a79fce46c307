/** Who knows what, in both games: BE-3, BE-13, BE-22; NL-4, NL-12, NL-22. */

import { at } from '@quai/engine/at.ts';
import { playoutChance, scriptedChance } from '@quai/engine/chance.ts';
import type { GameEvent } from '@quai/engine/contract.ts';
import { canonical } from '@quai/engine/hash.ts';
import { begin, play, show, toAct } from '@quai/engine/play.ts';
import { randomFrom } from '@quai/engine/random.ts';
import { expect, test } from 'vitest';
import { plays, position, refused, ticketIds } from '../position.ts';
import type { Sample } from './sample.ts';

export function secretsSuite({ open, black, ticket, other, way }: Sample): void {
  const rules = open(3);
  const { board } = rules;
  const { dealt } = board.edition.tickets;
  const keepAll = `keep:${'123456'.slice(0, dealt)}`;
  const keepTwo = dealt === 2 ? 'keep:1' : 'keep:14';
  const fresh = () => begin(rules, playoutChance(randomFrom(1)));

  test('BE-3 NL-4 all seats choose their first tickets at once', () => {
    const state = fresh();
    expect(toAct(state)).toEqual([0, 1, 2]);
    expect(state.offered.map((offered) => offered.length)).toEqual([dealt, dealt, dealt]);
  });

  test('BE-3 NL-4 too few cannot be kept', () => {
    const state = fresh();
    const why = refused(rules, state, dealt === 2 ? 'keep:0' : 'keep:3', 0);
    expect(why?.rule).toBe(board.numbers.start);
    expect(why?.figures).toMatchObject({ offered: dealt, least: board.edition.tickets.keepDealt });
    expect(refused(rules, state, 'keep:5', 0)?.rule).toBe(board.numbers.start);
    expect(refused(rules, state, 'blind', 0)?.rule).toBe('step');
  });

  test('BE-3 NL-4 until the last has chosen the others learn only that a seat has chosen', () => {
    const [all, two] = [fresh(), fresh()];
    const heard = [plays(rules, all, keepAll, '', 1), plays(rules, two, keepTwo, '', 1)];
    expect(canonical(rules.view(all, 0))).toBe(canonical(rules.view(two, 0)));
    expect(canonical(rules.view(all, null))).toBe(canonical(rules.view(two, null)));
    const [one, another] = heard.map(({ events }) => canonical(events.map((event) => show(event, 2))));
    expect(one).toBe(another);
    expect(at(heard, 0).kinds).toEqual(['chose']);
  });

  test('BE-3 NL-4 then how many each kept is told, and the seat that starts is drawn', () => {
    const state = fresh();
    plays(rules, state, keepTwo, '', 2);
    plays(rules, state, keepAll, '', 0);
    const { events } = plays(rules, state, keepTwo, [2], 1);
    const kept = events.filter(({ kind }) => kind === 'kept').map(({ by, kept: count }) => [by, count]);
    expect(kept).toEqual([
      [0, dealt],
      [1, dealt === 2 ? 1 : 2],
      [2, dealt === 2 ? 1 : 2],
    ]);
    expect(events.at(-1)).toMatchObject({ kind: 'starts', by: 2 });
    expect(state.turn).toBe(2);
  });

  test('BE-3 NL-4 NL-22 given back in the order of the seats, not of their answers', () => {
    const state = fresh();
    const dealtTo = state.offered.map((offered) => offered.slice());
    for (const seat of [2, 0]) plays(rules, state, keepTwo, '', seat);
    plays(rules, state, keepTwo, [0], 1);
    const back = (seat: number) =>
      dealt === 2 ? [at(at(dealtTo, seat), 1)] : [at(at(dealtTo, seat), 1), at(at(dealtTo, seat), 2)];
    expect(state.returned).toEqual([...back(0), ...back(1), ...back(2)]);
    expect(state.returnedBy).toEqual([0, 1, 2].flatMap((seat) => back(seat).map(() => seat)));
  });

  test('BE-3 NL-4 a seat that chooses knows its cards, the row and the bonus cards, not who starts', () => {
    const view = rules.view(fresh(), 1);
    expect(view.hands[1]!.reduce((a, b) => a + b)).toBe(board.edition.cards.dealt);
    expect(view.row.every((card) => card >= 0)).toBe(true);
    expect(view.bonuses.length).toBe(board.edition.bonuses?.laidOut ?? 0);
    expect(view.turn).toBe(-1);
  });

  const table = { row: 'BGKRO', pile: 'BBGGKK', hands: ['BB', 'KK', 'G'], tickets: [[ticket], [other], []] };

  test('BE-13 NL-12 hands and tickets are secret from others and from spectators, their numbers are not', () => {
    const state = position(rules, { ...table, ticketPile: 'rest' });
    for (const viewer of [null, 1]) {
      const view = rules.view(state, viewer);
      expect(view.hands[0]).toBeNull();
      expect(view.tickets[0]).toBeNull();
      expect(view.handSizes).toEqual([2, 2, 1]);
      expect(view.ticketCounts).toEqual([1, 1, 0]);
      expect(view.pileSize).toBe(6);
      expect(view.ticketsLeft).toBe(board.tickets.length - 2);
    }
    expect(rules.view(state, 0).tickets[0]).toEqual(state.tickets[0]);
  });

  test('BE-13 NL-12 BE-19.14 whether a ticket is complete changes nothing for others', () => {
    // The routes of the first seat complete the one ticket and not the other.
    const routes = Object.fromEntries(way.map((id) => [id, 0]));
    const [one, two] = [ticket, other].map((held) => position(rules, { ...table, routes, tickets: [[held], [], []] }));
    expect(at(rules.standings(one!), 0).total).toBeGreaterThan(at(rules.standings(two!), 0).total);
    for (const viewer of [null, 2])
      expect(canonical(rules.view(one!, viewer))).toBe(canonical(rules.view(two!, viewer)));
  });

  test('BE-13 NL-12 a card taken face up is seen by all and remembered until it is spent', () => {
    const state = position(rules, { ...table, hands: ['K', '', 'G'] });
    plays(rules, state, 'take:K take:R', 'BB');
    expect(rules.view(state, 2).shown[0]).toEqual(position(rules, { hands: ['KR'] }).hands[0]);
    plays(rules, state, 'blind blind', 'GG');
    plays(rules, state, 'take:O take:G', 'KK');
    plays(rules, state, `claim:${black}`);
    // Two black were spent, one of them known: the other came from the hidden part.
    expect(rules.view(state, 2).shown[0]).toEqual(position(rules, { hands: ['R'] }).hands[0]);
    expect(rules.view(state, 2).handSizes[0]).toBe(1);
  });

  test('BE-13 NL-12 a card drawn blind is seen by its seat alone', () => {
    const state = position(rules, table);
    const { events } = plays(rules, state, 'blind', 'G');
    const blind = events.find(({ kind }) => kind === 'blind') as GameEvent;
    expect(show(blind, 0).only).toMatchObject({ card: cardIndex('G') });
    expect(show(blind, 1).only).toBeUndefined();
    expect(show(blind, null).only).toBeUndefined();
  });

  test('BE-13 BE-22 NL-22 only who gave a ticket back knows what lies there', () => {
    const state = position(rules, { ...table, under: [[0, at(ticketIds(rules, [5]), 0)]] });
    expect(rules.view(state, 0).returned).toEqual([5]);
    expect(rules.view(state, 1).returned).toEqual([-1]);
    expect(rules.view(state, null).returned).toEqual([-1]);
  });

  test('BE-13 NL-12 which route a seat is about to pay for is not shown before it has paid', () => {
    const state = position(rules, { ...table, hands: ['KK**', 'BB', 'G'] });
    const before = rules.view(state, 1);
    plays(rules, state, `claim:${black}`);
    expect(at(rules.view(state, 0).open, 0).at(-1)?.step).toBe('pay');
    expect(canonical(rules.view(state, 1))).toBe(canonical(before));
  });

  test('BE-22 NL-22 the unknown part is drawn first, then what was given back, first given back first', () => {
    const ids = ticketIds(rules, [0, 1, 2, 3, 4, 5, 6, 7]);
    const under = [1, 2, 0, 1, 2].map((seat, index) => [seat, at(ids, index)] as const);
    const state = position(rules, { ...table, under, tickets: [], ticketPile: [at(ids, 7)] });
    const chance = scriptedChance([7]);
    play(rules, state, 0, rules.parse('tickets')!, chance);
    const drawn = board.edition.tickets.drawn;
    expect(state.offered[0]).toEqual([7, 0, 1].slice(0, drawn));
    expect(chance.used()).toBe(1);
    expect(rules.view(state, 1).offeredCounts[0]).toBe(drawn);
  });

  test('BE-22 NL-22 what is given back goes below all else, in the order in which it was drawn', () => {
    const ids = ticketIds(rules, [0, 1, 2, 3]);
    const state = position(rules, { ...table, tickets: [], under: [1, 1, 1, 1].map((seat, i) => [seat, at(ids, i)]) });
    plays(rules, state, 'tickets');
    plays(rules, state, 'keep:1');
    const left = [0, 1, 2, 3].slice(board.edition.tickets.drawn);
    const back = [1, 2].slice(0, board.edition.tickets.drawn - 1);
    expect(state.returned.slice(state.head)).toEqual([...left, ...back]);
    expect(state.tickets[0]).toEqual([0]);
  });

  function cardIndex(letter: string): number {
    return board.edition.cards.colours.findIndex((colour) => colour.letter === letter);
  }
}

/** The totals of a plan, against what the rules ask and give when its routes are claimed. */

import { at } from '@quai/engine/at.ts';
import { ENDLESS, playout } from '@quai/engine/kit/playout.ts';
import { toAct } from '@quai/engine/play.ts';
import { randomFrom } from '@quai/engine/random.ts';
import { describe, expect, test } from 'vitest';
import { createPlan, totalsOf } from '../board/plan.ts';
import { claimFigures, closedTo } from '../rules/claim.ts';
import { isComplete } from '../rules/network.ts';
import { island } from './island.ts';
import { cardsIn, plays, position, ticketIds } from './position.ts';

const cards = { row: 'RBG', pile: 'RRBBGG' };

describe('a plan', () => {
  const rules = island(2);
  const { board } = rules;
  const routeOf = (id: string) => board.edition.routes.findIndex((route) => route.id === id);

  test('its cards, pieces and points are those of the rules, at random positions', () => {
    let planned = 0;
    for (let seed = 0; seed < 20; seed++) {
      const random = randomFrom(seed);
      playout(rules, seed, ENDLESS, (state, ply) => {
        if (ply % 5 !== 0 || state.ended !== null) return;
        const seat = at(toAct(state), 0);
        const plan = board.routes.filter(() => random.below(3) === 0);
        const open = plan.filter((route) => state.owner[route.index] !== seat);
        const possible = open.filter((route) => closedTo(board, state, seat, route) === null);
        const totals = totalsOf(
          board,
          rules.view(state, seat),
          seat,
          plan.map(({ index }) => index),
        );
        const figures = possible.map((route) => claimFigures(board, state, seat, route) as Record<string, number>);
        const sum = (key: string) => figures.reduce((total, each) => total + each[key]!, 0);
        expect(totals.allCards).toBe(sum('cards'));
        expect(totals.icons).toBe(sum('icons'));
        expect(totals.cards.reduce((total, count) => total + count, 0) + totals.icons).toBe(totals.allCards);
        expect(totals.pieces.reduce((total, count) => total + count, 0)).toBe(sum('pieces'));
        expect(totals.points).toBe(possible.reduce((total, { points }) => total + points, 0));
        expect(totals.broken).toEqual(open.filter((route) => !possible.includes(route)).map(({ index }) => index));
        planned += possible.length;
      });
    }
    expect(planned).toBeGreaterThan(100);
  });

  test('claiming what is planned costs and brings what the plan said', () => {
    const state = position(rules, { ...cards, hands: ['BBB', ''], tickets: [ticketIds(rules, [0]), []] });
    const before = totalsOf(board, rules.view(state, 0), 0, [routeOf('d1')]);
    expect(before).toMatchObject({ allCards: 3, missing: 0, points: 4, broken: [] });
    const score = at(state.score, 0);
    plays(rules, state, 'claim:d1');
    expect(at(state.score, 0) - score).toBe(before.points);
    expect(cardsIn(rules, at(state.hands, 0))).toBe('');
    // It counts no more.
    expect(totalsOf(board, rules.view(state, 0), 0, [routeOf('d1')])).toMatchObject({
      allCards: 0,
      points: 0,
      broken: [],
    });
  });

  test('it says which tickets it completes, and which routes an opponent took', () => {
    const ticket = 0;
    const { a, b } = at(board.tickets, ticket);
    const state = position(rules, { ...cards, hands: ['', ''], tickets: [ticketIds(rules, [ticket]), []] });
    const every = board.routes.map(({ index }) => index);
    const view = rules.view(state, 0);
    expect(totalsOf(board, view, 0, every).tickets).toEqual([ticket]);
    expect(
      totalsOf(
        board,
        view,
        0,
        every.filter((route) => ![board.routes[route]!.a, board.routes[route]!.b].includes(a)),
      ).tickets,
    ).toEqual([]);
    expect(isComplete(board, state, 0, ticket)).toBe(a === b);
    const taken = position(rules, { ...cards, hands: ['', ''], routes: { d1: 1 } });
    expect(totalsOf(board, rules.view(taken, 0), 0, [routeOf('d1')]).broken).toEqual([routeOf('d1')]);
  });

  test('wild cards and spare colours count towards what is missing', () => {
    const missing = (hand: string, ids: readonly string[]) =>
      totalsOf(board, rules.view(position(rules, { ...cards, hands: [hand, ''] }), 0), 0, ids.map(routeOf)).missing;
    expect(missing('', ['d1'])).toBe(3);
    expect(missing('B', ['d1'])).toBe(2);
    expect(missing('B**', ['d1'])).toBe(0);
    expect(missing('RRR', ['d1'])).toBe(3);
  });

  test('without storage it lasts as long as the page; unknown routes are ignored', () => {
    const plan = createPlan(board, '/t/x', () => 0);
    plan.toggle(2);
    plan.toggle(3);
    plan.toggle(2);
    expect([...plan.routes()]).toEqual([3]);
    plan.clear();
    expect(plan.routes().size).toBe(0);
  });
});

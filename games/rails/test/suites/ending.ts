/** Skips, the last round, the end and the score, in both games: BE-14 to BE-18, BE-21; NL-13, NL-14, NL-17, NL-18, NL-21. */

import { at } from '@quai/engine/at.ts';
import { expect, test } from 'vitest';
import { placeMark } from '../../rules/score.ts';
import { legal, plays, position, routeAt, stepNow } from '../position.ts';
import { habits, reach } from '../reach.ts';
import type { Sample } from './sample.ts';

export function endingSuite({ open, black, short, shortColour, ticket, way, other }: Sample): void {
  const rules = open(3);
  const { board } = rules;
  const kinds = board.pieces.length;
  /** This many pieces of the first kind and none of any other. */
  const left = (count: number) => [count, ...new Array(kinds - 1).fill(0)];
  const threshold = board.edition.end.piecesLeft;
  const cards = { row: 'BGKRO', pile: 'BBBBBBBBGGGGGGGG' };
  const plenty = board.pieces.slice();

  test('BE-15 NL-13 few pieces left at the end of a turn: every seat plays once more, the next first, that one last', () => {
    const state = position(rules, {
      ...cards,
      hands: [shortColour, '', ''],
      pieces: [left(threshold + 1), plenty, plenty],
    });
    const { kinds: told } = plays(rules, state, `claim:${short}`);
    expect(told).toContain('last-round');
    const order: number[] = [];
    while (state.ended === null) {
      order.push(state.turn);
      plays(rules, state, 'blind blind', 'BG');
    }
    expect(order).toEqual([1, 2, 0]);
    expect(state.ended).toBe('pieces');
  });

  test('BE-15 NL-13 BE-19.3 with one piece more it does not begin', () => {
    const state = position(rules, {
      ...cards,
      hands: [shortColour, '', ''],
      pieces: [left(threshold + 2), plenty, plenty],
    });
    plays(rules, state, `claim:${short}`);
    expect(state.last).toBe(-1);
  });

  test('BE-15 NL-13 BE-19.3 it happens once: another seat that gets so far adds nothing', () => {
    const state = position(rules, {
      ...cards,
      hands: [shortColour, 'KK', ''],
      pieces: [left(threshold + 1), left(threshold + 2), plenty],
    });
    plays(rules, state, `claim:${short}`);
    const { kinds: told } = plays(rules, state, `claim:${black}`);
    expect(told).not.toContain('last-round');
    plays(rules, state, 'blind blind', 'BG');
    plays(rules, state, 'blind blind', 'BG');
    expect(state.ended).toBe('pieces');
  });

  test('BE-15 NL-13 BE-14 NL-21 a skipped turn counts as that seat’s last', () => {
    // One card in hand, no others, no tickets: the other two cannot act, nor can the first in its last turn.
    const state = position(rules, { hands: [shortColour, '', ''], pieces: [left(threshold + 1), plenty, plenty] });
    // The card spent is all there is: it comes to the row, and the next seat takes it.
    plays(rules, state, `claim:${short}`, shortColour);
    const { kinds: told } = plays(rules, state, `take:${shortColour}`);
    expect(told.filter((kind) => kind === 'skipped')).toHaveLength(2);
    expect(state.ended).toBe('pieces');
  });

  test('BE-14 NL-21 whoever can act must act, even to its harm', () => {
    const state = position(rules, { ticketPile: [ticket], hands: ['', 'BB', 'BB'] });
    expect(legal(rules, state)).toEqual(['tickets']);
    plays(rules, state, 'tickets', [board.edition.tickets.list.findIndex(({ id }) => id === ticket)]);
    expect(legal(rules, state)).toEqual(['keep:1']);
  });

  test('BE-14 NL-21 a seat with no legal action is skipped without a move, and all are told', () => {
    const state = position(rules, { row: 'B', hands: ['', '', 'KK'] });
    const { events } = plays(rules, state, 'take:B');
    expect(events.filter(({ kind }) => kind === 'skipped')).toEqual([{ kind: 'skipped', by: 1 }]);
    expect(state.turn).toBe(2);
    expect(stepNow(state)).toBe('turn');
  });

  test('BE-14 NL-21 BE-15 such a seat comes up in tables of hoarders, and in the last round it costs a turn', () => {
    const four = open(4);
    let skipped = 0;
    for (let seed = 0; seed < 40 && skipped === 0; seed++) {
      // One seat claims all it can; the others hoard cards.
      const found = reach(
        four,
        seed,
        [habits.claim, habits.hoardAll, habits.hoardAll, habits.hoardAll],
        (now) => now.idle > 0,
      );
      if (found !== null) skipped++;
    }
    expect(skipped).toBe(1);
  });

  test('BE-21 NL-21 when every seat in turn has been skipped the table ends at once, with no last round', () => {
    const two = open(2);
    // Each has a piece too many for the last round, and every route that short is taken.
    const pieces = threshold + 1;
    const routes: Record<string, number> = {};
    for (const route of two.board.routes)
      if (route.length <= pieces) routes[at(board.edition.routes, route.index).id] = route.index % 2;
    const state = position(two, { row: 'B', hands: ['', 'GG'], pieces: [left(pieces), left(pieces)], routes });
    const { kinds: told } = plays(two, state, 'take:B');
    expect(told).toEqual(['took', 'skipped', 'skipped', 'ended']);
    expect(state.ended).toBe('stuck');
    expect(state.last).toBe(-1);
  });

  test('BE-16 NL-14 a completed ticket adds its points, one not completed takes them away', () => {
    const routes = Object.fromEntries(way.map((id) => [id, 0]));
    const state = position(rules, { routes, tickets: [[ticket, other], [], []] });
    const [done, missed] = [ticket, other].map((id) => board.edition.tickets.list.find((each) => each.id === id)!);
    const lines = at(rules.standings(state), 0).lines.filter(({ id }) => id === 'ticket');
    expect(lines.map(({ points }) => points)).toEqual([done!.points, -missed!.points]);
    expect(at(rules.standings(state), 0).total).toBe(at(state.score, 0) + done!.points - missed!.points);
  });

  test('BE-16 NL-14 the routes of another seat do not help', () => {
    const routes = Object.fromEntries(way.map((id, index) => [id, index === 0 ? 1 : 0]));
    const state = position(rules, { routes, tickets: [[ticket], [], []] });
    expect(at(rules.standings(state), 0).lines.find(({ id }) => id === 'ticket')!.points).toBeLessThan(0);
  });

  test('BE-16 BE-19.15 a score may go below zero', () => {
    const state = position(rules, { tickets: [[ticket, other], [], []] });
    expect(at(rules.standings(state), 0).total).toBeLessThan(0);
  });

  test('BE-18 NL-18 routes are recounted from the board, whatever the track says', () => {
    const state = position(rules, { routes: { [black]: 0, [short]: 1 } });
    state.score = [99, 99, 99];
    const sheet = rules.standings(state);
    expect(at(sheet, 0).lines[0]).toMatchObject({ id: 'routes', points: 2, marks: [[routeAt(rules, black)]] });
    expect(at(sheet, 1).lines[0]).toMatchObject({ id: 'routes', points: 1 });
  });

  test('BE-18 NL-18 a completed ticket shows its way on the map, in order', () => {
    const routes = Object.fromEntries([...way, black].map((id) => [id, 0]));
    const state = position(rules, { routes, tickets: [[ticket], [], []] });
    const line = at(rules.standings(state), 0).lines.find(({ id }) => id === 'ticket')!;
    expect(line.marks).toEqual([way.map((id) => routeAt(rules, id))]);
    expect(line.figures).toMatchObject({ done: 1 });
  });

  test('BE-24 BE-18 NL-18 a ticket not completed shows the places that its two ends did reach', () => {
    const first = routeAt(rules, at(way, 0));
    const state = position(rules, { routes: { [at(way, 0)]: 0 }, tickets: [[ticket], [], []] });
    const { a, b } = at(
      board.tickets,
      board.edition.tickets.list.findIndex(({ id }) => id === ticket),
    );
    const line = at(rules.standings(state), 0).lines.find(({ id }) => id === 'ticket')!;
    const reached = [at(board.routes, first).a, at(board.routes, first).b].sort((x, y) => x - y);
    expect(line.marks).toEqual([reached.map((place) => placeMark(board, place)), [placeMark(board, b)]]);
    expect(reached).toContain(a);
    expect(line.figures).toMatchObject({ done: 0 });
  });

  test('BE-17 NL-17 most points win', () => {
    const state = position(rules, { routes: { [black]: 1 } });
    expect(rules.standings(state).map(({ rank }) => rank)).toEqual([2, 1, 2]);
  });

  test('BE-17 NL-17 BE-19.13 what is still tied is shared', () => {
    const one = board.edition.routes.filter((_, index) => at(board.routes, index).points === 1).map(({ id }) => id);
    const state = position(rules, { routes: { [at(one, 0)]: 0, [at(one, 1)]: 1 } });
    expect(rules.standings(state).map(({ rank }) => rank)).toEqual([1, 1, 3]);
  });
}

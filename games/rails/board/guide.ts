/** The places of the map that events and score lines refer to: routes and places. */

import { at } from '@quai/engine/at.ts';
import type { Guide, Pointer } from '@quai/kit/guide.ts';
import { BLIND, CLAIM, isClaim, isTake, TAKE, TICKETS } from '../rules/moves.ts';
import type { RailsRules } from '../rules/rails.ts';
import type { RailsView } from '../rules/view.ts';
import type { RailsWords } from '../text/words.ts';
import { inkOn, seatColour } from './look.ts';

export const guide: Guide = {
  event(rules, words, event) {
    const { board } = rules as unknown as RailsRules;
    const { labels } = words as unknown as RailsWords;
    const pointTo = (place: number): Pointer => ({ place: `place-${place}`, name: labels.place(place) });
    if (event.kind === 'claimed') {
      const route = event.route as number;
      return [{ place: `route-${route}`, name: labels.ends(route).join(' – ') }];
    }
    if (event.kind === 'took') return [{ place: `row-${event.place}` }];
    if (event.kind === 'blind') return [{ place: 'market-blind' }];
    const seen = event.only as { tickets?: readonly number[]; kept?: readonly number[] } | undefined;
    const tickets = seen?.kept ?? seen?.tickets ?? [];
    const ends = tickets.flatMap((ticket) => {
      const { a, b } = at(board.tickets, ticket);
      return [a, b];
    });
    const pile = event.kind === 'kept' || event.kind === 'offered' ? [{ place: 'market-tickets' }] : [];
    return [...pile, ...[...new Set(ends)].map(pointTo)];
  },
  move(_rules, _view, _seat, move) {
    const number = move as number;
    if (isClaim(number)) return `route-${number - CLAIM}`;
    if (isTake(number)) return `market-${number - TAKE}`;
    return number === BLIND ? 'market-blind' : number === TICKETS ? 'market-tickets' : null;
  },
  /** Marks: a route by its index; a place by its index plus the number of routes. */
  line(rules, line) {
    const { routes } = (rules as unknown as RailsRules).board;
    return (line.marks ?? [])
      .flat()
      .map((mark) => (mark < routes.length ? `route-${mark}` : `place-${mark - routes.length}`));
  },
  counts(_rules, words, view, seat) {
    const { labels, drawn } = words as unknown as RailsWords;
    const { handSizes, pieces, ticketCounts } = view as RailsView;
    const [cards, tickets] = [at(handSizes, seat), at(ticketCounts, seat)];
    return [
      drawn.cardCount(cards),
      ...at(pieces, seat).map((left, kind) => `${left} ${labels.piece(kind)[left === 1 ? 'one' : 'many']}`),
      `${tickets} ${labels.ticketNoun[tickets === 1 ? 'one' : 'many']}`,
    ];
  },
  score: (_rules, view, seat) => at((view as RailsView).score, seat),
  pieces(_rules, seat) {
    const colour = seatColour(seat);
    return { colour, ink: inkOn(colour) };
  },
};

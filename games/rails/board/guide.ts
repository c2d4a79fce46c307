/** The places of the map that events and score lines refer to: routes and places. */

import { at } from '@quai/engine/at.ts';
import type { Guide, Pointer } from '@quai/kit/guide.ts';
import { BLIND, CLAIM, isClaim, isTake, TAKE, TICKETS } from '../rules/moves.ts';
import type { RailsRules } from '../rules/rails.ts';
import type { RailsView } from '../rules/view.ts';
import type { RailsWords } from '../text/words.ts';
import { inkOn, seatColour } from './look.ts';

/** Paths, 16 by 16. */
const ICONS = {
  card: 'M4 1h6a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1h-6a1 1 0 0 1-1-1v-10a1 1 0 0 1 1-1zM12 4h1v10.5h-7v-1h6z',
  wagon: 'M1 4h14v7h-14zM3 5.5v3h2.5v-3zM6.7 5.5v3h2.6v-3zM10.5 5.5v3h2.5v-3zM3 12h3v2h-3zM10 12h3v2h-3z',
  subway: 'M3 3q0-2 2-2h6q2 0 2 2v8q0 1-1 1.5l1.5 2.5h-2l-1.2-2h-4.6l-1.2 2h-2l1.5-2.5q-1-.5-1-1.5zM5 4v4h6v-4z',
  ticket: 'M1 4h14v2.5a1.5 1.5 0 0 0 0 3v2.5h-14v-2.5a1.5 1.5 0 0 0 0-3zM4 7.2h8v1.6h-8z',
};

export const guide: Guide = {
  inTurn: true,
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
  counts(rules, words, view, seat) {
    const { labels, drawn } = words as unknown as RailsWords;
    const { handSizes, pieces, ticketCounts } = view as RailsView;
    const [cards, tickets] = [at(handSizes, seat), at(ticketCounts, seat)];
    return [
      { text: drawn.cardCount(cards), count: cards, icon: ICONS.card },
      ...at(pieces, seat).map((left, kind) => ({
        text: labels.some(left, labels.piece(kind)),
        count: left,
        icon:
          at((rules as unknown as RailsRules).board.edition.pieces, kind).id === 'subway' ? ICONS.subway : ICONS.wagon,
      })),
      { text: labels.some(tickets, labels.ticketNoun), count: tickets, icon: ICONS.ticket },
    ];
  },
  score: (_rules, view, seat) => at((view as RailsView).score, seat),
  pieces(_rules, seat) {
    const colour = seatColour(seat);
    return { colour, ink: inkOn(colour) };
  },
};

/** The figures of an edition that its rules page mentions. */

import type { Figures } from '@quai/engine/contract.ts';
import type { Edition } from '../shape.ts';
import type { Labels } from './labels.ts';
import type { Texts } from './texts.ts';

export function figuresOf(edition: Edition): Figures {
  const { seats, pieces, cards, tickets, end, bonuses } = edition;
  return {
    minSeats: seats.min,
    maxSeats: seats.max,
    pieces: pieces.reduce((sum, piece) => sum + piece.perSeat, 0),
    allCards: cards.wild.count + cards.colours.reduce((sum, colour) => sum + colour.count, 0),
    colours: cards.colours.length,
    wildCards: cards.wild.count,
    dealt: cards.dealt,
    row: cards.row,
    allTickets: tickets.list.length,
    ticketsDealt: tickets.dealt,
    keepDealt: tickets.keepDealt,
    ticketsDrawn: tickets.drawn,
    keepDrawn: tickets.keepDrawn,
    piecesLeft: end.piecesLeft,
    ...Object.fromEntries(pieces.map(({ perSeat }, index) => [`piece${index + 1}`, perSeat])),
    sweepWilds: cards.sweep?.wilds ?? 0,
    sweepLimit: cards.sweep?.limit ?? 0,
    sweepOthers: cards.row - (cards.sweep?.wilds ?? 0) + 1,
    laidOut: bonuses?.laidOut ?? 0,
    allBonuses: bonuses?.cards.length ?? 0,
  };
}

/** The sentences of the rules page that depend on what the edition has at all. */
export function clausesOf(edition: Edition, { clause }: Texts, labels: Labels): Figures {
  const { cards, parallel, bonuses, longestPath, ties } = edition;
  const sizes = Object.entries(parallel.limits).map(([routes, limits]) =>
    Object.entries(limits)
      .filter(([seats]) => Number(seats) >= edition.seats.min && Number(seats) <= edition.seats.max)
      .map(([seats, most]) => clause.parallel(most, Number(routes), Number(seats)))
      .join(clause.and),
  );
  return {
    sweep: cards.sweep === null ? clause.noSweep : clause.sweep(cards.sweep.wilds, cards.sweep.limit),
    pairs: cards.pairs ? clause.pairs : clause.noPairs,
    limits: sizes.length === 0 ? clause.noParallel : clause.limits(sizes.join(clause.and)),
    extras: clause.extras(bonuses?.laidOut ?? 0, longestPath?.points ?? 0),
    ties: clause.ties(ties.map((tie) => clause.tie[tie](labels.ticketNoun))),
  };
}

/** The figures of an edition that its rules page mentions. */

import type { Figures } from '@quai/engine/contract.ts';
import type { Edition } from '../shape.ts';

export function figuresOf(edition: Edition): Figures {
  const { seats, pieces, cards, tickets, end, bonuses, longestPath } = edition;
  return {
    minSeats: seats.min,
    maxSeats: seats.max,
    pieces: pieces.reduce((sum, piece) => sum + piece.perSeat, 0),
    allCards: cards.wild.count + cards.colours.reduce((sum, colour) => sum + colour.count, 0),
    colours: cards.colours.length,
    wildCards: cards.wild.count,
    dealt: cards.dealt,
    row: cards.row,
    sweepAt: cards.sweep?.wilds ?? '–',
    sweepLimit: cards.sweep?.limit ?? '–',
    allTickets: tickets.list.length,
    ticketsDealt: tickets.dealt,
    keepDealt: tickets.keepDealt,
    ticketsDrawn: tickets.drawn,
    keepDrawn: tickets.keepDrawn,
    piecesLeft: end.piecesLeft,
    bonusCards: bonuses?.laidOut ?? 0,
    longestPath: longestPath?.points ?? 0,
  };
}

/** A world that fits a view, made from the view alone. */

import { at } from '@quai/engine/at.ts';
import type { Random } from '@quai/engine/random.ts';
import type { Board } from './board.ts';
import { imagineCards } from './imagine-cards.ts';
import { imagineTickets } from './imagine-tickets.ts';
import { ofSeat } from './lists.ts';
import type { RailsState } from './state.ts';
import type { RailsView } from './view.ts';

export function imagine(board: Board, view: RailsView, random: Random): RailsState {
  const cards = imagineCards(board, view, random);
  const tickets = imagineTickets(board, view, random);
  return {
    open: view.open.map((stack) => stack.slice()),
    ended: view.ended,
    turn: view.turn,
    last: view.last,
    idle: view.idle,
    row: view.row.slice(),
    pile: cards.pile,
    left: view.pileSize,
    discards: view.discards.slice(),
    hands: cards.hands,
    shown: view.shown.map((shown) => shown.slice()),
    past: cards.past,
    fresh: view.fresh.slice(),
    // The inner lists of these two never change.
    sealed: view.sealed.slice(),
    skips: view.skips.slice(),
    tickets: tickets.tickets,
    offered: tickets.offered,
    back: tickets.back,
    ticketPile: tickets.ticketPile,
    ticketsLeft: view.ticketsLeft,
    returned: tickets.returned,
    returnedBy: view.returnedBy.slice(),
    head: view.head,
    redeals: tickets.redeals,
    bonuses: view.bonuses.slice(),
    owner: view.owner.slice(),
    pieces: view.pieces.map((pieces) => pieces.slice()),
    score: view.score.slice(),
    parts: partsOf(board, view.owner),
  };
}

/** By seat and place: the smallest place that the seat's routes join it to. */
export function partsOf(board: Board, owner: readonly number[]): number[][] {
  const places = Array.from({ length: board.places }, (_, place) => place);
  const parts = Array.from({ length: board.seats }, () => places.slice());
  for (const { index, a, b } of board.routes) {
    const seat = at(owner, index);
    if (seat < 0) continue;
    const own = ofSeat(parts, seat);
    const one = leastOf(own, a);
    const other = leastOf(own, b);
    if (one < other) own[other] = one;
    else own[one] = other;
  }
  for (const own of parts) for (let place = 0; place < own.length; place++) own[place] = leastOf(own, place);
  return parts;
}

/** Until all routes are joined, a place leads to the smallest one by way of others. */
function leastOf(parts: readonly number[], place: number): number {
  let least = place;
  for (let next = at(parts, least); next !== least; next = at(parts, least)) least = next;
  return least;
}

/** The state of a table before the first choice. */

import type { Chance } from '@quai/engine/chance.ts';
import type { Tell } from '@quai/engine/contract.ts';
import type { Board } from './board.ts';
import { fillRow, takeBlind } from './cards.ts';
import type { RailsState } from './state.ts';
import { offerTickets } from './tickets.ts';

/** BE-2, BE-3, NL-2 to NL-4: deals cards, fills the row, lays out bonus cards, then offers tickets to each seat. */
export function setup(board: Board, chance: Chance, tell?: Tell): RailsState {
  const state = emptyTable(board);
  for (let seat = 0; seat < board.seats; seat++)
    for (let i = 0; i < board.edition.cards.dealt; i++) takeBlind(state, seat, chance, tell);
  fillRow(board, state, chance, tell);
  const bonuses = board.edition.bonuses;
  if (bonuses !== null) {
    const box = bonuses.cards.map(() => 1);
    for (let i = 0; i < bonuses.laidOut; i++) {
      const card = chance.from(box, 'a bonus card');
      box[card] = 0;
      state.bonuses.push(card);
    }
    tell?.({ kind: 'bonuses', by: null, cards: state.bonuses.slice() });
  }
  for (let seat = 0; seat < board.seats; seat++) offerTickets(state, seat, board.edition.tickets.dealt, chance, tell);
  return state;
}

export function emptyTable(board: Board): RailsState {
  const each = <T>(make: () => T): T[] => Array.from({ length: board.seats }, make);
  const none = board.box.map(() => 0);
  return {
    open: each(() => []),
    ended: null,
    turn: -1,
    last: -1,
    idle: 0,
    row: new Array(board.edition.cards.row).fill(-1),
    pile: board.box.slice(),
    left: board.box.reduce((a, b) => a + b),
    discards: none.slice(),
    hands: each(() => none.slice()),
    shown: each(() => none.slice()),
    past: each(() => []),
    fresh: board.box.slice(),
    sealed: [],
    skips: [],
    tickets: each(() => []),
    offered: each(() => []),
    back: each(() => []),
    ticketPile: board.tickets.map(() => 1),
    ticketsLeft: board.tickets.length,
    returned: [],
    returnedBy: [],
    head: 0,
    redeals: [],
    bonuses: [],
    owner: board.routes.map(() => -1),
    pieces: each(() => board.pieces.slice()),
    score: each(() => 0),
    parts: each(() => Array.from({ length: board.places }, (_, place) => place)),
  };
}

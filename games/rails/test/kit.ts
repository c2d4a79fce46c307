/** What the conformance kit needs to know about the family: how to swap a secret, and what is in the box. */

import { at } from '@quai/engine/at.ts';
import type { Seat } from '@quai/engine/contract.ts';
import type { Kit } from '@quai/engine/kit/conform.ts';
import type { Random } from '@quai/engine/random.ts';
import type { Board } from '../rules/board.ts';
import { SEALED, SPENT } from '../rules/memory.ts';
import type { RailsState } from '../rules/state.ts';

export function kitOf({ board }: Readonly<{ board: Board }>): Kit<RailsState> {
  return { secrets: true, swap: swapSecret(board), conserved: boxOf(board) };
}

/** Swaps a card drawn blind from the current pile, or a ticket, for one that it could equally be. */
export function swapSecret(board: Board) {
  return (state: RailsState, seat: Seat, random: Random): RailsState | null => {
    if (state.ended !== null) return null;
    return random.below(2) === 0 ? swapCard(board, state, seat, random) : swapTicket(state, seat, random);
  };
}

function swapCard(board: Board, state: RailsState, seat: Seat, random: Random): RailsState | null {
  const past = at(state.past, seat);
  const places = past
    .map((_, index) => index)
    .filter((index) => index > past.lastIndexOf(SEALED) && at(past, index) < board.kinds);
  const other = random.below(board.kinds);
  if (places.length === 0 || state.pile[other] === 0) return null;
  const index = at(places, random.below(places.length));
  const kind = at(past, index);
  past[index] = other;
  if (kind === other || !neverShort(board, past)) return null;
  state.pile[other]!--;
  state.pile[kind]!++;
  at(state.hands, seat)[kind]!--;
  at(state.hands, seat)[other]!++;
  return state;
}

/** Whether no card was spent before it was drawn. */
function neverShort(board: Board, past: readonly number[]): boolean {
  const held = board.box.map(() => 0);
  for (const entry of past) {
    if (entry < board.kinds) held[entry]!++;
    else if (entry < SEALED && --held[entry - SPENT]! < 0) return false;
  }
  return true;
}

function swapTicket(state: RailsState, seat: Seat, random: Random): RailsState | null {
  const redealt = new Set(state.redeals.flatMap((redeal) => redeal.tickets));
  const other = random.below(state.ticketPile.length);
  const lists = [at(state.tickets, seat), at(state.offered, seat)].filter((list) => list.length > 0);
  if (state.ticketPile[other] === 0 || lists.length === 0) return null;
  const list = at(lists, random.below(lists.length));
  const index = random.below(list.length);
  if (redealt.has(at(list, index))) return null;
  state.ticketPile[other] = 0;
  state.ticketPile[at(list, index)] = 1;
  list[index] = other;
  return state;
}

/** Every card, ticket and piece, wherever it is. */
export function boxOf(board: Board) {
  return (state: RailsState) => {
    const cards = board.box.map(
      (_, kind) =>
        at(state.pile, kind) +
        at(state.discards, kind) +
        state.row.filter((card) => card === kind).length +
        state.hands.reduce((sum, hand) => sum + at(hand, kind), 0),
    );
    const tickets = [
      ...state.tickets.flat(),
      ...state.offered.flat(),
      ...state.back.flat(),
      ...state.returned.slice(state.head),
      ...state.ticketPile.flatMap((count, ticket) => (count > 0 ? [ticket] : [])),
    ].sort((a, b) => a - b);
    const pieces = state.pieces.map((left, seat) =>
      left.map(
        (count, kind) =>
          count +
          board.routes.reduce(
            (sum, route) => sum + (state.owner[route.index] === seat && route.kind === kind ? route.length : 0),
            0,
          ),
      ),
    );
    const sums = {
      left: state.left === state.pile.reduce((a, b) => a + b),
      ticketsLeft: state.ticketsLeft === state.ticketPile.reduce((a, b) => a + b),
    };
    return { cards, tickets, pieces, sums };
  };
}

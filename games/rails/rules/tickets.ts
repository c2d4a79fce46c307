/** Drawing tickets, keeping some, and returning the others under the pile. */

import { at } from '@quai/engine/at.ts';
import type { Chance } from '@quai/engine/chance.ts';
import type { Seat, Step, Tell } from '@quai/engine/contract.ts';
import type { Board } from './board.ts';
import { ofSeat } from './lists.ts';
import { isKeep, KEEPING, type Move } from './moves.ts';
import { KEEP, type RailsState } from './state.ts';

/** Tickets that can still be drawn: the unknown part of the pile, then those given back. */
export function ticketsToDraw(state: RailsState): number {
  return state.ticketsLeft + state.returned.length - state.head;
}

/** Offers the seat tickets from the pile, as far as it lasts. BE-22, NL-22: first given back, first drawn. */
export function offerTickets(state: RailsState, seat: Seat, count: number, chance: Chance, tell?: Tell): void {
  const offered: number[] = [];
  const from: number[] = [];
  while (offered.length < count && ticketsToDraw(state) > 0) {
    if (state.ticketsLeft > 0) {
      offered.push(takeUnknown(state, chance));
      from.push(-1);
    } else {
      from.push(state.head);
      offered.push(at(state.returned, state.head++));
      chance.reveal('a ticket from under the pile');
    }
  }
  state.offered[seat] = offered;
  const last = from[from.length - 1];
  if (last !== undefined && last >= 0) state.redeals.push({ seat, tickets: offered.slice(), from, kept: -1, back: -1 });
  ofSeat(state.open, seat).push(KEEP);
  tell?.({ kind: 'offered', by: seat, count: offered.length, only: { seat, tickets: offered.slice() } });
}

function takeUnknown(state: RailsState, chance: Chance): number {
  const ticket = chance.from(state.ticketPile, 'a ticket');
  state.ticketPile[ticket] = 0;
  state.ticketsLeft--;
  return ticket;
}

/** How many of the offered tickets must be kept at least: no more than there are. */
export function leastKept(board: Board, state: RailsState, seat: Seat): number {
  const { keepDealt, keepDrawn } = board.edition.tickets;
  return Math.min(state.turn < 0 ? keepDealt : keepDrawn, ofSeat(state.offered, seat).length);
}

/** Choosing which of the offered tickets to keep, at the start (all seats at once) or after drawing. */
export function keepStep(board: Board): Step<RailsState, Move> {
  const least = (state: RailsState, seat: Seat) => leastKept(board, state, seat);
  return {
    candidates(state, seat, _open, each) {
      for (let bits = 0; bits < 1 << ofSeat(state.offered, seat).length; bits++) each(KEEPING + bits);
    },
    check(state, seat, _open, move) {
      if (!isKeep(move)) return 'step';
      const bits = move - KEEPING;
      if (bits < 1 << ofSeat(state.offered, seat).length && countBits(bits) >= least(state, seat)) return null;
      return state.turn < 0 ? board.numbers.start : board.numbers.tickets;
    },
    details: (state, seat, _open, move) => ({
      offered: ofSeat(state.offered, seat).length,
      least: least(state, seat),
      kept: isKeep(move) ? countBits(move - KEEPING) : 0,
    }),
    apply(state, seat, _open, move, chance, tell) {
      ofSeat(state.open, seat).pop();
      keepTickets(state, seat, move - KEEPING, tell);
      chance.reveal('a choice of tickets is final');
    },
  };
}

function keepTickets(state: RailsState, seat: Seat, bits: number, tell?: Tell): void {
  const offered = ofSeat(state.offered, seat);
  const kept = offered.filter((_, index) => bits & (1 << index));
  const back = offered.filter((_, index) => !(bits & (1 << index)));
  state.offered[seat] = [];
  ofSeat(state.tickets, seat).push(...kept);
  state.back[seat] = back;
  if (state.turn < 0) {
    // BE-3, NL-4: the number kept stays secret until the last seat has chosen.
    tell?.({ kind: 'chose', by: seat, only: { seat, kept, back } });
    return;
  }
  const redeal = state.redeals[state.redeals.length - 1];
  if (redeal !== undefined && redeal.kept < 0)
    state.redeals[state.redeals.length - 1] = { ...redeal, kept: bits, back: state.returned.length };
  tell?.({
    kind: 'kept',
    by: seat,
    kept: kept.length,
    back: back.length,
    only: { seat, tickets: kept, returned: back },
  });
  giveBack(state, seat);
}

/** Puts the tickets the seat gave back under the pile, in the order in which they were drawn. */
export function giveBack(state: RailsState, seat: Seat): void {
  for (const ticket of ofSeat(state.back, seat)) {
    state.returned.push(ticket);
    state.returnedBy.push(seat);
  }
  state.back[seat] = [];
}

export function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest > 0; rest &= rest - 1) count++;
  return count;
}

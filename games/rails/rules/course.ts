/** The course of a table: who starts, whose turn it is, who is skipped, the last round, the end. */

import type { Chance } from '@quai/engine/chance.ts';
import type { Seat, Tell } from '@quai/engine/contract.ts';
import type { Board } from './board.ts';
import { canDraw } from './cards.ts';
import { closedTo } from './claim.ts';
import { forget, rememberSkip } from './memory.ts';
import { canPay } from './payment.ts';
import { type RailsState, TURN } from './state.ts';
import { giveBack, ticketsToDraw } from './tickets.ts';

/** Nobody has anything to decide: a turn is over, or the first choice of tickets. */
export function next(board: Board, state: RailsState, chance: Chance, tell?: Tell): void {
  if (state.turn < 0) startPlay(board, state, chance, tell);
  else {
    state.idle = 0;
    if (endTurn(board, state, chance, tell)) return;
  }
  openTurn(board, state, chance, tell);
}

/** The first tickets are chosen: what was given back goes under the pile in the order of the seats. BE-3, NL-4 */
function startPlay(board: Board, state: RailsState, chance: Chance, tell?: Tell): void {
  for (let seat = 0; seat < board.seats; seat++) {
    tell?.({ kind: 'kept', by: seat, kept: state.tickets[seat]!.length, back: state.back[seat]!.length });
    giveBack(state, seat);
  }
  const first = chance.from(new Array(board.seats).fill(1), 'the seat that starts');
  tell?.({ kind: 'starts', by: first });
  state.turn = (first + board.seats - 1) % board.seats;
}

/** Counts the turn that is over; true if it was the table's last. BE-15, NL-13 */
function endTurn(board: Board, state: RailsState, chance: Chance, tell?: Tell): boolean {
  if (state.last > 0) {
    state.last--;
    if (state.last > 0) return false;
    end(board, state, 'pieces', chance, tell);
    return true;
  }
  const pieces = state.pieces[state.turn]!;
  let left = 0;
  for (let kind = 0; kind < pieces.length; kind++) left += pieces[kind]!;
  if (left <= board.edition.end.piecesLeft) {
    state.last = board.seats;
    tell?.({ kind: 'last-round', by: state.turn, left });
  }
  return false;
}

/** Gives the turn to the next seat that can act. BE-14, BE-21, NL-21 */
function openTurn(board: Board, state: RailsState, chance: Chance, tell?: Tell): void {
  while (true) {
    const seat = (state.turn = (state.turn + 1) % board.seats);
    if (canAct(board, state, seat, chance)) {
      state.open[seat]!.push(TURN);
      return;
    }
    state.idle++;
    tell?.({ kind: 'skipped', by: seat });
    if (state.last > 0) {
      if (endTurn(board, state, chance, tell)) return;
    } else if (state.idle === board.seats) {
      end(board, state, 'stuck', chance, tell);
      return;
    }
  }
}

/** Whether any action is open to the seat. If only its hand can tell, then who is told learns something of that hand. */
function canAct(board: Board, state: RailsState, seat: Seat, chance: Chance): boolean {
  if (canDraw(state) || ticketsToDraw(state) > 0) return true;
  const prices = pricesOpenTo(board, state, seat);
  if (prices.length === 0) return false;
  chance.reveal('whether a seat can pay for a route');
  if (prices.some((price) => canPay(board, state.hands[seat]!, board.prices[price]!))) return true;
  rememberSkip(state, seat, prices);
  return false;
}

/** The prices of the routes that the seat could claim if it only had the cards. */
export function pricesOpenTo(board: Board, state: Pick<RailsState, 'owner' | 'pieces'>, seat: Seat): number[] {
  const prices = new Set<number>();
  for (const route of board.routes) if (closedTo(board, state, seat, route) === null) prices.add(route.price.index);
  return [...prices].sort((a, b) => a - b);
}

function end(board: Board, state: RailsState, reason: string, chance: Chance, tell?: Tell): void {
  state.ended = reason;
  forget(board, state);
  chance.reveal('the tickets of all seats');
  tell?.({ kind: 'ended', by: null, reason });
}

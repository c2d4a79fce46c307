/** The course of a game: who starts, whose turn it is, who is skipped, the last round, the end. */

import { at } from '@quai/engine/at.ts';
import type { Chance } from '@quai/engine/chance.ts';
import type { Seat, Tell } from '@quai/engine/contract.ts';
import type { Board } from './board.ts';
import { canDraw } from './cards.ts';
import { closedTo } from './claim.ts';
import { ofSeat } from './lists.ts';
import { forget, rememberSkip } from './memory.ts';
import { canPay } from './payment.ts';
import { type RailsState, TURN } from './state.ts';
import { giveBack, ticketsToDraw } from './tickets.ts';

/** Called when a turn is over, or everybody has chosen their first tickets. */
export function next(board: Board, state: RailsState, chance: Chance, tell?: Tell): void {
  if (state.turn < 0) startPlay(board, state, chance, tell);
  else {
    state.idle = 0;
    if (endTurn(board, state, chance, tell)) return;
  }
  openTurn(board, state, chance, tell);
}

/** BE-3, NL-4: once the first tickets are chosen, those given back go under the pile in seat order. */
function startPlay(board: Board, state: RailsState, chance: Chance, tell?: Tell): void {
  for (let seat = 0; seat < board.seats; seat++) {
    const kept = ofSeat(state.tickets, seat).length;
    tell?.({ kind: 'kept', by: seat, kept, back: ofSeat(state.back, seat).length });
    giveBack(state, seat);
  }
  const first = chance.from(new Array(board.seats).fill(1), 'the seat that starts');
  tell?.({ kind: 'starts', by: first });
  state.turn = (first + board.seats - 1) % board.seats;
}

/** BE-15, NL-13: counts the finished turn; true if it was the last of the game. */
function endTurn(board: Board, state: RailsState, chance: Chance, tell?: Tell): boolean {
  if (state.last > 0) {
    state.last--;
    if (state.last > 0) return false;
    end(board, state, 'pieces', chance, tell);
    return true;
  }
  let left = 0;
  for (const pieces of ofSeat(state.pieces, state.turn)) left += pieces;
  if (left <= board.edition.end.piecesLeft) {
    state.last = board.seats;
    tell?.({ kind: 'last-round', by: state.turn, left });
  }
  return false;
}

/** BE-14, BE-21, NL-21: gives the turn to the next seat that can act. */
function openTurn(board: Board, state: RailsState, chance: Chance, tell?: Tell): void {
  while (true) {
    const seat = (state.turn = (state.turn + 1) % board.seats);
    if (canAct(board, state, seat, chance)) {
      ofSeat(state.open, seat).push(TURN);
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

/** Whether the seat can act at all. If that depends on its hand, the answer reveals something about the hand. */
function canAct(board: Board, state: RailsState, seat: Seat, chance: Chance): boolean {
  if (canDraw(state) || ticketsToDraw(state) > 0) return true;
  const prices = pricesOpenTo(board, state, seat);
  if (prices.length === 0) return false;
  chance.reveal('whether a seat can pay for a route');
  const hand = ofSeat(state.hands, seat);
  if (prices.some((price) => canPay(board, hand, at(board.prices, price)))) return true;
  rememberSkip(state, seat, prices);
  return false;
}

/** The prices of the routes that the seat could claim if it had the cards. */
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

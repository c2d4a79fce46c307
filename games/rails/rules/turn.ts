/** A seat's turn: one of three actions, and the second card of a draw. */

import type { Step } from '@quai/engine/contract.ts';
import { type Board, routeAt } from './board.ts';
import { canDrawSecond, takeBlind, takeFaceUp } from './cards.ts';
import { claimFigures, claimRefusal, claimRoute, closedTo } from './claim.ts';
import { ofSeat } from './lists.ts';
import { BLIND, CLAIM, isClaim, isTake, type Move, TAKE, TICKETS } from './moves.ts';
import { canPay } from './payment.ts';
import { type RailsState, SECOND } from './state.ts';
import { offerTickets, ticketsToDraw } from './tickets.ts';

/** One of three actions: a first card, tickets, or a route. */
export function turnStep(board: Board): Step<RailsState, Move> {
  const { numbers, routes, prices } = board;
  /** By price: whether the hand can pay it. */
  const payable = new Uint8Array(prices.length);
  return {
    candidates(_state, _seat, _open, each) {
      each(BLIND);
      for (let kind = 0; kind < board.kinds; kind++) each(TAKE + kind);
      each(TICKETS);
      for (let route = 0; route < routes.length; route++) each(CLAIM + route);
    },
    check(state, seat, _open, move) {
      if (isClaim(move)) {
        const route = routes[move - CLAIM];
        return route === undefined ? 'step' : claimRefusal(board, state, seat, route);
      }
      if (move === TICKETS) return ticketsToDraw(state) > 0 ? null : numbers.tickets;
      if (move === BLIND) return state.left > 0 ? null : numbers.pile;
      if (!isTake(move)) return 'step';
      return state.row.includes(move - TAKE) ? null : numbers.card;
    },
    details(state, seat, _open, move) {
      const route = isClaim(move) ? routes[move - CLAIM] : undefined;
      if (route !== undefined) return claimFigures(board, state, seat, route);
      return move === TICKETS ? { offered: 0, least: 0 } : {};
    },
    apply(state, seat, _open, move, chance, tell) {
      ofSeat(state.open, seat).pop();
      if (isClaim(move)) claimRoute(board, state, seat, routeAt(board, move - CLAIM), chance, tell);
      else if (move === TICKETS) offerTickets(state, seat, board.edition.tickets.drawn, chance, tell);
      else if (move === BLIND) takeBlind(state, seat, chance, tell);
      else takeFaceUp(board, state, seat, move - TAKE, chance, tell);
      // BE-4, BE-5, NL-5: a second card must follow if one is available, unless the first was a face-up wild card.
      const drew = move === BLIND || (isTake(move) && move - TAKE !== board.wild);
      if (drew && canDrawSecond(board, state)) ofSeat(state.open, seat).push(SECOND);
    },
    list(state, seat, _open, each) {
      if (state.left > 0) each(BLIND);
      for (let kind = 0; kind < board.kinds; kind++) if (state.row.includes(kind)) each(TAKE + kind);
      if (ticketsToDraw(state) > 0) each(TICKETS);
      const hand = ofSeat(state.hands, seat);
      for (const price of prices) payable[price.index] = canPay(board, hand, price) ? 1 : 0;
      for (const route of routes)
        if (payable[route.price.index] === 1 && closedTo(board, state, seat, route) === null) each(CLAIM + route.index);
    },
  };
}

/** The second card, chosen once the first has been replaced. */
export function secondStep(board: Board): Step<RailsState, Move> {
  const { numbers } = board;
  return {
    candidates(_state, _seat, _open, each) {
      each(BLIND);
      for (let kind = 0; kind < board.kinds; kind++) each(TAKE + kind);
    },
    check(state, _seat, _open, move) {
      if (move === BLIND) return state.left > 0 ? null : numbers.pile;
      if (!isTake(move)) return 'step';
      if (move - TAKE === board.wild) return numbers.wild;
      return state.row.includes(move - TAKE) ? null : numbers.card;
    },
    apply(state, seat, _open, move, chance, tell) {
      ofSeat(state.open, seat).pop();
      if (move === BLIND) takeBlind(state, seat, chance, tell);
      else takeFaceUp(board, state, seat, move - TAKE, chance, tell);
    },
  };
}

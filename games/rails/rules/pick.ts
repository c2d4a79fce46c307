/** A random legal move for playouts, without listing all. Eager to claim, but every legal move can come up. */

import { at } from '@quai/engine/at.ts';
import type { Random } from '@quai/engine/random.ts';
import { type Board, routeAt } from './board.ts';
import { canDraw } from './cards.ts';
import { closedTo } from './claim.ts';
import { ofSeat } from './lists.ts';
import { BLIND, CLAIM, KEEPING, type Move, PAY, TAKE, TICKETS } from './moves.ts';
import { canPay, eachWay } from './payment.ts';
import { decisionOf, type RailsState } from './state.ts';
import { countBits, leastKept, ticketsToDraw } from './tickets.ts';

/** One turn in this many does not try to claim a route. */
const NO_CLAIM = 4;
/** One turn in this many of those without a claim draws tickets. */
const MORE_TICKETS = 16;

export function pick(board: Board, state: RailsState, seat: number, random: Random): Move {
  const open = decisionOf(state, seat);
  switch (open.step) {
    case 'turn':
      return pickAction(board, state, seat, random);
    case 'second':
      return pickCard(board, state, random, true);
    case 'keep':
      return pickKept(board, state, seat, random);
    default:
      return pickWay(board, state, seat, at(open.args, 0), random);
  }
}

function pickAction(board: Board, state: RailsState, seat: number, random: Random): Move {
  const drawing = canDraw(state);
  const tickets = ticketsToDraw(state) > 0;
  if ((!drawing && !tickets) || random.below(NO_CLAIM) > 0) {
    const route = someRoute(board, state, seat, random);
    if (route >= 0) return CLAIM + route;
  }
  if (tickets && (!drawing || random.below(MORE_TICKETS) === 0)) return TICKETS;
  return pickCard(board, state, random, false);
}

/** Cycles through the prices from a random one, and through the routes of each price the hand can pay; -1 if none is found. */
function someRoute(board: Board, state: RailsState, seat: number, random: Random): number {
  const { prices, routesAt } = board;
  const hand = ofSeat(state.hands, seat);
  const first = random.below(prices.length);
  for (let i = 0; i < prices.length; i++) {
    const price = first + i < prices.length ? first + i : first + i - prices.length;
    if (!canPay(board, hand, prices[price]!)) continue;
    const routes = routesAt[price]!;
    const start = random.below(routes.length);
    for (let k = 0; k < routes.length; k++) {
      const route = routes[start + k < routes.length ? start + k : start + k - routes.length]!;
      if (closedTo(board, state, seat, route) === null) return route.index;
    }
  }
  return -1;
}

/** The pile or a face-up card, each place with the same probability. The caller knows that a card is available. */
function pickCard(board: Board, state: RailsState, random: Random, second: boolean): Move {
  const { row } = state;
  while (true) {
    const place = random.below(row.length + 1);
    if (place === row.length) {
      if (state.left > 0) return BLIND;
    } else if (row[place]! >= 0 && !(second && row[place] === board.wild)) return TAKE + row[place]!;
  }
}

function pickKept(board: Board, state: RailsState, seat: number, random: Random): Move {
  const offered = ofSeat(state.offered, seat).length;
  const least = leastKept(board, state, seat);
  while (true) {
    const bits = random.below(1 << offered);
    if (countBits(bits) >= least) return KEEPING + bits;
  }
}

function pickWay(board: Board, state: RailsState, seat: number, route: number, random: Random): Move {
  let ways = 0;
  let chosen = 0;
  eachWay(board, ofSeat(state.hands, seat), routeAt(board, route).price, (way) => {
    if (random.below(++ways) === 0) chosen = way;
    return false;
  });
  return PAY + chosen;
}

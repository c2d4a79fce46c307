/** Claiming a route: what forbids it, how it is paid, and what follows. */

import { at } from '@quai/engine/at.ts';
import type { Chance } from '@quai/engine/chance.ts';
import type { Figures, Open, RuleId, Seat, Step, Tell } from '@quai/engine/contract.ts';
import { type Board, type Route, routeAt } from './board.ts';
import { afterDiscard, takeBlind } from './cards.ts';
import { ofSeat } from './lists.ts';
import { rememberSpent } from './memory.ts';
import { isPay, type Move, PAY } from './moves.ts';
import { canPay, cardsOf, eachWay, faultOf } from './payment.ts';
import type { RailsState } from './state.ts';

/** Null if the seat may claim the route now. */
export function claimRefusal(board: Board, state: RailsState, seat: Seat, route: Route): RuleId | null {
  const closed = closedTo(board, state, seat, route);
  if (closed !== null) return closed;
  return canPay(board, ofSeat(state.hands, seat), route.price) ? null : priceRule(board, route);
}

/** The rule that publicly forbids the route to the seat, leaving its hand aside; null if none does. */
export function closedTo(
  board: Board,
  state: Pick<RailsState, 'owner' | 'pieces'>,
  seat: Seat,
  route: Route,
): RuleId | null {
  if (state.owner[route.index]! >= 0) return board.numbers.taken;
  // BE-11, NL-8: no seat may claim two parallel routes, and the number of seats limits how many are claimed in all.
  let used = 0;
  for (let i = 0; i < route.siblings.length; i++) {
    const owner = state.owner[route.siblings[i]!]!;
    if (owner === seat) return board.numbers.parallel;
    if (owner >= 0) used++;
  }
  if (used >= route.usable) return board.numbers.parallel;
  return ofSeat(state.pieces, seat)[route.kind]! < route.length ? route.rule : null;
}

function priceRule(board: Board, route: Route): RuleId {
  return route.price.icons > 0 ? board.numbers.icons : route.rule;
}

/** What a route costs and what the seat has towards it. */
export function claimFigures(board: Board, state: RailsState, seat: Seat, route: Route): Figures {
  const { set, icons, colour } = route.price;
  const hand = ofSeat(state.hands, seat);
  const best = colour >= 0 ? at(hand, colour) : Math.max(...hand.slice(0, board.wild));
  return {
    cards: set + icons,
    icons,
    have: best,
    wilds: at(hand, board.wild),
    pieces: route.length,
    left: at(ofSeat(state.pieces, seat), route.kind),
  };
}

/** Pays for the chosen route at once if there is only one way to pay; otherwise opens the choice of a way. */
export function claimRoute(
  board: Board,
  state: RailsState,
  seat: Seat,
  route: Route,
  chance: Chance,
  tell?: Tell,
): void {
  let ways = 0;
  let only = 0;
  eachWay(board, ofSeat(state.hands, seat), route.price, (way) => {
    only = way;
    return ++ways > 1;
  });
  if (ways > 1) ofSeat(state.open, seat).push({ step: 'pay', args: [route.index] });
  else payRoute(board, state, seat, route, only, chance, tell);
}

/** Choosing among several ways to pay. */
export function payStep(board: Board): Step<RailsState, Move> {
  const routeOf = (open: Open) => routeAt(board, at(open.args, 0));
  return {
    candidates(state, seat, open, each) {
      eachWay(board, ofSeat(state.hands, seat), routeOf(open).price, (way) => {
        each(PAY + way);
        return false;
      });
    },
    check(state, seat, open, move) {
      if (!isPay(move)) return 'step';
      const fault = faultOf(board, ofSeat(state.hands, seat), routeOf(open).price, move - PAY);
      if (fault === null) return null;
      const rule = priceRule(board, routeOf(open));
      return fault === 'number' ? (board.numbers.ways ?? rule) : rule;
    },
    details: (state, seat, open) => claimFigures(board, state, seat, routeOf(open)),
    apply(state, seat, open, move, chance, tell) {
      ofSeat(state.open, seat).pop();
      payRoute(board, state, seat, routeOf(open), move - PAY, chance, tell);
    },
  };
}

/** Places pieces, discards the cards and scores; then refills the row if it was short, then draws the route's cards (NL-10). */
function payRoute(
  board: Board,
  state: RailsState,
  seat: Seat,
  route: Route,
  way: number,
  chance: Chance,
  tell?: Tell,
): void {
  state.owner[route.index] = seat;
  ofSeat(state.pieces, seat)[route.kind]! -= route.length;
  joinParts(ofSeat(state.parts, seat), route);
  const hand = ofSeat(state.hands, seat);
  for (let kind = 0; kind < board.kinds; kind++) {
    const count = cardsOf(way, kind);
    if (count === 0) continue;
    hand[kind]! -= count;
    state.discards[kind]! += count;
    rememberSpent(state, seat, kind, count);
  }
  state.score[seat]! += route.points;
  tell?.({ kind: 'claimed', by: seat, route: route.index, way: kindsOf(board, way), points: route.points });
  afterDiscard(board, state, chance, tell);
  for (let i = 0; i < route.draw && state.left > 0; i++) takeBlind(state, seat, chance, tell);
}

/** The number of cards of each kind. */
export function kindsOf(board: Board, way: number): number[] {
  return Array.from({ length: board.kinds }, (_, kind) => cardsOf(way, kind));
}

/** Keeps the smallest connected place for each place, so that no search is needed later. */
export function joinParts(parts: number[], { a, b }: Route): void {
  const one = parts[a]!;
  const other = parts[b]!;
  const small = Math.min(one, other);
  const large = Math.max(one, other);
  if (small === large) return;
  for (let place = 0; place < parts.length; place++) if (parts[place] === large) parts[place] = small;
}

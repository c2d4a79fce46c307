/** Claiming a route: what forbids it, how it is paid, and what follows. */

import type { Chance } from '@quai/engine/chance.ts';
import type { Figures, Open, RuleId, Seat, Step, Tell } from '@quai/engine/contract.ts';
import type { Board, Route } from './board.ts';
import { afterDiscard, takeBlind } from './cards.ts';
import { rememberSpent } from './memory.ts';
import { isPay, type Move, PAY } from './moves.ts';
import { canPay, cardsOf, eachWay, faultOf } from './payment.ts';
import type { RailsState } from './state.ts';

/** Null if the seat may claim the route now. */
export function claimRefusal(board: Board, state: RailsState, seat: Seat, route: Route): RuleId | null {
  const closed = closedTo(board, state, seat, route);
  if (closed !== null) return closed;
  return canPay(board, state.hands[seat]!, route.price) ? null : priceRule(board, route);
}

/** What forbids the route to the seat, as far as everybody can see: all but its hand. */
export function closedTo(
  board: Board,
  state: Pick<RailsState, 'owner' | 'pieces'>,
  seat: Seat,
  route: Route,
): RuleId | null {
  if (state.owner[route.index]! >= 0) return board.numbers.taken;
  // BE-11, NL-8: never two of them for one seat, and no more of them in all than the number of seats allows.
  let used = 0;
  for (let i = 0; i < route.siblings.length; i++) {
    const owner = state.owner[route.siblings[i]!]!;
    if (owner === seat) return board.numbers.parallel;
    if (owner >= 0) used++;
  }
  if (used >= route.usable) return board.numbers.parallel;
  return state.pieces[seat]![route.kind]! < route.length ? claimRule(board, route) : null;
}

function claimRule({ numbers }: Board, route: Route): RuleId {
  return numbers.claim[Math.min(route.kind, numbers.claim.length - 1)]!;
}

function priceRule(board: Board, route: Route): RuleId {
  return route.price.icons > 0 ? board.numbers.icons : claimRule(board, route);
}

/** What a route asks for and what the seat has towards it. */
export function claimFigures(board: Board, state: RailsState, seat: Seat, route: Route): Figures {
  const { set, icons, colour } = route.price;
  const hand = state.hands[seat]!;
  const best = colour >= 0 ? hand[colour]! : Math.max(...hand.slice(0, board.wild));
  return {
    cards: set + icons,
    icons,
    have: best,
    wilds: hand[board.wild]!,
    pieces: route.length,
    left: state.pieces[seat]![route.kind]!,
  };
}

/** The route is chosen. With one way to pay it is paid at once, else the way is asked for. */
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
  eachWay(board, state.hands[seat]!, route.price, (way) => {
    only = way;
    return ++ways > 1;
  });
  if (ways > 1) state.open[seat]!.push({ step: 'pay', args: [route.index] });
  else payRoute(board, state, seat, route, only, chance, tell);
}

/** Choosing among several ways to pay. */
export function payStep(board: Board): Step<RailsState, Move> {
  const routeOf = (open: Open) => board.routes[open.args[0]!]!;
  return {
    candidates(state, seat, open, each) {
      eachWay(board, state.hands[seat]!, routeOf(open).price, (way) => {
        each(PAY + way);
        return false;
      });
    },
    check(state, seat, open, move) {
      if (!isPay(move)) return 'step';
      const fault = faultOf(board, state.hands[seat]!, routeOf(open).price, move - PAY);
      if (fault === null) return null;
      const rule = priceRule(board, routeOf(open));
      return fault === 'number' ? (board.numbers.ways ?? rule) : rule;
    },
    details: (state, seat, open) => claimFigures(board, state, seat, routeOf(open)),
    apply(state, seat, open, move, chance, tell) {
      state.open[seat]!.pop();
      payRoute(board, state, seat, routeOf(open), move - PAY, chance, tell);
    },
  };
}

/** Pieces, cards to the discards, points; then the row if it was short, then the cards the route gives. NL-10 */
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
  state.pieces[seat]![route.kind]! -= route.length;
  joinParts(state.parts[seat]!, route);
  for (let kind = 0; kind < board.kinds; kind++) {
    const count = cardsOf(way, kind);
    if (count === 0) continue;
    state.hands[seat]![kind]! -= count;
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

/** Keeps for each place the smallest place it is joined to, so that no search is needed later. */
export function joinParts(parts: number[], { a, b }: Route): void {
  const small = Math.min(parts[a]!, parts[b]!);
  const large = Math.max(parts[a]!, parts[b]!);
  if (small === large) return;
  for (let place = 0; place < parts.length; place++) if (parts[place] === large) parts[place] = small;
}

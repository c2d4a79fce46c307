/** What the bots know about the family: plans for tickets, how each move serves the plan, and likely playouts. */

import type { Knowledge } from '@quai/bots/knowledge.ts';
import { at } from '@quai/engine/at.ts';
import type { Random } from '@quai/engine/random.ts';
import type { Board } from '../rules/board.ts';
import { closedTo } from '../rules/claim.ts';
import { BLIND, CLAIM, isClaim, isPay, KEEPING, type Move, PAY, TAKE, TICKETS } from '../rules/moves.ts';
import { canPay, cardsOf, eachWay } from '../rules/payment.ts';
import { pick } from '../rules/pick.ts';
import type { RailsRules } from '../rules/rails.ts';
import { decisionOf, type RailsState } from '../rules/state.ts';
import { leastKept, ticketsToDraw } from '../rules/tickets.ts';
import { appealOf } from './appeal.ts';
import { intentsOf } from './intents.ts';
import { joined, meansOf, type Plan, total, turnsLeft, wanted } from './plan.ts';
import { PLAIN, type Weights } from './weights.ts';

const ANY = 24;
/** The value in points of a card that the plan wants, of one it does not, of a wild card, and of one from the pile. */
const WANTED = 2.2;
const UNWANTED = 0.6;
const WILD = 1.9;
const UNKNOWN = 1.1;
/** Points for a route that others may want too. */
const CONTESTED = 1.5;
/** The value in points of a move that is only played if there is no other. */
const NEVER = -100;

export interface Insight {
  /** One playout move in this many is random. */
  readonly any?: number;
  /** Whether bonus cards are taken into account. */
  readonly bonuses?: boolean;
  /** Points added to the move that a playout would make. */
  readonly follow?: number;
  readonly weights?: Weights;
  /** Points that any claim seems to be worth besides its own, to one who does not save cards for later. */
  readonly grabs?: number;
  /** Takes no new tickets with this many still to complete. */
  readonly open?: number;
}

export function knowledgeOf(
  { board }: RailsRules,
  {
    any = ANY,
    bonuses = false,
    follow = 0,
    weights = PLAIN,
    grabs = 0,
    open: mostOpen = Number.POSITIVE_INFINITY,
  }: Insight = {},
): Knowledge<RailsState, Move> {
  const appeal = bonuses ? appealOf(board) : undefined;
  const means = meansOf(board, weights, appeal);
  const { ways } = means;
  const wants: number[] = new Array(board.kinds).fill(0);
  const { intentOf, goals, planWith } = intentsOf(means);
  const planOf = (state: RailsState, seat: number): Plan => intentOf(state, seat).plan;

  function look(state: RailsState, seat: number, moves: readonly Move[], looks: number[]): void {
    const open = decisionOf(state, seat);
    if (open.step === 'keep') {
      lookAtTickets(state, seat, moves, looks);
      return;
    }
    const likely = follow > 0 ? likelyMove(state, seat) : null;
    const after = goals(state, seat);
    const hand = state.hands[seat]!;
    wanted(board, hand, open.step === 'pay' ? after.filter((route) => route !== open.args[0]) : after, wants);
    const late = turnsLeft(means, state) < 3;
    appeal?.consider(state, seat);
    for (let i = 0; i < moves.length; i++) {
      const move = moves[i]!;
      if (isPay(move)) looks[i] = -spent(board, wants, hand, move - PAY);
      else if (isClaim(move)) looks[i] = claimLook(state, seat, move - CLAIM, after, late);
      else if (move === TICKETS) looks[i] = ticketsLook(state, seat);
      else if (move === BLIND) looks[i] = late ? 0.2 : 2 * UNKNOWN;
      else looks[i] = late ? 0.2 : takeLook(state, open.step === 'second', wants, move - TAKE);
      if (move === likely) looks[i]! += follow;
    }
  }

  function claimLook(state: RailsState, seat: number, index: number, after: readonly number[], late: boolean): number {
    const route = board.routes[index]!;
    const cards = route.price.set + 2 * route.price.icons;
    const points = pointsOf(index);
    const kept = late || grabs > 0 ? 0 : UNKNOWN * cards;
    if (!after.includes(index)) return points - kept + grabs + route.draw;
    const plan = planOf(state, seat);
    const share = plan.routes.length === 0 ? 0 : (2 * plan.gain) / plan.routes.length;
    return points + share + contested(state, seat, index) + route.draw;
  }

  /** A small extra for routes others may want too. */
  function contested(state: RailsState, seat: number, index: number): number {
    const { a, b } = board.routes[index]!;
    for (let other = 0; other < board.seats; other++) {
      if (other === seat) continue;
      const parts = state.parts[other]!;
      for (let place = 0; place < board.places; place++)
        if ((parts[place] === parts[a] || parts[place] === parts[b]) && place !== a && place !== b) return CONTESTED;
    }
    return 0;
  }

  function takeLook(state: RailsState, second: boolean, wants: readonly number[], kind: number): number {
    if (kind === board.wild) return wants.some((count) => count > 0) ? 2 * WILD : WILD;
    const worth = wants[kind]! > 0 ? WANTED : UNWANTED;
    if (second) return worth;
    // The second card of the turn: the best of the other face-up cards, or one from the pile.
    let other = UNKNOWN;
    for (const card of state.row)
      if (card >= 0 && card < board.wild && wants[card]! > (card === kind ? 1 : 0)) other = WANTED;
    return worth + other;
  }

  function ticketsLook(state: RailsState, seat: number): number {
    const plan = planOf(state, seat);
    if (state.tickets[seat]!.filter((ticket) => !joined(board, state, seat, ticket)).length >= mostOpen) return NEVER;
    const busy = intentOf(state, seat).open.length > 0;
    const spare = turnsLeft(means, state) - plan.cost;
    return busy ? spare - 2 * weights.timeForTickets : spare - weights.timeForTickets + 2;
  }

  /** For each choice: what the tickets bring if the plan for them works, less the turns it takes. */
  function lookAtTickets(state: RailsState, seat: number, moves: readonly Move[], looks: number[]): void {
    const offered = state.offered[seat]!;
    const own = state.tickets[seat]!;
    appeal?.consider(state, seat);
    for (let i = 0; i < moves.length; i++) {
      const kept = offered.filter((_, at) => (moves[i]! - KEEPING) & (1 << at));
      const plan = planWith(state, seat, [...own, ...kept]);
      const tight = Math.max(0, plan.cost - 0.8 * turnsLeft(means, state));
      looks[i] = plan.gain - plan.loss - 0.75 * plan.cost - 2 * tight;
    }
  }

  function playout(state: RailsState, seat: number, random: Random): Move {
    if (random.below(any) === 0) return pick(board, state, seat, random);
    return likelyMove(state, seat) ?? pick(board, state, seat, random);
  }

  function likelyMove(state: RailsState, seat: number): Move | null {
    const open = decisionOf(state, seat);
    if (open.step === 'keep') return likelyTickets(state, seat);
    const after = goals(state, seat);
    const hand = state.hands[seat]!;
    if (open.step === 'pay') return PAY + cheapestWay(board, wanted(board, hand, after, wants), hand, at(open.args, 0));
    if (open.step === 'turn') {
      const claim = likelyClaim(state, seat, after);
      if (claim >= 0) return CLAIM + claim;
      if (wantsTickets(state, seat, after)) return TICKETS;
    }
    return likelyCard(state, seat, after, open.step === 'second');
  }

  /** A quick choice that judges each ticket on its own. */
  function likelyTickets(state: RailsState, seat: number): Move {
    const offered = state.offered[seat]!;
    const least = leastKept(board, state, seat);
    const planned = planOf(state, seat).routes;
    appeal?.consider(state, seat);
    ways.consider(state, seat, appeal?.routes);
    ways.mean(planned);
    const worth = offered.map((ticket) => {
      const { a, b, points } = board.tickets[ticket]!;
      const needs = ways.cost(a, b);
      return needs === Number.POSITIVE_INFINITY
        ? -points
        : points + (appeal?.tickets[ticket] ?? 0) - weights.turnOfTicket * needs;
    });
    const order = worth.map((_, at) => at).sort((x, y) => worth[y]! - worth[x]!);
    let bits = 0;
    order.forEach((at, rank) => {
      if (rank < least || worth[at]! > 0) bits |= 1 << at;
    });
    return KEEPING + bits;
  }

  /** A goal that the hand can pay; near the end, any route that brings points. */
  function likelyClaim(state: RailsState, seat: number, after: readonly number[]): number {
    const hand = state.hands[seat]!;
    let best = -1;
    for (const index of after) {
      const route = board.routes[index]!;
      if (state.owner[index]! >= 0 || !canPay(board, hand, route.price)) continue;
      if (closedTo(board, state, seat, route) !== null) continue;
      if (best < 0 || route.points > board.routes[best]!.points) best = index;
    }
    if (best >= 0 || turnsLeft(means, state) > 2) return best;
    appeal?.consider(state, seat);
    for (const { index, price } of board.routes)
      if ((best < 0 || pointsOf(index) > pointsOf(best)) && canPay(board, hand, price))
        if (closedTo(board, state, seat, board.routes[index]!) === null) best = index;
    return best;
  }

  /** A route's points, plus what bonus cards add for the seat considered last. */
  function pointsOf(route: number): number {
    return board.routes[route]!.points + (appeal?.routes[route] ?? 0);
  }

  function wantsTickets(state: RailsState, seat: number, after: readonly number[]): boolean {
    if (ticketsToDraw(state) === 0) return false;
    if (turnsLeft(means, state) <= weights.timeForTickets) return false;
    return after.length <= 1 && intentOf(state, seat).open.length === 0;
  }

  /** The face-up card that is wanted most, or else one from the pile, if there is one. */
  function likelyCard(state: RailsState, seat: number, after: readonly number[], second: boolean): Move | null {
    wanted(board, state.hands[seat]!, after, wants);
    const { row } = state;
    let best = -1;
    for (let place = 0; place < row.length; place++) {
      const kind = row[place]!;
      if (kind >= 0 && kind < board.wild && wants[kind]! > 0 && (best < 0 || wants[kind]! > wants[best]!)) best = kind;
    }
    if (best >= 0) return TAKE + best;
    if (!second && state.row.includes(board.wild) && total(wants) > 0) return TAKE + board.wild;
    return state.left > 0 ? BLIND : null;
  }

  return { scale: board.edition.tickets.list.length > 40 ? 25 : 12, sharpness: 2.5, look, playout };
}

/** What a payment costs the rest of the plan. */
function spent(board: Board, wants: readonly number[], hand: readonly number[], way: number): number {
  let sum = cardsOf(way, board.wild) * WILD;
  for (let kind = 0; kind < board.wild; kind++) {
    const count = cardsOf(way, kind);
    // Unwanted cards left over make the payment slightly cheaper.
    const spare = wants[kind]! > 0 ? 0 : Math.max(0, hand[kind]! - count);
    sum += count * (wants[kind]! > 0 ? WANTED : UNWANTED) - 0.05 * spare;
  }
  return sum;
}

function cheapestWay(board: Board, wants: readonly number[], hand: readonly number[], route: number): number {
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  eachWay(board, hand, board.routes[route]!.price, (way) => {
    const cost = spent(board, wants, hand, way);
    if (cost < least) {
      least = cost;
      best = way;
    }
    return false;
  });
  return best;
}

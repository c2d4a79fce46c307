/** A seat that plays to complete its tickets, for recorded tables that read like those of people. */

import { moves } from '@quai/engine/play.ts';
import { pickOne } from '@quai/engine/random.ts';
import type { Policy } from '@quai/table/test/wanted.ts';
import type { Route } from '../rules/board.ts';
import { closedTo } from '../rules/claim.ts';
import { BLIND, CLAIM, isClaim, isKeep, isPay, isTake, KEEPING, type Move, TAKE, TICKETS } from '../rules/moves.ts';
import type { RailsRules } from '../rules/rails.ts';
import type { RailsState } from '../rules/state.ts';

/** Above this many cards it claims whatever it can; below this many pieces it draws no more tickets. */
const MANY_CARDS = 18;
const MANY_PIECES = 12;

export const traveller: Policy<RailsRules, RailsState> = {
  name: 'traveller',
  choose(rules, state, seat, random) {
    const legal = moves(rules, state, seat);
    if (isKeep(legal[0]!)) return bestKept(rules, state, seat, legal);
    // The cheapest way is listed first.
    if (isPay(legal[0]!)) return legal[0];
    const plan = nextPlan(rules, state, seat);
    const claims = legal.filter(isClaim);
    const planned = claims.filter((move) => plan.some(({ index }) => index === move - CLAIM));
    const hand = state.hands[seat]!.reduce((sum, count) => sum + count);
    if (planned.length > 0) return longest(rules, planned);
    if (plan.length === 0) {
      const left = state.pieces[seat]!.reduce((sum, count) => sum + count);
      if (legal.includes(TICKETS) && left > MANY_PIECES) return TICKETS;
      if (claims.length > 0) return longest(rules, claims);
    }
    if (claims.length > 0 && hand > MANY_CARDS) return longest(rules, claims);
    const wished = legal.find((move) => isTake(move) && wishes(rules, state, seat, plan, move - TAKE));
    if (wished !== undefined) return wished;
    return legal.includes(BLIND) ? BLIND : pickOne(legal, random);
  },
};

/** The tickets with the lowest cost for their points. */
function bestKept(rules: RailsRules, state: RailsState, seat: number, legal: readonly Move[]): Move {
  const costs = state.offered[seat]!.map((ticket) => {
    const { a, b, points } = rules.board.tickets[ticket]!;
    const way = wayFor(rules, state, seat, a, b);
    return way === null ? 2 * points : 2 * spaces(way) - points;
  });
  const cost = (move: Move) => costs.reduce((sum, each, i) => sum + ((move - KEEPING) & (1 << i) ? each : 0), 0);
  return legal.reduce((best, move) => (cost(move) < cost(best) ? move : best));
}

/** The routes still to be claimed for the ticket that needs the fewest spaces; none if there is no such ticket. */
function nextPlan(rules: RailsRules, state: RailsState, seat: number): Route[] {
  const plans = state.tickets[seat]!.flatMap((ticket) => {
    const { a, b } = rules.board.tickets[ticket]!;
    const way = wayFor(rules, state, seat, a, b);
    return way === null || way.length === 0 ? [] : [way];
  });
  return plans.reduce((best, way) => (best.length === 0 || spaces(way) < spaces(best) ? way : best), []);
}

/** The unclaimed routes of the cheapest way between two places, with own routes at no cost; null if there is none. */
function wayFor({ board }: RailsRules, state: RailsState, seat: number, from: number, to: number): Route[] | null {
  const ways: (Route[] | null)[] = Array.from({ length: board.places }, () => null);
  ways[from] = [];
  for (let changed = true; changed; ) {
    changed = false;
    for (const route of board.routes) {
      const own = state.owner[route.index] === seat;
      if (!own && closedTo(board, state, seat, route) !== null) continue;
      for (const [here, there] of [
        [route.a, route.b],
        [route.b, route.a],
      ] as const) {
        if (ways[here] === null) continue;
        const way: Route[] = own ? ways[here]! : [...ways[here]!, route];
        if (ways[there] !== null && spaces(way) >= spaces(ways[there]!)) continue;
        ways[there] = way;
        changed = true;
      }
    }
  }
  return ways[to]!;
}

const spaces = (way: readonly Route[]): number => way.reduce((sum, { price }) => sum + price.set + 2 * price.icons, 0);

function longest({ board }: RailsRules, claims: readonly Move[]): Move {
  const length = (move: Move) => board.routes[move - CLAIM]!.length;
  return claims.reduce((best, move) => (length(move) > length(best) ? move : best));
}

/** Whether a card of this kind is wanted for the plan; for gray routes, one of the colour it has most of. */
function wishes({ board }: RailsRules, state: RailsState, seat: number, plan: readonly Route[], kind: number): boolean {
  const hand = state.hands[seat]!;
  return plan.some(({ price: { colour, set } }) =>
    colour >= 0
      ? colour === kind && hand[kind]! < set
      : kind < board.wild && hand[kind] === Math.max(...hand.slice(0, board.wild)),
  );
}

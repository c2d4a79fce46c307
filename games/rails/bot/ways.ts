/** The cheapest way between two places for one seat: what it owns or means to claim costs nothing, what is closed has no price. */

import type { Board, Route } from '../rules/board.ts';
import { closedTo } from '../rules/claim.ts';
import type { RailsState } from '../rules/state.ts';

/** What a route costs a seat, in turns: drawing two cards takes one, claiming takes one, its points pay some of it back. */
const CARD = 0.28;
const MISSING = 0.3;
const CLAIM = 0.7;
const POINT = 0.14;
/** A wild card for an icon is harder to come by than a card of a colour. */
const ICON = 1.6;
const LEAST = 0.1;

export interface Ways {
  /** The routes still to be claimed from one place to another, and what they cost in turns; null if there is no way. */
  between(state: RailsState, seat: number, from: number, to: number, planned: ReadonlySet<number>): Way | null;
}

export type Way = Readonly<{ cost: number; routes: readonly number[] }>;

export function waysOf(board: Board): Ways {
  const at: Route[][] = Array.from({ length: board.places }, () => []);
  for (const route of board.routes) {
    at[route.a]!.push(route);
    at[route.b]!.push(route);
  }
  const cost: number[] = new Array(board.places);
  const by: (Route | null)[] = new Array(board.places);
  const done: boolean[] = new Array(board.places);
  const price: number[] = new Array(board.routes.length);

  function nearest(): number {
    let best = -1;
    for (let place = 0; place < board.places; place++)
      if (!done[place] && cost[place]! < Number.POSITIVE_INFINITY && (best < 0 || cost[place]! < cost[best]!))
        best = place;
    return best;
  }

  return {
    between(state, seat, from, to, planned) {
      cost.fill(Number.POSITIVE_INFINITY);
      done.fill(false);
      price.fill(-1);
      cost[from] = 0;
      by[from] = null;
      for (let here = from; here >= 0 && here !== to; here = nearest()) {
        done[here] = true;
        for (const route of at[here]!) {
          const there = route.a === here ? route.b : route.a;
          if (done[there]) continue;
          if (price[route.index]! < 0) price[route.index] = costOf(board, state, seat, route, planned);
          const sum = cost[here]! + price[route.index]!;
          if (sum >= cost[there]!) continue;
          cost[there] = sum;
          by[there] = route;
        }
      }
      if (cost[to] === Number.POSITIVE_INFINITY) return null;
      const routes: number[] = [];
      for (let here = to; here !== from; ) {
        const route = by[here]!;
        if (state.owner[route.index] !== seat && !planned.has(route.index)) routes.push(route.index);
        here = route.a === here ? route.b : route.a;
      }
      return { cost: cost[to]!, routes };
    },
  };
}

function costOf(board: Board, state: RailsState, seat: number, route: Route, planned: ReadonlySet<number>): number {
  if (state.owner[route.index] === seat || planned.has(route.index)) return 0;
  if (closedTo(board, state, seat, route) !== null) return Number.POSITIVE_INFINITY;
  const { set, icons } = route.price;
  const cards = set + ICON * icons;
  const cost = CARD * cards + MISSING * missingCards(board, state.hands[seat]!, route) + CLAIM - POINT * route.points;
  return Math.max(LEAST, cost);
}

/** Cards of the set that the hand lacks, wild cards left aside; and icons. */
export function missingCards(board: Board, hand: readonly number[], { price: { colour, set, icons } }: Route): number {
  let have = 0;
  if (colour >= 0) have = hand[colour]!;
  else for (let kind = 0; kind < board.wild; kind++) if (hand[kind]! > have) have = hand[kind]!;
  return Math.max(0, set - have) + icons;
}

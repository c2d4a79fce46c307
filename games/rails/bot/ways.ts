/** The cheapest way between two places for a seat. Routes it owns or plans to claim cost nothing; closed ones cannot be used. */

import type { Board, Route } from '../rules/board.ts';
import { closedTo } from '../rules/claim.ts';
import type { RailsState } from '../rules/state.ts';
import type { Weights } from './weights.ts';

/** Minimum cost of a route, in turns. */
const LEAST = 0.1;

/** The price of a route that has not been computed yet. */
const UNPRICED = -1;

export interface Ways {
  /** Sets the seat whose ways are asked for, and the extra points each route is worth to it. */
  consider(state: RailsState, seat: number, extra?: ArrayLike<number>): void;
  /** Marks routes that the seat plans to claim anyway. */
  mean(routes: readonly number[]): void;
  /** What the way between two places costs in turns; infinite if there is none that costs at most `most`. */
  cost(from: number, to: number, most?: number): number;
  /** The routes still to be claimed between the two places asked about last, which a way must join. */
  routes(from: number, to: number): number[];
}

export function waysOf(board: Board, weights: Weights): Ways {
  const { routes, places } = board;
  const { missing, claim, point } = weights;
  const { first, beyond, over } = neighboursOf(board);
  const cost = new Float64Array(places);
  const by = new Int16Array(places);
  /** Places that were reached but not expanded yet. */
  const seen = new Int16Array(places);
  const price = new Float64Array(routes.length);
  const meant = new Uint8Array(routes.length);
  /** By route: the part of its price that never changes. */
  const cards = Float64Array.from(routes, ({ price: { set, icons } }) => weights.card * (set + weights.icon * icons));
  let state: RailsState;
  let seat: number;
  let hand: readonly number[];
  /** The cards of the colour that the hand has most of. */
  let longest: number;
  let extra: ArrayLike<number> | undefined;

  function priceOf(route: Route): number {
    if (state.owner[route.index] === seat) return 0;
    if (closedTo(board, state, seat, route) !== null) return Number.POSITIVE_INFINITY;
    const { colour, set, icons } = route.price;
    const lacking = Math.max(0, set - (colour >= 0 ? hand[colour]! : longest)) + icons;
    const points = extra === undefined ? route.points : route.points + extra[route.index]!;
    return Math.max(LEAST, cards[route.index]! + missing * lacking + claim - point * points);
  }

  /** Expands the nearest place until `to` is reached, or nothing is left that costs at most `most`. */
  function reach(from: number, to: number, most: number): boolean {
    cost.fill(Number.POSITIVE_INFINITY);
    cost[from] = 0;
    let open = 0;
    /** What is further than this leads nowhere. */
    let limit = most;
    for (let here = from; here !== to; ) {
      const spent = cost[here]!;
      const end = first[here + 1]!;
      for (let i = first[here]!; i < end; i++) {
        const there = beyond[i]!;
        const known = cost[there]!;
        // A place that was expanded before costs no more than this one.
        if (known <= spent) continue;
        const route = over[i]!;
        let step = price[route]!;
        if (step === UNPRICED) price[route] = step = priceOf(routes[route]!);
        const sum = spent + step;
        if (sum >= known || sum > limit) continue;
        if (there === to) limit = sum;
        if (known === Number.POSITIVE_INFINITY) seen[open++] = there;
        cost[there] = sum;
        by[there] = route;
      }
      if (open === 0) return false;
      // Ties go to the first place on the board.
      let next = 0;
      let nearest = seen[0]!;
      let least = cost[nearest]!;
      for (let i = 1; i < open; i++) {
        const place = seen[i]!;
        const far = cost[place]!;
        if (far < least || (far === least && place < nearest)) {
          next = i;
          nearest = place;
          least = far;
        }
      }
      here = nearest;
      seen[next] = seen[--open]!;
    }
    return true;
  }

  return {
    consider(now, whose, worth) {
      state = now;
      seat = whose;
      hand = now.hands[whose]!;
      longest = mostOfAColour(board, hand);
      extra = worth;
      price.fill(UNPRICED);
      meant.fill(0);
    },
    mean(planned) {
      for (const route of planned) {
        price[route] = 0;
        meant[route] = 1;
      }
    },
    cost: (from, to, most = Number.POSITIVE_INFINITY) => (reach(from, to, most) ? cost[to]! : Number.POSITIVE_INFINITY),
    routes(from, to) {
      const way: number[] = [];
      for (let here = to; here !== from; ) {
        const route = routes[by[here]!]!;
        if (state.owner[route.index] !== seat && meant[route.index] === 0) way.push(route.index);
        here = route.a === here ? route.b : route.a;
      }
      return way;
    },
  };
}

/** For each place, from `first[place]` to `first[place + 1]`: the places at the other ends of its routes, and these routes. */
function neighboursOf({ routes, places }: Board) {
  const first = new Int16Array(places + 1);
  const beyond: number[] = [];
  const over: number[] = [];
  for (let place = 0; place < places; place++) {
    for (const { index, a, b } of routes) {
      if (a !== place && b !== place) continue;
      beyond.push(a === place ? b : a);
      over.push(index);
    }
    first[place + 1] = over.length;
  }
  return { first, beyond: Int16Array.from(beyond), over: Int16Array.from(over) };
}

/** How many cards the hand has of the colour it has most of. */
export function mostOfAColour(board: Board, hand: readonly number[]): number {
  let most = 0;
  for (let kind = 0; kind < board.wild; kind++) if (hand[kind]! > most) most = hand[kind]!;
  return most;
}

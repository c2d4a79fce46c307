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
  /** The routes still to be claimed between two places, and their cost in turns; null if there is no way that costs at most `most`. */
  between(from: number, to: number, most?: number): Way | null;
}

export type Way = Readonly<{ cost: number; routes: readonly number[] }>;

export function waysOf(board: Board, weights: Weights): Ways {
  const { card, missing, claim, point, icon } = weights;
  const at: Route[][] = Array.from({ length: board.places }, () => []);
  for (const route of board.routes) {
    at[route.a]!.push(route);
    at[route.b]!.push(route);
  }
  const cost = new Float64Array(board.places);
  const by = new Int16Array(board.places);
  const done = new Uint8Array(board.places);
  /** Places that were reached but not expanded yet. */
  const seen = new Int16Array(board.places);
  const price = new Float64Array(board.routes.length);
  const meant = new Uint8Array(board.routes.length);
  let state: RailsState;
  let seat: number;
  let extra: ArrayLike<number> | undefined;

  function priceOf(route: Route): number {
    if (state.owner[route.index] === seat) return 0;
    if (closedTo(board, state, seat, route) !== null) return Number.POSITIVE_INFINITY;
    const { set, icons } = route.price;
    const points = extra === undefined ? route.points : route.points + extra[route.index]!;
    const cards = card * (set + icon * icons) + missing * missingCards(board, state.hands[seat]!, route);
    return Math.max(LEAST, cards + claim - point * points);
  }

  /** Expands the nearest place until `to` is reached, or everything left costs more than `most`. */
  function reach(from: number, to: number, most: number): boolean {
    cost.fill(Number.POSITIVE_INFINITY);
    done.fill(0);
    cost[from] = 0;
    let open = 0;
    for (let here = from; here !== to; ) {
      done[here] = 1;
      const routes = at[here]!;
      for (let i = 0; i < routes.length; i++) {
        const route = routes[i]!;
        const there = route.a === here ? route.b : route.a;
        if (done[there] === 1) continue;
        let step = price[route.index]!;
        if (step === UNPRICED) price[route.index] = step = priceOf(route);
        const sum = cost[here]! + step;
        if (sum >= cost[there]!) continue;
        if (cost[there] === Number.POSITIVE_INFINITY) seen[open++] = there;
        cost[there] = sum;
        by[there] = route.index;
      }
      if (open === 0) return false;
      let next = 0;
      for (let i = 1; i < open; i++) if (isNearer(seen[i]!, seen[next]!)) next = i;
      here = seen[next]!;
      if (cost[here]! > most) return false;
      seen[next] = seen[--open]!;
    }
    return true;
  }

  /** Ties go to the first place on the board. */
  function isNearer(a: number, b: number): boolean {
    return cost[a]! < cost[b]! || (cost[a] === cost[b] && a < b);
  }

  return {
    consider(now, whose, worth) {
      state = now;
      seat = whose;
      extra = worth;
      price.fill(UNPRICED);
      meant.fill(0);
    },
    mean(routes) {
      for (const route of routes) {
        price[route] = 0;
        meant[route] = 1;
      }
    },
    between(from, to, most = Number.POSITIVE_INFINITY) {
      if (!reach(from, to, most)) return null;
      const routes: number[] = [];
      for (let here = to; here !== from; ) {
        const route = board.routes[by[here]!]!;
        if (state.owner[route.index] !== seat && meant[route.index] === 0) routes.push(route.index);
        here = route.a === here ? route.b : route.a;
      }
      return { cost: cost[to]!, routes };
    },
  };
}

/** The cards of the set that the hand lacks, not counting wild cards, plus the icons. */
export function missingCards(board: Board, hand: readonly number[], { price: { colour, set, icons } }: Route): number {
  let have = 0;
  if (colour >= 0) have = hand[colour]!;
  else for (let kind = 0; kind < board.wild; kind++) if (hand[kind]! > have) have = hand[kind]!;
  return Math.max(0, set - have) + icons;
}

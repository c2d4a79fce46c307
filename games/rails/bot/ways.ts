/** The cheapest way between two places for one seat: what it owns or means to claim costs nothing, what is closed has no price. */

import type { Board, Route } from '../rules/board.ts';
import { closedTo } from '../rules/claim.ts';
import type { RailsState } from '../rules/state.ts';
import type { Weights } from './weights.ts';

/** What a route costs at the least, in turns. */
const LEAST = 0.1;

/** Not priced yet. */
const UNPRICED = -1;

export interface Ways {
  /** Whose ways are told from now on, and what more each route is worth to it, in points. */
  consider(state: RailsState, seat: number, extra?: ArrayLike<number>): void;
  /** From now on the seat means to claim these routes anyway. */
  mean(routes: readonly number[]): void;
  /** The routes still to be claimed from one place to another, and what they cost in turns; null if none costs less than `most`. */
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
  /** Places that were seen and not yet gone on from. */
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

  /** Goes on from the nearest place until `to` is reached, or nothing below `most` is left. */
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

  /** Of equals the first on the board. */
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

/** Cards of the set that the hand lacks, wild cards left aside; and icons. */
export function missingCards(board: Board, hand: readonly number[], { price: { colour, set, icons } }: Route): number {
  let have = 0;
  if (colour >= 0) have = hand[colour]!;
  else for (let kind = 0; kind < board.wild; kind++) if (hand[kind]! > have) have = hand[kind]!;
  return Math.max(0, set - have) + icons;
}

/** The cheapest way to complete a ticket: counted in cards, as far as the pieces last. */

import { at } from '@quai/engine/at.ts';
import { type Board, type Route, routeAt } from './board.ts';
import { closedTo } from './claim.ts';
import { ofSeat } from './lists.ts';
import type { RailsState } from './state.ts';

export interface Way {
  /** The routes to claim. */
  readonly routes: readonly number[];
  /** Cards to pay for them at least. */
  readonly cards: number;
  /** Pieces to place, by kind. */
  readonly pieces: readonly number[];
}

/** The fewest cards that pay for a route: a pair instead of a wild card costs one more. */
export const cardsFor = ({ price }: Route) => price.set + price.icons;

/** A way to some place, as far as it is known. */
interface Reached {
  readonly place: number;
  readonly cards: number;
  readonly pieces: readonly number[];
  readonly by: Route | null;
  readonly from: Reached | null;
}

/**
 * The routes the seat would still have to claim to join two places with the fewest cards; among equals, with the fewest pieces. Its
 * own routes cost nothing; routes closed to it are not used. Null if there is no way left, or none that its pieces suffice for.
 */
export function cheapestWay(
  board: Board,
  state: Pick<RailsState, 'owner' | 'pieces'>,
  seat: number,
  from: number,
  to: number,
): Way | null {
  const left = ofSeat(state.pieces, seat);
  const usable = board.routes.filter(
    (route) => state.owner[route.index] === seat || closedTo(board, state, seat, route) === null,
  );
  /** For each place, ways to it of which none is better than another in every respect. */
  const known: Reached[][] = Array.from({ length: board.places }, () => []);
  const queue: Reached[] = [{ place: from, cards: 0, pieces: left.map(() => 0), by: null, from: null }];
  while (queue.length > 0) {
    const here = takeLeast(queue);
    if (here.place === to) return wayOf(state.owner, seat, here);
    if (known[here.place]?.some((other) => isNoWorse(other, here))) continue;
    known[here.place]?.push(here);
    for (const route of usable) {
      const place = route.a === here.place ? route.b : route.b === here.place ? route.a : -1;
      if (place < 0) continue;
      const next = through(here, route, place, state.owner[route.index] === seat);
      if (next.pieces.some((count, kind) => count > at(left, kind))) continue;
      if (!known[place]?.some((other) => isNoWorse(other, next))) queue.push(next);
    }
  }
  return null;
}

function through(here: Reached, route: Route, place: number, own: boolean): Reached {
  if (own) return { ...here, place, by: route, from: here };
  const pieces = here.pieces.map((count, kind) => (kind === route.kind ? count + route.length : count));
  return { place, cards: here.cards + cardsFor(route), pieces, by: route, from: here };
}

const isNoWorse = (one: Reached, other: Reached) =>
  one.cards <= other.cards && one.pieces.every((count, kind) => count <= at(other.pieces, kind));

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

/** Removes the cheapest; the queue is short. */
function takeLeast(queue: Reached[]): Reached {
  let least = 0;
  for (let i = 1; i < queue.length; i++) {
    const [a, b] = [at(queue, i), at(queue, least)];
    if (a.cards < b.cards || (a.cards === b.cards && sum(a.pieces) < sum(b.pieces))) least = i;
  }
  const [taken] = queue.splice(least, 1);
  if (taken === undefined) throw new Error('nothing is left');
  return taken;
}

function wayOf(owner: readonly number[], seat: number, end: Reached): Way {
  const routes: number[] = [];
  for (let here: Reached | null = end; here !== null; here = here.from)
    if (here.by !== null && owner[here.by.index] !== seat) routes.unshift(here.by.index);
  return { routes, cards: end.cards, pieces: end.pieces };
}

/** Whether the seat's routes and some more would join two places. */
export function joins(board: Board, routes: readonly number[], a: number, b: number): boolean {
  const reached = new Set([a]);
  for (let grew = true; grew && !reached.has(b); ) {
    grew = false;
    for (const index of routes) {
      const route = routeAt(board, index);
      if (reached.has(route.a) === reached.has(route.b)) continue;
      reached.add(route.a).add(route.b);
      grew = true;
    }
  }
  return reached.has(b);
}

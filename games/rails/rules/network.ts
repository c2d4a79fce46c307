/** A seat's routes as a network: what it owns, how two places are joined, how far each end of a ticket reaches. */

import { at } from '@quai/engine/at.ts';
import { type Board, type Route, routeAt } from './board.ts';
import { closedTo } from './claim.ts';
import { ofSeat } from './lists.ts';
import { longestPath, type Path } from './longest.ts';
import type { RailsState } from './state.ts';

/** For each seat, the routes it owns, in board order. */
export function routesOfSeats(board: Board, owner: readonly number[]): number[][] {
  const lists: number[][] = Array.from({ length: board.seats }, () => []);
  owner.forEach((seat, route) => {
    if (seat >= 0) ofSeat(lists, seat).push(route);
  });
  return lists;
}

/** BE-16, NL-14: whether the seat's routes join both ends of the ticket. */
export function isComplete(board: Board, state: Pick<RailsState, 'parts'>, seat: number, ticket: number): boolean {
  const parts = ofSeat(state.parts, seat);
  const { a, b } = at(board.tickets, ticket);
  return parts[a] === parts[b];
}

/** The fewest routes from a to b, in order from a; empty if they are not joined. */
export function wayBetween(board: Board, routes: readonly number[], a: number, b: number): number[] {
  const own = routes.map((route) => routeAt(board, route));
  const cameBy = new Map<number, Route>();
  const queue = [a];
  for (const here of queue) {
    if (here === b || cameBy.has(b)) break;
    for (const route of own) {
      const next = across(route, here);
      if (next < 0 || next === a || cameBy.has(next)) continue;
      cameBy.set(next, route);
      queue.push(next);
    }
  }
  const way: number[] = [];
  let here = b;
  for (let route = cameBy.get(b); route !== undefined; route = cameBy.get(here)) {
    way.unshift(route.index);
    here = across(route, here);
  }
  return way;
}

/** The place at the other end of a route, or -1 if the route does not touch this one. */
function across({ a, b }: Route, place: number): number {
  return a === place ? b : b === place ? a : -1;
}

/** All places that the seat's routes join to this one, including itself. */
export function reachedFrom(state: Pick<RailsState, 'parts'>, seat: number, place: number): number[] {
  const parts = ofSeat(state.parts, seat);
  const reached: number[] = [];
  for (let other = 0; other < parts.length; other++) if (parts[other] === parts[place]) reached.push(other);
  return reached;
}

/** The longest path, as routes in the order of the walk. */
export function longestOf(board: Board, routes: readonly number[]): Path {
  const path = longestPath(routes.map((route) => routeAt(board, route)));
  return { length: path.length, edges: path.edges.map((edge) => at(routes, edge)) };
}

/**
 * The routes the seat would still have to claim to join two places over the fewest spaces. Its own routes cost nothing;
 * routes closed to it are not used. In no particular order; null if there is no way left.
 */
export function freeWay(
  board: Board,
  state: Pick<RailsState, 'owner' | 'pieces'>,
  seat: number,
  from: number,
  to: number,
): number[] | null {
  /** Places reached so far, with the spaces to claim on the way and the last route of it. */
  const reached = new Map<number, Reached>([[from, { spaces: 0, by: null }]]);
  const done = new Set<number>();
  for (let here = nearest(reached, done); here !== null; here = nearest(reached, done)) {
    if (here.place === to) return wayTo(reached, state.owner, seat, to);
    done.add(here.place);
    for (const route of board.routes) {
      const next = across(route, here.place);
      if (next < 0 || done.has(next)) continue;
      const own = state.owner[route.index] === seat;
      if (!own && closedTo(board, state, seat, route) !== null) continue;
      const spaces = here.spaces + (own ? 0 : route.length);
      const known = reached.get(next);
      if (known === undefined || spaces < known.spaces) reached.set(next, { spaces, by: route });
    }
  }
  return null;
}

type Reached = Readonly<{ spaces: number; by: Route | null }>;

/** The nearest place not done yet, the first on the board among equals; null if there is none. */
function nearest(
  reached: ReadonlyMap<number, Reached>,
  done: ReadonlySet<number>,
): { place: number; spaces: number } | null {
  let best: { place: number; spaces: number } | null = null;
  for (const [place, { spaces }] of reached) {
    if (done.has(place)) continue;
    if (best === null || spaces < best.spaces || (spaces === best.spaces && place < best.place))
      best = { place, spaces };
  }
  return best;
}

function wayTo(reached: ReadonlyMap<number, Reached>, owner: readonly number[], seat: number, to: number): number[] {
  const way: number[] = [];
  let here = to;
  for (let route = reached.get(here)?.by; route != null; route = reached.get(here)?.by) {
    if (owner[route.index] !== seat) way.push(route.index);
    here = across(route, here);
  }
  return way;
}

/** A seat's routes as a network: what it owns, how two places are joined, how far each end of a ticket reaches. */

import { at } from '@quai/engine/at.ts';
import { type Board, type Route, routeAt } from './board.ts';
import { ofSeat } from './lists.ts';
import { longestPath, type Path } from './longest.ts';
import type { RailsState } from './state.ts';

/** For each seat, the routes it owns, in board order. */
export function routesOfSeats(board: Board, owner: readonly number[]): number[][] {
  const lists: number[][] = Array.from({ length: board.seats }, () => []);
  for (let route = 0; route < owner.length; route++) {
    const seat = at(owner, route);
    if (seat >= 0) ofSeat(lists, seat).push(route);
  }
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

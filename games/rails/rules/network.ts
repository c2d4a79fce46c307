/** The routes of one seat as a network: what it holds, how two places are joined, how far each end of a ticket got. */

import type { Board } from './board.ts';
import { closedTo } from './claim.ts';
import type { Edge } from './edge.ts';
import { longestPath, type Path } from './longest.ts';
import type { RailsState } from './state.ts';

/** For each seat the routes it holds, in the order of the board. */
export function routesOfSeats(board: Board, owner: readonly number[]): number[][] {
  const lists: number[][] = Array.from({ length: board.seats }, () => []);
  for (let route = 0; route < owner.length; route++) if (owner[route]! >= 0) lists[owner[route]!]!.push(route);
  return lists;
}

/** Whether the seat's routes join both ends of the ticket: BE-16, NL-14. */
export function isComplete(board: Board, state: Pick<RailsState, 'parts'>, seat: number, ticket: number): boolean {
  const parts = state.parts[seat]!;
  const { a, b } = board.tickets[ticket]!;
  return parts[a] === parts[b];
}

/** The fewest routes from a to b, in order from a; empty if there is no way. */
export function wayBetween(board: Board, routes: readonly number[], a: number, b: number): number[] {
  const cameBy = new Map<number, number>([[a, -1]]);
  const queue = [a];
  for (let i = 0; i < queue.length && !cameBy.has(b); i++)
    for (const route of routes) {
      const next = across(board, route, queue[i]!);
      if (next < 0 || cameBy.has(next)) continue;
      cameBy.set(next, route);
      queue.push(next);
    }
  if (!cameBy.has(b)) return [];
  const way: number[] = [];
  for (let here = b; here !== a; here = across(board, way[0]!, here)) way.unshift(cameBy.get(here)!);
  return way;
}

/** The place at the other end of a route, or -1 if it does not touch this one. */
function across(board: Board, route: number, place: number): number {
  const { a, b } = board.routes[route]!;
  return a === place ? b : b === place ? a : -1;
}

/** All places that the seat's routes join to this one, itself included. */
export function reachedFrom(state: Pick<RailsState, 'parts'>, seat: number, place: number): number[] {
  const parts = state.parts[seat]!;
  const reached: number[] = [];
  for (let other = 0; other < parts.length; other++) if (parts[other] === parts[place]) reached.push(other);
  return reached;
}

/** The longest path, as routes in the order of the walk. */
export function longestOf(board: Board, routes: readonly number[]): Path {
  const edges: Edge[] = routes.map((route) => board.routes[route]!);
  const path = longestPath(edges);
  return { length: path.length, edges: path.edges.map((edge) => routes[edge]!) };
}

/**
 * The routes that the seat would still have to claim to join two places, with the fewest spaces: its own cost nothing, what is
 * closed to it leads nowhere. In no order; null if there is no way any more.
 */
export function freeWay(
  board: Board,
  state: Pick<RailsState, 'owner' | 'pieces'>,
  seat: number,
  from: number,
  to: number,
): number[] | null {
  const spaces: number[] = new Array(board.places).fill(Number.POSITIVE_INFINITY);
  const cameBy: number[] = new Array(board.places).fill(-1);
  const done = new Set<number>();
  spaces[from] = 0;
  for (let here = from; here >= 0 && here !== to; here = nearest(spaces, done)) {
    done.add(here);
    for (const route of board.routes) {
      const next = across(board, route.index, here);
      if (next < 0 || done.has(next)) continue;
      const own = state.owner[route.index] === seat;
      if (!own && closedTo(board, state, seat, route) !== null) continue;
      const sum = spaces[here]! + (own ? 0 : route.length);
      if (sum >= spaces[next]!) continue;
      spaces[next] = sum;
      cameBy[next] = route.index;
    }
  }
  if (spaces[to] === Number.POSITIVE_INFINITY) return null;
  const way: number[] = [];
  for (let here = to; here !== from; here = across(board, cameBy[here]!, here))
    if (state.owner[cameBy[here]!] !== seat) way.push(cameBy[here]!);
  return way;
}

function nearest(spaces: readonly number[], done: ReadonlySet<number>): number {
  let best = -1;
  for (let place = 0; place < spaces.length; place++)
    if (!done.has(place) && spaces[place]! < (best < 0 ? Number.POSITIVE_INFINITY : spaces[best]!)) best = place;
  return best;
}

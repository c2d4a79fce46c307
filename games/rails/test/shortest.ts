/** The shortest way between two places of a map, by any measure of routes. */

import type { Board, Route } from '../rules/board.ts';

export function shortestWay(board: Board, from: number, to: number, measure: (route: Route) => number): number {
  const distance = new Array(board.places).fill(Number.POSITIVE_INFINITY);
  distance[from] = 0;
  // As often as there are places: the shortest way has fewer routes than that.
  for (let round = 0; round < board.places; round++)
    for (const route of board.routes) {
      const length = measure(route);
      distance[route.a] = Math.min(distance[route.a], distance[route.b] + length);
      distance[route.b] = Math.min(distance[route.b], distance[route.a] + length);
    }
  return distance[to];
}

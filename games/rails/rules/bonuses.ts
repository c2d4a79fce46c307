/** What bonus cards count. The counters are data of the edition; NL-20 defines them. */

import { at } from '@quai/engine/at.ts';
import type { Count } from '../shape.ts';
import { type Board, routeAt } from './board.ts';
import { ofSeat } from './lists.ts';
import { isComplete } from './network.ts';
import type { RailsState } from './state.ts';

/** What a seat has that may be counted. */
export interface Holdings {
  readonly seat: number;
  readonly routes: readonly number[];
  /** Length of the longest path in spaces; computed only if something counts it. */
  path(): number;
}

/** The parts of a state that counting needs. */
export type Counted = Pick<RailsState, 'hands' | 'pieces' | 'tickets' | 'parts'>;

/** NL-12: what the board shows is public; tickets and hands are not. */
export function isPublic(count: Count): boolean {
  return count.of !== 'hand' && count.of !== 'tickets';
}

export function countFor(board: Board, state: Counted, count: Count, { seat, routes, path }: Holdings): number {
  switch (count.of) {
    case 'hand':
      return wildsInHand(board, ofSeat(state.hands, seat));
    case 'pieces':
      return ofSeat(state.pieces, seat).reduce((sum, left) => sum + left, 0);
    case 'path':
      return path();
    case 'regions':
      return regionsJoined(board, routes);
    case 'routes':
      return routes.filter((route) => isCounted(board, count, route)).length;
    case 'tickets':
      return ofSeat(state.tickets, seat).filter((ticket) => {
        const { a, b, points } = at(board.tickets, ticket);
        if (count.pointsAtMost !== undefined && points > count.pointsAtMost) return false;
        return eitherEnd(board, count, a, b) && isComplete(board, state, seat, ticket);
      }).length;
  }
}

/** The routes that a bonus counts, as marks for the score sheet; no marks if it counts something else. */
export function countedRoutes(board: Board, count: Count, routes: readonly number[]): number[][] {
  return count.of === 'routes' ? [routes.filter((route) => isCounted(board, count, route))] : [];
}

/** Wild cards, plus one for every pair of cards of the same colour. */
function wildsInHand(board: Board, hand: readonly number[]): number {
  return hand.reduce((wilds, count, kind) => wilds + (kind === board.wild ? count : count >> 1), 0);
}

function regionsJoined(board: Board, routes: readonly number[]): number {
  const regions = new Set<string>();
  for (const route of routes) {
    const { a, b } = routeAt(board, route);
    for (const end of [a, b]) {
      const { region } = at(board.edition.places, end);
      if (region !== undefined) regions.add(region);
    }
  }
  return regions.size;
}

function isCounted(board: Board, count: Count & { of: 'routes' }, index: number): boolean {
  const route = routeAt(board, index);
  if (count.length !== undefined && route.length !== count.length) return false;
  if (count.icons && route.price.icons === 0) return false;
  return eitherEnd(board, count, route.a, route.b);
}

/** Whether at least one end has the mark and lies in the region asked for. */
function eitherEnd(
  board: Board,
  asked: { mark?: string | undefined; region?: string | undefined },
  a: number,
  b: number,
) {
  const { mark, region } = asked;
  if (mark === undefined && region === undefined) return true;
  return [a, b].some((end) => {
    const place = at(board.edition.places, end);
    return (mark === undefined || place.marks?.includes(mark)) && (region === undefined || place.region === region);
  });
}

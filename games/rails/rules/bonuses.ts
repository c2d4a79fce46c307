/** What bonus cards count. Each counter is data of the edition; NL-20 says exactly how. */

import type { Count } from '../shape.ts';
import type { Board } from './board.ts';
import { isComplete } from './network.ts';
import type { RailsState } from './state.ts';

/** What is counted of one seat. */
export interface Holdings {
  readonly seat: number;
  readonly routes: readonly number[];
  /** Spaces of the longest path; asked for only if something counts it. */
  path(): number;
}

/** The parts of a state that are counted. */
export type Counted = Pick<RailsState, 'hands' | 'pieces' | 'tickets' | 'parts'>;

/** Counts that need only the board are public; tickets and hands are not. NL-12 */
export function isPublic(count: Count): boolean {
  return count.of !== 'hand' && count.of !== 'tickets';
}

export function countFor(board: Board, state: Counted, count: Count, { seat, routes, path }: Holdings): number {
  switch (count.of) {
    case 'hand':
      return wildsInHand(board, state.hands[seat]!);
    case 'pieces':
      return state.pieces[seat]!.reduce((sum, left) => sum + left, 0);
    case 'path':
      return path();
    case 'regions':
      return regionsJoined(board, routes);
    case 'routes':
      return countedRoutes(board, count, routes)[0]!.length;
    case 'tickets':
      return state.tickets[seat]!.filter((ticket) => {
        const { a, b, points } = board.tickets[ticket]!;
        if (count.pointsAtMost !== undefined && points > count.pointsAtMost) return false;
        return eitherEnd(board, count, a, b) && isComplete(board, state, seat, ticket);
      }).length;
  }
}

/** The routes that a bonus counts, as marks of the score sheet; nothing to mark if it counts something else. */
export function countedRoutes(board: Board, count: Count, routes: readonly number[]): number[][] {
  return count.of === 'routes' ? [routes.filter((route) => isCounted(board, count, route))] : [];
}

/** Wild cards, and one more for every two cards of one colour. */
function wildsInHand(board: Board, hand: readonly number[]): number {
  let wilds = hand[board.wild]!;
  for (let colour = 0; colour < board.wild; colour++) wilds += hand[colour]! >> 1;
  return wilds;
}

function regionsJoined(board: Board, routes: readonly number[]): number {
  const regions = new Set<string>();
  for (const route of routes) {
    const { a, b } = board.routes[route]!;
    regions.add(board.edition.places[a]!.region!).add(board.edition.places[b]!.region!);
  }
  return regions.size;
}

function isCounted(board: Board, count: Count & { of: 'routes' }, index: number): boolean {
  const route = board.routes[index]!;
  if (count.length !== undefined && route.length !== count.length) return false;
  if (count.icons && route.price.icons === 0) return false;
  return eitherEnd(board, count, route.a, route.b);
}

/** Whether one end or the other is marked, or in the region, as asked. */
function eitherEnd(
  board: Board,
  asked: { mark?: string | undefined; region?: string | undefined },
  a: number,
  b: number,
) {
  const { mark, region } = asked;
  if (mark === undefined && region === undefined) return true;
  return [a, b].some((end) => {
    const place = board.edition.places[end]!;
    return (mark === undefined || place.marks?.includes(mark)) && (region === undefined || place.region === region);
  });
}

/** What a seat plans to build: routes for as many of its tickets as its pieces and the time left allow. */

import type { Board } from '../rules/board.ts';
import { closedTo } from '../rules/claim.ts';
import type { RailsState } from '../rules/state.ts';
import type { Appeal } from './appeal.ts';
import { missingCards, type Way, type Ways } from './ways.ts';
import type { Weights } from './weights.ts';

export interface Plan {
  /** Routes still to claim. */
  readonly routes: readonly number[];
  /** Approximate number of turns it takes. */
  readonly cost: number;
  /** Points of the tickets it completes. */
  readonly gain: number;
  /** Points of the tickets it gives up. */
  readonly loss: number;
}

/** Approximate number of turns each seat has left, judging by the pieces left. */
export function turnsLeft(board: Board, state: RailsState, { pace }: Weights): number {
  if (state.last > 0) return 1;
  let fewest = Number.POSITIVE_INFINITY;
  for (const pieces of state.pieces) fewest = Math.min(fewest, total(pieces));
  return 1 + (fewest - board.edition.end.piecesLeft) * perPiece(board) * pace;
}

const perPieceOf = new WeakMap<Board, number>();

/** Turns per piece: a route of three spaces, for example, takes three cards and a claim. */
function perPiece(board: Board): number {
  const known = perPieceOf.get(board);
  if (known !== undefined) return known;
  const spaces = board.routes.reduce((sum, { length }) => sum + length, 0);
  const cards = board.routes.reduce((sum, { price }) => sum + price.set + 2 * price.icons, 0);
  const turns = (cards / 1.8 + board.routes.length) / spaces;
  perPieceOf.set(board, turns);
  return turns;
}

/** Tolerance for comparing sums that were added up in a different order. */
const HAIR = 1e-9;

/** By route: its points, and the turns it takes with all its cards in hand. */
export interface Extras {
  readonly points: Float64Array;
  readonly turns: Float64Array;
}

export function extrasOf({ routes }: Board, { extraCard }: Weights): Extras {
  return {
    points: Float64Array.from(routes, ({ points }) => points),
    turns: Float64Array.from(routes, ({ price: { set, icons } }) => 1 + extraCard * (set + icons)),
  };
}

/** What planning on a board needs. */
export interface Means {
  readonly board: Board;
  readonly weights: Weights;
  readonly ways: Ways;
  readonly extras: Extras;
  /** Absent for bots that ignore bonus cards. */
  readonly appeal?: Appeal | undefined;
}

/** `appeal`, if given, must have considered this seat last. */
export function planFor(
  { board, weights, ways, appeal }: Means,
  state: RailsState,
  seat: number,
  tickets: readonly number[],
): Plan {
  const open = tickets.filter((ticket) => !joined(board, state, seat, ticket));
  const planned: number[] = [];
  const pieces = state.pieces[seat]!.slice();
  const time = turnsLeft(board, state, weights) * weights.time;
  let cost = 0;
  let gain = 0;
  ways.consider(state, seat, appeal?.routes);
  while (open.length > 0) {
    let best: Way | null = null;
    let at = -1;
    let most = 0;
    for (let i = 0; i < open.length; i++) {
      const { a, b, points } = board.tickets[open[i]!]!;
      // A ticket counts twice: the points it brings, and the points it would otherwise cost.
      const brings = 2 * points + (appeal?.tickets[open[i]!] ?? 0);
      const enough = most === 0 ? time - cost : Math.min(time - cost, brings / most - 0.3);
      const way = ways.between(a, b, enough + HAIR);
      if (way === null || cost + way.cost > time || !fits(board, way, pieces)) continue;
      const worth = brings / (way.cost + 0.3);
      if (worth <= most) continue;
      most = worth;
      best = way;
      at = i;
    }
    if (best === null) break;
    ways.mean(best.routes);
    for (const route of best.routes) {
      planned.push(route);
      pieces[board.routes[route]!.kind]! -= board.routes[route]!.length;
    }
    cost += best.cost;
    gain += board.tickets[open[at]!]!.points + (appeal?.tickets[open[at]!] ?? 0);
    open.splice(at, 1);
  }
  const loss = open.reduce((sum, ticket) => sum + board.tickets[ticket]!.points, 0);
  return { routes: planned, cost, gain, loss };
}

function fits(board: Board, way: Way, pieces: readonly number[]): boolean {
  for (let kind = 0; kind < pieces.length; kind++) {
    let need = 0;
    for (const route of way.routes) if (board.routes[route]!.kind === kind) need += board.routes[route]!.length;
    if (need > pieces[kind]!) return false;
  }
  return true;
}

export function joined(board: Board, state: RailsState, seat: number, ticket: number): boolean {
  const { a, b } = board.tickets[ticket]!;
  return state.parts[seat]![a] === state.parts[seat]![b];
}

/** The route with the most points for the turns it takes, for a seat whose tickets are done; -1 if there is none. */
export function bestExtra({ board, weights, extras, appeal }: Means, state: RailsState, seat: number): number {
  const hand = state.hands[seat]!;
  const more = appeal?.routes;
  let best = -1;
  let most = 0;
  for (let index = 0; index < board.routes.length; index++) {
    const points = extras.points[index]! + (more === undefined ? 0 : more[index]!);
    const turns = extras.turns[index]!;
    // Not better even with all its cards in hand.
    if (points <= most * turns || state.owner[index]! >= 0) continue;
    const route = board.routes[index]!;
    if (closedTo(board, state, seat, route) !== null) continue;
    const missing = Math.max(0, missingCards(board, hand, route) - hand[board.wild]!);
    const worth = points / (turns + weights.extraMissing * missing);
    if (worth <= most) continue;
    most = worth;
    best = index;
  }
  return best;
}

/** By kind of card: how many more the routes need than the hand has. Gray routes use the colour with the most cards to spare. */
export function wanted(board: Board, hand: readonly number[], routes: readonly number[]): number[] {
  const wants: number[] = new Array(board.kinds).fill(0);
  for (const index of routes) {
    const { colour, set, icons } = board.routes[index]!.price;
    if (colour >= 0) wants[colour]! += set;
    wants[board.wild]! += icons;
  }
  for (const index of routes) {
    const { colour, set } = board.routes[index]!.price;
    if (colour >= 0) continue;
    let own = 0;
    for (let kind = 1; kind < board.wild; kind++) if (hand[kind]! - wants[kind]! > hand[own]! - wants[own]!) own = kind;
    wants[own]! += set;
  }
  for (let kind = 0; kind < board.kinds; kind++) wants[kind] = Math.max(0, wants[kind]! - hand[kind]!);
  return wants;
}

export const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

/** What a seat plans to build: routes for as many of its tickets as its pieces and the time left allow. */

import type { Board, Route } from '../rules/board.ts';
import type { RailsState } from '../rules/state.ts';
import type { Appeal } from './appeal.ts';
import { mostOfAColour, type Ways, waysOf } from './ways.ts';
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
export function turnsLeft({ board, weights, perPiece }: Means, state: RailsState): number {
  if (state.last > 0) return 1;
  let fewest = Number.POSITIVE_INFINITY;
  for (let seat = 0; seat < state.pieces.length; seat++) {
    const left = total(state.pieces[seat]!);
    if (left < fewest) fewest = left;
  }
  return 1 + (fewest - board.edition.end.piecesLeft) * perPiece * weights.pace;
}

/** Turns per piece: a route of three spaces, for example, takes three cards and a claim. */
function turnsPerPiece({ routes }: Board): number {
  const spaces = routes.reduce((sum, { length }) => sum + length, 0);
  const cards = routes.reduce((sum, { price }) => sum + price.set + 2 * price.icons, 0);
  return (cards / 1.8 + routes.length) / spaces;
}

/** Tolerance for comparing sums that were added up in a different order. */
const HAIR = 1e-9;

/** What planning on a board needs. */
export interface Means {
  readonly board: Board;
  readonly weights: Weights;
  readonly ways: Ways;
  readonly extras: Extras;
  readonly perPiece: number;
  /** Absent for bots that ignore bonus cards. */
  readonly appeal?: Appeal | undefined;
}

export function meansOf(board: Board, weights: Weights, appeal?: Appeal): Means {
  const extras = extrasOf(board, weights);
  return { board, weights, ways: waysOf(board, weights), extras, perPiece: turnsPerPiece(board), appeal };
}

/** By route: its points, and the turns it takes with all its cards in hand. */
interface Extras {
  readonly points: Float64Array;
  readonly turns: Float64Array;
  /** Points for each of these turns. */
  readonly rate: Float64Array;
  /** All routes, those with the most points for these turns first. */
  readonly order: readonly number[];
}

function extrasOf({ routes }: Board, { extraCard }: Weights): Extras {
  const points = Float64Array.from(routes, ({ points }) => points);
  const turns = Float64Array.from(routes, ({ price: { set, icons } }) => 1 + extraCard * (set + icons));
  const rate = points.map((worth, route) => worth / turns[route]!);
  const order = routes.map(({ index }) => index).sort((a, b) => rate[b]! - rate[a]!);
  return { points, turns, rate, order };
}

/** `appeal`, if given, must have considered this seat last. */
export function planFor(means: Means, state: RailsState, seat: number, tickets: readonly number[]): Plan {
  const { board, weights, ways, appeal } = means;
  const open: number[] = [];
  for (let i = 0; i < tickets.length; i++) if (!joined(board, state, seat, tickets[i]!)) open.push(tickets[i]!);
  if (open.length === 0) return DONE;
  const planned: number[] = [];
  const pieces = state.pieces[seat]!.slice();
  const time = turnsLeft(means, state) * weights.time;
  let cost = 0;
  let gain = 0;
  ways.consider(state, seat, appeal?.routes);
  while (open.length > 0) {
    let best: readonly number[] | null = null;
    let turns = 0;
    let at = -1;
    let most = 0;
    for (let i = 0; i < open.length; i++) {
      const { a, b, points } = board.tickets[open[i]!]!;
      // A ticket counts twice: the points it brings, and the points it would otherwise cost.
      const brings = 2 * points + (appeal?.tickets[open[i]!] ?? 0);
      const enough = most === 0 ? time - cost : Math.min(time - cost, brings / most - 0.3);
      const needs = ways.cost(a, b, enough + HAIR);
      if (needs === Number.POSITIVE_INFINITY || cost + needs > time) continue;
      const worth = brings / (needs + 0.3);
      if (worth <= most) continue;
      const routes = ways.routes(a, b);
      if (!fits(board, routes, pieces)) continue;
      most = worth;
      best = routes;
      turns = needs;
      at = i;
    }
    if (best === null) break;
    ways.mean(best);
    for (const route of best) {
      planned.push(route);
      pieces[board.routes[route]!.kind]! -= board.routes[route]!.length;
    }
    cost += turns;
    gain += board.tickets[open[at]!]!.points + (appeal?.tickets[open[at]!] ?? 0);
    open.splice(at, 1);
  }
  let loss = 0;
  for (const ticket of open) loss += board.tickets[ticket]!.points;
  return { routes: planned, cost, gain, loss };
}

/** The plan of a seat whose tickets are all completed. */
const DONE: Plan = { routes: [], cost: 0, gain: 0, loss: 0 };

function fits(board: Board, way: readonly number[], pieces: readonly number[]): boolean {
  for (let kind = 0; kind < pieces.length; kind++) {
    let need = 0;
    for (const route of way) if (board.routes[route]!.kind === kind) need += board.routes[route]!.length;
    if (need > pieces[kind]!) return false;
  }
  return true;
}

export function joined(board: Board, state: RailsState, seat: number, ticket: number): boolean {
  const { a, b } = board.tickets[ticket]!;
  return state.parts[seat]![a] === state.parts[seat]![b];
}

type Claimable = (route: number) => boolean;

/**
 * Of the routes the seat may claim, the one with the most points for the turns it takes, for a seat whose tickets are done; -1 if there is
 * none.
 */
export function bestExtra(means: Means, hand: readonly number[], claimable: Claimable): number {
  return means.appeal === undefined
    ? bestPlain(means, hand, claimable)
    : bestAppealing(means, means.appeal.routes, hand, claimable);
}

/** Ends where no further route could be better even with all its cards in hand. Ties go to the first route on the board. */
function bestPlain({ board, weights, extras }: Means, hand: readonly number[], claimable: Claimable): number {
  const { points, turns, rate, order } = extras;
  const longest = mostOfAColour(board, hand);
  let best = -1;
  let most = 0;
  for (let place = 0; place < order.length; place++) {
    const index = order[place]!;
    if (rate[index]! < most) return best;
    if (!claimable(index)) continue;
    const missing = missingFrom(board, hand, longest, board.routes[index]!);
    const worth = points[index]! / (turns[index]! + weights.extraMissing * missing);
    if (worth < most || (worth === most && (best < 0 || index > best))) continue;
    most = worth;
    best = index;
  }
  return best;
}

function bestAppealing(
  { board, weights, extras: { points, turns } }: Means,
  more: Float64Array,
  hand: readonly number[],
  claimable: Claimable,
): number {
  const longest = mostOfAColour(board, hand);
  let best = -1;
  let most = 0;
  for (let index = 0; index < board.routes.length; index++) {
    const worthwhile = points[index]! + more[index]!;
    // Not better even with all its cards in hand.
    if (worthwhile <= most * turns[index]! || !claimable(index)) continue;
    const missing = missingFrom(board, hand, longest, board.routes[index]!);
    const worth = worthwhile / (turns[index]! + weights.extraMissing * missing);
    if (worth <= most) continue;
    most = worth;
    best = index;
  }
  return best;
}

/** The cards that the hand lacks for a route, wild cards included; `longest` is what it has of the colour with the most cards. */
function missingFrom(board: Board, hand: readonly number[], longest: number, { price }: Route): number {
  const have = price.colour >= 0 ? hand[price.colour]! : longest;
  return Math.max(0, Math.max(0, price.set - have) + price.icons - hand[board.wild]!);
}

/** By kind of card: how many more the routes need than the hand has. Gray routes use the colour with the most cards to spare. */
export function wanted(
  board: Board,
  hand: readonly number[],
  routes: readonly number[],
  wants: number[] = new Array(board.kinds),
): number[] {
  for (let kind = 0; kind < board.kinds; kind++) wants[kind] = 0;
  let gray = false;
  for (let i = 0; i < routes.length; i++) {
    const { colour, set, icons } = board.routes[routes[i]!]!.price;
    if (colour >= 0) wants[colour]! += set;
    else gray = true;
    wants[board.wild]! += icons;
  }
  for (let i = 0; gray && i < routes.length; i++) {
    const { colour, set } = board.routes[routes[i]!]!.price;
    if (colour >= 0) continue;
    let own = 0;
    for (let kind = 1; kind < board.wild; kind++) if (hand[kind]! - wants[kind]! > hand[own]! - wants[own]!) own = kind;
    wants[own]! += set;
  }
  for (let kind = 0; kind < board.kinds; kind++) {
    const lacks = wants[kind]! - hand[kind]!;
    wants[kind] = lacks > 0 ? lacks : 0;
  }
  return wants;
}

export function total(counts: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < counts.length; i++) sum += counts[i]!;
  return sum;
}

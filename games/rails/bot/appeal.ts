/** How much routes and tickets are worth to a seat beyond their own points because of the bonus cards in play. */

import { at } from '@quai/engine/at.ts';
import type { Board } from '../rules/board.ts';
import { countedRoutes, countFor } from '../rules/bonuses.ts';
import type { RailsState } from '../rules/state.ts';
import type { Count } from '../shape.ts';
import { piecesLeft } from './claims.ts';

/** Typical difference between the final counts of two seats. */
const SPREAD = { routes: 2.5, regions: 1.3, tickets: 1.3, path: 6, pieces: 5, hand: 2 } as const;
/** Discount on what one more brings in a close race, since others may be further ahead and all of it is a guess. */
const SHARE = 0.4;

export interface Appeal {
  /** Points by route and by ticket for the seat considered last. */
  readonly routes: Float64Array;
  readonly tickets: Float64Array;
  consider(state: RailsState, seat: number): void;
}

/** What a seat was told last: it holds until a route is claimed. */
interface Known {
  readonly routes: Float64Array;
  readonly tickets: Float64Array;
  world: RailsState | null;
  piecesLeft: number;
}

export function appealOf(board: Board): Appeal {
  const cards = board.edition.bonuses?.cards ?? [];
  const all = board.routes.map(({ index }) => index);
  const routesOf = cards.map(({ count }) => countedRoutes(board, count, all)[0] ?? []);
  const ticketsOf = cards.map(({ count }) => countedTickets(board, count));
  const region = board.edition.places.map(
    (place) => 1 << (board.edition.regions?.findIndex(({ id }) => id === place.region) ?? 0),
  );
  const known: readonly Known[] = Array.from({ length: board.seats }, () => ({
    routes: new Float64Array(board.routes.length),
    tickets: new Float64Array(board.tickets.length),
    world: null,
    piecesLeft: -1,
  }));
  /** Those of the seat considered last. */
  let { routes, tickets } = at(known, 0);
  const counts: number[] = new Array(board.seats).fill(0);

  /** The value of one more of something: high in a close race, low once it is decided. */
  function oneMore(points: number, of: Count['of'], seat: number): number {
    let other = 0;
    for (let i = 0; i < counts.length; i++) if (i !== seat && counts[i]! > other) other = counts[i]!;
    const lead = (counts[seat]! - other) / SPREAD[of];
    return ((SHARE * points) / SPREAD[of]) * Math.exp((-lead * lead) / 2);
  }

  function addRoutes(state: RailsState, seat: number, card: number, points: number): void {
    const list = at(routesOf, card);
    for (const route of list) if (state.owner[route]! >= 0) counts[state.owner[route]!]!++;
    const worth = oneMore(points, 'routes', seat);
    for (const route of list) routes[route]! += worth;
  }

  function addRegions(state: RailsState, seat: number, points: number): void {
    const joined = counts.map(() => 0);
    for (const { index, a, b } of board.routes)
      if (state.owner[index]! >= 0) joined[state.owner[index]!]! |= region[a]! | region[b]!;
    for (let i = 0; i < counts.length; i++) counts[i] = ones(joined[i]!);
    const worth = oneMore(points, 'regions', seat);
    for (const { index, a, b } of board.routes)
      routes[index]! += worth * ones((region[a]! | region[b]!) & ~joined[seat]!);
  }

  /** Only routes that touch the seat's network can make its path longer. */
  function addPath(state: RailsState, seat: number, points: number): void {
    const touched = new Uint8Array(board.places);
    for (const { index, a, b } of board.routes) if (state.owner[index] === seat) touched[a] = touched[b] = 1;
    const worth = oneMore(points, 'path', seat);
    for (const { index, a, b, length } of board.routes)
      if (touched[a] === 1 || touched[b] === 1) routes[index]! += worth * length;
  }

  function addPieces(state: RailsState, seat: number, points: number): void {
    for (let i = 0; i < counts.length; i++) counts[i] = state.pieces[i]!.reduce((sum, left) => sum + left, 0);
    const worth = oneMore(points, 'pieces', seat);
    for (const { index, length } of board.routes) routes[index]! -= worth * length;
  }

  return {
    get routes() {
      return routes;
    },
    get tickets() {
      return tickets;
    },
    consider(state, seat) {
      const mine = at(known, seat);
      ({ routes, tickets } = mine);
      // All that bonus cards count on the way changes only when somebody claims a route.
      const left = piecesLeft(state);
      if (mine.world === state && mine.piecesLeft === left) return;
      mine.world = state;
      mine.piecesLeft = left;
      routes.fill(0);
      tickets.fill(0);
      for (const card of state.bonuses) {
        const { count, points } = at(cards, card);
        counts.fill(0);
        if (count.of === 'routes') addRoutes(state, seat, card, points);
        else if (count.of === 'regions') addRegions(state, seat, points);
        else if (count.of === 'path') addPath(state, seat, points);
        else if (count.of === 'pieces') addPieces(state, seat, points);
        else if (count.of === 'tickets')
          for (const ticket of at(ticketsOf, card)) tickets[ticket]! += oneMore(points, 'tickets', seat);
      }
    },
  };
}

/** The tickets that a bonus counts once completed. */
function countedTickets(board: Board, count: Count): number[] {
  if (count.of !== 'tickets') return [];
  const joined = { hands: [], pieces: [], parts: [new Array(board.places).fill(0)] };
  return board.tickets
    .map((_, ticket) => ticket)
    .filter((ticket) => {
      const state = { ...joined, tickets: [[ticket]] };
      return countFor(board, state, count, { seat: 0, routes: [], path: () => 0 }) > 0;
    });
}

function ones(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** A player's private plan: routes they intend to claim. Kept in the browser, never sent. */

import { at } from '@quai/engine/at.ts';
import { type Accessor, createComputed, createSignal } from 'solid-js';
import { type Board, routeAt } from '../rules/board.ts';
import { cardsFor, joins } from '../rules/cheapest.ts';
import { closedTo } from '../rules/claim.ts';
import { ofSeat } from '../rules/lists.ts';
import { routesOfSeats } from '../rules/network.ts';
import type { RailsView } from '../rules/view.ts';

export interface Totals {
  /** Cards asked for by colour, and last those of any one colour. Icons are counted apart. */
  readonly cards: readonly number[];
  readonly icons: number;
  readonly allCards: number;
  /** Cards still to be drawn at least, with wild cards where they help most. */
  readonly missing: number;
  /** By kind of piece. */
  readonly pieces: readonly number[];
  readonly points: number;
  /** Own tickets that it would complete. */
  readonly tickets: readonly number[];
  /** Planned routes that can no longer be claimed. */
  readonly broken: readonly number[];
}

/** What a plan costs and brings. Routes that are the player's own by now count no more. */
export function totalsOf(board: Board, view: RailsView, seat: number, plan: Iterable<number>): Totals {
  const open = [...plan].filter((route) => view.owner[route] !== seat).map((route) => routeAt(board, route));
  const broken = open.filter((route) => closedTo(board, view, seat, route) !== null);
  const routes = open.filter((route) => !broken.includes(route));
  const cards = Array.from({ length: board.wild + 1 }, () => 0);
  const pieces = board.pieces.map(() => 0);
  let [icons, points, allCards] = [0, 0, 0];
  for (const route of routes) {
    const { colour, set } = route.price;
    const kind = colour < 0 ? board.wild : colour;
    cards[kind] = at(cards, kind) + set;
    pieces[route.kind] = at(pieces, route.kind) + route.length;
    icons += route.price.icons;
    points += route.points;
    allCards += cardsFor(route);
  }
  const own = ofSeat(routesOfSeats(board, view.owner), seat);
  const all = [...own, ...routes.map(({ index }) => index)];
  const tickets = (view.tickets[seat] ?? []).filter((ticket) => {
    const { a, b } = at(board.tickets, ticket);
    return joins(board, all, a, b) && !joins(board, own, a, b);
  });
  const indexes = broken.map(({ index }) => index);
  return {
    cards,
    icons,
    allCards,
    missing: missingOf(board, view, seat, cards, allCards),
    pieces,
    points,
    tickets,
    broken: indexes,
  };
}

/** Cards of asked colours come first; the rest of the hand may pay what is of any colour, and wild cards anything. */
function missingOf(board: Board, view: RailsView, seat: number, cards: readonly number[], all: number): number {
  const hand = view.hands[seat] ?? [];
  let used = 0;
  let spare = 0;
  for (let kind = 0; kind < board.wild; kind++) {
    const held = hand[kind] ?? 0;
    const wanted = Math.min(held, at(cards, kind));
    used += wanted;
    spare += held - wanted;
  }
  used += Math.min(spare, at(cards, board.wild));
  return Math.max(0, all - used - (hand[board.wild] ?? 0));
}

export interface Plan {
  readonly routes: Accessor<ReadonlySet<number>>;
  toggle(route: number): void;
  clear(): void;
}

/** `place` names the table in the browser's storage. Players who share a screen have a plan each. */
export function createPlan(board: Board, place: string, seat: Accessor<number | null>): Plan {
  const key = () => `quai:plan:${place}:${seat() ?? ''}`;
  const indexOf = new Map(board.edition.routes.map(({ id }, index) => [id, index]));
  const [routes, setRoutes] = createSignal<ReadonlySet<number>>(new Set());
  createComputed(() => setRoutes(new Set(read())));
  return {
    routes,
    toggle(route) {
      const next = new Set(routes());
      if (!next.delete(route)) next.add(route);
      store(next);
    },
    clear: () => store(new Set()),
  };

  function store(next: ReadonlySet<number>): void {
    setRoutes(next);
    try {
      if (next.size === 0) localStorage.removeItem(key());
      else localStorage.setItem(key(), [...next].map((route) => at(board.edition.routes, route).id).join(' '));
    } catch {
      // A browser without storage keeps the plan as long as the page is open.
    }
  }

  function read(): readonly number[] {
    try {
      return (localStorage.getItem(key()) ?? '').split(' ').flatMap((id) => indexOf.get(id) ?? []);
    } catch {
      return [];
    }
  }
}

/** How each route looks now, and which was just claimed. A route is told of changes that are its own: a map has many. */

import { type Accessor, batch, createComputed, createSignal } from 'solid-js';
import type { Board } from '../rules/board.ts';
import { closedTo } from '../rules/claim.ts';
import type { RailsView } from '../rules/view.ts';

export interface RouteLook {
  /** The seat that has it, or -1. */
  readonly owner: number;
  /** It can be claimed now. */
  readonly open: boolean;
  /** Closed for everybody: the parallel quota is used up. */
  readonly closed: boolean;
  /** It is one's own and joins the places pointed at, or is missing for that. */
  readonly way: boolean;
  readonly missing: boolean;
}

export interface Shown {
  readonly board: Board;
  readonly view: RailsView;
  readonly open: ReadonlySet<number>;
  readonly way: readonly number[];
  readonly missing: readonly number[];
}

/** A claim that is shown as it happens; a new thing each time. */
export type Claimed = Readonly<{ route: number; owner: number }>;

const FREE: RouteLook = { owner: -1, open: false, closed: false, way: false, missing: false };

const same = (a: RouteLook, b: RouteLook) =>
  a.owner === b.owner && a.open === b.open && a.closed === b.closed && a.way === b.way && a.missing === b.missing;

export function createLooks(props: Shown): {
  looks: readonly Accessor<RouteLook>[];
  claimed: Accessor<Claimed | null>;
} {
  const { routes, numbers } = props.board;
  const signals = routes.map(() => createSignal(FREE, { equals: same }));
  const [claimed, setClaimed] = createSignal<Claimed | null>(null);
  createComputed((before: readonly number[] | null) => {
    const { board, view, open, way, missing } = props;
    const closed = (route: (typeof routes)[number]) =>
      view.owner[route.index]! < 0 && closedTo(board, view, view.viewer ?? 0, route) === numbers.parallel;
    batch(() => {
      for (const [index, route] of routes.entries())
        signals[index]![1]({
          owner: view.owner[index]!,
          open: open.has(index),
          closed: closed(route),
          way: way.includes(index),
          missing: missing.includes(index),
        });
      if (before !== null) setClaimed(onlyClaim(before, view.owner));
    });
    return view.owner;
  }, null);
  return { looks: signals.map(([look]) => look), claimed };
}

/** The one route that was free before; null if it was none, or several as when one looks back. */
export function onlyClaim(before: readonly number[], now: readonly number[]): Claimed | null {
  const routes = now.flatMap((owner, route) => (owner !== before[route] ? [route] : []));
  const [route] = routes;
  return routes.length === 1 && before[route!]! < 0 ? { route: route!, owner: now[route!]! } : null;
}

/** How each route looks now. A map has many routes, so each is notified only of its own changes. */

import { at } from '@quai/engine/at.ts';
import { type Accessor, batch, createComputed, createSignal } from 'solid-js';
import type { Board } from '../rules/board.ts';
import { closedTo } from '../rules/claim.ts';
import type { RailsView } from '../rules/view.ts';

export interface RouteLook {
  /** The seat that owns it, or -1. */
  readonly owner: number;
  /** Whether it can be claimed now. */
  readonly open: boolean;
  /** Whether the limit on parallel routes closes it. */
  readonly closed: boolean;
  /** Whether it is the player's own and helps join the places pointed at. */
  readonly way: boolean;
  /** Whether it is still to be claimed to join them. */
  readonly missing: boolean;
}

export interface Shown {
  readonly board: Board;
  readonly view: RailsView;
  readonly open: ReadonlySet<number>;
  readonly way: readonly number[];
  readonly missing: readonly number[];
}

const FREE: RouteLook = { owner: -1, open: false, closed: false, way: false, missing: false };

const same = (a: RouteLook, b: RouteLook) =>
  a.owner === b.owner && a.open === b.open && a.closed === b.closed && a.way === b.way && a.missing === b.missing;

export function createLooks(props: Shown): readonly Accessor<RouteLook>[] {
  const { routes, numbers } = props.board;
  const signals = routes.map((route) => {
    const [look, setLook] = createSignal(FREE, { equals: same });
    return { route, look, setLook };
  });
  createComputed(() => {
    const { board, view, open, way, missing } = props;
    batch(() => {
      for (const { route, setLook } of signals) {
        const { index } = route;
        const owner = at(view.owner, index);
        setLook({
          owner,
          open: open.has(index),
          closed: owner < 0 && closedTo(board, view, view.viewer ?? 0, route) === numbers.parallel,
          way: way.includes(index),
          missing: missing.includes(index),
        });
      }
    });
  });
  return signals.map(({ look }) => look);
}

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
  /** Whether the player intends to claim it. */
  readonly planned: boolean;
  /** Whether the cards selected in the hand cannot claim it. */
  readonly dimmed: boolean;
}

export interface Shown {
  readonly board: Board;
  readonly view: RailsView;
  readonly open: ReadonlySet<number>;
  readonly way: readonly number[];
  readonly missing: readonly number[];
  readonly planned: ReadonlySet<number>;
  /** Routes that the cards selected in the hand can claim; null if none are selected. */
  readonly payable: ReadonlySet<number> | null;
}

const FREE: RouteLook = {
  owner: -1,
  open: false,
  closed: false,
  way: false,
  missing: false,
  planned: false,
  dimmed: false,
};

const same = (a: RouteLook, b: RouteLook) => (Object.keys(a) as (keyof RouteLook)[]).every((key) => a[key] === b[key]);

export function createLooks(props: Shown): readonly Accessor<RouteLook>[] {
  const { routes, numbers } = props.board;
  const signals = routes.map((route) => {
    const [look, setLook] = createSignal(FREE, { equals: same });
    return { route, look, setLook };
  });
  createComputed(() => {
    const { board, view, open, way, missing, planned, payable } = props;
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
          planned: planned.has(index),
          dimmed: payable !== null && owner < 0 && !payable.has(index),
        });
      }
    });
  });
  return signals.map(({ look }) => look);
}

/** What can be loaded now, by a tap or by dragging it onto a train. */

import { at } from '@quai/engine/at.ts';
import { draggable } from '@quai/kit/draggable.ts';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { piecesAt } from '../rules/goods.ts';
import { doing, LOAD, type Move, pieceOf, regionOf } from '../rules/moves.ts';
import type { Tables } from '../rules/open.ts';
import type { State } from '../rules/state.ts';
import type { BoardTexts } from '../text/drawn.ts';
import type { Choice } from './choices.ts';
import { Piece } from './pieces.tsx';

export function Tray(props: {
  tables: Tables;
  view: State;
  texts: BoardTexts;
  choices: readonly Choice[];
  choose(move: string): void;
}): JSX.Element {
  const count = (move: Move) => piecesAt(props.tables, props.view, regionOf(move), pieceOf(move));
  const loads = createMemo(() => props.choices.filter(({ move }) => doing(move) === LOAD));
  return (
    <Show when={loads().length > 0}>
      <div class="tray" title={props.texts.toLoad}>
        <ul>
          <For each={loads()}>
            {({ text, move }) => (
              <li>
                <button
                  type="button"
                  class="load"
                  ref={(button) =>
                    draggable(button, {
                      usable: () => true,
                      zones: '.dales-trains .train.ready',
                      drop: () => props.choose(text),
                    })
                  }
                  aria-label={props.texts.load(
                    at(props.texts.pieces, pieceOf(move)),
                    at(props.tables.edition.regions, regionOf(move)).name,
                  )}
                  onClick={() => props.choose(text)}
                >
                  <Piece piece={pieceOf(move)} />
                  <Show when={count(move) > 1}>
                    <span class="count">×{count(move)}</span>
                  </Show>{' '}
                  {at(props.tables.edition.regions, regionOf(move)).name}
                </button>
              </li>
            )}
          </For>
        </ul>
      </div>
    </Show>
  );
}

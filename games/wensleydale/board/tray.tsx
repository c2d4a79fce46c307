/** What can be loaded now, by a tap or by dragging it onto a train. */

import { at } from '@quai/engine/at.ts';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { doing, LOAD, pieceOf, regionOf } from '../rules/moves.ts';
import type { Tables } from '../rules/open.ts';
import type { BoardTexts } from '../text/drawn.ts';
import type { Choice } from './choices.ts';
import { Piece } from './pieces.tsx';

/** The data type of a load being dragged. */
export const DRAGGED = 'application/x-quai-load';

export function Tray(props: {
  tables: Tables;
  texts: BoardTexts;
  choices: readonly Choice[];
  choose(move: string): void;
}): JSX.Element {
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
                  draggable="true"
                  aria-label={props.texts.load(
                    at(props.texts.pieces, pieceOf(move)),
                    at(props.tables.edition.regions, regionOf(move)).name,
                  )}
                  onDragStart={(event) => event.dataTransfer?.setData(DRAGGED, text)}
                  onClick={() => props.choose(text)}
                >
                  <Piece piece={pieceOf(move)} /> {at(props.tables.edition.regions, regionOf(move)).name}
                </button>
              </li>
            )}
          </For>
        </ul>
      </div>
    </Show>
  );
}

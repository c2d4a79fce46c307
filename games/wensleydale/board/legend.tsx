/** What is what on the map: terrain and pieces by name. */

import { For, type JSX } from 'solid-js';
import type { BoardTexts } from '../text/drawn.ts';
import { Piece } from './pieces.tsx';

export function Legend(props: { texts: BoardTexts }): JSX.Element {
  return (
    <section class="dales-legend" aria-label={props.texts.legend}>
      <ul>
        <For each={['lowland', 'valley', 'hill'] as const}>
          {(terrain) => (
            <li>
              <i class={`swatch ${terrain}`} aria-hidden="true" /> {props.texts.terrain[terrain]}
            </li>
          )}
        </For>
        <For each={props.texts.pieces}>
          {(name, piece) => (
            <li>
              <Piece piece={piece()} /> {name}
            </li>
          )}
        </For>
      </ul>
    </section>
  );
}

/** The button that turns a board to text. The text itself is loaded only when it is wanted. */

import { type JSX, Show } from 'solid-js';
import { t } from '../text/text.ts';
import type { BoardParts } from './boardparts.tsx';

/** Turns to the text and back, where there is a drawn board. */
export function TextModeButton(props: { board: BoardParts; class: string }): JSX.Element {
  return (
    <Show when={props.board.hasBoard()}>
      <button
        type="button"
        class={props.class}
        aria-keyshortcuts="t"
        aria-pressed={props.board.asText()}
        onClick={props.board.turn}
      >
        {t().asText}
      </button>
    </Show>
  );
}

/** The board as text with the list of moves, one key away from the drawn board. */

import { type JSX, Show } from 'solid-js';
import { t } from '../text/text.ts';
import type { BoardParts } from './boardparts.tsx';
import { MoveList } from './movelist.tsx';
import type { TableState } from './state.ts';
import { TextBoard } from './textboard.tsx';

export function TextMode(props: { state: TableState }): JSX.Element {
  return (
    <div class="text-mode">
      <MoveList state={props.state} />
      <TextBoard state={props.state} />
    </div>
  );
}

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

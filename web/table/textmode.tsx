/** The board as text with the list of moves, one key away from the drawn board. */

import type { JSX } from 'solid-js';
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

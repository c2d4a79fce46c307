/** How many points routes bring by their length, for each kind of piece. */

import { For, type JSX } from 'solid-js';
import type { Board } from '../rules/board.ts';
import type { RailsWords } from '../text/words.ts';

export function PointsTable(props: { board: Board; words: RailsWords }): JSX.Element {
  const { labels, drawn } = props.words;
  return (
    <table class="points-table">
      <caption>{drawn.pointsOf}</caption>
      <tbody>
        <For each={props.board.edition.pieces}>
          {(piece, kind) => (
            <>
              <tr>
                <th scope="row">{labels.piece(kind()).many}</th>
                <For each={Object.keys(piece.points)}>{(length) => <td>{length}</td>}</For>
              </tr>
              <tr class="points-row">
                <th scope="row">{drawn.gain}</th>
                <For each={Object.values(piece.points)}>{(points) => <td>{points}</td>}</For>
              </tr>
            </>
          )}
        </For>
      </tbody>
    </table>
  );
}

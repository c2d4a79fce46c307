/** The board in words, made from the view: for any game, for a screen reader, and before a drawn board is there. */

import { createMemo, For, type JSX, Show } from 'solid-js';
import { t } from '../text/text.ts';
import type { TableState } from './state.ts';

export function TextBoard(props: { state: TableState }): JSX.Element {
  const { state } = props;
  const names = (seat: number) => state.message()!.seats[seat]!.name;
  const panels = createMemo(() => state.opened()!.words.board(state.view(), names));
  return (
    <section class="text-board" aria-labelledby="board">
      <h2 id="board">{t().board}</h2>
      <For each={panels()}>
        {(panel) => (
          <div class="panel">
            <h3>{panel.title}</h3>
            <For each={panel.lines ?? []}>{(line) => <p>{line}</p>}</For>
            <Show when={panel.rows}>
              {/* biome-ignore lint/a11y/useSemanticElements: a table is no fieldset; a section would be a landmark */}
              <div class="scroll" role="group" tabindex="0" aria-label={panel.title}>
                <table>
                  <Show when={panel.head}>
                    <thead>
                      <tr>
                        <For each={panel.head}>{(cell) => (cell === '' ? <td /> : <th scope="col">{cell}</th>)}</For>
                      </tr>
                    </thead>
                  </Show>
                  <tbody>
                    <For each={panel.rows}>
                      {(row) => (
                        <tr>
                          <For each={row}>
                            {(cell, column) => (column() === 0 ? <th scope="row">{cell}</th> : <td>{cell}</td>)}
                          </For>
                        </tr>
                      )}
                    </For>
                  </tbody>
                </table>
              </div>
            </Show>
          </div>
        )}
      </For>
    </section>
  );
}

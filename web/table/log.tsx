/** What has happened, in sentences, newest first; each line leads to the table as it was then. */

import type { GameEvent } from '@quai/engine/contract.ts';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { filled, t } from '../text/text.ts';
import type { TableState } from './state.ts';

export function Log(props: { state: TableState }): JSX.Element {
  const { state } = props;
  const names = (seat: number) => state.message()!.seats[seat]!.name;
  const sentence = (event: GameEvent) => {
    const own = t().events[event.kind];
    if (own !== undefined) return filled(own, { name: event.by === null ? '' : names(event.by) });
    return state.opened()!.words.event(event, names);
  };
  const lines = createMemo(() =>
    state
      .told()
      .map(({ seq, event }) => ({ seq, text: sentence(event as GameEvent) }))
      .filter((line) => line.text !== null)
      .reverse(),
  );
  return (
    <section aria-labelledby="log">
      <h2 id="log">{t().log}</h2>
      <Show when={lines().length > 0} fallback={<p class="empty">{t().logEmpty}</p>}>
        <ol class="log" reversed tabindex="0" aria-live="polite">
          <For each={lines()}>
            {(line) => (
              <li>
                <a href={`#${line.seq}`} classList={{ here: state.past()?.at === line.seq }}>
                  <small>{line.seq}</small> {line.text}
                </a>
              </li>
            )}
          </For>
        </ol>
      </Show>
    </section>
  );
}

/** At a table typed in from a real box: asks what came, one after the other. */

import '../style/box.css';
import { createResource, createSignal, For, type JSX, onCleanup, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { outcomeOf } from '../games/boards.ts';
import { boxTexts as b } from '../text/box.ts';
import type { TableState } from './state.ts';

type Asking = Readonly<{ what: string; counts: readonly number[]; answer(kind: number | null): void }>;

export function BoxDialog(props: { state: TableState }): JSX.Element {
  const { state } = props;
  const [asking, setAsking] = createSignal<Asking | null>(null);
  const [outcome] = createResource(() => state.message()?.game, outcomeOf);
  state.link.box = (table, { what, counts }) =>
    table !== state.id
      ? Promise.resolve(null)
      : new Promise((resolve) => {
          const answer = (kind: number | null) => {
            setAsking(null);
            resolve(kind);
          };
          setAsking({ what, counts, answer });
        });
  onCleanup(() => {
    asking()?.answer(null);
    state.link.box = null;
  });
  return (
    <Show when={state.opened() && asking()}>
      {(question) => (
        <dialog
          class="box-dialog"
          aria-labelledby="box-question"
          ref={(dialog) => queueMicrotask(() => dialog.isConnected && !dialog.open && dialog.showModal())}
          onCancel={() => question().answer(null)}
        >
          <h2 id="box-question">{state.opened()!.words.box!.ask(question().what)}</h2>
          <ul>
            <For each={question().counts.flatMap((count, kind) => (count > 0 ? [kind] : []))}>
              {(kind) => (
                <li>
                  <button type="button" onClick={() => question().answer(kind)}>
                    <Show when={outcome()}>
                      <Dynamic
                        component={outcome()!}
                        rules={state.opened()!.rules as never}
                        what={question().what}
                        kind={kind}
                      />
                    </Show>
                    {state.opened()!.words.box!.kind(question().what, kind)}
                  </button>
                </li>
              )}
            </For>
          </ul>
          <button type="button" class="quiet" onClick={() => question().answer(null)}>
            {b().later}
          </button>
        </dialog>
      )}
    </Show>
  );
}

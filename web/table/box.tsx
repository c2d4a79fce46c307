/** At a table typed in from a real box: asks what came, one after the other. */

import '../style/box.css';
import type { Outcome } from '@quai/kit/board.ts';
import { createResource, createSignal, For, type JSX, onCleanup, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { outcomeOf } from '../games/boards.ts';
import { boxTexts as b } from '../text/box.ts';
import { t } from '../text/text.ts';
import type { TableState } from './state.ts';

type Answer = number | Readonly<{ keep: number }> | null;
type Asking = Readonly<{ what: string; counts: readonly number[]; answer(kind: Answer): void }>;
type Given = Readonly<{ what: string; kind: number }>;

export function BoxDialog(props: { state: TableState }): JSX.Element {
  const { state } = props;
  const [asking, setAsking] = createSignal<Asking | null>(null);
  /** What was said so far, of draws that belong together; the last may wait for Done. */
  const [given, setGiven] = createSignal<readonly Given[]>([]);
  const [outcome] = createResource(() => state.message()?.game, outcomeOf);
  state.link.box = (table, { what, counts }) =>
    table !== state.id
      ? Promise.resolve(null)
      : new Promise((resolve) => {
          const answer = (kind: Answer) => {
            setAsking(null);
            if (kind === null) setGiven([]);
            resolve(kind);
          };
          setAsking({ what, counts, answer });
        });
  const words = () => state.opened()!.words.box!;
  const choose = ({ what, answer }: Asking, kind: number) => {
    setGiven([...given().filter((one) => one.what !== what), { what, kind }]);
    // A roll that is complete is looked at once more.
    if (words().last?.(what) !== true) answer(kind);
  };
  /** The answer to the open question, if it was the last of several and waits for Done. */
  const waiting = ({ what }: Asking) => given().find((one) => one.what === what);
  const done = (question: Asking) => {
    const last = waiting(question);
    setGiven([]);
    if (last !== undefined) question.answer(last.kind);
  };
  const correct = (question: Asking, at: number) => {
    const { what } = given()[at]!;
    setGiven(given().slice(0, at));
    if (what !== question.what) question.answer({ keep: at });
  };
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
          <h2 id="box-question">{waiting(question()) === undefined ? words().ask(question().what) : b().look}</h2>
          <Show when={given().length > 0}>
            <ul class="box-given" aria-label={b().given}>
              <For each={given()}>
                {(one, at) => (
                  <li>
                    <button
                      type="button"
                      title={b().correct}
                      aria-label={`${b().correct} : ${words().kind(one.what, one.kind)}`}
                      onClick={() => correct(question(), at())}
                    >
                      <Came state={state} outcome={outcome()} {...one} />
                    </button>
                  </li>
                )}
              </For>
            </ul>
          </Show>
          <Show
            when={waiting(question()) === undefined}
            fallback={
              <button type="button" class="main" onClick={() => done(question())}>
                {t().done}
              </button>
            }
          >
            <ul>
              <For each={question().counts.flatMap((count, kind) => (count > 0 ? [kind] : []))}>
                {(kind) => (
                  <li>
                    <button type="button" onClick={() => choose(question(), kind)}>
                      <Came state={state} outcome={outcome()} what={question().what} kind={kind} />
                      {words().kind(question().what, kind)}
                    </button>
                  </li>
                )}
              </For>
            </ul>
          </Show>
          <button type="button" class="quiet" onClick={() => question().answer(null)}>
            {b().later}
          </button>
        </dialog>
      )}
    </Show>
  );
}

/** What came, as the game draws it. */
function Came(props: {
  state: TableState;
  outcome: Outcome | null | undefined;
  what: string;
  kind: number;
}): JSX.Element {
  return (
    <Show when={props.outcome}>
      {(drawn) => (
        <Dynamic component={drawn()} rules={props.state.opened()!.rules as never} what={props.what} kind={props.kind} />
      )}
    </Show>
  );
}

/** At a table with a real box: asks for one outcome after another. */

import '../style/box.css';
import type { Outcome } from '@quai/kit/board.ts';
import { createResource, For, type JSX, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { outcomeOf } from '../games/boards.ts';
import { boxTexts as b } from '../text/box.ts';
import { t } from '../text/text.ts';
import type { BoxAsking } from './boxasking.ts';
import type { TableState } from './state.ts';

export function BoxDialog(props: { state: TableState; box: BoxAsking }): JSX.Element {
  const { state, box } = props;
  const [outcome] = createResource(() => state.message()?.game, outcomeOf);
  const words = () => state.opened()!.words.box!;
  return (
    <Show when={state.opened() && box.asking()}>
      {(question) => (
        <dialog
          class="box-dialog"
          aria-labelledby="box-question"
          ref={(dialog) => queueMicrotask(() => dialog.isConnected && !dialog.open && dialog.showModal())}
          onCancel={() => question().answer(null)}
        >
          <h2 id="box-question">{box.waiting(question()) === undefined ? words().ask(question().what) : b().look}</h2>
          <Show when={box.given().length > 0}>
            <ul class="box-given" aria-label={b().given}>
              <For each={box.given()}>
                {(one, at) => (
                  <li>
                    <button
                      type="button"
                      title={b().correct}
                      aria-label={`${b().correct} : ${words().kind(one.what, one.kind)}`}
                      onClick={() => box.correct(question(), at())}
                    >
                      <Came state={state} outcome={outcome()} {...one} />
                    </button>
                  </li>
                )}
              </For>
            </ul>
          </Show>
          <Show
            when={box.waiting(question()) === undefined}
            fallback={
              <>
                <p>{b().correctable}</p>
                <button type="button" class="main" onClick={() => box.done(question())}>
                  {t().done}
                </button>
              </>
            }
          >
            <ul>
              <For each={question().counts.flatMap((count, kind) => (count > 0 ? [kind] : []))}>
                {(kind) => (
                  <li>
                    <button type="button" onClick={() => box.choose(question(), kind)}>
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

/** An outcome, as the game draws it. */
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

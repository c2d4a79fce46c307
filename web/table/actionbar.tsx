/** What is to be done now, and the draft: undo, redo, confirm. Always in sight. */

import { For, type JSX, Match, Show, Switch } from 'solid-js';
import { filled, t } from '../text/text.ts';
import { refusalText } from './refusal.ts';
import type { TableState } from './state.ts';

export function ActionBar(props: { state: TableState }): JSX.Element {
  const { state } = props;
  const now = () => state.message()!.now!;
  const words = () => state.opened()?.words;
  const waiting = () =>
    now()
      .acting.map((seat) => state.message()!.seats[seat]!.name)
      .join(', ');
  const prompt = () => {
    const open = state.openNow();
    const choosing = state.choosing();
    if (open === undefined || choosing === null) return t().confirm;
    return words()!.prompt(state.view(), choosing.seat, open);
  };
  return (
    <section class="action-bar" aria-label={t().yourTurn}>
      <p class="prompt" role="status">
        <Switch fallback={filled(t().waitingFor, { names: waiting() })}>
          <Match when={state.past()}>
            {(past) => filled(t().replayAt, { at: past().at, last: state.message()!.seq - 1 })}
          </Match>
          <Match when={now().over !== null}>{t().result}</Match>
          <Match when={state.draft() !== null}>
            <strong>{t().yourTurn}.</strong> {prompt()}
          </Match>
          <Match when={state.message()!.as === null}>
            {t().watching} {filled(t().waitingFor, { names: waiting() })}
          </Match>
        </Switch>
      </p>
      <Show when={state.shown()}>
        {(shown) => (
          <p class="problem" role="alert">
            {refusalText(words(), shown().refusal)}{' '}
            <Show when={words()?.rules[shown().refusal.rule]}>
              <a href={`/rules/${state.message()!.game}#${shown().refusal.rule}`} target="_blank" rel="noopener">
                {t().rulesLink}
              </a>{' '}
            </Show>
            <button type="button" class="quiet" aria-label={t().cancel} onClick={() => state.setShown(null)}>
              ×
            </button>
          </p>
        )}
      </Show>
      <Show when={state.draft() !== null && state.past() === null}>
        <Show when={state.draft()!.moves.length > 0}>
          <ol class="draft" aria-label={t().draft}>
            <For each={state.draft()!.moves}>{(move, index) => <li>{drafted(state, move, index())}</li>}</For>
          </ol>
        </Show>
        <div class="buttons">
          <button
            type="button"
            disabled={state.draft()!.moves.length === 0 || state.sending()}
            onClick={() => state.undo()}
          >
            {t().undo}
          </button>
          <button
            type="button"
            disabled={state.draft()!.redo.length === 0 || state.sending()}
            onClick={() => state.redo()}
          >
            {t().redo}
          </button>
          <button
            type="button"
            class="main"
            disabled={!state.ready() || state.sending()}
            onClick={() => void state.confirm()}
          >
            {t().confirm}
          </button>
        </div>
      </Show>
      <Show when={now().undo !== null && state.past() === null && (state.draft()?.moves.length ?? 0) === 0}>
        <button
          type="button"
          onClick={() => void state.ask({ type: 'undo', seat: state.message()!.as!, to: now().undo! })}
        >
          {t().takeBack}
        </button>
      </Show>
    </section>
  );
}

/** A move of the draft in words, as it was chosen: seen from the world before it. */
function drafted(state: TableState, text: string, index: number): string {
  const { rules, words } = state.opened()!;
  const before = state.draft()?.worlds[index];
  const move = rules.parse(text);
  if (move === null || before === undefined) return text;
  return words.move(rules.view(before, state.draft()!.seat), move);
}

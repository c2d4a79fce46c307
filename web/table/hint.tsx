/** A hint, if the table allows it: the best moves a strong bot finds for this seat, each to be chosen by a tap. */

import type { Hint as Hinted } from '@quai/games/thinking.ts';
import { createEffect, createMemo, createSignal, For, type JSX, Match, on, onCleanup, Show, Switch } from 'solid-js';
import { hintFor } from '../local/hint.ts';
import { playTexts as p } from '../text/play.ts';
import { filled, language } from '../text/text.ts';
import type { TableState } from './state.ts';

export function Hint(props: { state: TableState }): JSX.Element {
  const { state } = props;
  const [hints, setHints] = createSignal<readonly Hinted[] | null>(null);
  const [problem, setProblem] = createSignal(false);
  const [busy, setBusy] = createSignal(false);
  let wanted = new AbortController();
  const forget = () => {
    wanted.abort();
    wanted = new AbortController();
    setHints(null);
    setProblem(false);
    setBusy(false);
  };
  // A hint is for the choice at which it was asked for; what others do at the same time does not matter.
  const choice = createMemo(() => {
    const { as, now } = state.message()!;
    return [as, now?.since, ...(state.draft()?.moves ?? [])].join(' ');
  });
  createEffect(on(choice, forget, { defer: true }));
  onCleanup(() => wanted.abort());
  const key = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && (hints() !== null || problem())) forget();
  };
  window.addEventListener('keydown', key);
  onCleanup(() => window.removeEventListener('keydown', key));

  const ask = async () => {
    forget();
    const { game, rulesNumber, edition, options, seats } = state.message()!;
    const { signal } = wanted;
    setBusy(true);
    const random = crypto.getRandomValues(new Uint32Array(1))[0]! >>> 1;
    const job = {
      game,
      rulesNumber,
      edition,
      options,
      seats: seats.length,
      seat: state.choosing()!.seat,
      view: state.view(),
      random,
    };
    try {
      const found = await hintFor(job, signal);
      if (!signal.aborted) setHints(found);
    } catch {
      if (!signal.aborted) setProblem(true);
    }
    if (!signal.aborted) setBusy(false);
  };
  const text = (move: string) => {
    const { rules, words } = state.opened()!;
    return words.move(state.view(), rules.parse(move));
  };
  const worth = ({ score, win, weighed }: Hinted) => {
    if (!weighed) return p().hint.only;
    const figures = { win: Math.round(win * 100), score: Math.round(score) };
    return filled(state.message()!.seats.length > 1 ? p().hint.win : p().hint.score, figures);
  };

  /** The lines of the score sheet that it changes most against the other moves. */
  const why = ({ reasons }: Hinted) => {
    const { words } = state.opened()!;
    const name = (line: Hinted['reasons'][number]['line']) =>
      line === null ? p().hint.later : (words.kind ?? words.line)(line);
    const change = (points: number) =>
      points.toLocaleString(language(), { signDisplay: 'always', maximumFractionDigits: 1 });
    return reasons.map(({ line, points }) => `${name(line)} ${change(points)}`).join(' · ');
  };

  return (
    <Show when={state.message()!.terms.hints && (state.choosing()?.moves.length ?? 0) > 0}>
      <button type="button" class="quiet tool" disabled={busy()} onClick={() => void ask()}>
        {busy() ? p().hint.thinking : p().hint.ask}
      </button>
      <Switch>
        <Match when={problem()}>
          <p class="popover problem" role="alert">
            {p().hint.failed}
          </p>
        </Match>
        <Match when={hints()}>
          {(found) => (
            <section class="hints popover" aria-label={p().hint.title}>
              <h2>{p().hint.title}</h2>
              <Show when={found().length > 0} fallback={<p>{p().hint.none}</p>}>
                <ol>
                  <For each={found()}>
                    {(hint) => (
                      <li>
                        <button type="button" onClick={() => state.choose(hint.moves[0]!)}>
                          {text(hint.moves[0]!)}
                        </button>{' '}
                        <small>{worth(hint)}</small>
                        <Show when={why(hint)}>
                          <small class="why">{why(hint)}</small>
                        </Show>
                      </li>
                    )}
                  </For>
                </ol>
              </Show>
              <button type="button" class="quiet" onClick={forget}>
                {p().hint.close}
              </button>
            </section>
          )}
        </Match>
      </Switch>
    </Show>
  );
}

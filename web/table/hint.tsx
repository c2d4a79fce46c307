/** A hint, if the table allows it: the best moves a strong bot finds for this seat, each to be chosen by a tap. */

import type { Hint as Hinted } from '@quai/games/thinking.ts';
import { createEffect, createMemo, createSignal, For, type JSX, Match, on, onCleanup, Show, Switch } from 'solid-js';
import { recall, remember } from '../kept.ts';
import { hintFor } from '../local/hint.ts';
import { playTexts as p } from '../text/play.ts';
import { filled, language } from '../text/text.ts';
import { typeset } from '../text/typeset.ts';
import { HintBadges } from './hintbadges.tsx';
import { Nudge } from './nudge.tsx';
import type { TableState } from './state.ts';
import { ToolFace } from './tools.tsx';

/** How many moves are shown. */
const MOST = 3;
/** The storage key for hints one step at a time. */
const SLOWLY = 'hint-slowly';
/** Fewer points than this are not worth a word. */
const TOLD = 0.5;

/** Lower-cases the first letter, except in abbreviations. */
const uncapitalised = (name: string) => (/^\p{Lu}\p{Ll}/u.test(name) ? name[0]!.toLowerCase() + name.slice(1) : name);

export function Hint(props: { state: TableState }): JSX.Element {
  const { state } = props;
  const [hints, setHints] = createSignal<readonly Hinted[] | null>(null);
  const [problem, setProblem] = createSignal(false);
  const [busy, setBusy] = createSignal(false);
  const [figures, setFigures] = createSignal(false);
  /** For those who want to find the move themselves. */
  const [slowly, setSlowly] = createSignal(recall(SLOWLY) === 'on');
  const [whole, setWhole] = createSignal(false);
  const setPace = (on: boolean) => {
    setSlowly(on);
    setWhole(false);
    remember(SLOWLY, on ? 'on' : null);
  };
  let wanted = new AbortController();
  const forget = () => {
    wanted.abort();
    wanted = new AbortController();
    setHints(null);
    setWhole(false);
    setProblem(false);
    setBusy(false);
  };
  // A hint belongs to the decision it was requested for; simultaneous moves of others do not matter.
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
  const nameOf = (line: Hinted['reasons'][number]['line']) => {
    const { words } = state.opened()!;
    return line === null ? p().hint.later : (words.kind ?? words.line)(line);
  };
  /** The lines of the score sheet that it changes most against the other moves. */
  const why = ({ reasons }: Hinted) => {
    const change = (points: number) =>
      points.toLocaleString(language(), { signDisplay: 'always', maximumFractionDigits: 1 });
    return reasons.map(({ line, points }) => `${nameOf(line)} ${change(points)}`).join(' · ');
  };
  /** What it brings, without figures. */
  const brings = (hint: Hinted, rank: number): string => {
    if (!hint.weighed) return p().hint.only;
    if (hint.why !== null) return typeset(language(), hint.why[language()]);
    const list = (sign: 1 | -1) =>
      hint.reasons
        .filter(({ points }) => points * sign >= TOLD)
        .map(({ line }) => uncapitalised(nameOf(line)))
        .join(', ');
    const [good, cost] = [list(1), list(-1)];
    const said = [
      ...(good === '' ? [] : [filled(p().hint.good, { what: good })]),
      ...(cost === '' ? [] : [filled(p().hint.cost, { what: cost })]),
    ];
    if (said.length > 0) return said.join(' · ');
    const less = Math.round((hints()?.[0]?.score ?? 0) - hint.score);
    if (rank === 0) return p().hint.best;
    return less >= 1 ? filled(p().hint.less, { n: less }) : p().hint.same;
  };
  const placeOf = (hint: Hinted): string | null => {
    const { rules, guide } = state.opened()!;
    const [first] = hint.moves;
    const seat = state.choosing()?.seat;
    if (first === undefined || seat === undefined) return null;
    return guide?.move?.(rules, state.view(), seat, rules.parse(first)) ?? null;
  };
  const shown = () => hints()?.slice(0, MOST) ?? [];
  /** The moves themselves, not yet only where to look. */
  const listed = () => !slowly() || whole() || shown().length === 0;

  const choosing = () => (state.choosing()?.moves.length ?? 0) > 0;
  return (
    <Show when={state.message()!.terms.hints}>
      <button
        type="button"
        class="quiet tool hint-tool"
        disabled={busy() || !choosing()}
        title={p().hint.ask}
        onClick={() => void ask()}
      >
        <ToolFace of="hint" word={busy() ? p().hint.thinking : p().hint.ask} />
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
              <Show
                when={listed()}
                fallback={
                  <Nudge place={shown()[0] === undefined ? null : placeOf(shown()[0]!)} whole={() => setWhole(true)} />
                }
              >
                <HintBadges places={shown().map(placeOf)} />
                <Show when={found().length > 0} fallback={<p>{p().hint.none}</p>}>
                  <ol>
                    <For each={shown()}>
                      {(hint, rank) => {
                        const place = placeOf(hint);
                        return (
                          <li
                            onPointerEnter={() => place !== null && state.lights.light([place])}
                            onPointerLeave={state.lights.out}
                          >
                            <span class="hint-number" aria-hidden="true">
                              {rank() + 1}
                            </span>
                            <button type="button" onClick={() => state.afterClick(() => state.choose(hint.moves[0]!))}>
                              {text(hint.moves[0]!)}
                            </button>
                            <span class="brings">{brings(hint, rank())}</span>
                            <Show when={figures()}>
                              <small>{worth(hint)}</small>
                              <small class="why">{why(hint)}</small>
                            </Show>
                          </li>
                        );
                      }}
                    </For>
                  </ol>
                </Show>
              </Show>
              <div class="hint-foot">
                <Show when={listed() && found().length > 0}>
                  <button type="button" class="quiet" aria-pressed={figures()} onClick={() => setFigures(!figures())}>
                    {p().hint.figures}
                  </button>
                </Show>
                <button type="button" class="quiet" aria-pressed={slowly()} onClick={() => setPace(!slowly())}>
                  {p().hint.slowly}
                </button>
                <button type="button" class="quiet" onClick={forget}>
                  {p().hint.close}
                </button>
              </div>
            </section>
          )}
        </Match>
      </Switch>
    </Show>
  );
}

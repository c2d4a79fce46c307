/** What a strong bot thinks of the moves of a finished game, asked for by a button: one after another, until it is cancelled. */

import type { Judged, Progress, Question } from '@quai/games/analysing.ts';
import { createMemo, createSignal, For, type JSX, onCleanup, Show } from 'solid-js';
import type { TableState } from '../table/state.ts';
import { afterTexts as a } from '../text/after.ts';
import { figure, filled, language, t } from '../text/text.ts';
import { recordOf } from './record.ts';

const ADVISER = 'strong';
/** A part of the time that a hint takes: there are many moves. */
const PACE = 0.4;
/** Losing fewer points than this is as good as the best. */
const AS_GOOD = 0.5;

/** By table: whoever has looked at a move and comes back finds everything as it was. */
const kept = new Map<string, readonly Judged[]>();

export function Analysis(props: {
  state: TableState;
  /** Shows the table as it was before a move. */
  show(entry: number): void;
}): JSX.Element {
  const { state } = props;
  const [judged, setJudged] = createSignal<readonly Judged[]>([]);
  const [progress, setProgress] = createSignal<Omit<Progress, 'judged'> | null>(null);
  const [failed, setFailed] = createSignal(false);
  const [ended, setEnded] = createSignal(false);
  let worker: Worker | null = null;
  const stop = () => {
    worker?.terminate();
    worker = null;
    setProgress(null);
  };
  onCleanup(stop);

  /** One's own moves; those of everybody for somebody who looked on. */
  const seats = () => {
    const { seats: all = [], as = null } = state.message() ?? {};
    return as === null ? all.map((_, seat) => seat) : [as];
  };
  const start = async () => {
    stop();
    setJudged([]);
    setFailed(false);
    setEnded(false);
    setProgress({ done: 0, of: 0 });
    try {
      const record = await recordOf(state.id);
      const question: Question = { record, seats: seats(), language: language(), bot: ADVISER, pace: PACE };
      const made = new Worker(new URL('../local/analyst.ts', import.meta.url), { type: 'module' });
      worker = made;
      made.onmessage = (event: MessageEvent<Progress | null>) => {
        if (event.data === null) {
          stop();
          setEnded(true);
          kept.set(state.id, judged());
          return;
        }
        const { judged: one, ...now } = event.data;
        setProgress(now);
        if (one !== null) setJudged((list) => [...list, one]);
      };
      made.onerror = () => {
        stop();
        setFailed(true);
      };
      made.postMessage(question);
    } catch {
      stop();
      setFailed(true);
    }
  };
  const known = kept.get(state.id);
  if (known === undefined) void start();
  else {
    setJudged(known);
    setEnded(true);
  }

  /** The costliest first; what the bot never considered comes last. */
  const sorted = createMemo(() => [...judged()].sort((x, y) => (y.lost ?? -1) - (x.lost ?? -1)));
  const good = () => judged().filter(({ lost }) => lost !== null && lost < AS_GOOD).length;
  const name = (seat: number) => state.message()?.seats[seat]?.name ?? '';
  return (
    <section class="analysis" aria-labelledby="analysis-title">
      <h3 id="analysis-title" tabindex="-1">
        {a().analysis}
      </h3>
      <Show when={progress()}>
        {(now) => (
          <p class="analysis-progress">
            <progress max={Math.max(1, now().of)} value={now().done} aria-label={a().analysis} />{' '}
            <span>{filled(a().analysed, { done: now().done, of: now().of })}</span>{' '}
            <button type="button" onClick={stop}>
              {t().cancel}
            </button>
          </p>
        )}
      </Show>
      <p role="status">
        <Show when={failed()}>{a().noAnalysis}</Show>
        <Show when={ended()}>{filled(a().asGood, { good: good(), of: judged().length })}</Show>
      </p>
      <Show when={!ended() && progress() === null}>
        <button type="button" onClick={() => void start()}>
          {a().analyseAgain}
        </button>
      </Show>
      <ol class="judged">
        <For each={sorted()}>
          {(one) => (
            <li>
              <button type="button" class="quiet" onClick={() => props.show(one.seq)}>
                {filled(t().replayAt, { at: one.seq, last: (state.message()?.seq ?? 1) - 1 })}
              </button>{' '}
              <Show when={seats().length > 1}>{name(one.seat)}: </Show>
              <b>{one.chosen}</b>{' '}
              <span class="lost" classList={{ good: one.lost !== null && one.lost < AS_GOOD }}>
                {one.lost === null
                  ? a().unconsidered
                  : one.lost < AS_GOOD
                    ? a().asGoodAsBest
                    : filled(a().lost, { n: figure(Math.round(one.lost * 10) / 10) })}
              </span>
              <details>
                <summary>{a().better}</summary>
                <ol>
                  <For each={one.best}>
                    {(best) => (
                      <li>
                        {best.text}{' '}
                        <small>{filled(a().expects, { n: figure(Math.round(best.score * 10) / 10) })}</small>
                      </li>
                    )}
                  </For>
                </ol>
              </details>
            </li>
          )}
        </For>
      </ol>
    </section>
  );
}

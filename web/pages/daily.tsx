/** The daily game: play it, see how others did, look back at other days. */

import '../style/home.css';
import '../style/people.css';
import type { Meta } from '@quai/engine/meta.ts';
import { dailyGame } from '@quai/games/list.ts';
import { type DayAnswer, DaySchema, MadeSchema } from '@quai/protocol/answers/tables.ts';
import { createResource, createSignal, For, type JSX, onCleanup, Show } from 'solid-js';
import { ApiError, call, myName, setMyName } from '../api.ts';
import { Poster } from '../games/posters.tsx';
import { recall, remember } from '../kept.ts';
import { NameField } from '../parts/name.tsx';
import { NotFound } from '../parts/notfound.tsx';
import { problemText } from '../people/action.tsx';
import { calendarDay } from '../people/when.ts';
import { go } from '../router.ts';
import { titleOf } from '../site.ts';
import { dailyTexts as d } from '../text/daily.ts';
import { filled, language, t } from '../text/text.ts';
import { typeset } from '../text/typeset.ts';
import { titled } from '../title.ts';

type Found = Readonly<{ day: DayAnswer | null; problem: string }>;

/** The `day` of the address, or today. */
export function DailyPage(props: { day: string | undefined }): JSX.Element {
  return (
    <Show when={dailyGame} fallback={<NotFound />}>
      {(meta) => <DailyBoard day={props.day} meta={meta()} />}
    </Show>
  );
}

function DailyBoard(props: { day: string | undefined; meta: Meta }): JSX.Element {
  const [found, { refetch }] = createResource(
    () => props.day ?? '',
    (day): Promise<Found> =>
      call(DaySchema, day === '' ? '/api/daily' : `/api/daily/${day}`).then(
        (read) => ({ day: read, problem: '' }),
        (error) => ({
          day: null,
          problem: problemText(error, { 'day-not-found': d().gone }),
        }),
      ),
  );
  const title = () => (props.day === undefined ? d().today : filled(d().board, { day: dateOf(props.day) }));
  titled(title);
  return (
    <article class="person daily">
      <h1>{title()}</h1>
      <Show when={found()} fallback={<p>{t().loading}</p>}>
        {(answer) => (
          <Show
            when={answer().day}
            fallback={
              <>
                <p class="problem" role="alert">
                  {answer().problem}
                </p>
                <p class="buttons">
                  <button type="button" onClick={() => void refetch()}>
                    {t().retry}
                  </button>
                  <Show when={props.day !== undefined}>
                    <a class="button" href="/daily">
                      {d().go}
                    </a>
                  </Show>
                </p>
              </>
            }
          >
            {(day) => <DayOf day={day()} meta={props.meta} />}
          </Show>
        )}
      </Show>
    </article>
  );
}

function DayOf(props: { day: DayAnswer; meta: Meta }): JSX.Element {
  const [now, setNow] = createSignal(Date.now());
  const timer = setInterval(() => setNow(Date.now()), 30_000);
  onCleanup(() => clearInterval(timer));
  const over = () => now() >= props.day.ends;
  return (
    <>
      <div class="day">
        <section class="day-play">
          <Poster game={props.meta.id} title={titleOf(props.meta.id)} />
          <p>{typeset(language(), props.meta.daily?.[language()] ?? '')}</p>
          <p class="hint">{over() ? d().over : filled(d().ends, { time: timeLeft(props.day.ends - now()) })}</p>
          <Show when={!over() || props.day.table !== null}>
            <Play day={props.day} over={over()} />
          </Show>
        </section>
        <section>
          <h2>{d().scores}</h2>
          <Show when={props.day.scores.length > 0} fallback={<p class="empty">{over() ? d().noneThen : d().none}</p>}>
            <ol class="rows ranked">
              <For each={props.day.scores}>
                {(row) => (
                  <li value={row.rank} style={{ 'counter-set': `rank ${row.rank}` }}>
                    <a href={`/person/${row.page}`}>{row.name}</a>
                    <Show when={row.table} fallback={<strong class="figure">{row.total}</strong>}>
                      <a
                        class="figure"
                        href={`/t/${row.table}`}
                        aria-label={filled(d().score, { name: row.name, total: row.total })}
                      >
                        {row.total}
                      </a>
                    </Show>
                  </li>
                )}
              </For>
            </ol>
          </Show>
          <p class="hint">{d().honour}</p>
        </section>
      </div>
      <details class="fold">
        <summary>{props.day.seed === null ? d().seal : d().seed}</summary>
        <p class="hint">{d().sealed}</p>
        <p>
          <code class="long">{props.day.commitment}</code>
        </p>
        <Show when={props.day.seed}>
          <p>
            {d().seed} <code class="long">{props.day.seed}</code>
          </p>
        </Show>
      </details>
      <p class="buttons">
        <Show when={props.day.before}>
          <a class="button" href={`/daily/${props.day.before}`}>
            {d().before}
          </a>
        </Show>
        <Show
          when={over()}
          fallback={
            <a class="button" href="/puzzles/today">
              {d().puzzle}
            </a>
          }
        >
          <a class="button" href="/daily">
            {d().back}
          </a>
        </Show>
      </p>
    </>
  );
}

/** A guest enters a name first; then the table opens. */
function Play(props: { day: DayAnswer; over: boolean }): JSX.Element {
  const [known] = createResource(() => myName().catch(() => null));
  const [name, setName] = createSignal(recall('name') ?? '');
  const [busy, setBusy] = createSignal(false);
  const [problem, setProblem] = createSignal('');
  const label = () => (props.day.table === null ? d().play : props.day.finished || props.over ? d().look : d().goOn);

  const submit = async (event: Event) => {
    event.preventDefault();
    setBusy(true);
    setProblem('');
    try {
      if (props.day.table !== null) return go(`/t/${props.day.table}`);
      if (known() == null) {
        if (name().trim() === '') throw new Error(t().nameNeeded);
        remember('name', await setMyName(name()));
      }
      go(`/t/${(await call(MadeSchema, '/api/daily', {})).table}`);
    } catch (error) {
      setProblem(error instanceof ApiError ? problemText(error) : (error as Error).message);
      setBusy(false);
    }
  };

  return (
    <form onSubmit={submit}>
      <Show when={!known.loading && known() == null && props.day.table === null}>
        <NameField label={t().name} name={name()} set={setName} />
      </Show>
      <div class="buttons">
        <button type="submit" class="main" disabled={busy() || known.loading}>
          {label()}
        </button>
      </div>
      <Show when={problem()}>
        <p class="problem" role="alert">
          {problem()}
        </p>
      </Show>
    </form>
  );
}

function dateOf(day: string): string {
  const at = Date.parse(`${day}T12:00:00Z`);
  return Number.isNaN(at) ? day : calendarDay(at);
}

function timeLeft(milliseconds: number): string {
  const minutes = Math.max(1, Math.ceil(milliseconds / 60_000));
  return minutes < 60
    ? filled(d().minutes, { m: minutes })
    : filled(d().hours, { h: Math.floor(minutes / 60), m: minutes % 60 });
}

/** For administrators: health, reports from players, suspensions. */

import type { Found, Health, Report } from '@quai/protocol/answers/site.ts';
import '../style/people.css';
import { createResource, createSignal, For, type JSX, Match, Show, Switch } from 'solid-js';
import { ApiError } from '../api.ts';
import { sure } from '../parts/sure.ts';
import { createAction, Outcome, Part, problemText } from '../people/action.tsx';
import { findPeople, health, reports } from '../people/adminapi.ts';
import { post, remove } from '../people/api.ts';
import { day, moment } from '../people/when.ts';
import { peopleTexts as p } from '../text/people.ts';
import { filled, t } from '../text/text.ts';
import { titled } from '../title.ts';

export function AdminPage(): JSX.Element {
  titled(() => p().admin.title);
  const [answer, { refetch }] = createResource(() =>
    health().then(
      (read) => ({ read }),
      (error) =>
        error instanceof ApiError && ['not-signed-in', 'people-only', 'admins-only'].includes(error.code)
          ? { problem: p().admin.not, signIn: true }
          : { problem: problemText(error), signIn: false },
    ),
  );
  const read = () => {
    const found = answer.latest;
    return found !== undefined && 'read' in found ? found.read : undefined;
  };
  const problem = () => {
    const found = answer.latest;
    return found !== undefined && 'problem' in found ? found : undefined;
  };
  return (
    <Switch fallback={<p class="notice">{p().loading}</p>}>
      <Match when={problem()}>
        <div class="notice">
          <h1>{p().admin.title}</h1>
          <p role="alert">{problem()?.problem}</p>
          <Show
            when={problem()?.signIn}
            fallback={
              <button type="button" onClick={() => void refetch()}>
                {t().retry}
              </button>
            }
          >
            <p class="hint">{p().admin.notHint}</p>
            <a class="button" href="/account">
              {t().account}
            </a>
            <Claim claimed={() => void refetch()} />
          </Show>
        </div>
      </Match>
      <Match when={read()}>
        {(found) => (
          <div class="account">
            <h1>{p().admin.title}</h1>
            <div class="parts">
              <HealthPart health={found()} again={() => void refetch()} />
              <Reports />
              <People />
            </div>
          </div>
        )}
      </Match>
    </Switch>
  );
}

/** On a fresh site: the code that the server printed at its start. */
function Claim(props: { claimed: () => void }): JSX.Element {
  const action = createAction();
  const [code, setCode] = createSignal('');
  const claim = (event: Event) => {
    event.preventDefault();
    const run = async () => {
      await post('/api/admin/claim', { code: code() });
      props.claimed();
      return '';
    };
    void action.run(run, () => ({ 'not-signed-in': p().admin.claimName }));
  };
  return (
    <form onSubmit={claim}>
      <label>
        {p().admin.claimCode}
        <input
          autocomplete="off"
          maxlength={20}
          value={code()}
          onInput={(event) => setCode(event.currentTarget.value)}
        />
      </label>
      <button type="submit" disabled={action.busy() || code().trim() === ''}>
        {p().admin.claim}
      </button>
      <Outcome action={action} />
    </form>
  );
}

function HealthPart(props: { health: Health; again: () => void }): JSX.Element {
  const state = (up: boolean) => (up ? p().admin.up : p().admin.down);
  const tables = () =>
    Object.entries(props.health.tables)
      .map(([status, count]) => `${count} ${t().status[status] ?? status}`)
      .join(', ');
  const rows = (): readonly (readonly [string, string | number])[] => [
    [p().admin.store, `${props.health.database}, ${state(props.health.store)}`],
    [p().admin.bus, state(props.health.bus)],
    [p().admin.nodes, props.health.nodes],
    [p().admin.build, props.health.build],
    [
      p().admin.uptime,
      filled(p().admin.hours, {
        h: Math.floor(props.health.uptime / 3600),
        m: Math.floor(props.health.uptime / 60) % 60,
      }),
    ],
    [p().admin.memory, `${Math.round(props.health.memory / 2 ** 20)} MB`],
    [p().admin.people, props.health.people],
    [p().admin.tables, tables()],
    [p().admin.rooms, props.health.rooms],
    [
      p().admin.notices,
      `${props.health.notices.waiting} (${filled(p().admin.failing, { n: props.health.notices.failing })})`,
    ],
  ];
  return (
    <Part id="health" title={p().admin.health}>
      <dl class="facts-list">
        <For each={rows()}>
          {([name, value]) => (
            <div>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          )}
        </For>
      </dl>
      <button type="button" onClick={() => props.again()}>
        {t().reload}
      </button>
    </Part>
  );
}

/** Acts on a row of a list, then reloads the list. */
function createListAction(refetch: () => unknown) {
  const action = createAction();
  const act = (work: () => Promise<unknown>) =>
    action.run(async () => {
      await work();
      await refetch();
      return p().done;
    });
  return { action, act };
}

function Reports(): JSX.Element {
  const [list, { refetch }] = createResource(() => reports().catch((error: unknown) => problemText(error)));
  const found = () => (typeof list.latest === 'object' ? list.latest.reports : []);
  const { action, act } = createListAction(refetch);
  return (
    <Part id="reports" title={p().admin.reports}>
      <Show
        when={found().length > 0}
        fallback={<NoRows list={list.latest} loading={list.loading} none={p().admin.reportsNone} />}
      >
        <ul class="rows reports">
          <For each={found()}>{(report) => <ReportRow report={report} act={act} busy={action.busy()} />}</For>
        </ul>
      </Show>
      <Outcome action={action} />
    </Part>
  );
}

/** Why a list shows nothing: it is loading, it failed (a sentence instead of the list), or it is empty. */
function NoRows(props: { list: unknown; loading: boolean; none: string }): JSX.Element {
  return (
    <Show
      when={!props.loading && typeof props.list === 'string'}
      fallback={<p class="empty">{props.loading ? p().loading : props.none}</p>}
    >
      <p class="problem" role="alert">
        {props.list as string}
      </p>
    </Show>
  );
}

function ReportRow(props: { report: Report; act: (work: () => Promise<unknown>) => void; busy: boolean }): JSX.Element {
  const { report } = props;
  const name = (person: Report['by']) => person?.name ?? p().person.gone;
  return (
    <li classList={{ closed: report.done !== null }}>
      <p>
        <b>{filled(p().admin.about, { name: name(report.about) })}</b>{' '}
        <small>
          {filled(p().admin.by, { name: name(report.by) })}, {moment(report.made)} ·{' '}
          <a href={`/t/${report.table}`}>{report.table}</a>
        </small>
      </p>
      <p>{report.reason}</p>
      <Show when={report.line !== null}>
        <blockquote>
          {p().admin.said} {report.said} <Show when={report.removed}>({p().admin.removed})</Show>
        </blockquote>
      </Show>
      <div class="buttons">
        <Show when={report.line !== null && !report.removed}>
          <button
            type="button"
            disabled={props.busy}
            onClick={() => props.act(() => remove(`/api/admin/tables/${report.table}/chat/${report.line}`))}
          >
            {p().admin.removeLine}
          </button>
        </Show>
        <Show when={report.about}>{(about) => <Suspend of={about()} act={props.act} busy={props.busy} />}</Show>
        <button
          type="button"
          disabled={props.busy}
          onClick={() => props.act(() => post(`/api/admin/reports/${report.id}`, { done: report.done === null }))}
        >
          {report.done === null ? p().admin.done : p().admin.reopen}
        </button>
      </div>
    </li>
  );
}

function Suspend(props: {
  of: Pick<Found, 'name' | 'page' | 'suspended'>;
  act: (work: () => Promise<unknown>) => void;
  busy: boolean;
}): JSX.Element {
  const change = async () => {
    const { name, page, suspended } = props.of;
    if (!suspended && !(await sure(filled(p().admin.suspendSure, { name }), p().admin.suspend))) return;
    props.act(() => post(`/api/admin/people/${page}/suspend`, { on: !suspended }));
  };
  return (
    <button type="button" disabled={props.busy} onClick={() => void change()}>
      {props.of.suspended ? p().admin.lift : p().admin.suspend}
    </button>
  );
}

function People(): JSX.Element {
  const [typed, setTyped] = createSignal('');
  const [wanted, setWanted] = createSignal('');
  const [list, { refetch }] = createResource(wanted, (name) =>
    findPeople(name).catch((error: unknown) => problemText(error)),
  );
  const found = () => (typeof list.latest === 'object' ? list.latest.people : []);
  const { action, act } = createListAction(refetch);
  const find = (event: Event) => {
    event.preventDefault();
    setWanted(typed().trim());
  };
  return (
    <Part id="people" title={p().admin.find}>
      <form class="inline" onSubmit={find}>
        <label>
          {p().admin.findLabel}
          <input maxlength={24} value={typed()} onInput={(event) => setTyped(event.currentTarget.value)} />
        </label>
        <button type="submit">{p().admin.findGo}</button>
      </form>
      <Show when={wanted() === ''}>
        <h3>{p().admin.suspendedNow}</h3>
      </Show>
      <Show
        when={found().length > 0}
        fallback={<NoRows list={list.latest} loading={list.loading} none={p().admin.findNone} />}
      >
        <ul class="rows">
          <For each={found()}>
            {(one) => (
              <li>
                <a href={`/person/${one.page}`}>{one.name}</a>
                <small>
                  {day(one.created)}
                  <Show when={one.suspended}> · {p().admin.suspended}</Show>
                </small>
                <Suspend of={one} act={act} busy={action.busy()} />
              </li>
            )}
          </For>
        </ul>
      </Show>
      <Outcome action={action} />
    </Part>
  );
}

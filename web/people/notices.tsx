/** Notices that it is your turn: through which channels, and about which tables. */

import type { Account } from '@quai/protocol/answers/account.ts';
import { createResource, createSignal, For, type JSX, Show } from 'solid-js';
import { site, titleOf } from '../site.ts';
import { nameOf } from '../table/names.ts';
import { peopleTexts as p } from '../text/people.ts';
import { filled } from '../text/text.ts';
import { createAction, Outcome, Part } from './action.tsx';
import { notices, post, remove, tryNotice } from './api.ts';
import { deviceName } from './passkeys.tsx';
import { canPush, subscribe } from './push.ts';

const HOOKS = ['discord', 'slack', 'json'] as const;

export function NoticeSettings(props: { account: Account }): JSX.Element {
  const [list, { refetch }] = createResource(() => notices().catch(() => null));
  const ways = createAction();
  const tables = createAction();
  const has = (kind: string) => list()?.channels.some((channel) => channel.kind === kind) === true;
  const add = (channel: object) => post('/api/notices', channel).then(() => refetch());
  const push = () =>
    ways.run(async () => {
      const got = await subscribe(site()?.push ?? '');
      const { pushDenied, pushUnable, pushFailed } = p().notices;
      if (typeof got === 'string') return { denied: pushDenied, unable: pushUnable, failed: pushFailed }[got];
      await add({ kind: 'push', name: deviceName(), subscription: got });
      return p().done;
    });
  const mail = () =>
    ways.run(async () => {
      await add({ kind: 'mail' });
      return p().done;
    });
  const forget = (id: string) =>
    ways.run(async () => {
      await remove(`/api/notices/${id}`);
      await refetch();
      return p().done;
    });
  const test = () => ways.run(async () => ((await tryNotice()).arrived ? p().notices.arrived : p().notices.notArrived));
  const listen = (table: string, on: boolean) =>
    tables.run(async () => {
      await post(`/api/tables/${table}/notices`, { on });
      await refetch();
      return p().done;
    });
  return (
    <Part id="notices" title={p().notices.title}>
      <p>{p().notices.text}</p>
      <Show
        when={list()?.channels.length}
        fallback={<p class="empty">{list.loading ? p().loading : p().notices.none}</p>}
      >
        <ul class="rows">
          <For each={list()?.channels}>
            {(channel) => (
              <li>
                <span>
                  <b>{p().notices.kinds[channel.kind] ?? channel.kind}</b>{' '}
                  {channel.kind === 'mail' ? props.account.email : channel.name || channel.host}
                </span>
                <button type="button" class="quiet" disabled={ways.busy()} onClick={() => void forget(channel.id)}>
                  {p().remove}
                </button>
              </li>
            )}
          </For>
        </ul>
      </Show>
      <div class="buttons">
        <Show when={canPush()}>
          <button type="button" disabled={ways.busy() || !site()} onClick={() => void push()}>
            {p().notices.push}
          </button>
        </Show>
        <Show when={site()?.mail && !has('mail')}>
          <button type="button" disabled={ways.busy() || props.account.email === null} onClick={() => void mail()}>
            {p().notices.mail}
          </button>
        </Show>
        <Show when={list()?.channels.length}>
          <button type="button" disabled={ways.busy()} onClick={() => void test()}>
            {p().notices.test}
          </button>
        </Show>
      </div>
      <Show when={!window.isSecureContext}>
        <p class="hint">{p().insecure.text}</p>
      </Show>
      <p class="hint">
        <Show when={site()?.mail} fallback={p().notices.noMail}>
          <Show when={props.account.email === null}>{p().notices.mailFirst}</Show>
        </Show>
      </p>
      <Outcome action={ways} />
      <Show when={site()?.hooks} fallback={<p class="hint">{p().notices.noHooks}</p>}>
        <Hook add={add} />
      </Show>
      <h3>{p().notices.tables}</h3>
      <Show when={props.account.seats.length > 0} fallback={<p class="empty">{p().notices.tablesNone}</p>}>
        <ul class="rows">
          <For each={props.account.seats}>
            {(seat) => (
              <li>
                <label class="switch">
                  <input
                    type="checkbox"
                    disabled={tables.busy()}
                    checked={list()?.quiet.includes(seat.table) === false}
                    onChange={(event) => void listen(seat.table, event.currentTarget.checked)}
                  />
                  <span>{filled(p().notices.tableOn, { game: titleOf(seat.game) })}</span>
                </label>
                <a href={`/t/${seat.table}`}>{seat.sitting.map(nameOf).filter(Boolean).join(', ')}</a>
              </li>
            )}
          </For>
        </ul>
      </Show>
      <Outcome action={tables} />
    </Part>
  );
}

function Hook(props: { add: (channel: object) => Promise<unknown> }): JSX.Element {
  const action = createAction();
  const [kind, setKind] = createSignal<string>(HOOKS[0]);
  const [url, setUrl] = createSignal('');
  const add = (event: Event) => {
    event.preventDefault();
    void action.run(
      async () => {
        await props.add({ kind: kind(), name: '', url: url() });
        setUrl('');
        return p().done;
      },
      () => ({
        'url-invalid': p().notices.hookBad,
        'url-not-https': p().notices.hookBad,
        'url-private': p().notices.hookBad,
      }),
    );
  };
  return (
    <details>
      <summary>{p().notices.hook}</summary>
      <form onSubmit={add}>
        <label>
          {p().notices.hookKind}
          <select value={kind()} onChange={(event) => setKind(event.currentTarget.value)}>
            <For each={HOOKS}>{(one) => <option value={one}>{p().notices.kinds[one]}</option>}</For>
          </select>
        </label>
        <label>
          {p().notices.hookUrl}
          <input required type="url" value={url()} onInput={(event) => setUrl(event.currentTarget.value)} />
        </label>
        <p class="hint">{p().notices.hookHint}</p>
        <button type="submit" disabled={action.busy()}>
          {p().notices.hookAdd}
        </button>
        <Outcome action={action} />
      </form>
    </details>
  );
}

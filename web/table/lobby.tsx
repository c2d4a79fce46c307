/** A table before its start: free seats, bots, an invitation. */

import { createSignal, For, type JSX, Match, Show, Switch } from 'solid-js';
import { ApiError, myName, setMyName } from '../api.ts';
import { randomHex } from '../hex.ts';
import { recall, remember } from '../kept.ts';
import { filled, t } from '../text/text.ts';
import { refusalText } from './refusal.ts';
import type { TableState } from './state.ts';

export function Lobby(props: { state: TableState; title: string }): JSX.Element {
  const { state } = props;
  const message = () => state.message()!;
  const [name, setName] = createSignal(recall('name') ?? '');
  const [known, setKnown] = createSignal<string | null>(null);
  const [problem, setProblem] = createSignal<string | null>(null);
  const [copied, setCopied] = createSignal(false);
  myName()
    .then((mine) => {
      setKnown(mine);
      if (mine !== null) setName(mine);
    })
    .catch(() => {});
  const full = () => message().seats.every((seat) => seat.taken);
  const seated = () => message().seats.some((seat) => seat.yours);

  const sit = async (seat: number) => {
    setProblem(null);
    try {
      if (name().trim() === '') return void setProblem(t().nameNeeded);
      if (known() !== name().trim()) {
        setKnown(await setMyName(name()));
        remember('name', known());
        await connected(state);
      }
      await state.ask({ type: 'sit', seat, contribution: randomHex(16) });
    } catch (error) {
      setProblem(error instanceof ApiError && error.unreachable ? t().noNetwork : (error as Error).message);
    }
  };

  const copy = async () => {
    await navigator.clipboard.writeText(window.location.href).catch(() => {});
    setCopied(true);
  };

  return (
    <div class="sheet">
      <h1>{props.title}</h1>
      <label>
        {t().name}
        <input
          value={name()}
          maxlength="24"
          autocomplete="nickname"
          onInput={(event) => setName(event.currentTarget.value)}
        />
      </label>
      <ul class="seats">
        <For each={message().seats}>
          {(seat, index) => (
            <li class={`seat seat-${index() % 6}`}>
              <span class="emblem" aria-hidden="true" />
              <span>
                {seat.taken ? seat.name : t().free}
                {seat.yours ? ` (${t().you})` : ''}
              </span>
              <span class="buttons">
                <Switch>
                  <Match when={seat.yours}>
                    <button type="button" onClick={() => void state.ask({ type: 'stand', seat: index() })}>
                      {t().standUp}
                    </button>
                  </Match>
                  <Match when={!seat.taken}>
                    <button type="button" class="main" onClick={() => void sit(index())}>
                      {t().sitHere}
                    </button>
                    <Show when={message().host}>
                      <button
                        type="button"
                        onClick={() => void state.ask({ type: 'bot', seat: index(), bot: 'greedy' })}
                      >
                        {t().seatBot}
                      </button>
                    </Show>
                  </Match>
                  <Match when={seat.bot !== null && message().host}>
                    <button type="button" onClick={() => void state.ask({ type: 'bot', seat: index(), bot: null })}>
                      {t().unseatBot}
                    </button>
                  </Match>
                </Switch>
              </span>
            </li>
          )}
        </For>
      </ul>
      <Show when={problem() ?? (state.shown() && refusalText(state.opened()?.words, state.shown()!.refusal))}>
        {(text) => (
          <p class="problem" role="alert">
            {text()}
          </p>
        )}
      </Show>
      <Show when={message().host} fallback={<p class="hint">{seated() ? t().waitForHost : ''}</p>}>
        <div class="buttons">
          <button type="button" class="main" disabled={!full()} onClick={() => void state.ask({ type: 'start' })}>
            {t().startGame}
          </button>
        </div>
        <Show when={!full()}>
          <p class="hint">{t().startWhenFull}</p>
        </Show>
      </Show>
      <p>
        {t().invite} <code>{window.location.href}</code>{' '}
        <button type="button" class="quiet" onClick={() => void copy()}>
          {copied() ? t().copied : t().copy}
        </button>
      </p>
      <p class="hint seed">{filled(t().fair, { commitment: message().commitment })}</p>
    </div>
  );
}

/** The socket was opened anew under the new name: wait until it is up. */
function connected(state: TableState): Promise<void> {
  return new Promise((resolve) => {
    const look = () => (state.link.status() === 'ready' ? resolve() : setTimeout(look, 50));
    look();
  });
}

/** What the people at the table say to each other. Text stays text; whom one does not want to read is muted. */

import { createEffect, createSignal, For, type JSX, on, Show } from 'solid-js';
import { recall, remember } from '../kept.ts';
import { time } from '../people/when.ts';
import { playTexts as p } from '../text/play.ts';
import { filled } from '../text/text.ts';
import type { TableState } from './state.ts';

const LONGEST = 500;

export function Chat(props: { state: TableState }): JSX.Element {
  const { state } = props;
  const seats = () => state.message()!.seats;
  const [open, setOpen] = createSignal(false);
  const [seen, setSeen] = createSignal(0);
  const [text, setText] = createSignal('');
  const mutedKey = `muted.${state.id}`;
  const [muted, setMuted] = createSignal<readonly number[]>(
    (recall(mutedKey) ?? '').split(' ').filter(Boolean).map(Number),
  );
  let list: HTMLOListElement | undefined;

  const lines = () => state.lines().filter(({ seat }) => !muted().includes(seat));
  const unread = () => lines().filter(({ n }) => n >= seen()).length;
  createEffect(
    on([open, lines], ([shown, all]) => {
      if (!shown) return;
      setSeen((all.at(-1)?.n ?? -1) + 1);
      queueMicrotask(() => list?.scrollTo(0, list.scrollHeight));
    }),
  );

  const say = async (event: Event) => {
    event.preventDefault();
    const said = text().trim();
    if (said !== '' && (await state.ask({ type: 'say', text: said }))) setText('');
  };
  const mute = async (seat: number, on: boolean) => {
    if (!(await state.ask({ type: 'mute', seat, on }))) return;
    const next = on ? [...muted(), seat] : muted().filter((other) => other !== seat);
    setMuted(next);
    remember(mutedKey, next.length === 0 ? null : next.join(' '));
  };

  return (
    <details class="chat" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {p().chat.title}{' '}
        <Show when={!open() && unread() > 0}>
          <span class="unread">{filled(p().chat.unread, { n: unread() })}</span>
        </Show>
      </summary>
      <p class="hint">{p().chat.onlySeats}</p>
      <Show when={lines().length > 0} fallback={<p class="empty">{p().chat.empty}</p>}>
        <ol ref={list} class="chat-lines" tabindex="0" aria-live="polite" aria-label={p().chat.title}>
          <For each={lines()}>
            {(line) => (
              <li>
                <small>{time(line.at)}</small> <b>{line.name}</b> {line.text}
              </li>
            )}
          </For>
        </ol>
      </Show>
      <form onSubmit={say}>
        <input
          aria-label={p().chat.say}
          placeholder={p().chat.say}
          maxlength={LONGEST}
          value={text()}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <button type="submit" disabled={text().trim() === ''}>
          {p().chat.send}
        </button>
      </form>
      <div class="buttons">
        <For each={seats()}>
          {(seat, index) => (
            <Show when={seat.taken && !seat.yours && (seat.bot === null || seat.away)}>
              <button
                type="button"
                class="quiet"
                aria-pressed={muted().includes(index())}
                onClick={() => void mute(index(), !muted().includes(index()))}
              >
                {filled(muted().includes(index()) ? p().chat.unmute : p().chat.mute, { name: seat.name })}
              </button>
            </Show>
          )}
        </For>
      </div>
    </details>
  );
}

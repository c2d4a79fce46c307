/** The chat of a table. Messages are plain text; unwanted players can be muted. */

import { Emblem } from '@quai/kit/emblem.tsx';
import { createEffect, createSignal, For, type JSX, Show } from 'solid-js';
import { recall, remember } from '../kept.ts';
import { day, time } from '../people/when.ts';
import { playTexts as p } from '../text/play.ts';
import { filled } from '../text/text.ts';
import { seatLook } from './seatlook.ts';
import type { TableState } from './state.ts';

const LONGEST = 500;
/** Within this many pixels of its end, a list counts as read to the end. */
const NEAR_END = 20;

export type ChatState = ReturnType<typeof createChat>;

/** Messages, muted players and the unread count; kept whether or not the chat is open. */
export function createChat(state: TableState) {
  const seats = () => state.message()!.seats;
  const readKey = `read.${state.id}`;
  /** The number of the first unread line: a table over days is opened many times. */
  const [seen, setSeen] = createSignal(Number(recall(readKey) ?? 0));
  const mutedKey = `muted.${state.id}`;
  const [muted, setMuted] = createSignal<readonly number[]>(
    (recall(mutedKey) ?? '').split(' ').filter(Boolean).map(Number),
  );
  const lines = () => state.lines().filter(({ seat }) => !muted().includes(seat));
  return {
    state,
    seats,
    lines,
    muted,
    unread: () => lines().filter(({ n, seat }) => n >= seen() && !seats()[seat]?.yours).length,
    /** Everything up to the last line has been seen. */
    read() {
      const last = lines().at(-1);
      if (last === undefined || last.n < seen()) return;
      setSeen(last.n + 1);
      remember(readKey, String(last.n + 1));
    },
    async mute(seat: number, on: boolean) {
      if (!(await state.ask({ type: 'mute', seat, on }))) return;
      const next = on ? [...muted(), seat] : muted().filter((other) => other !== seat);
      setMuted(next);
      remember(mutedKey, next.length === 0 ? null : next.join(' '));
    },
  };
}

/** The open chat. */
export function Chat(props: { chat: ChatState }): JSX.Element {
  const { state, seats, lines, muted, read, mute } = props.chat;
  const [text, setText] = createSignal('');
  let list: HTMLOListElement | undefined;
  /** A new message does not scroll away somebody who is reading further up. */
  let atEnd = true;
  let top = 0;

  /** Each date is shown once, above its first message. */
  const newDay = (index: number) => {
    const [before, line] = [lines()[index - 1], lines()[index]!];
    return before === undefined || day(before.at) !== day(line.at);
  };
  createEffect(() => {
    lines();
    read();
    queueMicrotask(() => atEnd && list?.scrollTo(0, list.scrollHeight));
  });

  const say = async (event: Event) => {
    event.preventDefault();
    const said = text().trim();
    atEnd = true;
    if (said !== '' && (await state.ask({ type: 'say', text: said }))) setText('');
  };
  return (
    <section class="chat" aria-label={p().chat.title}>
      <p class="hint">{p().chat.onlySeats}</p>
      <Show when={lines().length > 0} fallback={<p class="empty">{p().chat.empty}</p>}>
        <ol
          ref={list}
          class="chat-lines"
          tabindex="0"
          aria-live="polite"
          aria-label={p().chat.title}
          onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
            // New messages may have arrived since the last scroll: only scrolling up leaves the end.
            atEnd = scrollHeight - scrollTop - clientHeight < NEAR_END || (atEnd && scrollTop >= top);
            top = scrollTop;
          }}
        >
          <For each={lines()}>
            {(line, index) => (
              <li>
                <Show when={newDay(index())}>
                  <small class="chat-day">{day(line.at)}</small>
                </Show>
                <small>{time(line.at)}</small> <Emblem seat={line.seat} look={seatLook(state, line.seat)} />{' '}
                <b>{line.name}</b> {line.text}
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
    </section>
  );
}

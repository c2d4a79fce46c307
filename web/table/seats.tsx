/** The player panels: emblem, name, public score, clock, and whose turn it is. */

import { THINKS } from '@quai/bots/list.ts';
import { Emblem } from '@quai/kit/emblem.tsx';
import type { Count } from '@quai/kit/guide.ts';
import { createEffect, createMemo, createSignal, Index, type JSX, on, onCleanup, Show } from 'solid-js';
import { motionRate } from '../settings.ts';
import { botName } from '../text/bots.ts';
import { playTexts as p } from '../text/play.ts';
import { figure, filled, t } from '../text/text.ts';
import { ClockFace } from './clock.tsx';
import { seatLook, seatStyle } from './seatlook.ts';
import type { TableState } from './state.ts';

/** How long points take to count up, in milliseconds. */
const COUNTING = 350;

export function Seats(props: { state: TableState }): JSX.Element {
  const { state } = props;
  const message = () => state.message()!;
  const now = () => state.past()?.now ?? message().now!;
  const acts = (seat: number) => now().acting.includes(seat);
  /** The score in the position on view; at the end the result, with everything that was secret. */
  const scores = createMemo(() => {
    const { rules, guide } = state.opened()!;
    const { result } = now();
    // Includes the draft: points count as soon as they are visible.
    const view = state.view();
    if (guide === null) return null;
    return message().seats.map(
      (_, seat) => result?.find((standing) => standing.seat === seat)?.total ?? guide.score(rules, view, seat),
    );
  });
  /** Public counts: cards, pieces, tickets. */
  const counts = (seat: number) => {
    const { rules, words, guide } = state.opened()!;
    return guide?.counts?.(rules, words, state.past() === null ? state.view() : now().view, seat) ?? [];
  };
  return (
    <section aria-label={t().seats}>
      <ul class="seats" tabindex={0} aria-label={t().seats} data-many={message().seats.length > 2 ? '' : undefined}>
        <Index each={message().seats}>
          {(seat, index) => (
            <li
              class={`seat seat-${index % 6}`}
              classList={{ acting: acts(index) }}
              style={seatStyle(state, index)}
              data-anchor={`seat-${index}`}
            >
              <Emblem seat={index} look={seatLook(state, index)} />
              <span class="who">
                <Show when={state.present() !== null && seat().bot === null}>
                  <Here here={state.present()!.includes(index)} />
                </Show>
                <span class="who-says">
                  <span class="who-name">{seat().name}</span>
                  <Show when={index === message().as}>
                    <span class="you"> ({t().you})</span>
                  </Show>
                  <Note state={state} seat={index} />
                </span>
              </span>
              <Show when={scores()}>
                {(all) => (
                  <span class="score">
                    <span aria-hidden="true">
                      <Counted to={all()[index] ?? 0} />
                    </span>
                    <span class="sr">{filled(p().seats.score, { points: all()[index]! })}</span>
                  </span>
                )}
              </Show>
              <ClockFace state={state} seat={index} />
              <Show when={acts(index)}>
                <span class="sr">{t().mustAct}</span>
              </Show>
              <span class="facts">
                <Index each={counts(index)}>{(count, nth) => <Fact count={count()} first={nth === 0} />}</Index>
              </span>
            </li>
          )}
        </Index>
      </ul>
    </section>
  );
}

function Fact(props: { count: Count; first: boolean }): JSX.Element {
  const drawn = () => (typeof props.count === 'string' ? null : props.count);
  return (
    <Show
      when={drawn()}
      fallback={
        <span class="told">
          <Show when={!props.first}> · </Show>
          {String(props.count)}
        </span>
      }
    >
      {(fact) => (
        <span class="fact" title={fact().text}>
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d={fact().icon} fill-rule="evenodd" />
          </svg>
          <span aria-hidden="true">{fact().count}</span>
          <span class="sr">{fact().text} </span>
        </span>
      )}
    </Show>
  );
}

/** A number that counts up to where it is, while the move that changed it is shown. */
function Counted(props: { to: number }): JSX.Element {
  const [shown, setShown] = createSignal(props.to);
  createEffect(
    on(
      () => props.to,
      (to, from = to) => {
        const rate = motionRate();
        if (from === to || rate === 0 || document.hidden) return void setShown(to);
        const begun = performance.now();
        let frame = requestAnimationFrame(function count(now) {
          const part = Math.min(1, Math.max(0, now - begun) / (COUNTING / rate));
          setShown(part === 1 ? to : Math.trunc(from + (to - from) * part) + 0);
          if (part < 1) frame = requestAnimationFrame(count);
        });
        onCleanup(() => {
          cancelAnimationFrame(frame);
          setShown(to);
        });
      },
    ),
  );
  return <>{figure(shown())}</>;
}

/** Presence: a full disc if the player is looking at the table, a ring if not. */
function Here(props: { here: boolean }): JSX.Element {
  return (
    <span class="here-dot" classList={{ here: props.here }} title={props.here ? p().seats.here : p().seats.notHere}>
      <span class="sr">{props.here ? p().seats.here : p().seats.notHere}: </span>
    </span>
  );
}

/** What else is to be said of a seat: a bot, somebody away, somebody who gave up. */
function Note(props: { state: TableState; seat: number }): JSX.Element {
  const seat = () => props.state.message()!.seats[props.seat]!;
  const note = () => {
    const { name, bot, away, resigned } = seat();
    if (resigned) return p().seats.resigned;
    if (away && bot !== null) return p().seats.botPlays;
    if (away && !props.state.present()?.includes(props.seat)) return p().seats.away;
    if (bot === null) return null;
    if (props.state.queued() && props.state.message()!.now?.acting.includes(props.seat)) return p().seats.queued;
    if (props.state.message()!.now?.acting.includes(props.seat) && props.state.past() === null) {
      const long = THINKS[bot];
      return long === undefined ? p().seats.thinking : filled(p().seats.thinkingFor, { s: Math.ceil(long / 1000) });
    }
    // A player named "Bot 2" gets no further bot label.
    return name.startsWith(t().bot) ? `(${botName(bot)})` : filled(t().botNamed, { bot: botName(bot) });
  };
  return <Show when={note()}>{(text) => <small> {text()}</small>}</Show>;
}

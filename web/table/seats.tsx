/** Who sits where: emblem, name, public score, clock, and who must act. */

import { Emblem } from '@quai/kit/emblem.tsx';
import { createMemo, Index, type JSX, Show } from 'solid-js';
import { botName } from '../text/bots.ts';
import { playTexts as p } from '../text/play.ts';
import { figure, filled, t } from '../text/text.ts';
import { ClockFace } from './clock.tsx';
import type { TableState } from './state.ts';

export function Seats(props: { state: TableState }): JSX.Element {
  const { state } = props;
  const message = () => state.message()!;
  const now = () => state.past()?.now ?? message().now!;
  const acts = (seat: number) => now().acting.includes(seat);
  /** As it stands in what is shown: now, or then; at the end it is the result, with what was secret till then. */
  const scores = createMemo(() => {
    const { rules, guide } = state.opened()!;
    const { view, result } = now();
    if (guide === null) return null;
    return message().seats.map(
      (_, seat) => result?.find((standing) => standing.seat === seat)?.total ?? guide.score(rules, view, seat),
    );
  });
  const look = (seat: number) => {
    const { rules, guide } = state.opened()!;
    return guide?.pieces?.(rules, seat);
  };
  /** What everybody may count: cards, pieces, tickets. */
  const counts = (seat: number) => {
    const { rules, words, guide } = state.opened()!;
    return guide?.counts?.(rules, words, state.past() === null ? state.view() : now().view, seat).join(' · ') ?? '';
  };
  return (
    <section aria-label={t().seats}>
      <ul class="seats" tabindex={0} aria-label={t().seats}>
        <Index each={message().seats}>
          {(seat, index) => (
            <li class={`seat seat-${index % 6}`} classList={{ acting: acts(index) }} data-anchor={`seat-${index}`}>
              <Emblem seat={index} look={look(index)} />
              <span class="who">
                <Show when={state.present() !== null && seat().bot === null}>
                  <Here here={state.present()!.includes(index)} />
                </Show>
                <span>
                  {seat().name}
                  {index === message().as ? ` (${t().you})` : ''}
                  <Note state={state} seat={index} />
                </span>
              </span>
              <Show when={scores()}>
                {(all) => (
                  <span class="score">
                    <span aria-hidden="true">{figure(all()[index]!)}</span>
                    <span class="sr">{filled(p().seats.score, { points: figure(all()[index]!) })}</span>
                  </span>
                )}
              </Show>
              <ClockFace state={state} seat={index} />
              <Show when={acts(index)}>
                <span class="sr">{t().mustAct}</span>
              </Show>
              <span class="facts">{counts(index)}</span>
            </li>
          )}
        </Index>
      </ul>
    </section>
  );
}

/** Is the person in front of the table? A full disc if so, a ring if not. */
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
    // Who is called "Bot 2" is not called a bot once more.
    return name.startsWith(t().bot) ? `(${botName(bot)})` : filled(t().botNamed, { bot: botName(bot) });
  };
  return <Show when={note()}>{(text) => <small> {text()}</small>}</Show>;
}

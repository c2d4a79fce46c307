/** The time a seat has left, counting down while it runs. */

import { createSignal, type JSX, onCleanup, Show } from 'solid-js';
import { playTexts as p } from '../text/play.ts';
import { filled } from '../text/text.ts';
import type { TableState } from './state.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** With less than this left, the clock is emphasised. */
const LOW = 30 * SECOND;
const LOW_DAYS = 12 * HOUR;

export function timeText(left: number): string {
  if (left <= 0) return p().clock.up;
  const whole = (unit: number) => Math.floor(left / unit);
  if (left >= DAY) return filled(p().clock.days, { d: whole(DAY), h: whole(HOUR) % 24 });
  if (left >= HOUR) return filled(p().clock.hours, { h: whole(HOUR), m: whole(MINUTE) % 60 });
  return `${whole(MINUTE)}:${String(whole(SECOND) % 60).padStart(2, '0')}`;
}

export function ClockFace(props: { state: TableState; seat: number }): JSX.Element {
  const { state } = props;
  const [now, setNow] = createSignal(performance.now());
  const timer = setInterval(() => setNow(performance.now()), 250);
  onCleanup(() => clearInterval(timer));
  const clock = () => state.message()!.clock;
  const running = () => clock()?.running[props.seat] === true && state.message()!.status === 'playing';
  const left = () => (clock()?.left[props.seat] ?? 0) - (running() ? Math.max(0, now() - state.heardAt()) : 0);
  const low = () => left() < (state.message()!.terms.clock.kind === 'days' ? LOW_DAYS : LOW);
  const name = () => state.message()!.seats[props.seat]!.name;
  return (
    <Show when={clock() !== null && state.message()!.status !== 'over'}>
      <span class="clock" classList={{ running: running(), low: running() && low() }} role="timer">
        <span aria-hidden="true">{timeText(left())}</span>
        <span class="sr">{filled(p().clock.left, { name: name(), time: timeText(left()) })}</span>
      </span>
    </Show>
  );
}

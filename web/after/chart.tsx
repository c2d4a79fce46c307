/** A chart of the score by turn: one line per seat, distinguished by colour, emblem and dashes. */

import { Emblem } from '@quai/kit/emblem.tsx';
import { createResource, For, type JSX, Show } from 'solid-js';
import { seatLook, seatStyle } from '../table/seatlook.ts';
import type { TableState } from '../table/state.ts';
import { afterTexts as a } from '../text/after.ts';
import { figure, filled, t } from '../text/text.ts';
import { type Course, courseOf } from './course.ts';
import { recordOf } from './record.ts';

const WIDTH = 600;
const HEIGHT = 240;
const LEFT = 40;
const RIGHT = 34;
const TOP = 12;
const BOTTOM = 26;
const DASHES = ['', '8 4', '2 4', '10 3 2 3', '5 5', '1 3'];

export function Chart(props: { state: TableState }): JSX.Element {
  const { state } = props;
  const [course] = createResource(
    () => state.id,
    async (id) => courseOf(await recordOf(id)).catch(() => null),
  );
  return (
    <details class="chart" open>
      <summary>{a().chart}</summary>
      <Show when={course()} fallback={<p class="empty">{course.loading ? t().loading : a().noChart}</p>}>
        {(found) => <Drawn state={state} course={found()} />}
      </Show>
    </details>
  );
}

function Drawn(props: { state: TableState; course: Course }): JSX.Element {
  const names = (seat: number) => props.state.message()?.seats[seat]?.name ?? '';
  const all = () => props.course.points.flat();
  const low = () => Math.min(0, ...all());
  const high = () => Math.max(1, ...all());
  const last = () => Math.max(1, props.course.at.at(-1) ?? 1);
  const x = (seq: number) => LEFT + ((WIDTH - LEFT - RIGHT) * seq) / last();
  const y = (points: number) => TOP + ((HEIGHT - TOP - BOTTOM) * (high() - points)) / (high() - low());
  const path = (points: readonly number[]) =>
    points.map((value, index) => `${index === 0 ? 'M' : 'L'}${x(props.course.at[index] ?? 0)} ${y(value)}`).join('');
  const lines = () => {
    const step = niceStep(high() - low());
    const from = Math.ceil(low() / step) * step;
    return Array.from({ length: Math.floor((high() - from) / step) + 1 }, (_, i) => from + i * step);
  };
  const label = () =>
    filled(a().chartAlt, {
      ends: props.course.points
        .map((points, seat) => filled(t().headed, { head: names(seat), rest: figure(points.at(-1) ?? 0) }))
        .join(', '),
    });
  return (
    <>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label()}>
        <For each={lines()}>
          {(value) => (
            <>
              <line class="grid" x1={LEFT} x2={WIDTH - RIGHT} y1={y(value)} y2={y(value)} />
              <text x={LEFT - 6} y={y(value) + 4} text-anchor="end">
                {value}
              </text>
            </>
          )}
        </For>
        <text x={WIDTH - RIGHT} y={HEIGHT - 6} text-anchor="end">
          {filled(t().replayAt, { at: last(), last: last() })}
        </text>
        <For each={props.course.points}>
          {(points, seat) => (
            <g class={`seat-${seat() % 6}`} style={seatStyle(props.state, seat())}>
              <path class="course" d={path(points)} stroke-dasharray={DASHES[seat() % 6]} />
              <svg
                x={x(last()) + 4}
                y={y(points.at(-1) ?? 0) - 11}
                width="22"
                height="22"
                viewBox="0 0 24 24"
                aria-hidden="true"
              >
                <Emblem seat={seat()} look={seatLook(props.state, seat())} />
              </svg>
            </g>
          )}
        </For>
      </svg>
      <ul class="legend">
        <For each={props.course.points}>
          {(_, seat) => (
            <li>
              <Emblem seat={seat()} look={seatLook(props.state, seat())} /> {names(seat())}
            </li>
          )}
        </For>
      </ul>
    </>
  );
}

/** 1, 2 or 5 times a power of ten, for about five lines. */
function niceStep(range: number): number {
  const rough = range / 5;
  const power = 10 ** Math.floor(Math.log10(Math.max(1, rough)));
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= rough) ?? power;
}

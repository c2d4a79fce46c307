/** A rating over time: a line with its confidence band, as one SVG, also described in words. */

import { For, type JSX } from 'solid-js';
import { peopleTexts as p } from '../text/people.ts';
import { filled } from '../text/text.ts';
import { day } from './when.ts';

export type Point = Readonly<{ ended: number; rating: number; deviation: number }>;

const WIDTH = 360;
const HEIGHT = 190;
const LEFT = 44;
const BOTTOM = 26;
const TOP = 10;
const RIGHT = 10;

export function RatingChart(props: { game: string; points: readonly Point[] }): JSX.Element {
  const low = () => Math.min(...props.points.map(({ rating, deviation }) => rating - deviation));
  const high = () => Math.max(...props.points.map(({ rating, deviation }) => rating + deviation));
  const lines = () => rounded(low(), high());
  /** Tables are evenly spaced, in the order they ended, so that one evening is not squeezed into a dot. */
  const x = (index: number) =>
    LEFT + (props.points.length < 2 ? 0.5 : index / (props.points.length - 1)) * (WIDTH - LEFT - RIGHT);
  const y = (rating: number) => {
    const [from, to] = [lines()[0] ?? 0, lines().at(-1) ?? 1];
    return TOP + ((to - rating) / (to - from)) * (HEIGHT - TOP - BOTTOM);
  };
  const line = () => props.points.map(({ rating }, index) => `${x(index)},${y(rating)}`).join(' ');
  const band = () => {
    const edge = (sign: number) => props.points.map((at, index) => `${x(index)},${y(at.rating + sign * at.deviation)}`);
    return [...edge(1), ...edge(-1).toReversed()].join(' ');
  };
  const label = () => {
    const all = props.points.map(({ rating }) => Math.round(rating));
    return filled(p().person.chart, {
      game: props.game,
      first: all[0] ?? 0,
      last: all.at(-1) ?? 0,
      n: all.length,
      low: Math.min(...all),
      high: Math.max(...all),
    });
  };
  return (
    <figure class="chart">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label()}>
        <For each={lines()}>
          {(rating) => (
            <>
              <line class="grid" x1={LEFT} x2={WIDTH - RIGHT} y1={y(rating)} y2={y(rating)} />
              <text x={LEFT - 6} y={y(rating) + 4} text-anchor="end">
                {rating}
              </text>
            </>
          )}
        </For>
        <polygon class="band" points={band()} />
        <polyline class="rating" points={line()} />
        <For each={props.points}>
          {(at, index) => <circle cx={x(index())} cy={y(at.rating)} r={props.points.length > 60 ? 1.5 : 3.5} />}
        </For>
        <text x={LEFT} y={HEIGHT - 6}>
          {day(props.points[0]?.ended ?? 0)}
        </text>
        <text x={WIDTH - RIGHT} y={HEIGHT - 6} text-anchor="end">
          {day(props.points.at(-1)?.ended ?? 0)}
        </text>
      </svg>
      <figcaption>{label()}</figcaption>
    </figure>
  );
}

/** Four or five round numbers that span a range. */
function rounded(low: number, high: number): number[] {
  const step = [50, 100, 200, 500, 1000].find((size) => (high - low) / size <= 5) ?? 2000;
  const from = Math.floor(low / step) * step;
  const count = Math.ceil((high - from) / step) + 1;
  return Array.from({ length: Math.max(2, count) }, (_, index) => from + index * step);
}

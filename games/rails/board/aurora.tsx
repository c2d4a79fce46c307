/** Slow curtains of light behind the land. They stand still for people who prefer reduced motion. */

import { For, type JSX } from 'solid-js';

const RAYS = 44;

/** A curtain of rays over a winding hem, from x and y on. */
interface Curtain {
  readonly class: string;
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly high: number;
  readonly bend: number;
  readonly light: string;
}

const CURTAINS: readonly Curtain[] = [
  { class: 'veil two', x: -760, y: 470, wide: 1500, high: 430, bend: 0.8, light: 'violet' },
  { class: 'veil one', x: -640, y: 150, wide: 1700, high: 330, bend: 1.3, light: 'green' },
  { class: 'veil three', x: -820, y: 860, wide: 1250, high: 380, bend: 1, light: 'green' },
];

export function Aurora(): JSX.Element {
  return (
    <g class="aurora">
      <defs>
        <linearGradient id="aurora-green" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#8a6ad0" stop-opacity="0" />
          <stop offset="0.5" stop-color="#37a39d" stop-opacity="0.32" />
          <stop offset="0.88" stop-color="#62e6a4" stop-opacity="0.7" />
          <stop offset="1" stop-color="#c8fbd6" stop-opacity="0" />
        </linearGradient>
        <linearGradient id="aurora-violet" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#c06bb0" stop-opacity="0" />
          <stop offset="0.7" stop-color="#7a6fd0" stop-opacity="0.42" />
          <stop offset="1" stop-color="#4fb0c0" stop-opacity="0" />
        </linearGradient>
      </defs>
      <For each={CURTAINS}>
        {(curtain) => (
          <g class={curtain.class}>
            <For each={raysOf(curtain)}>{(d) => <path d={d} fill={`url(#aurora-${curtain.light})`} />}</For>
          </g>
        )}
      </For>
    </g>
  );
}

/** One path a ray, since the light fades over the height of each. */
function raysOf({ x, y, wide, high, bend }: Curtain): readonly string[] {
  const hem = (t: number) => y + Math.sin(t * 6.3 * bend) * high * 0.26 + Math.sin(t * 15) * high * 0.05;
  const step = wide / RAYS;
  return Array.from({ length: RAYS }, (_, i) => {
    const [from, to] = [i / RAYS, (i + 1) / RAYS];
    const tall = high * (0.72 + 0.28 * Math.sin(i * 1.9) * Math.sin(i * 0.37 + 1));
    const [left, right] = [x + wide * from, x + wide * from + step * 1.04];
    const spot = (at: number, height: number) => `${at.toFixed(0)} ${height.toFixed(0)}`;
    return `M${spot(left, hem(from))}L${spot(right, hem(to))}L${spot(right, hem(to) - tall)}L${spot(left, hem(from) - tall)}Z`;
  });
}

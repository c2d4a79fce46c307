/** Slow curtains of light behind the land, in flat layers. They stand still for people who prefer reduced motion. */

import { For, type JSX } from 'solid-js';

/** A curtain of light over a winding hem, from x and y on. */
interface Curtain {
  readonly class: string;
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly high: number;
  readonly bend: number;
  /** From the hem up. */
  readonly lights: readonly [hem: string, middle: string, top: string];
}

const GREEN = ['#7df0b0', '#3fb89a', '#4a7fae'] as const;
const VIOLET = ['#5fb7c8', '#7a6fd0', '#a765b8'] as const;

const CURTAINS: readonly Curtain[] = [
  { class: 'veil two', x: -900, y: 560, wide: 1700, high: 470, bend: 0.8, lights: VIOLET },
  { class: 'veil one', x: -800, y: 190, wide: 1900, high: 380, bend: 1.3, lights: GREEN },
  { class: 'veil three', x: -900, y: 940, wide: 1400, high: 420, bend: 1, lights: GREEN },
];

export function Aurora(): JSX.Element {
  return (
    <g class="aurora">
      <For each={CURTAINS}>
        {(curtain) => (
          <g class={curtain.class}>
            <For each={layersOf(curtain)}>{({ d, fill }) => <path d={d} fill={fill} fill-opacity="0.11" />}</For>
          </g>
        )}
      </For>
    </g>
  );
}

const LAYERS = 9;
const STEPS = 36;

/** The lower a point, the more layers cover it: the light is strongest at the hem and fades upwards. */
function layersOf({ x, y, wide, high, bend, lights }: Curtain): readonly { d: string; fill: string }[] {
  const hem = (t: number) => y + Math.sin(t * 6.3 * bend) * high * 0.26 + Math.sin(t * 15 + bend) * high * 0.06;
  const spot = (t: number, rise: number) => `${(x + wide * t).toFixed(0)} ${(hem(t) - rise).toFixed(0)}`;
  const steps = Array.from({ length: STEPS + 1 }, (_, i) => i / STEPS);
  return Array.from({ length: LAYERS }, (_, layer) => {
    const share = (layer + 1) / LAYERS;
    const tall = (t: number) =>
      high * share * (0.8 + 0.16 * Math.sin(t * 23 + layer * 0.5) + 0.1 * Math.sin(t * 41 - layer));
    const top = [...steps].reverse().map((t) => spot(t, tall(t)));
    const fill = lights[share < 0.34 ? 0 : share < 0.67 ? 1 : 2];
    return { d: `M${steps.map((t) => spot(t, 0)).join('L')}L${top.join('L')}Z`, fill };
  });
}

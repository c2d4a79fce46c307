/** A magnifying glass for a drawing: what lies under the finger, larger, and what it would choose. */

import { For, type JSX } from 'solid-js';

/** How many pixels of the drawing it shows, across. */
const SEEN = 48;

export function Lens(props: {
  /** The ids of what the drawing consists of, the lowest first. */
  of: readonly string[];
  /** The point under the finger, in units of the drawing. */
  at: Readonly<{ x: number; y: number }>;
  /** Pixels of a unit. */
  pixels: number;
  /** Where the finger is in the frame, from 0 to 1. */
  finger: Readonly<{ x: number; y: number }>;
  /** What it points at. */
  named: string | undefined;
}): JSX.Element {
  const size = () => SEEN / props.pixels;
  return (
    <figure class="zoom-lens" style={props.finger.x < 0.5 ? { right: '6px' } : { left: '6px' }} aria-hidden="true">
      <svg viewBox={`${props.at.x - size() / 2} ${props.at.y - size() / 2} ${size()} ${size()}`} aria-hidden="true">
        <For each={props.of}>{(part) => <use href={`#${part}`} />}</For>
        <circle class="aim" cx={props.at.x} cy={props.at.y} r={size() / 14} stroke-width={size() / 40} />
      </svg>
      <figcaption>{props.named}</figcaption>
    </figure>
  );
}

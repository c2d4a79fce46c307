/** Icons for what is paid and received, each with a distinct shape. */

import { For, type JSX } from 'solid-js';
import type { DrawnTexts } from '../text/drawn.ts';

export type Unit = keyof DrawnTexts['units'];

export function Icon(props: { unit: Unit }): JSX.Element {
  return (
    <svg class={`unit unit-${props.unit}`} viewBox="-10 -10 20 20" aria-hidden="true">
      {shape(props.unit)}
    </svg>
  );
}

function shape(unit: Unit): JSX.Element {
  switch (unit) {
    case 'iron':
      return <path d="M0 -8 L7 -4 V4 L0 8 L-7 4 V-4 Z" />;
    case 'stone':
      return <rect x="-7" y="-7" width="14" height="14" rx="1.5" />;
    case 'rubble':
      return <path d="M-8 6 L-5 -1 L-1 2 L1 -6 L5 -1 L8 6 Z" />;
    case 'passenger':
      return <path d="M0 -8 A3.4 3.4 0 1 1 -0.1 -8 M-6 8 Q-6 0 0 0 Q6 0 6 8 Z" />;
    case 'event':
      return <rect class="event" x="-7" y="-7" width="14" height="14" rx="1.5" transform="rotate(45) scale(0.8)" />;
    case 'any':
      return <path d="M0 -8 L7 -4 V4 L0 8 Z M-7 -7 H-1 V7 H-7 Z" />;
    default:
      return <path d="M0 -9 L2.6 -3 L9 -2.6 L4 1.6 L5.7 8 L0 4.4 L-5.7 8 L-4 1.6 L-9 -2.6 L-2.6 -3 Z" />;
  }
}

/** `2 [iron] 1 [stone]`; screen readers get words. */
export function Amounts(props: {
  of: Readonly<Partial<Record<Unit, number>>>;
  words: DrawnTexts['units'];
  none?: string;
}): JSX.Element {
  const units = () => (Object.keys(props.of) as Unit[]).filter((unit) => (props.of[unit] ?? 0) > 0);
  return (
    <span class="amounts">
      <For each={units()} fallback={props.none ?? ''}>
        {(unit) => (
          <span class="amount" title={`${props.of[unit]} ${props.words[unit]}`}>
            {props.of[unit]}
            <Icon unit={unit} />
            <span class="sr">{props.words[unit]}</span>
          </span>
        )}
      </For>
    </span>
  );
}

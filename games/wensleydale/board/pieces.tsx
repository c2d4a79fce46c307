/** Small woodcuts: stone, cheese, figures, towns, discs. */

import { For, type JSX, Show } from 'solid-js';
import { isPassenger, RED, STONE } from '../rules/kinds.ts';
import { COMPANY_COLOURS, INFLUENCE_COLOURS, INFLUENCE_LETTERS, onInfluence, onSeat, seatColour } from './look.ts';

export function Stone(): JSX.Element {
  return (
    <g class="stone">
      <path d="M-6 5 L-7 -2 L-2 -6 L5 -5 L7 1 L4 6 Z" />
      <path class="cut" d="M-2 -6 L0 0 L7 1 M0 0 L-6 5" />
    </g>
  );
}

export function Cheese(): JSX.Element {
  return (
    <g class="cheese">
      <path d="M-8 2 L5 -6 Q8 -2 8 2 Z" />
      <path d="M-8 2 H8 V6 H-8 Z" />
      <circle class="hole" cx="2" cy="4" r="1.2" />
      <circle class="hole" cx="3" cy="-1" r="1.2" />
    </g>
  );
}

/** 0 MR passenger, 1 NER passenger, 2 objector. */
export function Figure(props: { kind: number }): JSX.Element {
  const fill = () => (props.kind === 2 ? '#f7f3e6' : COMPANY_COLOURS[props.kind as 0 | 1]);
  return (
    <g class="figure">
      <path d="M-5 8 Q-5 -1 0 -1 Q5 -1 5 8 Z" fill={fill()} />
      <circle cy="-4" r="3.4" fill={fill()} />
      <text dy="7" fill={props.kind === 2 ? '#26221d' : '#fffaee'}>
        {['M', 'N', '!'][props.kind]}
      </text>
    </g>
  );
}

/** A piece on a train. */
export function Load(props: { piece: number }): JSX.Element {
  return (
    <Show when={isPassenger(props.piece)} fallback={props.piece === STONE ? <Stone /> : <Cheese />}>
      <Figure kind={props.piece - RED} />
    </Show>
  );
}

/** A church for a large town, a house for a small one, with flags of the companies that own it. */
export function Town(props: { size: 'small' | 'large'; companies: number }): JSX.Element {
  return (
    <g class="town">
      <Show when={props.size === 'large'} fallback={<path d="M-6 6 V-1 L0 -6 L6 -1 V6 Z" />}>
        <path d="M-11 7 V-3 L-6 -9 L-1 -3 V-1 H10 V7 Z" />
      </Show>
      <For each={[0, 1].filter((company) => (props.companies >> company) & 1)}>
        {(company, i) => (
          <g transform={`translate(${props.size === 'large' ? 4 + i() * 9 : 3 + i() * 9} -4)`}>
            <path class="pole" d="M0 0 V-17" />
            <path d="M0 -17 L14 -12.5 L0 -7.5 Z" style={{ fill: COMPANY_COLOURS[company as 0 | 1] }} />
            <text class="flag-letter" x="4" y="-10">
              {['M', 'N'][company]}
            </text>
          </g>
        )}
      </For>
    </g>
  );
}

/** An influence disc with its letter. */
export function Disc(props: { influence: number; drawn?: boolean }): JSX.Element {
  return (
    <span
      class="disc"
      classList={{ drawn: props.drawn === true }}
      style={{ background: INFLUENCE_COLOURS[props.influence], color: onInfluence(props.influence) }}
      aria-hidden="true"
    >
      {INFLUENCE_LETTERS[props.influence]}
    </span>
  );
}

/** A seat's disc with its number. */
export function SeatDisc(props: { seat: number; colours: readonly string[]; title: string }): JSX.Element {
  return (
    <span
      class="disc seat-disc"
      style={{ background: seatColour(props.colours, props.seat), color: onSeat(props.colours, props.seat) }}
      title={props.title}
    >
      {props.seat + 1}
    </span>
  );
}

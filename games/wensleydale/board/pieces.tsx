/** Small woodcuts: stone, cheese, figures, towns, discs. Each kind has its own shape; colour only helps. */

import { at } from '@quai/engine/at.ts';
import { For, type JSX, Show } from 'solid-js';
import { CUBES, isPassenger, RED, STONE } from '../rules/kinds.ts';
import type { Point } from './labels.ts';
import { COMPANY_COLOURS, INFLUENCE_COLOURS, influenceLetter, onInfluence, onSeat, seatColour } from './look.ts';

/**
 * Where a piece is drawn. Its coordinates are moved, since every transform of the hundreds of pieces on the map costs time whenever
 * the map is painted.
 */
type Placed = Readonly<{ at?: Point }>;

const HERE: Point = [0, 0];

function moved(path: string, [x, y]: Point): string {
  return path.replace(/([MLQHV])([-. \d]+)/g, (_, command: string, numbers: string) => {
    const along = (nth: number) => (command === 'V' || (command !== 'H' && nth % 2 === 1) ? y : x);
    const list = numbers.trim().split(' ');
    return `${command}${list.map((number, nth) => Number((Number(number) + along(nth)).toFixed(2))).join(' ')} `;
  });
}

export function Stone(props: Placed): JSX.Element {
  const to = (path: string) => moved(path, props.at ?? HERE);
  return (
    <g class="stone">
      <path d={to('M-7 -3 L0 -7 L7 -3 V4 L0 8 L-7 4 Z')} />
      <path class="cut" d={to('M-7 -3 L0 1 L7 -3 M0 1 V8')} />
    </g>
  );
}

export function Cheese(props: Placed): JSX.Element {
  const [x, y] = props.at ?? HERE;
  const to = (path: string) => moved(path, [x, y]);
  return (
    <g class="cheese">
      <path d={to('M-8 1 L5 -6 Q8 -2 8 1 Z')} />
      <path d={to('M-8 1 H8 V6 H-8 Z')} />
      <circle class="hole" cx={x - 2} cy={y + 3.6} r="1.3" />
      <circle class="hole" cx={x + 4} cy={y + 3.4} r="1.1" />
    </g>
  );
}

const WHITE_FIGURE = '#f7f3e6';

/** 0 an MR passenger in a top hat, 1 an NER passenger in a long coat, 2 an objector with a placard. */
export function Figure(props: Placed & Readonly<{ kind: number }>): JSX.Element {
  const [x, y] = props.at ?? HERE;
  const to = (path: string) => moved(path, [x, y]);
  const fill = () => (props.kind === 2 ? WHITE_FIGURE : COMPANY_COLOURS[props.kind as 0 | 1]);
  return (
    <g class={`figure figure-${props.kind}`}>
      <path d={to(props.kind === 1 ? 'M-6 8 L-2.5 -1 H2.5 L6 8 Z' : 'M-5 8 Q-5 -1 0 -1 Q5 -1 5 8 Z')} fill={fill()} />
      <circle cx={x} cy={y - 3.6} r="3.1" fill={fill()} />
      <Show when={props.kind === 0}>
        <path class="hat" d={to('M-4.4 -5.8 H4.4 M-2.4 -5.8 V-9 H2.4 V-5.8')} fill={fill()} />
      </Show>
      <Show when={props.kind === 2}>
        <path class="stick" d={to('M5 8 V-3')} />
        <path class="placard" d={to('M1.5 -9 H8.5 V-3.4 H1.5 Z')} />
      </Show>
    </g>
  );
}

/** A piece on a train or in a list. */
export function Load(props: { piece: number }): JSX.Element {
  return (
    <Show when={isPassenger(props.piece)} fallback={props.piece === STONE ? <Stone /> : <Cheese />}>
      <Figure kind={props.piece - RED} />
    </Show>
  );
}

/** A piece by itself, in a line of text. */
export function Piece(props: { piece: number }): JSX.Element {
  return (
    <svg class="piece" viewBox="-10 -11 20 22" aria-hidden="true">
      <Load piece={props.piece} />
    </svg>
  );
}

/** A church for a large town, a house for a small one, with flags of the companies that own it: a pennant for MR, a cross for NER. */
export function Town(props: Placed & Readonly<{ size: 'small' | 'large'; companies: number }>): JSX.Element {
  const [x, y] = props.at ?? HERE;
  const to = (path: string) => moved(path, [x, y]);
  return (
    <g class="town">
      <Show
        when={props.size === 'large'}
        fallback={
          <>
            <path d={to('M-6 6 V-1 L0 -6 L6 -1 V6 Z')} />
            <path class="roof" d={to('M-7.5 -0.5 L0 -7 L7.5 -0.5')} />
          </>
        }
      >
        <path d={to('M-11 7 V-3 L-6 -9 L-1 -3 V-1 H10 V7 Z')} />
        <path class="roof" d={to('M-1 -1 H10 M-11 -3 L-6 -9 L-1 -3')} />
      </Show>
      <For each={[0, 1].filter((company) => (props.companies >> company) & 1)}>
        {(company, i) => {
          const flag = (path: string) => moved(path, [x + 4 + i() * 11, y - 4]);
          return (
            <>
              <path class="pole" d={flag('M0 2 V-18')} />
              <path
                d={flag(company === 0 ? 'M0 -18 L13 -13 L0 -8 Z' : 'M0 -18 H12 V-9 H0 Z')}
                style={{ fill: COMPANY_COLOURS[company as 0 | 1] }}
              />
              <Show when={company === 1}>
                <path class="cross" d={flag('M6 -18 V-9 M0 -13.5 H12')} />
              </Show>
            </>
          );
        }}
      </For>
    </g>
  );
}

/** An influence disc with its letter. */
export function Disc(props: {
  influence: number;
  drawn?: boolean;
  /** What it is for the animations, and where it goes when it is won. */
  piece?: string;
  to?: string | undefined;
}): JSX.Element {
  return (
    <Show when={props.influence !== CUBES} fallback={<span class="cube" aria-hidden="true" />}>
      <span
        class="disc"
        classList={{ drawn: props.drawn === true }}
        data-piece={props.piece}
        data-to={props.to}
        style={{ background: at(INFLUENCE_COLOURS, props.influence), color: onInfluence(props.influence) }}
        aria-hidden="true"
      >
        {influenceLetter(props.influence)}
      </span>
    </Show>
  );
}

/** A seat's disc with its number. */
export function SeatDisc(props: {
  seat: number;
  title: string;
  /** What it is for the animations, where it can move. */
  piece?: string;
}): JSX.Element {
  return (
    <span
      class="disc seat-disc"
      data-piece={props.piece}
      data-from={`seat-${props.seat}`}
      data-to={`seat-${props.seat}`}
      style={{ background: seatColour(props.seat), color: onSeat(props.seat) }}
      title={props.title}
    >
      {props.seat + 1}
    </span>
  );
}

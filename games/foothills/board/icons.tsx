/** The icon language: one shape for each thing that is paid, received or done. Shapes differ, so that colour is never needed. */

import { alike } from '@quai/kit/alike.ts';
import { createMemo, For, type JSX, Show } from 'solid-js';
import type { DrawnTexts, Unit } from '../text/drawn.ts';
import type { Sign, Token } from './tokens.ts';

export function Icon(props: { unit: Sign; colour?: string | undefined }): JSX.Element {
  return (
    <svg
      class={`unit unit-${props.unit}`}
      data-token=""
      viewBox={WIDE.has(props.unit) ? '-15 -10 30 20' : '-10 -10 20 20'}
      classList={{ wide: WIDE.has(props.unit) }}
      style={props.colour === undefined ? {} : { '--unit': props.colour }}
      aria-hidden="true"
    >
      {SHAPES[props.unit]()}
    </svg>
  );
}

const WIDE: ReadonlySet<Sign> = new Set(['track', 'line', 'twoLines', 'otherLines', 'ticketLine', 'workedLine']);

const rails = (y: number) => (
  <>
    <path
      class="sleepers"
      d={`M-10 ${y - 4} V${y + 4} M-5 ${y - 4} V${y + 4} M0 ${y - 4} V${y + 4} M5 ${y - 4} V${y + 4} M10 ${y - 4} V${y + 4}`}
    />
    <path class="rail" d={`M-14 ${y - 2.2} H14 M-14 ${y + 2.2} H14`} />
  </>
);
const ticket = (x: number, y: number, size: number) => (
  <path
    class="paper"
    transform={`translate(${x} ${y}) scale(${size})`}
    d="M-9 -6 H9 V-2 A2 2 0 0 0 9 2 V6 H-9 V2 A2 2 0 0 0 -9 -2 Z"
  />
);

const SHAPES: Readonly<Record<Sign, () => JSX.Element>> = {
  iron: () => (
    <>
      <path d="M0 -8.5 L7.5 -4.3 V4.3 L0 8.5 L-7.5 4.3 V-4.3 Z" />
      <path class="cut" d="M-3 -1.8 L0 -3.5 L3 -1.8" />
    </>
  ),
  stone: () => (
    <>
      <rect x="-7.5" y="-7.5" width="15" height="15" rx="1.5" />
      <path class="cut" d="M-7.5 0 H7.5 M-2 0 V-7.5 M3 0 V7.5" />
    </>
  ),
  any: () => (
    <>
      <path class="iron-half" d="M0 -8.5 L-7.5 -4.3 V4.3 L0 8.5 Z" />
      <path class="stone-half" d="M0 -7.5 H7.5 V7.5 H0 Z" />
    </>
  ),
  rubble: () => <path d="M-9 7 L-7 0 L-3 -1 L-1 -7 L4 -6 L5 -1 L8 1 L9 7 Z M-3 -1 L0 3 L5 -1 M0 3 L-1 7" />,
  passenger: () => (
    <>
      <path d="M-6 9 Q-6.5 -1 0 -1 Q6.5 -1 6 9 Z" />
      <circle cy="-4.8" r="3.7" />
    </>
  ),
  vp: () => <path d="M0 -9 L2.7 -3.2 L9 -2.7 L4.2 1.6 L5.7 8 L0 4.5 L-5.7 8 L-4.2 1.6 L-9 -2.7 L-2.7 -3.2 Z" />,
  event: () => <path d="M0 -8.5 L8.5 0 L0 8.5 L-8.5 0 Z" />,
  ticket: () => ticket(0, 0, 1),
  track: () => rails(0),
  station: () => (
    <>
      <path d="M-8 8 V-1 L0 -8 L8 -1 V8 Z" />
      <path class="cut" d="M-2.5 8 V2 H2.5 V8" />
    </>
  ),
  surveyor: () => (
    <>
      <path class="legs" d="M0 -1 L-6 9 M0 -1 L6 9 M0 -1 V9" />
      <path d="M-5 -6 H3 V-2 H-5 Z M3 -5.2 H7 V-2.8 H3 Z" />
    </>
  ),
  flip: () => (
    <>
      <path class="arrow" d="M-6.5 1 A6.5 6.5 0 0 1 4.5 -5 M6.5 -1 A6.5 6.5 0 0 1 -4.5 5" />
      <path class="tip" d="M7.5 -7.5 V-1.5 L2 -4.5 Z M-7.5 7.5 V1.5 L-2 4.5 Z" />
    </>
  ),
  pub: () => (
    <>
      <path class="house" d="M-9 9 V-2 L0 -9 L9 -2 V9 Z" />
      <path class="window" d="M-6 0 H-2 V4 H-6 Z M2 0 H6 V4 H2 Z" />
      <path class="door" d="M-1.5 9 V4 H1.5 V9 Z" />
    </>
  ),
  home: () => (
    <>
      <path d="M-9 9 V-2 L0 -9 L9 -2 V9 Z" />
      <path class="cut" d="M-3 9 V2 H3 V9" />
    </>
  ),
  bag: () => (
    <>
      <path d="M-4 -5 Q-9 0 -8 6 Q-7 9 0 9 Q7 9 8 6 Q9 0 4 -5 Z" />
      <path d="M-5 -9 L5 -9 L4 -5 H-4 Z" />
    </>
  ),
  yard: () => (
    <>
      <path d="M-9 8 V-3 L-3 -7 V-3 L3 -7 V-3 L9 -7 V8 Z" />
      <path class="cut" d="M-5 2 H-2 M1 2 H4" />
    </>
  ),
  line: () => <>{rails(0)}</>,
  twoLines: () => (
    <>
      {rails(-5)}
      {rails(5)}
    </>
  ),
  otherLines: () => (
    <>
      {rails(-5)}
      {rails(5)}
      <path class="slash" d="M6 -9 L-6 9" />
    </>
  ),
  ticketLine: () => (
    <>
      {rails(4)}
      {ticket(0, -4, 0.8)}
    </>
  ),
  workedLine: () => (
    <>
      {rails(4)}
      {ticket(-6, -4, 0.6)}
      <path class="worked" d="M2 -4 H14 M2 -7 V-1 M6 -7 V-1 M10 -7 V-1 M14 -7 V-1" />
    </>
  ),
  pile: () => (
    <>
      <path class="paper" d="M-4 -9 H8 V5 H-4 Z" />
      <path class="paper" d="M-8 -5 H4 V9 H-8 Z" />
    </>
  ),
  summit: () => (
    <>
      <path d="M-9 8 L-1 -6 L3 0 L5 -3 L9 8 Z" />
      <path class="flag" d="M-1 -6 V-10 L5 -8 L-1 -6.5" />
    </>
  ),
  start: () => (
    <>
      <path class="pole" d="M-6 9 V-9" />
      <path class="paper" d="M-6 -9 H8 V-2 H-6 Z" />
    </>
  ),
  adjacent: () => (
    <>
      <path class="paper" d="M-9 -6 H-1 V6 H-9 Z M1 -6 H9 V6 H1 Z" />
      <path class="arrow" d="M-5 0 H5 M2 -3 L5 0 L2 3" />
    </>
  ),
  rival: () => (
    <>
      <path d="M-6 9 Q-6.5 0 0 0 Q6.5 0 6 9 Z" />
      <path class="hat" d="M-7 -3 H7 M-4 -3 V-9 H4 V-3" />
    </>
  ),
  noBonus: () => (
    <>
      <path d="M0 -9 L2.7 -3.2 L9 -2.7 L4.2 1.6 L5.7 8 L0 4.5 L-5.7 8 L-4.2 1.6 L-9 -2.7 L-2.7 -3.2 Z" />
      <path class="slash" d="M8 -8 L-8 8" />
    </>
  ),
  buffer: () => (
    <>
      <path class="pole" d="M-7 9 L0 -2 L7 9 M0 -2 V9" />
      <path class="beam" d="M-9 -7 H9 V-2 H-9 Z" />
    </>
  ),
  competitor: () => (
    <>
      <path d="M-8 8 V-1 L0 -8 L8 -1 V8 Z" />
      <path class="planks" d="M-9 -1 L9 6 M-9 6 L9 -1" />
    </>
  ),
};

/** `2 [iron] 1 [stone]`; screen readers get words. */
export function Amounts(props: {
  of: Readonly<Partial<Record<Unit, number>>>;
  words: DrawnTexts;
  /** Show what there is none of, too. */
  zero?: boolean;
  none?: string;
  /** Whose they are, for what moves: names the pieces. */
  stock?: string;
}): JSX.Element {
  const units = () =>
    (Object.keys(props.of) as Unit[]).filter((unit) => props.zero === true || (props.of[unit] ?? 0) > 0);
  return (
    <span class="amounts">
      <For each={units()} fallback={props.none ?? ''}>
        {(unit) => (
          <span
            class="amount"
            classList={{ nothing: (props.of[unit] ?? 0) === 0 }}
            data-piece={props.stock === undefined ? undefined : `${props.stock}-${unit}`}
            data-kind={unit}
            data-count={props.of[unit]}
            title={`${props.of[unit]} ${props.words.unit(unit, props.of[unit] ?? 0)}`}
          >
            {props.of[unit]}
            <Icon unit={unit} />
            <span class="sr unit-name">{props.words.unit(unit, props.of[unit] ?? 0)}</span>
          </span>
        )}
      </For>
    </span>
  );
}

/** Rows of icons; the sentence they stand for is their name. */
export function Signs(props: {
  rows: readonly (readonly Token[])[];
  /** The full sentence. */
  says: string;
  /** Paints tickets. */
  colour(ticket: number): string;
}): JSX.Element {
  // Told anew for every view, but printed on the card.
  const rows = createMemo(() => props.rows, undefined, { equals: alike });
  return (
    <span class="signs" role="img" aria-label={props.says} title={props.says}>
      <For each={rows()}>
        {(row) => (
          <span class="signs-row">
            <For each={row}>
              {(token) => (
                <Show when={token.sign} fallback={<i class="sign-mark">{token.text}</i>}>
                  {(sign) => (
                    <span class="amount">
                      {token.text}
                      <Icon
                        unit={sign()}
                        colour={token.ticket === undefined ? undefined : props.colour(token.ticket)}
                      />
                    </span>
                  )}
                </Show>
              )}
            </For>
          </span>
        )}
      </For>
    </span>
  );
}

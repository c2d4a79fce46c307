/** The marks of score lines on the sheet, each recognisable by shape or pattern, not by colour alone. */

import { at } from '@quai/engine/at.ts';
import type { Line } from '@quai/engine/contract.ts';
import { For, type JSX, Show } from 'solid-js';
import type { Board } from '../rules/board.ts';
import { SIZE } from '../rules/geometry.ts';
import { HIGHWAY, RAILWAY } from '../rules/looks.ts';
import type { Tables } from '../rules/tables.ts';
import { areaPath, cornerOf, looseEnd, networkPath, SPACE, wayPath } from './marks.ts';

export interface MarkProps {
  readonly tables: Tables;
  readonly board: Board;
  /** The lines that are switched on. */
  readonly lines: readonly Line[];
}

export const networkLetter = (index: number): string => 'ABCDEF'.charAt(index % 6);

const marksOf = (lines: readonly Line[], id: string) => lines.find((line) => line.id === id)?.marks ?? [];

/** Six patterns that tell networks apart without relying on colour. */
const PATTERNS: readonly string[] = [
  'M 0 10 H 20',
  'M 0 20 L 20 0 M -5 5 L 5 -5 M 15 25 L 25 15',
  'M 5 5 h 1 M 15 15 h 1',
  'M 10 0 V 20',
  'M 0 0 L 20 20 M 0 20 L 20 0',
  'M 0 5 H 20 M 0 15 H 20 M 5 0 V 20 M 15 0 V 20',
];

/** Marks below the drawings: networks, longest ways, the centre and water. */
export function MarksBelow(props: MarkProps): JSX.Element {
  const networks = () => marksOf(props.lines, 'exits');
  return (
    <g class="ink-marks" clip-path="url(#ink-within)">
      <defs>
        <clipPath id="ink-within">
          <rect width={SIZE * SPACE} height={SIZE * SPACE} />
        </clipPath>
        <For each={PATTERNS}>
          {(d, index) => (
            <pattern id={`ink-network-${index()}`} width="20" height="20" patternUnits="userSpaceOnUse">
              <rect class={`ink-network-ground n${index()}`} width="20" height="20" />
              <path class="ink-network-pattern" d={d} classList={{ dots: index() === 2 }} />
            </pattern>
          )}
        </For>
        <pattern id="ink-hatch" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path class="ink-hatch" d="M 0 0 V 14" />
        </pattern>
        <pattern
          id="ink-hatch-centre"
          width="16"
          height="16"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(-45)"
        >
          <path class="ink-hatch-centre" d="M 0 0 V 16" />
        </pattern>
      </defs>
      <For each={marksOf(props.lines, 'centre')}>
        {(spaces) => <path class="ink-mark-centre" d={areaPath(spaces)} />}
      </For>
      <For each={marksOf(props.lines, 'expansion')}>
        {(spaces) => <path class="ink-mark-water" d={areaPath(spaces)} />}
      </For>
      <For each={networks()}>
        {(spaces, index) => (
          <Band
            class="network"
            d={networkPath(props.tables, props.board, spaces)}
            stroke={`url(#ink-network-${index() % PATTERNS.length})`}
          />
        )}
      </For>
      <For each={marksOf(props.lines, 'highway')}>
        {(spaces) => <Band class="highway" d={wayPath(props.tables, props.board, HIGHWAY, spaces)} />}
      </For>
      <For each={marksOf(props.lines, 'railway')}>
        {(spaces) => <Band class="railway" d={wayPath(props.tables, props.board, RAILWAY, spaces)} />}
      </For>
    </g>
  );
}

/** A band along a route. Its edge contrasts with the sheet, its fill with the ink. */
function Band(props: { class: string; d: string; stroke?: string }): JSX.Element {
  return (
    <>
      <path class={`ink-band-edge ${props.class}`} d={props.d} />
      <path class={`ink-band ${props.class}`} d={props.d} style={{ stroke: props.stroke }} />
    </>
  );
}

/** Marks above the drawings: the letters of networks, and false routes. */
export function MarksAbove(props: MarkProps): JSX.Element {
  return (
    <g class="ink-marks">
      <For each={marksOf(props.lines, 'exits')}>
        {(spaces, index) => (
          <Show when={spaces.length > 0}>
            <g transform={`translate(${cornerOf(at(spaces, 0)).join(' ')})`}>
              <circle class={`ink-letter-ground n${index()}`} cx="82" cy="82" r="16" />
              <text class="ink-letter" x="82" y="90">
                {networkLetter(index())}
              </text>
            </g>
          </Show>
        )}
      </For>
      <For each={marksOf(props.lines, 'errors')}>
        {(mark) => {
          const [x, y] = looseEnd(at(mark, 0));
          return (
            <g transform={`translate(${x} ${y})`}>
              <circle class="ink-false-ground" r="15" />
              <path class="ink-false" d="M -7 -7 L 7 7 M 7 -7 L -7 7" />
            </g>
          );
        }}
      </For>
    </g>
  );
}

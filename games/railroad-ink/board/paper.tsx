/** The printed sheet: grid, centre, exits, and the names of rows and columns. */

import { For, type JSX } from 'solid-js';
import { SIZE, spaceName } from '../rules/geometry.ts';
import { HIGHWAY } from '../rules/looks.ts';
import type { Exit, Tables } from '../rules/tables.ts';
import { cornerOf, SPACE } from './marks.ts';
import { path } from './paths.ts';

/** Room around the spaces for the exits. */
export const MARGIN = 40;
export const SHEET = SIZE * SPACE + 2 * MARGIN;

const LINES = Array.from({ length: SIZE + 1 }, (_, i) => i * SPACE);
const ROWS = Array.from({ length: SIZE }, (_, i) => i);

export function Paper(props: { tables: Tables }): JSX.Element {
  const size = SIZE * SPACE;
  return (
    <g>
      <rect class="ink-paper" x={-MARGIN} y={-MARGIN} width={SHEET} height={SHEET} />
      <path class="ink-fine" d={fineGrid()} />
      <path class="ink-grid" d={LINES.map((at) => `M 0 ${at} H ${size} M ${at} 0 V ${size}`).join(' ')} />
      <path class="ink-centre" d={outline(props.tables.centre)} />
      <For each={props.tables.exits}>{(exit) => <ExitMark exit={exit} />}</For>
      <For each={ROWS}>
        {(row) => (
          <>
            <text class="ink-name" x={-MARGIN / 2} y={row * SPACE + 22}>
              {spaceName(row * SIZE)[0]}
            </text>
            <text class="ink-name" x={row * SPACE + 15} y={-MARGIN / 2 + 2}>
              {row}
            </text>
          </>
        )}
      </For>
    </g>
  );
}

/** The fine lines of squared paper. */
function fineGrid(): string {
  const size = SIZE * SPACE;
  return Array.from({ length: SIZE * 4 }, (_, i) => (i * SPACE) / 4)
    .filter((at) => at % SPACE !== 0)
    .map((at) => `M 0 ${at} H ${size} M ${at} 0 V ${size}`)
    .join(' ');
}

/** The outline of a set of spaces: every side not shared by two of them. */
function outline(spaces: readonly number[]): string {
  const inside = new Set(spaces);
  return spaces
    .flatMap((space) => {
      const [x, y] = cornerOf(space);
      const column = space % SIZE;
      return [
        inside.has(space - SIZE) ? '' : `M ${x} ${y} h ${SPACE}`,
        inside.has(space + SIZE) ? '' : `M ${x} ${y + SPACE} h ${SPACE}`,
        column > 0 && inside.has(space - 1) ? '' : `M ${x} ${y} v ${SPACE}`,
        column < SIZE - 1 && inside.has(space + 1) ? '' : `M ${x + SPACE} ${y} v ${SPACE}`,
      ];
    })
    .join(' ');
}

/** A stub of route outside the border, with an arrow. */
function ExitMark(props: { exit: Exit }): JSX.Element {
  const at = () => cornerOf(props.exit.space).join(' ');
  const d = (...parts: Parameters<typeof path> extends [number, ...infer Rest] ? Rest : never) =>
    path(props.exit.side, ...parts);
  return (
    <g transform={`translate(${at()})`} class="ink-exit">
      {props.exit.kind === HIGHWAY ? (
        <>
          <path class="ink-edge" d={d('M', [36, 0], 'L', [36, -22], 'M', [64, 0], 'L', [64, -22])} />
          <path class="ink-dash" d={d('M', [50, -5], 'L', [50, -15])} />
        </>
      ) : (
        <>
          <path class="ink-rail" d={d('M', [50, 0], 'L', [50, -22])} />
          <path class="ink-sleeper" d={d('M', [37, -6], 'L', [63, -6], 'M', [37, -18], 'L', [63, -18])} />
        </>
      )}
      <path class="ink-arrow" d={d('M', [40, -25], 'L', [60, -25], 'L', [50, -36], 'Z')} />
    </g>
  );
}

/** Where the station cards lie: rows are the lines in play, columns the printed numbers; shared cards span two rows. */

import { at } from '@quai/engine/at.ts';
import type { State } from '../rules/state.ts';
import { layoutOf, type Tables } from '../rules/tables.ts';

export interface Cell {
  readonly station: number;
  /** From 0. */
  readonly row: number;
  readonly rows: number;
  readonly column: number;
  readonly columns: number;
}

export function cellsOf(t: Tables, view: State): Cell[] {
  const { lines, stations, linesOf } = layoutOf(t, view);
  return stations.map((station) => {
    const rows = at(linesOf, station).map((line) => lines.indexOf(line));
    const row = Math.min(...rows);
    const { columns } = at(t.stations, station);
    const first = Math.min(...columns);
    // A shared card spans its two lines only if they are neighbours on the table.
    const together = rows.length === 2 && Math.max(...rows) === row + 1;
    return {
      station,
      row,
      rows: together ? 2 : 1,
      column: first - 1,
      columns: Math.max(...columns) - first + 1,
    };
  });
}

/** Reuses the cells that have not changed, so that their cards are not redrawn. */
export function keptCells(before: readonly Cell[], now: readonly Cell[]): readonly Cell[] {
  const same = (a: Cell) => (b: Cell) =>
    a.station === b.station && a.row === b.row && a.rows === b.rows && a.column === b.column && a.columns === b.columns;
  return now.map((cell) => before.find(same(cell)) ?? cell);
}

export function columnCount(cells: readonly Cell[]): number {
  return Math.max(...cells.map((cell) => cell.column + cell.columns));
}

/** How much of a station card fits into its cell: everything; everything, closer; or its picture, with the rest one tap away. */
export type Room = 'full' | 'low' | 'small';

const FULL_WIDTH = 112;
const FULL_HEIGHT = 78;
const LOW_HEIGHT = 58;

export function roomFor(width: number, height: number): Room {
  if (width < FULL_WIDTH || height < LOW_HEIGHT) return 'small';
  return height < FULL_HEIGHT ? 'low' : 'full';
}

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

/** The column after the last card of each row, from 0. */
export function lineEnds(cells: readonly Cell[], rows: number): readonly number[] {
  return Array.from({ length: rows }, (_, row) =>
    Math.max(
      0,
      ...cells.flatMap((cell) => (row >= cell.row && row < cell.row + cell.rows ? [cell.column + cell.columns] : [])),
    ),
  );
}

/** A line of few cards leaves this many columns, so that some of its landscape stays. */
const FEWEST_COLUMNS = 4;

/**
 * How many columns each row is divided into on a narrow screen, where a short line has wider cards instead of an empty end. Rows
 * that share a card are divided alike.
 */
export function columnsByRow(cells: readonly Cell[], rows: number): readonly number[] {
  const ends = lineEnds(cells, rows).map((end) => Math.max(FEWEST_COLUMNS, end));
  for (const { row, rows: span } of cells) {
    const widest = Math.max(...ends.slice(row, row + span));
    ends.fill(widest, row, row + span);
  }
  return ends;
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

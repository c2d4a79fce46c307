/** Where the station cards lie: rows are the lines in play, columns the printed numbers; shared cards lie across two rows. */

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
    const rows = linesOf[station]!.map((line) => lines.indexOf(line)).sort((a, b) => a - b);
    const { columns } = t.stations[station]!;
    const first = Math.min(...columns);
    // A shared card lies between its two lines only if they are neighbours on the table.
    const together = rows.length === 2 && rows[1] === rows[0]! + 1;
    return {
      station,
      row: rows[0]!,
      rows: together ? 2 : 1,
      column: first - 1,
      columns: Math.max(...columns) - first + 1,
    };
  });
}

/** The same cells as before where they lie as before: a card that stays is not drawn anew. */
export function keptCells(before: readonly Cell[], now: readonly Cell[]): readonly Cell[] {
  const same = (a: Cell) => (b: Cell) =>
    a.station === b.station && a.row === b.row && a.rows === b.rows && a.column === b.column && a.columns === b.columns;
  return now.map((cell) => before.find(same(cell)) ?? cell);
}

export function columnCount(cells: readonly Cell[]): number {
  return Math.max(...cells.map((cell) => cell.column + cell.columns));
}

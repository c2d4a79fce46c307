/** The layout for a pair of closed lines: rows and columns, which cards touch, the order competitors follow. */

import { at } from '@quai/engine/at.ts';
import type { Layout, List, StationTable } from './tables.ts';

interface Grid {
  readonly stations: readonly StationTable[];
  /** By line: its stations from left to right. */
  readonly lineStations: readonly (readonly number[])[];
  readonly ticketOf: readonly number[];
}

export function layoutFor(grid: Grid, closed: readonly [number, number]): Layout {
  const { stations } = grid;
  const inPlay = grid.lineStations.map((_, line) => !closed.includes(line));
  const lines = inPlay.flatMap((open, line) => (open ? [line] : []));
  const linesOf = stations.map((station) => station.lines.filter((line) => inPlay[line]));
  const stationInPlay = linesOf.map((lines) => lines.length > 0);
  const present = stationInPlay.flatMap((isPresent, i) => (isPresent ? [i] : []));
  const lineStations = grid.lineStations.map((list, line) => (inPlay[line] ? list : []));
  const lists = (pick: 'tracks' | 'spaces') =>
    lineStations.map((list) => list.flatMap((i) => numbers(at(stations, i)[pick])));
  return {
    closed,
    lines,
    inPlay,
    stations: present,
    stationInPlay,
    starts: present.filter((i) => at(stations, i).start),
    spaces: present.flatMap((i) => numbers(at(stations, i).spaces)),
    lineStations,
    lineTracks: lists('tracks'),
    lineSpaces: lists('spaces'),
    linesOf,
    neighbours: neighboursIn(stations, lines, linesOf),
    order: lookupOrder(stations, present, linesOf),
    colours: [...new Set(lines.map((line) => at(grid.ticketOf, line)))].sort((a, b) => a - b),
  };
}

function numbers({ from, end }: List): number[] {
  return Array.from({ length: end - from }, (_, i) => from + i);
}

/** FH-15: column by column, from top to bottom, without first cards; a double card counts in its first column. */
function lookupOrder(
  stations: readonly StationTable[],
  present: readonly number[],
  linesOf: readonly (readonly number[])[],
): number[] {
  const column = (i: number) => at(at(stations, i).columns, 0);
  const row = (i: number) => at(at(linesOf, i), 0);
  return present.filter((i) => !at(stations, i).start).sort((a, b) => column(a) - column(b) || row(a) - row(b));
}

/** FH-41.28: cells next to each other in a row, or one above the other in neighbouring rows; gaps separate. */
function neighboursIn(
  stations: readonly StationTable[],
  rows: readonly number[],
  linesOf: readonly (readonly number[])[],
): number[][] {
  const cells = new Map<string, number>();
  stations.forEach((station, i) => {
    for (const line of at(linesOf, i))
      for (const column of station.columns) cells.set(`${rows.indexOf(line)},${column}`, i);
  });
  return stations.map((station, i) => {
    const touched = new Set<number>();
    for (const line of at(linesOf, i)) {
      const row = rows.indexOf(line);
      for (const column of station.columns)
        for (const [r, c] of [
          [row - 1, column],
          [row + 1, column],
          [row, column - 1],
          [row, column + 1],
        ]) {
          const found = cells.get(`${r},${c}`);
          if (found !== undefined && found !== i) touched.add(found);
        }
    }
    return [...touched].sort((a, b) => a - b);
  });
}

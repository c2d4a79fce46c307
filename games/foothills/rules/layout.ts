/** The table for each pair of closed lines: rows and columns, who touches whom, where competitors look. */

import type { Layout, StationTable } from './tables.ts';

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
  const present = stations.flatMap((_, i) => (linesOf[i]!.length > 0 ? [i] : []));
  const lineStations = grid.lineStations.map((list, line) => (inPlay[line] ? list : []));
  const lists = (pick: 'tracks' | 'spaces') =>
    lineStations.map((list) => list.flatMap((i) => numbers(stations[i]![pick].from, stations[i]![pick].end)));
  const lineSpaces = lists('spaces');
  return {
    closed,
    lines,
    inPlay,
    stations: present,
    stationInPlay: stations.map((_, i) => linesOf[i]!.length > 0),
    starts: present.filter((i) => stations[i]!.start),
    spaces: present.flatMap((i) => numbers(stations[i]!.spaces.from, stations[i]!.spaces.end)),
    lineStations,
    lineTracks: lists('tracks'),
    lineSpaces,
    linesOf,
    neighbours: neighboursIn(stations, lines, linesOf),
    order: lookupOrder(stations, present, linesOf),
    colours: [...new Set(lines.map((line) => grid.ticketOf[line]!))].sort((a, b) => a - b),
  };
}

function numbers(from: number, end: number): number[] {
  return Array.from({ length: end - from }, (_, i) => from + i);
}

/** FH-15: column by column, from top to bottom, first cards left out; a double is met in its first column. */
function lookupOrder(
  stations: readonly StationTable[],
  present: readonly number[],
  linesOf: readonly (readonly number[])[],
): number[] {
  return present
    .filter((i) => !stations[i]!.start)
    .sort((a, b) => stations[a]!.columns[0]! - stations[b]!.columns[0]! || linesOf[a]![0]! - linesOf[b]![0]!);
}

/** FH-41.28: cells side by side in a row, or one above the other in neighbouring rows; gaps are not jumped. */
function neighboursIn(
  stations: readonly StationTable[],
  rows: readonly number[],
  linesOf: readonly (readonly number[])[],
): number[][] {
  const cells = new Map<string, number>();
  stations.forEach((station, i) => {
    for (const line of linesOf[i]!)
      for (const column of station.columns) cells.set(`${rows.indexOf(line)},${column}`, i);
  });
  return stations.map((station, i) => {
    const touched = new Set<number>();
    for (const line of linesOf[i]!) {
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

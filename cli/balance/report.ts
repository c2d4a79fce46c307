/** Sums up the tables of `quai balance`: shares with confidence intervals, medians, and where the winner's points come from. */

import { at } from '@quai/engine/at.ts';
import type { TableResult } from './tables.ts';

/** A share from 0 to 1 with its 95 % confidence interval. */
export interface Share {
  readonly wins: number;
  readonly low: number;
  readonly high: number;
}

export interface RoundReport {
  readonly round: number;
  /** By figure; `games` is the share of tables in which it was not 0 for everybody. */
  readonly [figure: string]:
    | number
    | Readonly<{ mean: number; median: number; min: number; max: number; games: number }>;
}

export interface BalanceReport {
  readonly game: string;
  readonly seats: number;
  readonly games: number;
  readonly byColour: Readonly<Record<string, Share>>;
  /** In the order in which the seats begin. */
  readonly bySeat: readonly Share[];
  readonly endings: Readonly<Record<string, number>>;
  readonly turns: Readonly<{ median: number; min: number; max: number }>;
  /** `mean`: points of a seat; `shareOfWinner`: of all points that winners scored. */
  readonly lines: Readonly<Record<string, Readonly<{ mean: number; shareOfWinner: number }>>>;
  readonly rounds: readonly RoundReport[];
}

export function reportOf(game: string, seats: number, tables: readonly TableResult[]): BalanceReport {
  const endings: Record<string, number> = {};
  for (const { ending } of tables) endings[ending] = (endings[ending] ?? 0) + 1;
  const turns = tables.map((table) => table.turns);
  const colours = [...new Set(tables.flatMap((table) => table.colours))].sort();
  return {
    game,
    seats,
    games: tables.length,
    byColour: Object.fromEntries(
      colours.map((colour) => [colour, winsOf(tables, ({ colours: own }, seat) => own[seat] === colour)]),
    ),
    bySeat: Array.from({ length: seats }, (_, place) => winsOf(tables, ({ places }, seat) => places[seat] === place)),
    endings,
    turns: { median: median(turns), min: least(turns), max: most(turns) },
    lines: linesOf(tables),
    rounds: roundsOf(tables),
  };
}

/** How often the seats in question win; a shared win counts as a fraction. */
function winsOf(tables: readonly TableResult[], is: (table: TableResult, seat: number) => boolean): Share {
  let wins = 0;
  let count = 0;
  for (const table of tables) {
    const winners = table.ranks.filter((rank) => rank === 1).length;
    table.ranks.forEach((rank, seat) => {
      if (!is(table, seat)) return;
      count++;
      if (rank === 1) wins += 1 / winners;
    });
  }
  return wilson(wins, count);
}

const NORMAL_95 = 1.96;

/** Wilson's interval, which stays within 0 and 1 and is sensible for few tables too. */
export function wilson(wins: number, count: number): Share {
  if (count === 0) return { wins: 0, low: 0, high: 1 };
  const share = wins / count;
  const square = NORMAL_95 ** 2;
  const centre = (share + square / (2 * count)) / (1 + square / count);
  const reach =
    (NORMAL_95 / (1 + square / count)) * Math.sqrt((share * (1 - share)) / count + square / (4 * count ** 2));
  return {
    wins: rounded(share),
    low: rounded(Math.max(0, centre - reach)),
    high: rounded(Math.min(1, centre + reach)),
  };
}

function linesOf(tables: readonly TableResult[]): BalanceReport['lines'] {
  const ids = [...new Set(tables.flatMap(({ lines }) => lines.flatMap((line) => Object.keys(line))))];
  const sheets = tables.flatMap(({ lines }) => lines);
  const winners = tables.flatMap(({ lines, ranks }) => lines.filter((_, seat) => ranks[seat] === 1));
  const points = winners.flatMap((line) => Object.values(line)).reduce((sum, one) => sum + one, 0);
  return Object.fromEntries(
    ids.map((id) => {
      const sum = (of: readonly Readonly<Record<string, number>>[]) =>
        of.reduce((all, line) => all + (line[id] ?? 0), 0);
      return [
        id,
        {
          mean: rounded(sum(sheets) / Math.max(1, sheets.length)),
          shareOfWinner: points === 0 ? 0 : rounded(sum(winners) / points),
        },
      ];
    }),
  );
}

function roundsOf(tables: readonly TableResult[]): RoundReport[] {
  const longest = most([0, ...tables.map(({ rounds }) => rounds.length)]);
  return Array.from({ length: longest }, (_, i) => {
    const played = tables.flatMap(({ rounds }) => rounds.slice(i, i + 1));
    const names = [...new Set(played.flatMap((round) => Object.keys(round)))];
    const figures = names.map((name) => {
      const samples = played.flatMap((round) => round[name] ?? []);
      const happened = played.filter((round) => round[name]?.some((value) => value !== 0)).length;
      const mean = samples.reduce((sum, value) => sum + value, 0) / samples.length;
      return [
        name,
        {
          mean: rounded(mean),
          median: median(samples),
          min: least(samples),
          max: most(samples),
          games: rounded(happened / played.length),
        },
      ] as const;
    });
    return { round: i + 1, ...Object.fromEntries(figures) };
  });
}

export function median(values: readonly number[]): number {
  if (values.length === 0) return 0;
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? at(sorted, middle) : (at(sorted, middle - 1) + at(sorted, middle)) / 2;
}

/** Not Math.min: there may be more values than a call takes arguments. */
const least = (values: readonly number[]) => values.reduce((a, b) => Math.min(a, b), values[0] ?? 0);
const most = (values: readonly number[]) => values.reduce((a, b) => Math.max(a, b), values[0] ?? 0);

function rounded(value: number): number {
  return Number(value.toFixed(4));
}

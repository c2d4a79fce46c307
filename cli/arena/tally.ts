/** What tables between bots come to: how often one beats the other, points, time; each with its interval. */

import type { Played } from './match.ts';

/** A mean with its 95 % interval. */
export interface Mean {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
  readonly count: number;
}

const NORMAL_95 = 1.96;

export function meanOf(values: readonly number[]): Mean {
  const count = values.length;
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, count);
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, count - 1);
  const reach = NORMAL_95 * Math.sqrt(variance / Math.max(1, count));
  return { mean, low: mean - reach, high: mean + reach, count };
}

/** How often `a` ends before `b`, over all their meetings at one table; a tie is half. */
export function beats({ seats, ranks }: Played, a: string, b: string): number {
  let sum = 0;
  let meetings = 0;
  for (let x = 0; x < seats.length; x++)
    for (let y = 0; y < seats.length; y++) {
      if (seats[x] !== a || seats[y] !== b) continue;
      meetings++;
      sum += ranks[x]! < ranks[y]! ? 1 : ranks[x] === ranks[y] ? 0.5 : 0;
    }
  return sum / meetings;
}

export interface Tally {
  readonly bot: string;
  readonly points: Mean;
  readonly secondsPerTurn: number;
}

/** One bot at all the tables where it sat. */
export function tallyOf(tables: readonly Played[], bot: string): Tally {
  const points: number[] = [];
  let seconds = 0;
  let turns = 0;
  for (const table of tables)
    table.seats.forEach((name, seat) => {
      if (name !== bot) return;
      points.push(table.points[seat]!);
      seconds += table.seconds[seat]!;
      turns += table.turns[seat]!;
    });
  return { bot, points: meanOf(points), secondsPerTurn: seconds / Math.max(1, turns) };
}

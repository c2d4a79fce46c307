/** Statistics of tables between bots: how often one beats the other, points and time, with confidence intervals. */

import { at } from '@quai/engine/at.ts';
import type { Played } from './match.ts';

/** A mean with its 95 % confidence interval. */
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

/** How often `a` finishes ahead of `b`, over all pairs of their seats at one table; a tie counts half. */
export function beats({ seats, ranks }: Played, a: string, b: string): number {
  const ranksOf = (bot: string) => ranks.filter((_, seat) => seats[seat] === bot);
  const results = ranksOf(a).flatMap((mine) => ranksOf(b).map((theirs) => scoreOf(mine, theirs)));
  return results.reduce((sum, score) => sum + score, 0) / results.length;
}

function scoreOf(mine: number, theirs: number): number {
  if (mine === theirs) return 0.5;
  return mine < theirs ? 1 : 0;
}

export interface Tally {
  readonly bot: string;
  readonly points: Mean;
  readonly secondsPerTurn: number;
}

/** One bot, over all the tables where it played. */
export function tallyOf(tables: readonly Played[], bot: string): Tally {
  const points: number[] = [];
  let seconds = 0;
  let turns = 0;
  for (const table of tables)
    table.seats.forEach((name, seat) => {
      if (name !== bot) return;
      points.push(at(table.points, seat));
      seconds += at(table.seconds, seat);
      turns += at(table.turns, seat);
    });
  return { bot, points: meanOf(points), secondsPerTurn: seconds / Math.max(1, turns) };
}

/** What several measurements come to. */

import { at } from '@quai/engine/at.ts';

/** The median of several runs, with the least and the most of them. */
export interface Spread {
  readonly median: number;
  readonly low: number;
  readonly high: number;
}

const sortedOf = (values: readonly number[]) => [...values].sort((a, b) => a - b);

/** The value that this part of them, from 0 to 1, does not exceed. */
export function percentile(values: readonly number[], part: number): number {
  return at(sortedOf(values), Math.min(values.length - 1, Math.floor(values.length * part)));
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);

export function spreadOf(values: readonly number[]): Spread {
  return { median: median(values), low: Math.min(...values), high: Math.max(...values) };
}

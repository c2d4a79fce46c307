/** What a command of `quai` is, and how it reports mistakes. */

import type { Standing } from '@quai/engine/contract.ts';

export interface Command {
  /** `quai simulate <game> [options]` */
  readonly usage: string;
  readonly summary: string;
  readonly options?: Readonly<Record<string, Readonly<{ type: 'string' | 'boolean'; help: string }>>>;
  /** Further lines for its help. */
  more?(): Promise<readonly string[]>;
  /** The least and the most positional arguments it takes. */
  readonly words: readonly [number, number];
  /** Returns the exit code: 0 done, 1 the answer is no. */
  run(words: readonly string[], options: Readonly<Record<string, string | boolean | undefined>>): Promise<number>;
}

/** A mistake the user can fix: printed without a stack, exit code 2. */
export class UsageError extends Error {}

export function wholeNumber(
  text: string | boolean | undefined,
  name: string,
  fallback: number,
  min: number,
  max: number,
): number {
  if (text === undefined) return fallback;
  const value = Number(text);
  if (typeof text !== 'string' || !/^\d+$/.test(text) || value < min || value > max)
    throw new UsageError(
      `--${name} must be ${min === max ? min : `a whole number from ${min} to ${max}`}, not ${JSON.stringify(text)}`,
    );
  return value;
}

export function positiveNumber(text: string | boolean | undefined, name: string, fallback: number): number {
  if (text === undefined) return fallback;
  const value = Number(text);
  if (typeof text !== 'string' || !/^\d*\.?\d+$/.test(text) || value <= 0)
    throw new UsageError(`--${name} must be a positive number, not ${JSON.stringify(text)}`);
  return value;
}

export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Prints the lines of a score sheet with their points aligned. */
export function printSheet(lines: Standing['lines'], indent: string): void {
  for (const { id, points } of lines) print(`${indent}${id.padEnd(16)} ${String(points).padStart(5)}`);
}

export function printProblems(problems: readonly string[]): void {
  for (const problem of problems) process.stderr.write(`${problem}\n`);
}

/** A failure, the input that reproduces it, and how to shrink that input. */

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Ply } from '@quai/engine/kit/playout.ts';
import type { Act } from './acts.ts';
import { type Kind, ROOT } from './setting.ts';

/** A position and the check that fails there. */
export interface TableInput {
  readonly kind: Kind;
  readonly seed: number;
  readonly check: string;
  readonly setup: readonly number[];
  readonly plies: readonly Ply[];
}

/** The input: moves at a table, messages to a server, or a file. */
export type Input =
  | Readonly<{ what: 'table' } & TableInput>
  | Readonly<{ what: 'messages'; kind: Kind; seed: number; acts: readonly Act[] }>
  | Readonly<{ what: 'edition'; game: string; seats: number; data: unknown }>
  | Readonly<{ what: 'record'; text: string }>;

export interface Finding {
  readonly problem: string;
  readonly input: Input;
}

/** Where findings and the counts of all runs are written. */
export const CACHE = join(ROOT, '.cache/fuzz');

/** Writes a finding to a file, from which it can be replayed. */
export function keep(finding: Finding, name: string): string {
  mkdirSync(CACHE, { recursive: true });
  const file = join(CACHE, `${name.replace(/\W+/g, '-')}.json`);
  writeFileSync(file, `${JSON.stringify(finding, null, 1)}\n`);
  return file;
}

export const readFinding = (file: string): Finding => JSON.parse(readFileSync(file, 'utf8'));

export const problemOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message.split('\n')[0]}` : String(error);

/** The shortest list that still fails, found by removing ever smaller parts (delta debugging). */
export async function shrink<T>(
  list: readonly T[],
  fails: (shorter: readonly T[]) => Promise<boolean>,
): Promise<readonly T[]> {
  let current = list;
  let size = Math.ceil(current.length / 2);
  while (size >= 1) {
    const shorter = await oneShorter(current, size, fails);
    if (shorter !== null) current = shorter;
    else size = size === 1 ? 0 : Math.ceil(size / 2);
  }
  return current;
}

async function oneShorter<T>(list: readonly T[], size: number, fails: (shorter: readonly T[]) => Promise<boolean>) {
  for (let from = 0; from < list.length; from += size) {
    const shorter = [...list.slice(0, from), ...list.slice(from + size)];
    if (await fails(shorter)) return shorter;
  }
  return null;
}

/** Plays the tables of `quai balance`: here, or divided among processes of this program. */

import { fork } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { at } from '@quai/engine/at.ts';
import { UsageError } from '../command.ts';
import type { TableResult } from './tables.ts';

/** Every table of one part: `2/4` is the second of four. */
export function partOf(text: string | boolean | undefined): { part: number; of: number } {
  if (text === undefined) return { part: 1, of: 1 };
  const [, part, of] = /^(\d{1,3})\/(\d{1,3})$/.exec(String(text)) ?? [];
  if (Number(part) < 1 || !(Number(part) <= Number(of)))
    throw new UsageError(`--part must be such as 1/2, not ${JSON.stringify(text)}`);
  return { part: Number(part), of: Number(of) };
}

/** Starts this program again, once per job, each with its part of the tables. */
export async function playInJobs(words: readonly string[], jobs: number): Promise<TableResult[]> {
  const parts = await Promise.all(
    Array.from({ length: jobs }, async (_, job) => {
      const child = fork(at(process.argv, 1), ['balance', ...words, '--part', `${job + 1}/${jobs}`], {
        stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      });
      const ended = new Promise<number | null>((done) => child.once('exit', done));
      const lines = child.stdout === null ? '' : await text(child.stdout);
      if ((await ended) !== 0) throw new UsageError(`job ${job + 1} failed`);
      return lines
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as TableResult);
    }),
  );
  return parts.flat();
}

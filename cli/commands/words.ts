/** `quai words`: every text that people read, in both languages. */

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Command, UsageError } from '../command.ts';

export const wordsCommand: Command = {
  usage: 'quai words [--csv]',
  summary: 'checks every text of the site and its games in both languages, or prints them side by side',
  words: [0, 0],
  more: async () => ['Reads the source files, so it needs a checkout with its development packages (npm ci).'],
  options: { csv: { type: 'boolean', help: 'prints all texts as CSV: key, English, French' } },
  async run(_words, { csv }) {
    const script = join(process.cwd(), 'cli/words/print.ts');
    if (!existsSync(script)) throw new UsageError('quai words reads the source: run it in the folder of a checkout');
    const args = ['--import', 'tsx', script, ...(csv === true ? ['--csv'] : [])];
    const { status, error } = spawnSync(process.execPath, args, { stdio: 'inherit' });
    if (error !== undefined) throw error;
    return status ?? 1;
  },
};

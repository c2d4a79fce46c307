/** `quai backup`: writes the whole store into one file. */

import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { countRows } from '@quai/server/store/copy.ts';
import { openDatabase, sqlitePath } from '@quai/server/store/database.ts';
import { openSnapshot } from '@quai/server/store/postgres/postgres.ts';
import { makePrivate } from '@quai/server/store/sqlite/sqlite.ts';
import { type Command, print, UsageError } from '../command.ts';
import { copyWithBar, sourceStore, withOpened, withStore } from '../stores.ts';

export const backupCommand: Command = {
  usage: 'quai backup <file> [options]',
  summary: 'writes the whole store into one SQLite file; the server may keep running',
  words: [1, 1],
  options: {
    from: { type: 'string', help: 'sqlite:<path> or postgres://... (default: the store `quai serve` would use)' },
  },
  async run([file = ''], given) {
    if (existsSync(file)) throw new UsageError(`${file} already exists`);
    const source = sourceStore(given.from);
    // However this ends, a partial backup must not look like a complete one.
    const part = `${file}.part`;
    if (existsSync(part)) rmSync(part);
    try {
      if (sqlitePath(source) === null) await copySnapshot(source, part);
      else await vacuumInto(source, part);
      const counts = await withStore(`sqlite:${part}`, countRows);
      renameSync(part, file);
      print(`${file}: ${counts.person} people, ${counts.game_table} tables, ${counts.entry} entries`);
      return 0;
    } finally {
      if (existsSync(part)) rmSync(part);
    }
  },
};

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new UsageError(`cannot create ${folder}: ${(error as NodeJS.ErrnoException).code}`);
  }
}

/** SQLite can write a consistent copy by itself. */
function vacuumInto(source: string, file: string): Promise<unknown> {
  return withStore(source, (from) => {
    makeFolder(dirname(file));
    makePrivate(file);
    return from.run([{ sql: 'vacuum into ?', parameters: [file] }]);
  });
}

function copySnapshot(source: string, file: string): Promise<unknown> {
  return withStore(
    source,
    (from) =>
      withOpened(
        () => openDatabase(`sqlite:${file}`),
        (to) => copyWithBar(from, to),
      ),
    openSnapshot,
  );
}

import { existsSync } from 'node:fs';
import { copyStore, countRows } from '@quai/server/copy.ts';
import { openDatabase, sqlitePath } from '@quai/server/database.ts';
import { openSnapshot } from '@quai/server/postgres/postgres.ts';
import type { Sql } from '@quai/server/sql.ts';
import { type Command, print, UsageError } from '../command.ts';
import { progressBar } from '../progress.ts';
import { openExisting, ownStore, reached, storeAddress } from '../stores.ts';

export const backupCommand: Command = {
  usage: 'quai backup <file> [options]',
  summary: 'writes the whole store into one SQLite file, while the server runs',
  words: [1, 1],
  options: { from: { type: 'string', help: 'sqlite:<path> or postgres://... (default: as `quai serve` would use)' } },
  async run([file], given) {
    if (existsSync(file!)) throw new UsageError(`${file} is there already`);
    const source = given.from === undefined ? ownStore() : storeAddress(given.from, 'from');
    if (sqlitePath(source) === null) await copySnapshot(source, file!);
    else await vacuumInto(source, file!);
    const copy = await openDatabase(`sqlite:${file}`);
    const counts = await countRows(copy);
    await copy.close();
    print(`${file}: ${counts.person} people, ${counts.game_table} tables, ${counts.entry} entries`);
    return 0;
  },
};

/** SQLite makes a copy of one moment by itself. */
async function vacuumInto(source: string, file: string): Promise<void> {
  const from = await openExisting(source);
  await reached(() => from.run([{ sql: 'vacuum into ?', parameters: [file] }]));
  await from.close();
}

async function copySnapshot(source: string, file: string): Promise<void> {
  const from: Sql = await reached(() => openSnapshot(source));
  const to = await openDatabase(`sqlite:${file}`);
  const total = Object.values(await countRows(from)).reduce((sum, count) => sum + count, 0);
  const bar = progressBar(Math.max(1, total), 'copying');
  await copyStore(from, to, bar.at);
  bar.end();
  await from.close();
  await to.close();
}

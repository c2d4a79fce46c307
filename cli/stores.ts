/** Stores named on the command line (`sqlite:<path>` or `postgres://...`), or the one from the environment. */

import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs';
import { ConfigError, readConfig } from '@quai/server/boot/config.ts';
import { CopyError, type Counts, copyStore, countRows } from '@quai/server/store/copy.ts';
import { openDatabase, sqlitePath } from '@quai/server/store/database.ts';
import { queriesFor } from '@quai/server/store/schema.ts';
import { type Sql, StoreFault, StoreGone, statement } from '@quai/server/store/sql.ts';
import { UsageError } from './command.ts';
import { progressBar } from './progress.ts';

function ownStore(): string {
  try {
    return readConfig(process.env, process.cwd()).database;
  } catch (error) {
    if (error instanceof ConfigError) throw new UsageError(error.message);
    throw error;
  }
}

export function storeAddress(given: string | boolean | undefined, name: string): string {
  if (typeof given !== 'string' || sqlitePath(given) === undefined)
    throw new UsageError(`--${name} must be sqlite:<path> or postgres://...`);
  return given;
}

/** The store given with `--from`, or the one `quai serve` would use. */
export const sourceStore = (from: string | boolean | undefined): string =>
  from === undefined ? ownStore() : storeAddress(from, 'from');

/** The first bytes of a SQLite file. */
const SQLITE = 'SQLite format 3\0';

/** Uses a store that must exist already, and closes it. A file that is not a database is left untouched. */
export async function withStore<T>(address: string, work: (sql: Sql) => Promise<T>, open = openDatabase): Promise<T> {
  const path = sqlitePath(address);
  if (typeof path === 'string') {
    if (!existsSync(path)) throw new UsageError(`there is no file ${path}`);
    if (!beginsWith(path, SQLITE)) throw new UsageError(`${path} is not a SQLite database`);
  }
  return withOpened(
    () => open(address),
    async (sql) => {
      await aStoreOfOurs(sql);
      return work(sql);
    },
  );
}

/** Uses a store and closes it. If it is not available or refuses a statement, that is a usage error. */
export async function withOpened<T>(open: () => Promise<Sql>, work: (sql: Sql) => Promise<T>): Promise<T> {
  let sql: Sql | null = null;
  try {
    sql = await open();
    return await work(sql);
  } catch (error) {
    if (error instanceof StoreGone || error instanceof CopyError) throw new UsageError(error.message);
    if (error instanceof StoreFault) throw new UsageError(`the store reported an error: ${error.message}`);
    throw error;
  } finally {
    await sql?.close();
  }
}

function beginsWith(path: string, text: string): boolean {
  if (!statSync(path).isFile()) return false;
  const file = openSync(path, 'r');
  try {
    const bytes = Buffer.alloc(text.length);
    readSync(file, bytes);
    return bytes.toString('latin1') === text;
  } finally {
    closeSync(file);
  }
}

/** Every Quai store has a journal of its migrations. */
async function aStoreOfOurs(sql: Sql): Promise<void> {
  try {
    await sql.run([statement(queriesFor(sql.dialect).selectFrom('migration').select('name'))]);
  } catch (error) {
    if (error instanceof StoreFault) throw new UsageError(`this database is not a Quai store: ${error.message}`);
    throw error;
  }
}

/** Copies a store into an empty one, with a progress bar on a terminal. */
export async function copyWithBar(from: Sql, to: Sql): Promise<Counts> {
  const total = Object.values(await countRows(from)).reduce((sum, count) => sum + count, 0);
  const bar = progressBar(Math.max(1, total), 'copying');
  try {
    return await copyStore(from, to, bar.at);
  } finally {
    bar.end();
  }
}

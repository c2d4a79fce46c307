/** Opens the store at an address: `sqlite:<path>` or `postgres://...`. */

import { openPostgres } from './postgres/postgres.ts';
import type { Sql } from './sql.ts';
import { openSqlite } from './sqlite/sqlite.ts';

/** The path after `sqlite:`; null for a PostgreSQL address; undefined if it is neither. */
export function sqlitePath(address: string): string | null | undefined {
  if (/^postgres(ql)?:\/\//.test(address)) return null;
  return /^sqlite:(.+)$/.exec(address)?.[1];
}

/** `alone`: a file that another server or `move-store` has open this way is refused. */
export async function openDatabase(address: string, alone = false): Promise<Sql> {
  const path = sqlitePath(address);
  if (path === undefined) throw new Error('the address of a store is sqlite:<path> or postgres://...');
  return path === null ? openPostgres(address) : openSqlite(path, alone);
}

/** Opens the store that an address names: `sqlite:<path>` or `postgres://...`. */

import { openPostgres } from './postgres/postgres.ts';
import type { Sql } from './sql.ts';
import { openSqlite } from './sqlite/sqlite.ts';

/** A path after `sqlite:`; null for an address of PostgreSQL; undefined for what is neither. */
export function sqlitePath(address: string): string | null | undefined {
  if (/^postgres(ql)?:\/\//.test(address)) return null;
  return /^sqlite:(.+)$/.exec(address)?.[1];
}

export async function openDatabase(address: string): Promise<Sql> {
  const path = sqlitePath(address);
  if (path === undefined) throw new Error('a store is sqlite:<path> or postgres://...');
  return path === null ? openPostgres(address) : openSqlite(path);
}

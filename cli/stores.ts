/** Stores that a person names: `sqlite:<path>` or `postgres://...`; without a name the one the environment says. */

import { existsSync } from 'node:fs';
import { ConfigError, readConfig } from '@quai/server/config.ts';
import { openDatabase, sqlitePath } from '@quai/server/database.ts';
import type { Sql } from '@quai/server/sql.ts';
import { UsageError } from './command.ts';

export function ownStore(): string {
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

/** Opens a store that must be there already. */
export async function openExisting(address: string): Promise<Sql> {
  const path = sqlitePath(address);
  if (typeof path === 'string' && !existsSync(path)) throw new UsageError(`there is no file ${path}`);
  return reached(() => openDatabase(address));
}

/** Runs what needs a database; one that cannot be had is the person's to put right. */
export async function reached<T>(open: () => Promise<T>): Promise<T> {
  try {
    return await open();
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

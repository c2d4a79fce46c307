/** Shorthands for queries of one statement. */

import type { CompiledQuery } from 'kysely';
import { type Sql, statement } from './sql.ts';

export async function rowsOf<T>(sql: Sql, query: { compile(): CompiledQuery }): Promise<readonly T[]> {
  const [rows = []] = (await sql.run([statement(query)])) ?? [];
  return rows as unknown as readonly T[];
}

export async function rowOf<T>(sql: Sql, query: { compile(): CompiledQuery }): Promise<T | null> {
  return (await rowsOf<T>(sql, query))[0] ?? null;
}

/** The result of a query that selects a count as `n`. */
export async function countOf(sql: Sql, query: { compile(): CompiledQuery }): Promise<number> {
  const row = await rowOf<{ n: number | string }>(sql, query);
  return Number(row?.n ?? 0);
}

/** Runs one update; false if it did not change exactly one row. */
export async function changesOne(sql: Sql, query: { compile(): CompiledQuery }): Promise<boolean> {
  return (await sql.run([statement(query, 1)])) !== null;
}

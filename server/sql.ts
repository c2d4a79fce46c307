/** The port to a database: batches of statements, each batch whole or not at all. SQLite and PostgreSQL each have one. */

import type { CompiledQuery } from 'kysely';

/** `expect`: how many rows it must change, or the whole batch is taken back. */
export type Statement = Readonly<{ sql: string; parameters: readonly unknown[]; expect?: number }>;

export type Row = Readonly<Record<string, unknown>>;

export interface Sql {
  /** The rows of each statement, once it is safely on disk; null if a statement changed other than it expected. */
  run(batch: readonly Statement[]): Promise<readonly (readonly Row[])[] | null>;
  close(): Promise<void>;
}

/** A query built by kysely as a statement of a batch. */
export function statement(query: { compile(): CompiledQuery }, expect?: number): Statement {
  const { sql, parameters } = query.compile();
  return expect === undefined ? { sql, parameters } : { sql, parameters, expect };
}

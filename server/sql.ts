/** The port to a database: batches of statements, each batch whole or not at all. SQLite and PostgreSQL each have one. */

import type { CompiledQuery } from 'kysely';

/** `expect`: how many rows it must change, or the whole batch is taken back. */
export type Statement = Readonly<{ sql: string; parameters: readonly unknown[]; expect?: number }>;

export type Row = Readonly<Record<string, unknown>>;

export type Dialect = 'sqlite' | 'postgres';

export interface Sql {
  readonly dialect: Dialect;
  /** The rows of each statement, once it is safely on disk; null if a statement changed other than it expected. */
  run(batch: readonly Statement[]): Promise<readonly (readonly Row[])[] | null>;
  /** Ends once everything that was asked before is answered; what is asked later is refused. */
  close(): Promise<void>;
}

/** The database cannot be reached now. Whether the last batch was kept is not known. */
export class StoreGone extends Error {}

/** The database refused a statement. Says which kind of fault, never which values: they may be secret. */
export class StoreFault extends Error {}

/** Keeps the promise of `close` for a database that would drop, or worse, what is still under way. */
export function closedInOrder(sql: Sql): Sql {
  const underWay = new Set<Promise<unknown>>();
  let closed: Promise<void> | null = null;
  return {
    dialect: sql.dialect,
    run(batch) {
      if (closed !== null) return Promise.reject(new StoreGone('the store is closed'));
      const answer = sql.run(batch);
      underWay.add(answer);
      const done = () => underWay.delete(answer);
      answer.then(done, done);
      return answer;
    },
    close() {
      closed ??= Promise.allSettled(underWay).then(() => sql.close());
      return closed;
    },
  };
}

/** A query built by kysely as a statement of a batch. */
export function statement(query: { compile(): CompiledQuery }, expect?: number): Statement {
  const { sql, parameters } = query.compile();
  return expect === undefined ? { sql, parameters } : { sql, parameters, expect };
}

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

/** A value that no store keeps, whoever sent it: nothing was asked of the database. */
export class UnkeptValue extends StoreFault {
  constructor() {
    super('a value that cannot be kept: text without NUL characters is meant');
  }
}

/** What both databases keep and give back alike. SQLite's driver cuts a text at a NUL, and ends the process at a boolean. */
function canBeKept(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\0');
  return value === null || (typeof value === 'number' && Number.isFinite(value));
}

/** A database with the faults of its driver kept out: values that it cannot take, and batches after its end. */
export function guarded(sql: Sql): Sql {
  const underWay = new Set<Promise<unknown>>();
  let closed: Promise<void> | null = null;
  return {
    dialect: sql.dialect,
    async run(batch) {
      if (closed !== null) throw new StoreGone('the store is closed');
      if (!batch.every(({ parameters }) => parameters.every(canBeKept))) throw new UnkeptValue();
      const answer = sql.run(batch);
      underWay.add(answer);
      try {
        return await answer;
      } finally {
        underWay.delete(answer);
      }
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

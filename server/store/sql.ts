/** The port to a database: atomic batches of statements. SQLite and PostgreSQL each implement it. */

import type { CompiledQuery } from 'kysely';

/** `expect`: how many rows it must change, or the whole batch is rolled back. */
export type Statement = Readonly<{ sql: string; parameters: readonly unknown[]; expect?: number }>;

export type Row = Readonly<Record<string, unknown>>;

export type Dialect = 'sqlite' | 'postgres';

export interface Sql {
  readonly dialect: Dialect;
  /** The rows of each statement, once the batch is durable; null if a statement did not change as many rows as expected. */
  run(batch: readonly Statement[]): Promise<readonly (readonly Row[])[] | null>;
  /** Resolves once all earlier batches are done; later ones are refused. */
  close(): Promise<void>;
}

/** The database cannot be reached. The last batch may or may not have been committed. */
export class StoreGone extends Error {}

/** The database can be read but not written: its disk is full or read-only. */
export class StoreUnwritable extends StoreGone {}

/** Does this batch only read? */
export const isReading = (batch: readonly Statement[]) =>
  batch.every(({ sql }) => /^\s*(select|with|pragma)\b/i.test(sql));

/** The database refused a statement. Names the kind of error, never the values, which may be secret. */
export class StoreFault extends Error {}

/** A value that cannot be stored; the database was not asked. */
export class UnkeptValue extends StoreFault {
  constructor() {
    super('a value cannot be stored: only finite numbers and text without NUL characters can');
  }
}

/** What both databases store faithfully. SQLite's driver cuts a text at a NUL, and a boolean crashes the process. */
function canBeKept(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\0');
  return value === null || (typeof value === 'number' && Number.isFinite(value));
}

/** Guards a driver against what it cannot handle: values it cannot store, and batches after it was closed. */
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

/** Stands for a value that is known only when the statement is run. */
class Blank {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/** A query that is compiled once, since it is run for every move. It is built with blanks, by name, instead of values. */
export function compiled<Name extends string>(
  build: (blank: (name: Name) => never) => { compile(): CompiledQuery },
  expect: number,
): (values: Readonly<Record<Name, unknown>>) => Statement {
  const { sql, parameters } = build((name) => new Blank(name) as never).compile();
  return (values) => ({
    sql,
    parameters: parameters.map((given) => (given instanceof Blank ? values[given.name as Name] : given)),
    expect,
  });
}

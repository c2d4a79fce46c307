/** The tables of the store, for kysely; and the migrations that make them, in one list for every database. */

import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { type Sql, type Statement, statement } from './sql.ts';

export interface Schema {
  migration: { name: string };
  person: { id: string; token_hash: string; name: string; created: number };
  game_table: {
    id: string;
    game: string;
    rules_number: number;
    edition_id: string;
    edition_hash: string;
    /** The whole edition, if it is not one that comes with the game. */
    edition_data: string | null;
    options: string;
    host: string;
    seed: string;
    status: string;
    /** Raised by every change; a change is made only to the version it was made from. */
    version: number;
    created: number;
    updated: number;
  };
  seat: {
    table_id: string;
    seat: number;
    person_id: string | null;
    name: string;
    bot: string | null;
    contribution: string;
  };
  entry: { table_id: string; seq: number; body: string };
}

/** Builds queries for SQLite; runs none itself. */
export const query = new Kysely<Schema>({
  dialect: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
});

type Step = { compile(): CompiledQuery };

const migrations: readonly Readonly<{ name: string; up: readonly Step[] }>[] = [
  {
    name: '001 people and tables',
    up: [
      query.schema
        .createTable('person')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('token_hash', 'text', (column) => column.notNull().unique())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('created', 'bigint', (column) => column.notNull()),
      query.schema
        .createTable('game_table')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('game', 'text', (column) => column.notNull())
        .addColumn('rules_number', 'integer', (column) => column.notNull())
        .addColumn('edition_id', 'text', (column) => column.notNull())
        .addColumn('edition_hash', 'text', (column) => column.notNull())
        .addColumn('edition_data', 'text')
        .addColumn('options', 'text', (column) => column.notNull())
        .addColumn('host', 'text', (column) => column.notNull())
        .addColumn('seed', 'text', (column) => column.notNull())
        .addColumn('status', 'text', (column) => column.notNull())
        .addColumn('version', 'integer', (column) => column.notNull())
        .addColumn('created', 'bigint', (column) => column.notNull())
        .addColumn('updated', 'bigint', (column) => column.notNull()),
      query.schema.createIndex('game_table_status').on('game_table').columns(['status', 'updated']),
      query.schema
        .createTable('seat')
        .addColumn('table_id', 'text', (column) => column.notNull())
        .addColumn('seat', 'integer', (column) => column.notNull())
        .addColumn('person_id', 'text')
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('bot', 'text')
        .addColumn('contribution', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('seat_key', ['table_id', 'seat']),
      query.schema.createIndex('seat_person').on('seat').column('person_id'),
      query.schema
        .createTable('entry')
        .addColumn('table_id', 'text', (column) => column.notNull())
        .addColumn('seq', 'integer', (column) => column.notNull())
        .addColumn('body', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('entry_key', ['table_id', 'seq']),
    ],
  },
];

/** Brings a database up to date; each migration is one batch. */
export async function migrate(sql: Sql): Promise<void> {
  const journal = query.schema
    .createTable('migration')
    .ifNotExists()
    .addColumn('name', 'text', (column) => column.primaryKey());
  await sql.run([statement(journal)]);
  const rows = await sql.run([statement(query.selectFrom('migration').select('name'))]);
  const done = new Set(rows![0]!.map((row) => row.name));
  for (const { name, up } of migrations) {
    if (done.has(name)) continue;
    const steps: Statement[] = up.map((step) => statement(step));
    await sql.run([...steps, statement(query.insertInto('migration').values({ name }))]);
  }
}

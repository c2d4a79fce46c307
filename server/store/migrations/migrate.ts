/** The migrations, in one list for every database. A migration that has been released is never changed. */

import type { CompiledQuery } from 'kysely';
import { dailyMigration } from '../../daily/migration.ts';
import { EDITIONS_MIGRATION, editionsMigration } from '../editions.ts';
import { type Queries, queriesFor } from '../schema.ts';
import { type Sql, type Statement, StoreFault, statement } from '../sql.ts';
import { cleanUpMigration } from './cleanup.ts';
import { seatLinkMigration } from './link-owners.ts';
import { peopleMigration } from './people.ts';

type Step = { compile(): CompiledQuery };

const migrations: readonly Readonly<{ name: string; up(query: Queries): readonly Step[] }>[] = [
  {
    name: '001 people and tables',
    up: (query) => [
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
  {
    name: '002 table life, clocks, chat, several nodes',
    up: (query) => [
      query.schema.alterTable('game_table').addColumn('visibility', 'text', (c) => c.notNull().defaultTo('open')),
      query.schema.alterTable('game_table').addColumn('terms', 'text', (c) => c.notNull().defaultTo('{}')),
      query.schema.alterTable('game_table').addColumn('ask', 'text'),
      query.schema.alterTable('game_table').addColumn('rematch', 'text'),
      query.schema.alterTable('game_table').addColumn('due', 'bigint'),
      query.schema.createIndex('game_table_due').on('game_table').column('due'),
      query.schema.createIndex('game_table_host').on('game_table').columns(['host', 'created']),
      query.schema.alterTable('seat').addColumn('key', 'text'),
      query.schema.alterTable('seat').addColumn('reserved', 'text'),
      query.schema.alterTable('seat').addColumn('extra', 'bigint', (c) => c.notNull().defaultTo(0)),
      query.schema
        .createTable('chat')
        .addColumn('table_id', 'text', (column) => column.notNull())
        .addColumn('n', 'integer', (column) => column.notNull())
        .addColumn('person_id', 'text', (column) => column.notNull())
        .addColumn('seat', 'integer', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('body', 'text', (column) => column.notNull())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('chat_key', ['table_id', 'n']),
      query.schema
        .createTable('mute')
        .addColumn('person_id', 'text', (column) => column.notNull())
        .addColumn('muted_id', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('mute_key', ['person_id', 'muted_id']),
      query.schema
        .createTable('node')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('seen', 'bigint', (column) => column.notNull()),
      query.schema
        .createTable('pause')
        .addColumn('from_at', 'bigint', (column) => column.primaryKey())
        .addColumn('to_at', 'bigint', (column) => column.notNull()),
    ],
  },
  { name: '003 accounts, notices, ratings, reports', up: peopleMigration },
  { name: '004 the daily board', up: dailyMigration },
  { name: EDITIONS_MIGRATION, up: editionsMigration },
  { name: '006 seat links have an owner', up: seatLinkMigration },
  {
    name: '007 moves that only their seat knows',
    up: ({ schema }) => [schema.alterTable('seat').addColumn('held', 'text')],
  },
  { name: '008 what the site forgets', up: cleanUpMigration },
  {
    name: '009 how people like their tables',
    up: ({ schema }) => [schema.alterTable('person').addColumn('settings', 'text')],
  },
  {
    name: '010 what is looked up by other columns than its key',
    up: ({ schema }) => [
      schema.createIndex('seat_reserved').on('seat').column('reserved'),
      schema.createIndex('notice_table').on('notice').column('table_id'),
      schema.createIndex('quiet_table_table').on('quiet_table').column('table_id'),
      schema.createIndex('daily_play_table').on('daily_play').column('table_id'),
      schema.createIndex('daily_play_person').on('daily_play').column('person_id'),
      schema.createIndex('mute_muted').on('mute').column('muted_id'),
      schema.createIndex('report_by').on('report').column('by_id'),
      schema.createIndex('report_about').on('report').column('about_id'),
      schema.createIndex('seat_link_person').on('seat_link').column('person_id'),
    ],
  },
  {
    name: '011 what decides between equal scores',
    up: ({ schema }) => [schema.alterTable('result').addColumn('tie', 'double precision')],
  },
];

/** The database belongs to a newer version of the program, which may store things that this one would lose. */
export class StoreTooNew extends StoreFault {
  constructor(unknown: readonly string[]) {
    super(
      `it was last used by a newer version of Quai (this one does not know: ${unknown.join(', ')}). ` +
        'Start that version, or restore a backup made before the upgrade',
    );
  }
}

/**
 * Brings a database up to date, or up to `until`; each migration is one batch. If several nodes start at once, one of them runs
 * it.
 */
export async function migrate(sql: Sql, until = migrations.length): Promise<void> {
  const query = queriesFor(sql.dialect);
  const journal = query.schema
    .createTable('migration')
    .ifNotExists()
    .addColumn('name', 'text', (column) => column.primaryKey());
  // "if not exists" is not atomic in PostgreSQL, so the loser of a race tries again.
  await sql.run([statement(journal)]).catch(() => sql.run([statement(journal)]));
  const rows = await sql.run([statement(query.selectFrom('migration').select('name'))]);
  const done = new Set((rows?.[0] ?? []).map((row) => row.name as string));
  const unknown = [...done].filter((name) => !migrations.some((known) => known.name === name));
  if (unknown.length > 0) throw new StoreTooNew(unknown);
  for (const { name, up } of migrations.slice(0, until)) {
    if (done.has(name)) continue;
    const mine = query
      .insertInto('migration')
      .values({ name })
      .onConflict((conflict) => conflict.doNothing());
    // If another node is running this migration, it holds this row: we wait, change nothing, and it is done.
    const steps: Statement[] = up(query).map((step) => statement(step));
    await sql.run([statement(mine, 1), ...steps]);
  }
}

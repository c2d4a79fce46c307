/** The migration that adds the daily game. */

import type { CompiledQuery } from 'kysely';
import type { Queries } from '../store/schema.ts';

export function dailyMigration({ schema }: Queries): readonly { compile(): CompiledQuery }[] {
  return [
    schema.alterTable('game_table').addColumn('day', 'text'),
    schema
      .createTable('daily')
      .addColumn('day', 'text', (column) => column.primaryKey())
      .addColumn('seed', 'text', (column) => column.notNull()),
    schema
      .createTable('daily_play')
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('person_id', 'text', (column) => column.notNull())
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('daily_play_key', ['day', 'person_id']),
  ];
}

/** The migration that lets a site forget: when people were last here, and when editions were last chosen. */

import { type CompiledQuery, sql as raw } from 'kysely';
import type { Queries } from '../schema.ts';

export function cleanUpMigration(query: Queries): readonly { compile(): CompiledQuery }[] {
  // Nobody knows it of those who are there already: for them it begins now.
  const now = Math.floor(Date.now());
  const text = (sql: string) => ({ compile: () => raw.raw(sql).compile(query) });
  return [
    query.schema
      .createTable('seen')
      .addColumn('person_id', 'text', (column) => column.primaryKey())
      .addColumn('at', 'bigint', (column) => column.notNull()),
    text(`insert into seen (person_id, at) select id, ${now} from person`),
    query.schema.alterTable('edition').addColumn('chosen', 'bigint', (column) => column.notNull().defaultTo(0)),
    text(`update edition set chosen = ${now}`),
  ];
}

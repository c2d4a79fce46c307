/** Private links to seats in the store: each belongs to the person who made it, and goes when they leave the seat. */

import type { CompiledQuery } from 'kysely';
import type { Queries } from '../schema.ts';
import { type Statement, statement } from '../sql.ts';

/** Who made an older link is not known, so it cannot be kept: its maker makes a new one. */
export function seatLinkMigration({ schema }: Queries): readonly { compile(): CompiledQuery }[] {
  return [
    schema.dropTable('seat_link'),
    schema
      .createTable('seat_link')
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addColumn('hash', 'text', (column) => column.notNull())
      .addColumn('person_id', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('seat_link_owned_key', ['table_id', 'seat']),
  ];
}

/** Deletes the links of a table whose makers no longer have the seat. Goes into the batch that changes its seats. */
export function dropStaleLinks(query: Queries, table: string): Statement {
  const stale = query
    .deleteFrom('seat_link')
    .where('table_id', '=', table)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('seat')
            .select('seat.seat')
            .whereRef('seat.table_id', '=', 'seat_link.table_id')
            .whereRef('seat.seat', '=', 'seat_link.seat')
            .whereRef('seat.person_id', '=', 'seat_link.person_id'),
        ),
      ),
    );
  return statement(stale);
}

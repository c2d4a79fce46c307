/**
 * The figures of editions, stored once each by hash. A table keeps the figures it started with, whatever a later version of the
 * program ships.
 */

import { listed } from '@quai/games/list.ts';
import { shippedEdition } from '@quai/table/opening.ts';
import { type CompiledQuery, sql as raw } from 'kysely';
import { rowOf, rowsOf } from './rows.ts';
import { type Queries, queriesFor } from './schema.ts';
import { type Sql, type Statement, statement } from './sql.ts';

export const EDITIONS_MIGRATION = '005 editions by hash';

/** Before it, a table with a custom edition carried its data, and all others only an id and a hash. */
export function editionsMigration(query: Queries): readonly { compile(): CompiledQuery }[] {
  const move =
    'insert into edition (hash, data) select edition_hash, min(edition_data) from game_table ' +
    'where edition_data is not null group by edition_hash';
  return [
    query.schema
      .createTable('edition')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('data', 'text', (column) => column.notNull()),
    { compile: () => raw.raw(move).compile(query) },
    query.schema.alterTable('game_table').dropColumn('edition_data'),
    query.schema.createIndex('game_table_edition').on('game_table').column('edition_hash'),
  ];
}

/**
 * Stores an edition, or marks it as chosen if it is stored already. Belongs in the batch that adds a table with it, so that the
 * clean-up, which deletes editions nobody has chosen for a day, never deletes one that a new table needs.
 */
export function keepEdition(query: Queries, hash: string, data: unknown, now: number): Statement {
  const insert = query.insertInto('edition').values({ hash, data: JSON.stringify(data), chosen: now });
  return statement(insert.onConflict((conflict) => conflict.column('hash').doUpdateSet({ chosen: now })));
}

/** The figures with this hash; undefined if they are not stored. */
export async function editionData(sql: Sql, hash: string): Promise<unknown> {
  const found = queriesFor(sql.dialect).selectFrom('edition').select('data').where('hash', '=', hash);
  const row = await rowOf<{ data: string }>(sql, found);
  return row === null ? undefined : JSON.parse(row.data);
}

/** The same for a store that has not been migrated yet, since a check before an upgrade must not change anything. */
export async function editionDataBefore(sql: Sql, hash: string): Promise<unknown> {
  const query = queriesFor(sql.dialect);
  const select = raw<{ data: string }>`select edition_data as data from game_table
    where edition_hash = ${hash} and edition_data is not null limit 1`;
  const row = await rowOf<{ data: string }>(sql, { compile: () => select.compile(query) });
  return row === null ? undefined : JSON.parse(row.data);
}

/** Tables whose figures are neither stored nor shipped any more. They are never opened with other figures. */
export type Unmatched = Readonly<{ game: string; edition: string; hash: string; tables: readonly string[] }>;

/**
 * Stores the figures of all tables that lack them, if this program ships exactly those or has shipped them. Runs at every start, because a store of
 * an older version has only their hashes.
 */
export async function pinEditions(sql: Sql): Promise<readonly Unmatched[]> {
  const query = queriesFor(sql.dialect);
  const kept = query.selectFrom('edition').select('hash');
  const lacking = query
    .selectFrom('game_table')
    .select(['game', 'edition_id', 'edition_hash'])
    .distinct()
    .where('edition_hash', 'not in', kept);
  const unmatched: Unmatched[] = [];
  for (const row of await rowsOf<{ game: string; edition_id: string; edition_hash: string }>(sql, lacking)) {
    const { game: id, edition_id: edition, edition_hash: hash } = row;
    const game = await listed(id)?.load();
    const data = game === undefined ? undefined : await shippedEdition(game, hash);
    if (data !== undefined) await sql.run([keepEdition(query, hash, data, Date.now())]);
    else unmatched.push({ game: id, edition, hash, tables: await tablesOf(sql, hash) });
  }
  return unmatched;
}

async function tablesOf(sql: Sql, hash: string): Promise<readonly string[]> {
  const tables = queriesFor(sql.dialect).selectFrom('game_table').select('id').where('edition_hash', '=', hash);
  return (await rowsOf<{ id: string }>(sql, tables.orderBy('id'))).map(({ id }) => id);
}

/** Replays stored tables, since one that does not replay would break after an upgrade. Changes nothing. */

import { listed } from '@quai/games/list.ts';
import { LogFault } from '@quai/table/log.ts';
import { shippedEdition } from '@quai/table/opening.ts';
import { loadRoom } from '@quai/table/room.ts';
import { EDITIONS_MIGRATION, editionData, editionDataBefore } from '../store/editions.ts';
import { rowsOf } from '../store/rows.ts';
import { queriesFor } from '../store/schema.ts';
import type { Sql } from '../store/sql.ts';
import { Store } from '../store/store.ts';
import { type EditionReader, emptyRoom } from './opening.ts';

export type Checked = Readonly<{ table: string; problem: string }>;

/** The tables with this status that this program cannot continue. */
export async function checkTables(
  sql: Sql,
  status: 'open' | 'playing' | 'over',
  progress: (done: number, of: number) => void,
): Promise<{ checked: number; broken: readonly Checked[] }> {
  const store = new Store(sql);
  const editions = await editionReader(sql);
  const ids = await store.withStatus(status);
  const broken: Checked[] = [];
  for (const [index, table] of ids.entries()) {
    const problem = await problemOf(store, editions, table);
    if (problem !== null) broken.push({ table, problem });
    progress(index + 1, ids.length);
  }
  return { checked: ids.length, broken };
}

async function problemOf(store: Store, editions: EditionReader, id: string): Promise<string | null> {
  const read = await store.tableFrom(id, 0);
  // Deleted since it was listed.
  if (read === null) return null;
  try {
    loadRoom(await emptyRoom(read.stored, editions), read.entries);
    return null;
  } catch (error) {
    return error instanceof LogFault ? `entry ${error.entry}: ${error.message}` : (error as Error).message;
  }
}

type Kind = Readonly<{ game: string; edition_id: string; edition_hash: string; rules_number: number }>;

/** All tables, whatever their status, whose game, rules or figures this program does not have. Replays nothing. */
export async function unavailableTables(sql: Sql): Promise<readonly Checked[]> {
  const tables = queriesFor(sql.dialect).selectFrom('game_table');
  const editions = await editionReader(sql);
  const found: Checked[] = [];
  const columns = ['game', 'edition_id', 'edition_hash', 'rules_number'] as const;
  for (const kind of await rowsOf<Kind>(sql, tables.select(columns).distinct())) {
    const problem = await unavailable(kind, editions);
    if (problem === null) continue;
    const same = columns.reduce((query, column) => query.where(column, '=', kind[column]), tables.select('id'));
    for (const { id } of await rowsOf<{ id: string }>(sql, same.orderBy('id'))) found.push({ table: id, problem });
  }
  return found;
}

async function unavailable(kind: Kind, editions: EditionReader): Promise<string | null> {
  const game = await listed(kind.game)?.load();
  if (game === undefined) return `there is no game ${kind.game}`;
  if (kind.rules_number > game.rulesNumber)
    return `unknown rules number ${kind.rules_number}; this program plays number ${game.rulesNumber}`;
  if ((await shippedEdition(game, kind.edition_hash)) !== undefined) return null;
  if ((await editions(kind.edition_hash)) !== undefined) return null;
  return `the figures of edition ${kind.edition_id} (${kind.edition_hash.slice(0, 8)}) are neither stored nor shipped`;
}

/** Where figures are stored depends on whether the store has been migrated. */
async function editionReader(sql: Sql): Promise<EditionReader> {
  const migrations = queriesFor(sql.dialect)
    .selectFrom('migration')
    .select('name')
    .where('name', '=', EDITIONS_MIGRATION);
  const migrated = (await rowsOf(sql, migrations)).length > 0;
  return (hash) => (migrated ? editionData(sql, hash) : editionDataBefore(sql, hash));
}

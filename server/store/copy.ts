/** Copies a whole store into another, between any two databases, and compares their contents by hash. */

import { createHash } from 'node:crypto';
import { canonical } from '@quai/engine/hash.ts';
import { sql as raw } from 'kysely';
import { migrate } from './migrations/migrate.ts';
import { countOf, rowsOf } from './rows.ts';
import { queriesFor, type Schema } from './schema.ts';
import { type Row, type Sql, statement } from './sql.ts';

/** Running nodes, and who is looking at their tables, are not part of the data. */
type Name = Exclude<keyof Schema, 'migration' | 'node' | 'looking'>;

/** Every database table with the columns its rows are ordered by. */
const TABLES: readonly (readonly [Name, readonly string[]])[] = [
  ['person', ['id']],
  ['edition', ['hash']],
  ['game_table', ['id']],
  ['seat', ['table_id', 'seat']],
  ['entry', ['table_id', 'seq']],
  ['chat', ['table_id', 'n']],
  ['mute', ['person_id', 'muted_id']],
  ['pause', ['from_at']],
  ['session', ['token_hash']],
  ['seen', ['person_id']],
  ['passkey', ['id']],
  ['one_time', ['hash']],
  ['api_token', ['id']],
  ['seat_link', ['table_id', 'seat']],
  ['channel', ['id']],
  ['quiet_table', ['person_id', 'table_id']],
  ['notice', ['person_id', 'table_id']],
  ['rating', ['person_id', 'game']],
  ['result', ['table_id', 'seat']],
  ['report', ['id']],
  ['setting', ['name']],
  ['daily', ['day']],
  ['daily_play', ['day', 'person_id']],
];

/** The names of all tables that hold data. */
export const STORED_TABLES: readonly string[] = TABLES.map(([name]) => name);

const PAGE = 500;
/** Rows per insert: SQLite and PostgreSQL both limit the parameters of a statement. */
const AT_ONCE = 50;

export type Counts = Readonly<Record<string, number>>;

export async function countRows(sql: Sql): Promise<Counts> {
  const query = queriesFor(sql.dialect);
  const counts: Record<string, number> = {};
  for (const [name] of TABLES)
    counts[name] = await countOf(sql, query.selectFrom(name).select(raw<number>`count(*)`.as('n')));
  return counts;
}

/** Copies only into an empty store. Throws if it is not empty, or if what arrived is not what was sent. */
export async function copyStore(from: Sql, to: Sql, progress: (done: number) => void): Promise<Counts> {
  await migrate(to);
  const there = Object.entries(await countRows(to)).find(([, count]) => count > 0);
  if (there !== undefined) throw new CopyError(`the target store is not empty: it has ${there[1]} rows in ${there[0]}`);
  const counts: Record<string, number> = {};
  let done = 0;
  for (const [name] of TABLES) {
    const sent = hasher();
    counts[name] = 0;
    for await (const page of pages(from, name)) {
      for (let at = 0; at < page.length; at += AT_ONCE) await insert(to, name, page.slice(at, at + AT_ONCE));
      for (const row of page) sent.add(row);
      counts[name] += page.length;
      progress((done += page.length));
    }
    const arrived = await hashOf(to, name);
    if (arrived !== sent.hash()) throw new CopyError(`the rows of ${name} were changed by the copy`);
  }
  return counts;
}

/** A problem that the operator can fix. */
export class CopyError extends Error {}

async function insert(to: Sql, name: Name, rows: readonly Row[]): Promise<void> {
  const query = queriesFor(to.dialect)
    .insertInto(name)
    .values(rows as never);
  await to.run([statement(query, rows.length)]);
}

async function hashOf(sql: Sql, name: Name): Promise<string> {
  const hash = hasher();
  for await (const page of pages(sql, name)) for (const row of page) hash.add(row);
  return hash.hash();
}

function hasher() {
  const hash = createHash('sha256');
  return { add: (row: Row) => void hash.update(`${canonical({ ...row })}\n`), hash: () => hash.digest('hex') };
}

/** All rows of a table in the order of its key, compared bytewise in both databases. */
async function* pages(sql: Sql, name: Name): AsyncGenerator<readonly Row[]> {
  const query = queriesFor(sql.dialect);
  const keys = TABLES.find(([table]) => table === name)?.[1] ?? [];
  const ordered = keys.map((key) => byBytes(key, sql.dialect === 'postgres' && !NUMBERS.has(key)));
  const order = raw.join(ordered);
  for (let last: Row | undefined; ; ) {
    const from: Row | undefined = last;
    const after = from === undefined ? raw`` : raw`where (${order}) > (${raw.join(keys.map((key) => from[key]))})`;
    const select = raw<Row>`select * from ${raw.table(name)} ${after} order by ${order} limit ${raw.lit(PAGE)}`;
    const rows: readonly Row[] = await rowsOf<Row>(sql, { compile: () => select.compile(query) });
    if (rows.length > 0) yield rows;
    if (rows.length < PAGE) return;
    last = rows.at(-1);
  }
}

const NUMBERS = new Set(['seat', 'seq', 'n', 'from_at']);

const byBytes = (key: string, collate: boolean) => (collate ? raw`${raw.ref(key)} collate "C"` : raw.ref(key));

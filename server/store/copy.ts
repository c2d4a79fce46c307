/** Copies a whole store into another, whatever databases they are, and checks by hashes that both hold the same. */

import { createHash } from 'node:crypto';
import { canonical } from '@quai/engine/hash.ts';
import { sql as raw } from 'kysely';
import { migrate } from './migrations.ts';
import { queriesFor, type Schema } from './schema.ts';
import { type Row, type Sql, statement } from './sql.ts';

/** A running node, and who looks at its tables, is none of the data. */
type Name = Exclude<keyof Schema, 'migration' | 'node' | 'looking'>;

/** Every table with what its rows are ordered by. */
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

const PAGE = 500;
/** Rows of one insert: SQLite and PostgreSQL both limit the parameters of a statement. */
const AT_ONCE = 50;

export type Counts = Readonly<Record<string, number>>;

export async function countRows(sql: Sql): Promise<Counts> {
  const query = queriesFor(sql.dialect);
  const counts: Record<string, number> = {};
  for (const [name] of TABLES) {
    const [rows] = (await sql.run([statement(query.selectFrom(name).select(raw<number>`count(*)`.as('n')))]))!;
    counts[name] = Number(rows![0]!.n);
  }
  return counts;
}

/** Into an empty store only. Throws if it is not, or if what arrived is not what was sent. */
export async function copyStore(from: Sql, to: Sql, progress: (done: number) => void): Promise<Counts> {
  await migrate(to);
  const there = Object.entries(await countRows(to)).find(([, count]) => count > 0);
  if (there !== undefined)
    throw new CopyError(`the store to copy to is not empty: it has ${there[1]} rows of ${there[0]}`);
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
    if (arrived !== sent.hash()) throw new CopyError(`the rows of ${name} did not arrive as they were sent`);
  }
  return counts;
}

/** Something the person can put right. */
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

/** All rows of a table in the order of its key; both databases compare keys by their bytes. */
async function* pages(sql: Sql, name: Name): AsyncGenerator<readonly Row[]> {
  const query = queriesFor(sql.dialect);
  const keys = TABLES.find(([table]) => table === name)![1];
  const ordered = keys.map((key) => byBytes(key, sql.dialect === 'postgres' && !NUMBERS.has(key)));
  const order = raw.join(ordered);
  let last: Row | null = null;
  for (;;) {
    const after = last === null ? raw`` : raw`where (${order}) > (${raw.join(keys.map((key) => last![key]))})`;
    const select = raw<Row>`select * from ${raw.table(name)} ${after} order by ${order} limit ${raw.lit(PAGE)}`;
    const [rows] = (await sql.run([statement({ compile: () => select.compile(query) })]))! as [readonly Row[]];
    if (rows.length > 0) yield rows;
    if (rows.length < PAGE) return;
    last = rows.at(-1)!;
  }
}

const NUMBERS = new Set(['seat', 'seq', 'n', 'from_at']);

const byBytes = (key: string, collate: boolean) => (collate ? raw`${raw.ref(key)} collate "C"` : raw.ref(key));

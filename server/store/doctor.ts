/** What uses space in a store, and what is obviously wrong with it. Changes nothing. */

import { sql as raw } from 'kysely';
import { STORED_TABLES } from './copy.ts';
import { rowsOf } from './rows.ts';
import { queriesFor } from './schema.ts';
import type { Sql } from './sql.ts';

export type Size = Readonly<{ name: string; rows: number; bytes: number }>;
export type LongLog = Readonly<{ table: string; game: string; status: string; entries: number; bytes: number }>;

export interface Findings {
  readonly sizes: readonly Size[];
  readonly longest: readonly LongLog[];
  /** Editions that no table refers to. */
  readonly unused: Readonly<{ editions: number; bytes: number }>;
  /** When the oldest table that still waits for players was made. */
  readonly oldestOpen: number | null;
  readonly problems: readonly string[];
}

const HOUR = 3600_000;
const LONGEST = 5;

export async function examine(sql: Sql, now: number): Promise<Findings> {
  const sizes: Size[] = [];
  for (const name of STORED_TABLES) sizes.push(await sizeOf(sql, name));
  return {
    sizes: sizes.sort((a, b) => b.bytes - a.bytes),
    longest: await longestLogs(sql),
    unused: await unusedEditions(sql),
    oldestOpen: await oldestOpen(sql),
    problems: await problemsOf(sql, now),
  };
}

function ask<T>(sql: Sql, query: ReturnType<typeof raw<T>>): Promise<readonly T[]> {
  return rowsOf<T>(sql, { compile: () => query.compile(queriesFor(sql.dialect)) });
}

/** The bytes of all values as text: what is written, without the database's own overhead. */
async function sizeOf(sql: Sql, name: string): Promise<Size> {
  const columns =
    sql.dialect === 'sqlite'
      ? await ask<{ name: string }>(sql, raw`select name from pragma_table_info(${name})`)
      : await ask<{ name: string }>(
          sql,
          raw`select column_name as name from information_schema.columns
              where table_schema = current_schema() and table_name = ${name}`,
        );
  const lengths = columns.map((column) => bytesOf(sql, column.name));
  const [found] = await ask<{ n: number; bytes: number }>(
    sql,
    raw`select count(*) as n, coalesce(sum(${raw.join(lengths, raw` + `)}), 0) as bytes from ${raw.table(name)}`,
  );
  return { name, rows: Number(found?.n ?? 0), bytes: Number(found?.bytes ?? 0) };
}

const bytesOf = ({ dialect }: Sql, column: string) =>
  dialect === 'sqlite'
    ? raw`coalesce(length(cast(${raw.ref(column)} as blob)), 0)`
    : raw`coalesce(octet_length(cast(${raw.ref(column)} as text)), 0)`;

async function longestLogs(sql: Sql): Promise<readonly LongLog[]> {
  const rows = await ask<LongLog>(
    sql,
    raw`select game_table.id as "table", game, status, count(*) as entries, sum(${bytesOf(sql, 'entry.body')}) as bytes
        from entry join game_table on game_table.id = entry.table_id
        group by game_table.id, game, status order by bytes desc, game_table.id limit ${raw.lit(LONGEST)}`,
  );
  return rows.map((row) => ({ ...row, entries: Number(row.entries), bytes: Number(row.bytes) }));
}

async function unusedEditions(sql: Sql): Promise<Findings['unused']> {
  const [found] = await ask<{ n: number; bytes: number }>(
    sql,
    raw`select count(*) as n, coalesce(sum(${bytesOf(sql, 'data')}), 0) as bytes from edition
        where hash not in (select edition_hash from game_table)`,
  );
  return { editions: Number(found?.n ?? 0), bytes: Number(found?.bytes ?? 0) };
}

async function oldestOpen(sql: Sql): Promise<number | null> {
  const [found] = await ask<{ at: number | null }>(
    sql,
    raw`select min(created) as at from game_table where status = 'open'`,
  );
  return found?.at == null ? null : Number(found.at);
}

async function problemsOf(sql: Sql, now: number): Promise<string[]> {
  const count = async (from: ReturnType<typeof raw<{ n: number }>>) => Number((await ask(sql, from))[0]?.n ?? 0);
  const found: [number, string][] = [
    [
      await count(raw`select count(*) as n from game_table where due < ${now - HOUR}`),
      'tables have waited for a bot or a clock for more than an hour: is a server running?',
    ],
    [
      await count(raw`select count(*) as n from notice where due < ${now - HOUR}`),
      'notices have waited for more than an hour: is a server running, and does mail go out?',
    ],
    [
      await count(raw`select count(*) as n from one_time where expires < ${now - HOUR}`),
      'expired codes and links are still there: the clean-up has not run',
    ],
    [
      await count(raw`select count(*) as n from entry where table_id not in (select id from game_table)`),
      'entries belong to no table',
    ],
    [
      await count(raw`select count(*) as n from seat where table_id not in (select id from game_table)`),
      'seats belong to no table',
    ],
    [
      await count(
        raw`select count(*) as n from (select table_id from entry group by table_id having count(*) <> max(seq) + 1) gaps`,
      ),
      'tables have a gap in their log',
    ],
    [await count(raw`select count(*) as n from report where done is null`), 'reports of players are open'],
  ];
  return found.filter(([n]) => n > 0).map(([n, what]) => `${n} ${what}`);
}

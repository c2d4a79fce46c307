/**
 * How a database finds its rows. Whatever a server asks its store during the tests of a file is explained at the end: nothing may
 * read the whole of a table that grows with the site, since that takes ever longer.
 */

import Database from 'libsql';
import { expect } from 'vitest';
import type { Server } from '../../boot/serve.ts';
import { migrate } from '../../store/migrations/migrate.ts';
import type { Row, Sql, Statement } from '../../store/sql.ts';

/** Tables that stay small, however many people come. */
const SMALL = ['migration', 'node', 'pause', 'setting', 'daily', 'looking', 'site'];

/** Tables with a row or more for each person or table: what is in `plans-at-size.wide.test.ts`. */
const LARGE = ['person', 'seen', 'session', 'game_table', 'seat', 'entry', 'chat', 'result', 'rating', 'notice'];

/** Statements that read a whole table and may, with the reason. */
const ALLOWED: readonly (readonly [pattern: RegExp, why: string])[] = [
  [/^select "id" from "person" where "kind" = .* and not exists/, 'once an hour: guests who never came back'],
  [/^select \* from "?\w+"?$|^select count\(\*\) as "?n"? from /, 'an operator copies a store or counts what is in it'],
  [/length\(cast\(|count\(\*\) <> max\(seq\)|pragma_table_info/, 'quai doctor'],
  [/^delete from "(session|seat_link|edition)" where (created|table_id not in|chosen)/, 'the daily clean-up'],
  [/^select "hash" from "edition"$/, 'at the start, to see which figures are stored'],
  [/^select "status", count\(\*\)|from "report" order by/, 'the administration page'],
  [/substr\(lower\(name\)/, 'an administrator looks for a person by the beginning of a name'],
  [/^update "one_time" set "expires" = (\?|\$1)$|^select "(id|name)" from "person" (order by|where) "name"/, 'tests'],
  [/^select (id|table_id) from \w+ where \w+ is not null$/, 'a test waits until everything is sent'],
];

/** Notes what the server asks from now on; the returned function gives it, one statement of each text, and stops. */
export function asked({ node }: Server): () => readonly Statement[] {
  const statements = new Map<string, Statement>();
  const sql = node.sql as { run: Sql['run'] } & Sql;
  const { run } = sql;
  sql.run = (batch) => {
    for (const statement of batch) statements.set(statement.sql, statement);
    return run(batch);
  };
  return () => {
    sql.run = run;
    return [...statements.values()];
  };
}

/** Notes what the server asks from now on; the returned function explains it, while the server still runs. */
export function explaining(server: Server): () => Promise<void> {
  const heard = asked(server);
  const { sql } = server.node;
  return async () => {
    const statements = heard();
    expect(await scansIn(sql.dialect === 'sqlite' ? await emptySqlite() : sql, statements)).toEqual([]);
  };
}

/** An empty database with our tables that can explain itself, which the server's cannot. A plan depends on the schema alone. */
export async function emptySqlite(): Promise<Sql> {
  const database = new Database(':memory:');
  const sql: Sql = {
    dialect: 'sqlite',
    run: async (batch) =>
      batch.map(({ sql: text, parameters }) => {
        const prepared = database.prepare(text);
        if (/^\s*(select|explain)\b/i.test(text)) return prepared.all(...parameters) as Row[];
        prepared.run(...parameters);
        return [];
      }),
    close: async () => void database.close(),
  };
  await migrate(sql);
  return sql;
}

/** Which statements read a whole table that may be large, and how. `full`: the tables are large already, and the store knows it. */
export async function scansIn(sql: Sql, statements: readonly Statement[], full = false): Promise<string[]> {
  const found: string[] = [];
  for (const statement of statements) {
    if (!/^\s*(select|with|insert|update|delete)\b/i.test(statement.sql)) continue;
    if (ALLOWED.some(([pattern]) => pattern.test(statement.sql))) continue;
    const plan = await planOf(sql, statement, full);
    const scans = plan.filter((line) => {
      const table = isScan(line);
      return table !== null && (full ? LARGE.includes(table) : !SMALL.includes(table));
    });
    if (scans.length > 0) found.push(`${scans.join('; ')}: ${statement.sql}`);
  }
  return found;
}

/** The name of the table that this line of a plan reads from beginning to end; null if it does not. */
function isScan(line: string): string | null {
  return (/^SCAN (?!\d+ CONSTANT)(\w+)/.exec(line) ?? /Seq Scan on "?(\w+)/.exec(line))?.[1] ?? null;
}

async function planOf(sql: Sql, { sql: text, parameters }: Statement, full: boolean): Promise<string[]> {
  if (sql.dialect === 'sqlite') {
    const rows = await sql.run([{ sql: `explain query plan ${text}`, parameters }]);
    return (rows?.[0] ?? []).map((row) => String(row.detail));
  }
  // Small tables are always read whole, unless PostgreSQL is told that this is expensive.
  const rows = await sql.run([
    { sql: `set local enable_seqscan = ${full ? 'on' : 'off'}`, parameters: [] },
    { sql: `explain ${text}`, parameters },
  ]);
  return (rows?.[1] ?? []).map((row) => String(row['QUERY PLAN']));
}

/** The plans of what a server asks its store, with 100,000 tables, 400,000 seats and 1,000,000 entries in it: nothing reads a whole large table. */

import { noPostgres, startPostgres } from '@quai/bench/services.ts';
import { describe, expect, onTestFinished, test } from 'vitest';
import { cleanUp } from '../../people/cleanup.ts';
import { People } from '../../people/people.ts';
import { openPostgres } from '../../store/postgres/postgres.ts';
import type { Sql, Statement } from '../../store/sql.ts';
import { Caller } from '../support/caller.ts';
import { inkRules, round, twoAtTable } from '../support/ink.ts';
import { scratch, serveHere } from '../support/running.ts';
import { asked, emptySqlite, scansIn } from './plans.ts';

const TABLES = 100_000;

/** Rows as a busy site has them; `n` counts from 1. */
const FILLING: readonly (readonly [rows: number, sql: string])[] = [
  [
    100_000,
    `insert into person (id, page, name, created, kind, owner, language) select 'p' || n, 'g' || n, 'Guest ' || n, n, case when n % 20 = 0 then 'bot' else 'person' end, case when n % 20 = 0 then 'p' || (n - 1) end, 'en' from numbers`,
  ],
  [100_000, `insert into seen (person_id, at) select 'p' || n, n from numbers`],
  [100_000, `insert into session (token_hash, person_id, created) select 'h' || n, 'p' || n, n from numbers`],
  [
    TABLES,
    `insert into game_table (id, game, rules_number, edition_id, edition_hash, options, host, seed, status, version, created, updated, visibility, terms, due, follow)
     select 't' || n, 'railroad-ink', 1, 'blue', 'hash' || (n % 5), '{}', 'p' || n, '5e', case when n % 50 = 0 then 'open' when n % 10 < 3 then 'playing' else 'over' end,
     1, n, n, 'open', '{}', case when n % 10 < 3 then n end, case when n % 1000 = 0 then n end from numbers`,
  ],
  [
    4 * TABLES,
    `insert into seat (table_id, seat, person_id, name, contribution, reserved) select 't' || ((n + 3) / 4), n % 4, 'p' || (1 + n % 100000), 'Guest', '0a', case when n % 10 = 0 then 'p' || (1 + n % 100000) end from numbers`,
  ],
  [10 * TABLES, `insert into entry (table_id, seq, body) select 't' || ((n + 9) / 10), n % 10, '{}' from numbers`],
  [
    2 * TABLES,
    `insert into chat (table_id, n, person_id, seat, name, body, at) select 't' || ((n + 1) / 2), n % 2, 'p' || n, 0, 'Guest', 'hello', n from numbers`,
  ],
  [
    TABLES,
    `insert into result (table_id, seat, person_id, game, seats, place, total, ended, shown) select 't' || n, 0, 'p' || n, 'railroad-ink', 4, 1, 30, n, 1 from numbers`,
  ],
  [
    50_000,
    `insert into rating (person_id, game, rating, deviation, volatility, played, updated) select 'p' || n, 'railroad-ink', 1500, 100, 0.06, 3, n from numbers`,
  ],
  [
    20_000,
    `insert into notice (person_id, table_id, kind, due, sent, tries) select 'p' || n, 't' || n, 'turn', case when n % 100 = 0 then n end, n, 0 from numbers`,
  ],
];

/** A part of the rows at a time: a statement may not take long. */
const PART = 100_000;

const numbers = (from: number, to: number, dialect: Sql['dialect']) =>
  dialect === 'postgres'
    ? `with numbers as (select generate_series(${from}, ${to}) as n)`
    : `with recursive numbers (n) as (select ${from} union all select n + 1 from numbers where n < ${to})`;

async function fill(sql: Sql): Promise<void> {
  for (const [rows, text] of FILLING)
    for (let from = 1; from <= rows; from += PART) {
      const some = numbers(from, Math.min(rows, from + PART - 1), sql.dialect);
      await sql.run([{ sql: text.replace(/select/, `${some} select`), parameters: [] }]);
    }
  // PostgreSQL does so by itself; our program never asks SQLite to.
  if (sql.dialect === 'postgres') await sql.run([{ sql: 'analyze', parameters: [] }]);
}

/** A large database in memory that can explain itself. */
async function largeSqlite(): Promise<Sql> {
  const sql = await emptySqlite();
  await fill(sql);
  return sql;
}

/** What a server asks while people come, play, talk, look around and leave. */
async function questions(database: string | null): Promise<readonly Statement[]> {
  const { folder, remove } = scratch();
  const server = await serveHere(folder, database === null ? {} : { DATABASE_URL: database });
  const heard = asked(server);
  const rules = await inkRules();
  const { table, ann, bob, cookies } = await twoAtTable([server.address, server.address], { rated: true });
  for (const client of [ann, bob]) await client.ask(table, round(rules, client, 1));
  await ann.ask(table, { type: 'say', text: 'hello' });
  await ann.ask(table, { type: 'mute', seat: 1, on: true });
  await ann.ask(table, { type: 'resign', seat: 0 });
  await bob.wait(() => bob.table().status === 'over');
  await bob.ask(table, { type: 'rematch' });
  const caller = new Caller(server.address, cookies[1]);
  const { me } = (await caller.get('/api/me')).body as { me: { page: string } };
  for (const path of [
    '/api/tables',
    '/api/account',
    '/api/account/export',
    '/api/notices',
    '/api/daily',
    `/api/people/${me.page}`,
    '/api/ratings/railroad-ink',
    '/api/programs',
    '/api/channels',
    '/api/settings',
    `/api/tables/${table}/record`,
  ])
    await caller.get(path);
  await caller.post('/api/daily');
  await caller.post(`/api/tables/${table}/seats/1/link`);
  const now = Date.now();
  await server.node.store.due(now, 100);
  await server.node.store.versions([table]);
  await server.node.chat.latest([table]);
  await server.node.presence.flush();
  await server.node.presence.beat(now);
  await server.node.presence.lookingAt([table], now);
  await server.node.cleanUp(now);
  await cleanUp(server.node, new People(server.node.sql), now);
  await caller.post('/api/account/delete', { name: 'Bob' });
  // The scans that run every second or two.
  await new Promise((resolve) => setTimeout(resolve, 4000));
  await server.stop();
  remove();
  return heard();
}

describe('at size', () => {
  test('SQLite', async () => {
    const statements = await questions(null);
    expect(statements.length).toBeGreaterThan(60);
    const sql = await largeSqlite();
    onTestFinished(() => sql.close());
    expect(await scansIn(sql, statements, true)).toEqual([]);
    expect(
      await scansIn(sql, [{ sql: 'select id from game_table where rematch = ?', parameters: ['x'] }], true),
    ).toHaveLength(1);
  });

  test.skipIf(noPostgres !== '')('PostgreSQL', async () => {
    const service = await startPostgres();
    onTestFinished(() => service.end());
    const statements = await questions(service.url);
    const sql = await openPostgres(service.url);
    await fill(sql);
    expect(await scansIn(sql, statements, true)).toEqual([]);
    expect(
      await scansIn(sql, [{ sql: 'select id from game_table where rematch = $1', parameters: ['x'] }], true),
    ).toHaveLength(1);
    await sql.close();
  });
});

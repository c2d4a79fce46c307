/** The upgrade from guests to accounts; and a whole store copied to the other database and back. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { noPostgres, type Service, startPostgres } from '@quai/bench/services.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { copyStore, countRows } from '../../store/copy.ts';
import { openDatabase } from '../../store/database.ts';
import { migrate } from '../../store/migrations/migrate.ts';
import { rowsOf } from '../../store/rows.ts';
import { queriesFor, type Schema } from '../../store/schema.ts';
import { type Sql, statement } from '../../store/sql.ts';

const folder = mkdtempSync(join(tmpdir(), 'quai-upgrade-'));
let postgres: Service | null = null;
afterAll(async () => {
  await postgres?.end();
  rmSync(folder, { recursive: true });
});
const databases = [
  ['SQLite', '', async () => `sqlite:${join(folder, 'old.sqlite')}`],
  ['PostgreSQL', noPostgres, async () => (postgres ??= await startPostgres()).url],
] as const;

/** One row in every table that accounts added. */
const rows: { readonly [T in keyof Schema]?: Schema[T] } = {
  person: {
    id: 'p',
    page: 'page',
    name: 'Zoë 🚂',
    created: 2 ** 43,
    kind: 'person',
    owner: null,
    language: 'fr',
    email: 'zoe@example.org',
    suspended: null,
    settings: '{"speed":"fast"}',
  },
  session: { token_hash: 'h', person_id: 'p', created: 1 },
  passkey: {
    id: 'k',
    person_id: 'p',
    public_key: 'x',
    counter: 2 ** 33,
    transports: '[]',
    name: 'lantern',
    created: 1,
    used: null,
  },
  one_time: { hash: 'o', kind: 'device', person_id: 'p', body: '', made: 1, expires: 2 },
  api_token: { id: 't', person_id: 'p', hash: 'th', name: 'first', created: 1, used: 2 },
  seat_link: { table_id: 'a', seat: 10, hash: 's', person_id: 'p' },
  channel: { id: 'c', person_id: 'p', kind: 'mail', address: '', name: '', created: 1 },
  quiet_table: { person_id: 'p', table_id: 'a' },
  notice: { person_id: 'p', table_id: 'a', kind: 'turn', due: null, sent: 3, tries: 1 },
  rating: {
    person_id: 'p',
    game: 'berlin',
    rating: 1662.31,
    deviation: 290.25,
    volatility: 0.06,
    played: 1,
    updated: 4,
  },
  result: {
    table_id: 'a',
    seat: 0,
    person_id: 'p',
    bot: null,
    game: 'berlin',
    seats: 2,
    place: 1,
    total: 12.5,
    tie: -2.5,
    ended: 5,
    shown: 1,
    rating: 1662.31,
    deviation: null,
  },
  report: {
    id: 'r',
    by_id: 'p',
    about_id: 'q',
    table_id: 'a',
    line: null,
    reason: 'rude',
    said: '',
    made: 1,
    done: null,
  },
  setting: { name: 'admin', value: 'p' },
};

describe.each(databases)('on %s%s', (name, missing, address) => {
  if (missing !== '') {
    test.skip(`${name} is not installed${missing}`, () => {});
    return;
  }
  test('guests keep their cookies and get a profile page, and finished tables get their results', async () => {
    const sql = await openDatabase(await address());
    await migrate(sql, 2);
    const run = (text: string) => sql.run([{ sql: text, parameters: [] }]);
    const hash = 'ab'.repeat(32);
    await run(`insert into person (id, token_hash, name, created) values ('p1', '${hash}', 'Ann', 7)`);
    const columns =
      'id, game, rules_number, edition_id, edition_hash, options, host, seed, status, version, created, updated';
    for (const [id, status] of [
      ['t1', 'over'],
      ['t2', 'playing'],
    ])
      await run(
        `insert into game_table (${columns}) values ('${id}', 'berlin', 1, 'x', 'y', '{}', 'p1', '00', '${status}', 3, 1, 9)`,
      );
    await migrate(sql);
    const query = queriesFor(sql.dialect);
    expect(await rowsOf(sql, query.selectFrom('session').selectAll())).toEqual([
      { token_hash: hash, person_id: 'p1', created: 7 },
    ]);
    expect(await rowsOf(sql, query.selectFrom('person').selectAll())).toEqual([
      expect.objectContaining({ id: 'p1', name: 'Ann', page: hash.slice(0, 18), kind: 'person', suspended: null }),
    ]);
    const follow = await rowsOf(sql, query.selectFrom('game_table').select(['id', 'follow']).orderBy('id'));
    expect(follow).toEqual([
      { id: 't1', follow: 9 },
      { id: 't2', follow: null },
    ]);
    await sql.close();
  });
});

test.skipIf(noPostgres !== '')(`everything is copied to the other database and back${noPostgres}`, async () => {
  const own = await startPostgres();
  const stores: Sql[] = [];
  const open = async (address: string) => {
    stores.push(await openDatabase(address));
    return stores.at(-1)!;
  };
  const [first, second, third] = [
    await open(`sqlite:${join(folder, 'first.sqlite')}`),
    await open(own.url),
    await open(`sqlite:${join(folder, 'third.sqlite')}`),
  ];
  await migrate(first);
  for (const [table, row] of Object.entries(rows))
    await first.run([
      statement(
        queriesFor('sqlite')
          .insertInto(table as never)
          .values(row as never),
        1,
      ),
    ]);
  const counts = await countRows(first);
  for (const table of Object.keys(rows)) expect(counts[table], table).toBe(1);
  expect(await copyStore(first, second, () => {})).toEqual(counts);
  expect(await copyStore(second, third, () => {})).toEqual(counts);
  for (const [table, row] of Object.entries(rows))
    expect(
      await rowsOf(
        third,
        queriesFor('sqlite')
          .selectFrom(table as never)
          .selectAll(),
      ),
      table,
    ).toEqual([row]);
  for (const store of stores) await store.close();
  await own.end();
});

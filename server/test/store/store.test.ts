/** The contract of the store, on every database. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { noPostgres, type Service, startPostgres } from '@quai/bench/services.ts';
import { FREE } from '@quai/table/room.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Heartbeat } from '../../boot/heartbeat.ts';
import { openDatabase } from '../../store/database.ts';
import { migrate } from '../../store/migrations/migrate.ts';
import { type Sql, StoreGone, UnkeptValue } from '../../store/sql.ts';
import { openSqlite } from '../../store/sqlite/sqlite.ts';
import { type Change, Store, type TableRow } from '../../store/store.ts';
import { Chat } from '../../tables/chat.ts';

const folder = mkdtempSync(join(tmpdir(), 'quai-store-'));
afterAll(() => rmSync(folder, { recursive: true }));

const row = (id: string, more: Partial<TableRow> = {}): TableRow => ({
  id,
  game: 'lanterns',
  rules_number: 1,
  edition_id: 'plain',
  edition_hash: 'x',
  options: '{}',
  host: 'ann',
  seed: '00',
  status: 'open',
  version: 0,
  created: 5,
  updated: 5,
  visibility: 'open',
  terms: '{}',
  ask: null,
  rematch: null,
  due: null,
  follow: null,
  day: null,
  ...more,
});
const seat = (person: string) => ({ person, name: person, bot: null, contribution: 'ab' });
const change = (more: Partial<Change>): Change => ({
  status: 'playing',
  updated: 9,
  slots: null,
  entries: [],
  seq: 0,
  ask: null,
  due: null,
  follow: null,
  ...more,
});

let postgres: Service | null = null;
const ONE = { sql: 'select 1 as one', parameters: [] };
afterAll(async () => postgres?.end());

const databases = [
  ['SQLite', '', async () => `sqlite:${join(folder, 'a', 'test.sqlite')}`],
  ['PostgreSQL', noPostgres, async () => (postgres = await startPostgres()).url],
] as const;

describe.each(databases)('the store on %s%s', (name, missing, address) => {
  if (missing !== '') {
    test.skip(`${name} is not installed${missing}`, () => {});
    return;
  }
  let sql: Sql;
  let other: Sql;
  let store: Store;
  let url: string;
  beforeAll(async () => {
    url = await address();
    sql = await openDatabase(url);
    other = await openDatabase(url);
    // Two nodes that start at once.
    await Promise.all([migrate(sql), migrate(other)]);
    store = new Store(sql);
  });
  afterAll(async () => {
    await store.close();
    await other.close();
  });

  test('migrations run once', async () => {
    await migrate(sql);
    await migrate(other);
    expect(await store.table('nothing')).toBeNull();
  });

  test('a table comes back with its seats and entries', async () => {
    await store.addTable({
      row: row('t1', { created: 2 ** 45 }),
      slots: [seat('ann'), { ...FREE, key: 'k', reserved: 'bob' }],
      data: {},
    });
    expect((await store.table('t1'))!.slots[1]).toEqual({ ...FREE, key: 'k', reserved: 'bob' });
    const kept = await store.change(
      't1',
      0,
      change({
        slots: [{ ...seat('ann'), extra: 7 }, seat('bob')],
        entries: [
          { kind: 'start', outcomes: [1] },
          { kind: 'moves', seat: 0, moves: ['a'], outcomes: [] },
        ],
        ask: { seat: 1, to: 3, agreed: [1] },
        due: 2 ** 44,
      }),
    );
    expect(kept).toBe(true);
    expect(await store.table('t1')).toMatchObject({
      row: { version: 1, status: 'playing', updated: 9, created: 2 ** 45, due: 2 ** 44 },
      slots: [{ ...seat('ann'), extra: 7 }, seat('bob')],
    });
    expect((await store.entries('t1')).map((entry) => entry.kind)).toEqual(['start', 'moves']);
    const tail = await store.tableFrom('t1', 1);
    expect(tail!.entries).toEqual([{ kind: 'moves', seat: 0, moves: ['a'], outcomes: [] }]);
    expect(await store.table('none')).toBeNull();
    expect(await store.versions(['t1', 'none'])).toEqual(new Map([['t1', 1]]));
  });

  test('of several changes to one version, from two connections, one is stored and the others change nothing', async () => {
    await store.addTable({ row: row('t2'), slots: [FREE], data: {} });
    const entries = (name: string) => [{ kind: 'start' as const, outcomes: [name.length] }];
    const names = ['ann', 'robert', 'eve', 'walter', 'zo'];
    const stores = [store, new Store(other)];
    const answers = await Promise.all(
      names.map((who, index) =>
        stores[index % 2]!.change('t2', 0, change({ slots: [seat(who)], entries: entries(who) })),
      ),
    );
    expect(answers.filter((kept) => kept)).toHaveLength(1);
    const winner = names[answers.indexOf(true)]!;
    expect((await store.table('t2'))!.slots[0]!.person).toBe(winner);
    expect(await store.entries('t2')).toEqual(entries(winner));
  });

  test('an entry that already exists rolls the whole change back', async () => {
    const again = change({ status: 'over', updated: 2, entries: [{ kind: 'start', outcomes: [] }] });
    expect(await store.change('t2', 1, again)).toBe(false);
    expect((await store.table('t2'))!.row).toMatchObject({ status: 'playing', version: 1 });
  });

  test('lists have own and reserved tables and open ones of others, never those by link', async () => {
    await store.addTable({ row: row('t3', { updated: 100 }), slots: [seat('ann'), FREE], data: {} });
    await store.addTable({ row: row('t4', { updated: 200 }), slots: [seat('eve'), FREE], data: {} });
    await store.addTable({
      row: row('t5', { updated: 300, visibility: 'link' }),
      slots: [seat('eve'), FREE],
      data: {},
    });
    await store.addTable({
      row: row('t6', { updated: 400, visibility: 'link' }),
      slots: [seat('eve'), { ...FREE, reserved: 'ann' }],
      data: {},
    });
    await store.addTable({
      row: row('t7', { host: 'eve', updated: 500, status: 'over' }),
      slots: [seat('ann')],
      data: {},
    });
    const { yours, open } = await store.tablesFor('ann', 10);
    const ids = yours.map((table) => table.row.id);
    expect(ids.slice(0, 3)).toEqual(['t6', 't3', 't1']);
    // Finished tables come last, however new they are.
    expect(ids.at(-1)).toBe('t7');
    expect(open.map((table) => table.row.id)).toEqual(['t4']);
    expect((await store.tablesFor(null, 10)).open.map((table) => table.row.id)).toEqual(['t4', 't3']);
    expect(await store.withStatus('playing')).toEqual(expect.arrayContaining(['t1', 't2']));
    expect(await store.madeBy('ann', 4)).toEqual({ made: 6, open: 4 });
  });

  test('due tables are listed oldest first', async () => {
    await store.change('t3', 0, change({ due: 50 }));
    await store.change('t4', 0, change({ due: 40 }));
    expect(await store.due(45, 10)).toEqual(['t4']);
    expect(await store.due(50, 10)).toEqual(['t4', 't3']);
    await store.dueLater('t4', 1, 99);
    await store.dueLater('t3', 7, 99);
    expect(await store.due(60, 10)).toEqual(['t3']);
  });

  test('a table has one rematch, whoever asks first', async () => {
    const asked = ['r1', 'r2'].map((id) => store.addRematch('t2', 1, row(id, { host: 'bob' }), [FREE]));
    expect((await Promise.all(asked)).filter((made) => made)).toHaveLength(1);
    const { row: old } = (await store.table('t2'))!;
    expect(await store.table(old.rematch!)).not.toBeNull();
    expect(await store.table(old.rematch === 'r1' ? 'r2' : 'r1')).toBeNull();
  });

  test('tables that nobody started are deleted, others are not', async () => {
    await store.addTable({ row: row('old', { updated: 1, host: 'eve' }), slots: [FREE], data: {} });
    const before = (await store.madeBy('ann', 0)).made;
    expect(await store.forgetUnstarted(3, 10)).toBe(1);
    expect(await store.table('old')).toBeNull();
    expect((await store.madeBy('ann', 0)).made).toBe(before);
  });

  test('chat is numbered, also when two speak at once; mute is for one person', async () => {
    const chat = new Chat(sql);
    const line = (body: string) => ({ table_id: 't1', person_id: 'ann', seat: 0, name: 'Ann', body, at: 2 ** 43 });
    const said: number[] = [];
    chat.onSaid(({ n }) => said.push(n));
    await Promise.all(['a', 'b', 'c'].map((body) => chat.say(line(body))));
    expect(said.sort()).toEqual([0, 1, 2]);
    expect((await chat.since('t1', 0)).map(({ n, at }) => [n, at])).toEqual([
      [1, 2 ** 43],
      [2, 2 ** 43],
    ]);
    expect(await chat.latest(['t1', 't2'])).toEqual(new Map([['t1', 2]]));
    await chat.mute('bob', 'ann', true);
    await chat.mute('bob', 'ann', true);
    expect(await chat.mutedBy('bob')).toEqual(new Set(['ann']));
    expect(await chat.mutedBy('ann')).toEqual(new Set());
    await chat.mute('bob', 'ann', false);
    expect(await chat.mutedBy('bob')).toEqual(new Set());
  });

  test('a time without any running node is a pause, stored once', async () => {
    const a = new Heartbeat(sql, 'a');
    const b = new Heartbeat(other, 'b');
    expect(await a.beat(1_000_000)).toEqual([]);
    expect(await b.beat(1_000_000)).toEqual([]);
    expect(await b.beat(1_002_000)).toEqual([]);
    expect(await a.beat(1_004_000)).toEqual([]);
    const [first, second] = await Promise.all([a.beat(2_000_000), b.beat(2_000_000)]);
    expect([first, second]).toContainEqual([[1_004_000, 2_000_000]]);
    expect(await b.beat(2_002_000)).toEqual([[1_004_000, 2_000_000]]);
    // A quick restart: only one server can use the file, so none was running meanwhile.
    const again = await new Heartbeat(sql, 'c').beat(2_003_000);
    expect(again).toHaveLength(name === 'SQLite' ? 2 : 1);
  });

  test('a bad statement fails only its own batch, and the error contains no values', async () => {
    const [bad, good, value] = await Promise.allSettled([
      sql.run([{ sql: 'select * from nothing', parameters: [] }]),
      sql.run([ONE]),
      store.addTable({ row: row('t1', { seed: 'topsecret' }), slots: [FREE], data: {} }),
    ]);
    expect(bad.status).toBe('rejected');
    expect(good).toMatchObject({ status: 'fulfilled', value: [[{ one: 1 }]] });
    expect(value.status).toBe('rejected');
    const { reason } = value as PromiseRejectedResult;
    expect(JSON.stringify({ ...reason, text: String(reason) })).not.toContain('topsecret');
  });

  test.each([
    ['a boolean', true],
    ['an object', {}],
    ['a date', new Date()],
    ['bytes', new Uint8Array(2)],
    ['nothing', undefined],
    ['a number that is none', Number.NaN],
    ['a text with a NUL', 'a\0b'],
  ])('%s is refused as a value, and the store goes on', async (_what, value) => {
    const put = { sql: `update game_table set host = ${sql.dialect === 'sqlite' ? '?' : '$1'}`, parameters: [value] };
    await expect(sql.run([put])).rejects.toThrow(UnkeptValue);
    expect(await sql.run([ONE])).toEqual([[{ one: 1 }]]);
  });

  test('after closing, earlier batches are still stored and answered, later ones are refused', async () => {
    const third = await openDatabase(url);
    const busy = new Store(third);
    const ids = Array.from({ length: 40 }, (_, index) => `closing${index}`);
    const before = ids.map((id) => busy.addTable({ row: row(id), slots: [FREE], data: {} }));
    const closed = third.close();
    const later = third.run([ONE]);
    await expect(later).rejects.toThrow(StoreGone);
    await Promise.all(before);
    await closed;
    await expect(third.run([ONE])).rejects.toThrow(StoreGone);
    await third.close();
    expect((await store.versions(ids)).size).toBe(ids.length);
  });
});

test('a file that is not a database stops the start with an error', async () => {
  await expect(openSqlite(folder)).rejects.toThrow();
});

test.skipIf(noPostgres !== '')(`a PostgreSQL that cannot be reached is reported as such${noPostgres}`, async () => {
  await expect(openDatabase('postgres://quai@127.0.0.1:1/none')).rejects.toThrow(StoreGone);
});

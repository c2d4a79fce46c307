import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FREE } from '@quai/table/room.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrate } from '../schema.ts';
import type { Sql } from '../sql.ts';
import { openSqlite } from '../sqlite/sqlite.ts';
import { Store, type TableRow } from '../store.ts';

const folder = mkdtempSync(join(tmpdir(), 'quai-store-'));
let sql: Sql;
let store: Store;

beforeAll(async () => {
  sql = await openSqlite(join(folder, 'a', 'test.sqlite'));
  await migrate(sql);
  store = new Store(sql);
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

const row = (id: string): TableRow => ({
  id,
  game: 'lanterns',
  rules_number: 1,
  edition_id: 'plain',
  edition_hash: 'x',
  edition_data: null,
  options: '{}',
  host: 'ann',
  seed: '00',
  status: 'open',
  version: 0,
  created: 5,
  updated: 5,
});
const seat = (person: string) => ({ person, name: person, bot: null, contribution: 'ab' });

describe('the store', () => {
  test('migrations are made once', async () => {
    await migrate(sql);
    await migrate(sql);
    expect(await store.personByToken('nobody')).toBeNull();
  });

  test('people are known by the hash of their token', async () => {
    await store.addPerson({ id: 'p1', token_hash: 'h1', name: 'Ann', created: 1 });
    expect(await store.personByToken('h1')).toEqual({ id: 'p1', name: 'Ann' });
    await store.rename('p1', 'Anna');
    expect((await store.personByToken('h1'))?.name).toBe('Anna');
    await expect(store.addPerson({ id: 'p2', token_hash: 'h1', name: 'Eve', created: 1 })).rejects.toThrow(/UNIQUE/i);
  });

  test('a table comes back with its seats and entries', async () => {
    await store.addTable(row('t1'), [seat('ann'), FREE]);
    const kept = await store.change('t1', 0, {
      status: 'playing',
      updated: 9,
      slots: [seat('ann'), seat('bob')],
      entries: [
        { kind: 'start', outcomes: [1] },
        { kind: 'moves', seat: 0, moves: ['a'], outcomes: [] },
      ],
      seq: 0,
    });
    expect(kept).toBe(true);
    expect(await store.table('t1')).toMatchObject({
      row: { version: 1, status: 'playing', updated: 9 },
      slots: [seat('ann'), seat('bob')],
    });
    expect((await store.entries('t1')).map((entry) => entry.kind)).toEqual(['start', 'moves']);
    expect(await store.table('none')).toBeNull();
  });

  test('of two changes to one version the second changes nothing at all', async () => {
    await store.addTable(row('t2'), [FREE]);
    const change = (name: string) => ({
      status: 'playing',
      updated: 1,
      slots: [seat(name)],
      entries: [{ kind: 'start' as const, outcomes: [name.length] }],
      seq: 0,
    });
    const answers = await Promise.all(['ann', 'robert', 'eve'].map((name) => store.change('t2', 0, change(name))));
    expect(answers).toEqual([true, false, false]);
    expect((await store.table('t2'))!.slots[0]!.person).toBe('ann');
    expect(await store.entries('t2')).toEqual([{ kind: 'start', outcomes: [3] }]);
  });

  test('an entry that is there already takes the whole change back', async () => {
    const again = {
      status: 'over',
      updated: 2,
      slots: null,
      entries: [{ kind: 'start' as const, outcomes: [] }],
      seq: 0,
    };
    expect(await store.change('t2', 1, again)).toBe(false);
    expect((await store.table('t2'))!.row).toMatchObject({ status: 'playing', version: 1 });
  });

  test('lists: own tables, and open ones of others', async () => {
    await store.addTable({ ...row('t3'), updated: 100 }, [seat('ann'), FREE]);
    await store.addTable({ ...row('t4'), updated: 200 }, [seat('eve'), FREE]);
    const { yours, open } = await store.tablesFor('ann', 10);
    expect(yours.map((table) => table.row.id)).toEqual(['t3', 't1', 't2']);
    expect(open.map((table) => table.row.id)).toEqual(['t4']);
    expect((await store.tablesFor(null, 10)).open.map((table) => table.row.id)).toEqual(['t4', 't3']);
    expect(await store.playing()).toEqual(expect.arrayContaining(['t1', 't2']));
    expect(await store.tablesMadeSince('ann', 4)).toBe(4);
  });

  test('a bad statement fails its own batch and no other', async () => {
    const [bad, good] = await Promise.allSettled([
      sql.run([{ sql: 'select * from nothing', parameters: [] }]),
      sql.run([{ sql: 'select 1 as one', parameters: [] }]),
    ]);
    expect(bad.status).toBe('rejected');
    expect(good).toMatchObject({ status: 'fulfilled', value: [[{ one: 1 }]] });
  });

  test('a file that is no database stops the start with an error', async () => {
    await expect(openSqlite(folder)).rejects.toThrow();
  });
});

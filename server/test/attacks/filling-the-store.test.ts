/** Nobody fills the store: guests, tables and editions are counted per address, and what nobody needs is forgotten. */

import { at } from '@quai/engine/at.ts';
import { listed } from '@quai/games/list.ts';
import { beforeAll, expect, test } from 'vitest';
import type { Server } from '../../boot/serve.ts';
import { cleanUp } from '../../people/cleanup.ts';
import { People } from '../../people/people.ts';
import { examine } from '../../store/doctor.ts';
import { rowsOf } from '../../store/rows.ts';
import { statement } from '../../store/sql.ts';
import { Caller } from '../support/caller.ts';
import { scratch, serveHere } from '../support/running.ts';
import { onStores } from '../support/stores.ts';

const DAY = 24 * 3600_000;
const berlin = Object.values((await listed('berlin')!.load()).editions)[0] as object;
/** An edition of one's own, different from all others. */
const own = (n: number) => ({ ...berlin, id: `own-${n}` });

test('guests, tables and uploads from one address are limited', async () => {
  const { folder, remove } = scratch();
  const server = await serveHere(folder, { QUAI_GUESTS_PER_HOUR: '5', QUAI_TABLES_PER_HOUR: '20' });
  const visitors = await Promise.all(
    Array.from({ length: 8 }, () => new Caller(server.address).post('/api/me', { name: 'Eve' })),
  );
  expect(visitors.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(visitors.find(({ status }) => status !== 200)).toMatchObject({
    status: 429,
    body: { codes: [{ code: 'guest-limit' }] },
  });
  const eve = new Caller(server.address, visitors.find(({ status }) => status === 200)!.cookie);
  const wanted = { game: 'berlin', seats: 2 };
  const uploads: number[] = [];
  for (let i = 0; i < 4; i++) uploads.push((await eve.post('/api/tables', { ...wanted, editionData: own(i) })).status);
  expect(uploads).toEqual([200, 200, 429, 429]);
  const tables: number[] = [];
  for (let i = 0; i < 20; i++) tables.push((await eve.post('/api/tables', wanted)).status);
  expect(tables.filter((status) => status === 200)).toHaveLength(16);
  expect(tables.at(-1)).toBe(429);
  await server.stop();
  remove();
});

onStores('what is forgotten', (start) => {
  let server: Server;
  let people: People;
  beforeAll(async () => {
    server = await start();
    people = new People(server.node.sql);
  });
  const names = async () =>
    (await rowsOf<{ name: string }>(people.sql, people.query.selectFrom('person').select('name').orderBy('name'))).map(
      ({ name }) => name,
    );
  /** As if it had been long ago. */
  const later = (days: number) => Date.now() + days * DAY;

  test('guests who never came back; not those with a table, a passkey, mail, a program, or a recent visit', async () => {
    await Caller.guest(server.address, 'Idle');
    const host = await Caller.guest(server.address, 'Host');
    expect(await host.post('/api/tables', { game: 'berlin', seats: 2 })).toMatchObject({ status: 200 });
    const owner = await Caller.guest(server.address, 'Owner');
    expect(await owner.post('/api/programs', { name: 'Robo' })).toMatchObject({ status: 200 });
    const mailed = await Caller.guest(server.address, 'Mailed');
    await people.change(await idOf(people, 'Mailed'), { email: 'mailed@example.org' });
    const keyed = await Caller.guest(server.address, 'Keyed');
    const key = { id: 'k', public_key: 'x', counter: 0, transports: '[]', name: 'key', created: 1, used: null };
    const row = { ...key, person_id: await idOf(people, 'Keyed') };
    await people.sql.run([statement(people.query.insertInto('passkey').values(row), 1)]);
    for (const caller of [host, owner, mailed, keyed]) await caller.get('/api/me');
    const all = ['Host', 'Idle', 'Keyed', 'Mailed', 'Owner', 'Robo [bot]'];
    expect(await cleanUp(server.node, people, later(29))).toMatchObject({ guests: 0 });
    expect(await names()).toEqual(all);
    // Somebody who was here since stays, however long ago they came first.
    const seen = { person_id: await idOf(people, 'Idle'), at: later(20) };
    await people.sql.run([statement(people.query.insertInto('seen').values(seen), 1)]);
    expect(await cleanUp(server.node, people, later(40))).toMatchObject({ guests: 0 });
    expect(await cleanUp(server.node, people, later(51))).toMatchObject({ guests: 1 });
    expect(await names()).toEqual(all.filter((name) => name !== 'Idle'));
  });

  test('editions of no table, but none that was chosen in the last day', async () => {
    const eve = await Caller.guest(server.address, 'Eve');
    const made = await eve.post('/api/tables', { game: 'berlin', seats: 2, editionData: own(1) });
    expect(made).toMatchObject({ status: 200 });
    const table = made.body.table as string;
    const { query, sql } = people;
    const editions = async () => (await rowsOf(sql, query.selectFrom('edition').select('hash'))).length;
    const before = await editions();
    expect(await cleanUp(server.node, people, later(2))).toMatchObject({ editions: 0 });
    await sql.run([statement(query.deleteFrom('game_table').where('id', '=', table), 1)]);
    await sql.run([statement(query.deleteFrom('seat').where('table_id', '=', table))]);
    expect((await examine(sql, Date.now())).unused).toMatchObject({ editions: 1 });
    expect(await cleanUp(server.node, people, Date.now())).toMatchObject({ editions: 0 });
    // Choosing it again starts its day anew.
    const again = await eve.post('/api/tables', { game: 'berlin', seats: 2, editionData: own(1) });
    expect(await cleanUp(server.node, people, later(2))).toMatchObject({ editions: 0 });
    await sql.run([statement(query.deleteFrom('game_table').where('id', '=', again.body.table as string), 1)]);
    await sql.run([statement(query.deleteFrom('seat').where('table_id', '=', again.body.table as string))]);
    expect(await cleanUp(server.node, people, later(2))).toMatchObject({ editions: 1 });
    expect(await editions()).toBe(before - 1);
  });

  test('links of tables that are gone, and sessions whose cookies have expired', async () => {
    const { query, sql } = people;
    const link = { table_id: 'gone', seat: 0, hash: 'h', person_id: 'nobody' };
    await sql.run([statement(query.insertInto('seat_link').values(link as never), 1)]);
    await Caller.guest(server.address, 'Ann');
    expect(await cleanUp(server.node, people, Date.now())).toMatchObject({ links: 1, sessions: 0 });
    expect((await cleanUp(server.node, people, later(401))).sessions).toBeGreaterThan(0);
    expect(await rowsOf(sql, query.selectFrom('session').selectAll())).toEqual([]);
  });

  test('the doctor says what uses space', async () => {
    const { sizes, longest, problems } = await examine(people.sql, Date.now());
    expect(at(sizes, 0)).toMatchObject({ name: 'edition' });
    expect(at(sizes, 0).bytes).toBeGreaterThan(10_000);
    expect(longest).toEqual([]);
    expect(problems).toEqual([]);
  });
});

async function idOf(people: People, name: string): Promise<string> {
  const rows = await rowsOf<{ id: string }>(
    people.sql,
    people.query.selectFrom('person').select('id').where('name', '=', name),
  );
  return at(rows, 0).id;
}

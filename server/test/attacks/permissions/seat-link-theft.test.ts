/** A private link made for a seat that its maker has left must not take the seat from whoever has it now. */

import { beforeAll, expect, test } from 'vitest';
import type { Server } from '../../../boot/serve.ts';
import { hashed } from '../../../people/people.ts';
import { openDatabase } from '../../../store/database.ts';
import { migrate } from '../../../store/migrations/migrate.ts';
import { Caller } from '../../support/caller.ts';
import { newTable } from '../../support/client.ts';
import { sit } from '../../support/ink.ts';
import { onStores } from '../../support/stores.ts';

onStores('an old seat link', (start) => {
  let server: Server;
  beforeAll(async () => {
    server = await start();
  });

  async function seated() {
    const { address, node } = server;
    const [eve, victim] = [await Caller.guest(address, 'Eve'), await Caller.guest(address, 'Victim')];
    const table = await newTable(address, eve.cookie, { game: 'railroad-ink', seats: 2 });
    const [own, other] = [await eve.connect(), await victim.connect()];
    await sit(own, table, 0);
    const link = async (caller: Caller, seat: number) =>
      (await caller.post(`/api/tables/${table}/seats/${seat}/link`)).body.key as string;
    const take = (caller: Caller, key: string) => caller.post(`/api/tables/${table}/take`, { key });
    return { address, node, table, eve, victim, own, other, link, take };
  }

  test('of somebody who stood up does not open the seat of whoever sat down next', async () => {
    const { node, table, eve, victim, own, other, link, take } = await seated();
    const key = await link(eve, 0);
    await own.ask(table, { type: 'stand', seat: 0 });
    expect(await sit(other, table, 0)).toMatchObject({ ok: true });
    await sit(own, table, 1);
    expect(await own.ask(table, { type: 'start' })).toMatchObject({ ok: true });
    expect(await take(eve, key)).toMatchObject({ status: 404, body: { codes: [{ code: 'seat-link-invalid' }] } });
    const room = await node.freshRoom(table);
    expect(room?.slots.map(({ name }) => name)).toEqual(['Victim', 'Eve']);
    await other.ask(table, { type: 'watch' });
    expect(other.table().seats[0]).toMatchObject({ yours: true });
    // The victim's own link works.
    expect(await take(new Caller(victim.address), await link(victim, 0))).toMatchObject({ status: 200 });
  });

  test('does not come back to life when its maker sits down again', async () => {
    const { table, eve, own, link, take } = await seated();
    const key = await link(eve, 0);
    await own.ask(table, { type: 'stand', seat: 0 });
    await sit(own, table, 0);
    expect((await take(new Caller(eve.address), key)).status).toBe(404);
  });

  test('is refused even where it was left behind, as by a node of an older version', async () => {
    const { node, table, eve, own, other, link, take } = await seated();
    const key = await link(eve, 0);
    const maker = (await node.freshRoom(table))?.slots[0]?.person;
    await own.ask(table, { type: 'stand', seat: 0 });
    await sit(other, table, 0);
    const left = `insert into seat_link (table_id, seat, hash, person_id) values ('${table}', 0, '${hashed(key)}', '${maker}')`;
    await node.sql.run([{ sql: left, parameters: [] }]);
    expect((await take(eve, key)).status).toBe(404);
    expect((await node.freshRoom(table))?.slots[0]).toMatchObject({ name: 'Victim' });
  });

  test('works once: whoever took the seat over keeps it', async () => {
    const { table, eve, victim, own, other, link, take } = await seated();
    await sit(other, table, 1);
    await own.ask(table, { type: 'start' });
    const key = await link(eve, 0);
    const friend = new Caller(eve.address);
    expect((await take(friend, key)).status).toBe(200);
    expect((await take(eve, key)).status).toBe(404);
    expect((await take(victim, key)).status).toBe(404);
    await other.ask(table, { type: 'watch' });
    expect(other.table().seats[0]).toMatchObject({ name: 'Eve', taken: true });
  });

  test('is gone with an account that is deleted, and with a table that was never started', async () => {
    const { node, table, eve, link, take } = await seated();
    const links = async (id: string) => {
      const [rows] = (await node.sql.run([
        { sql: `select seat from seat_link where table_id = '${id}'`, parameters: [] },
      ]))!;
      return rows!.length;
    };
    const key = await link(eve, 0);
    expect(await links(table)).toBe(1);
    await eve.post('/api/account/delete', { name: 'Eve' });
    expect(await links(table)).toBe(0);
    expect((await take(new Caller(eve.address), key)).status).toBe(404);
    const again = await seated();
    await again.link(again.eve, 0);
    expect(await links(again.table)).toBe(1);
    await node.cleanUp(Date.now() + 15 * 24 * 3600_000);
    expect(await links(again.table)).toBe(0);
  });
});

test('a link made before links had owners stops working with the upgrade', async () => {
  const sql = await openDatabase('sqlite::memory:');
  await migrate(sql, 5);
  await sql.run([{ sql: `insert into seat_link (table_id, seat, hash) values ('a', 0, 'h')`, parameters: [] }]);
  await migrate(sql);
  expect(await sql.run([{ sql: 'select * from seat_link', parameters: [] }])).toEqual([[]]);
  await sql.close();
});

/** A private link hands over a seat, not a loss: a rated game in which a seat changed hands is rated no more, and everybody sees it. */

import { beforeAll, expect, test } from 'vitest';
import type { Server } from '../../../boot/serve.ts';
import { Caller } from '../../support/caller.ts';
import { newTable } from '../../support/client.ts';
import { sit } from '../../support/ink.ts';
import { onStores } from '../../support/stores.ts';

onStores('a seat handed over', (start, store) => {
  let server: Server;
  beforeAll(async () => {
    server = await start();
  });

  async function playing(bobAt = server.address) {
    const { address } = server;
    const [eve, bob] = [await Caller.guest(address, 'Eve'), await Caller.guest(address, 'Bob')];
    const table = await newTable(address, eve.cookie, { game: 'railroad-ink', seats: 2, terms: { rated: true } });
    const [own, other] = [await eve.connect(), await new Caller(bobAt, bob.cookie).connect()];
    for (const [seat, client] of [own, other].entries()) {
      await client.ask(table, { type: 'watch' });
      await sit(client, table, seat);
    }
    const link = async () => (await eve.post(`/api/tables/${table}/seats/0/link`)).body.key as string;
    const take = async (key: string) => {
      const guest = new Caller(address);
      expect((await guest.post(`/api/tables/${table}/take`, { key })).status).toBe(200);
      return guest;
    };
    return { table, eve, own, other, link, take };
  }
  const ratings = async () => (await server.node.sql.run([{ sql: 'select * from rating', parameters: [] }]))?.[0];

  test('by whoever is losing leaves no loss to a guest', async () => {
    const { table, own, other, link, take } = await playing();
    await own.ask(table, { type: 'start' });
    await other.wait(() => other.table().now !== null);
    expect(other.table().rated).toBe(true);
    const guest = await take(await link());
    await other.wait(() => !other.table().rated);
    const again = await guest.connect();
    expect(await again.ask(table, { type: 'resign', seat: 0 })).toMatchObject({ ok: true });
    await other.wait(() => other.table().status === 'over');
    const results = async () =>
      (await server.node.sql.run([{ sql: `select * from result where table_id = '${table}'`, parameters: [] }]))?.[0];
    await expect.poll(results).toHaveLength(2);
    expect(await ratings()).toEqual([]);
    expect(other.table().rated).toBe(false);
  });

  test('before the start changes nothing: nobody has played yet', async () => {
    const { table, own, other, link, take } = await playing();
    await take(await link());
    await own.ask(table, { type: 'start' });
    await other.wait(() => other.table().now !== null);
    expect(other.table().rated).toBe(true);
  });

  if (store === 'PostgreSQL')
    test('is known to the other nodes, and after a restart', async () => {
      const far = await start();
      const { table, own, other, link, take } = await playing(far.address);
      await own.ask(table, { type: 'start' });
      await other.wait(() => other.table().now !== null && other.table().rated);
      await take(await link());
      await other.wait(() => !other.table().rated);
      const anew = await start();
      expect((await anew.node.rooms.get(table))?.terms.rated).toBe(false);
    });
});

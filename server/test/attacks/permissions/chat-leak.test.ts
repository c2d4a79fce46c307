/** The chat of a table is for those who have a seat there, and only while they have it. */

import { beforeAll, expect, test } from 'vitest';
import type { Server } from '../../../boot/serve.ts';
import { Caller } from '../../support/caller.ts';
import { type Client, newTable } from '../../support/client.ts';
import { sit } from '../../support/ink.ts';
import { onStores } from '../../support/stores.ts';

/** Everything heard of the chat of a table, removed lines too. */
const heard = (client: Client, table: string) =>
  client.heard.flatMap((reply) => (reply.type === 'chat' && reply.table === table ? reply.lines : []));

onStores('the chat', (start, store) => {
  let server: Server;
  beforeAll(async () => {
    server = await start();
  });

  /** Ann and Bob sit at a table of three, and Eve on its last seat. */
  async function talking(eveAt = server.address) {
    const [ann, bob, eve] = [
      await Caller.guest(server.address, 'Ann'),
      await Caller.guest(server.address, 'Bob'),
      await Caller.guest(server.address, 'Eve'),
    ];
    const table = await newTable(server.address, ann.cookie, { game: 'railroad-ink', seats: 3 });
    const clients = [await ann.connect(), await bob.connect(), await new Caller(eveAt, eve.cookie).connect()] as const;
    for (const [seat, client] of clients.entries()) {
      await client.ask(table, { type: 'watch' });
      expect(await sit(client, table, seat)).toMatchObject({ ok: true });
    }
    const say = async (text: string) => {
      expect(await clients[0].ask(table, { type: 'say', text })).toMatchObject({ ok: true });
      await clients[1].wait(() => heard(clients[1], table).some((line) => line.text === text));
    };
    await say('hello');
    await clients[2].wait(() => heard(clients[2], table).length === 1);
    return { table, ann, eve, clients, say };
  }

  /** Once this is answered, all that was said before has been sent. */
  const settled = (client: Client, table: string) => client.ask(table, { type: 'replay', at: 0 });

  test('is no longer sent to somebody who stood up, nor is word of a removed line', async () => {
    const { table, clients, say } = await talking();
    const eve = clients[2];
    await eve.ask(table, { type: 'stand', seat: 2 });
    await say('she is gone');
    const line = await server.node.chat.line(table, 0);
    if (line !== null) await server.node.chat.remove(line);
    await clients[1].wait(() => heard(clients[1], table).some(({ text }) => text === ''));
    await settled(eve, table);
    expect(heard(eve, table).map(({ text }) => text)).toEqual(['hello']);
    // She reads it again once she has a seat again.
    await sit(eve, table, 2);
    await eve.wait(() => heard(eve, table).some(({ text }) => text === 'she is gone'));
  });

  test('is not sent to her after she connects again', async () => {
    const { table, eve, clients, say } = await talking();
    await clients[2].ask(table, { type: 'stand', seat: 2 });
    const again = await eve.connect();
    await again.ask(table, { type: 'watch' });
    await say('still here?');
    await settled(again, table);
    expect(heard(again, table)).toEqual([]);
    expect(await again.ask(table, { type: 'say', text: 'me too' })).toMatchObject({ ok: false });
  });

  test('is not sent to spectators with a seat at another table, watched by the same connection', async () => {
    const { table, say } = await talking();
    const { table: other, clients } = await talking();
    const mallory = clients[2];
    await mallory.ask(table, { type: 'watch' });
    await say('between us');
    await settled(mallory, table);
    expect(heard(mallory, table)).toEqual([]);
    expect(heard(mallory, other)).toHaveLength(1);
  });

  test('is not sent to whoever gave the seat away by its private link', async () => {
    const { table, eve, clients, say } = await talking();
    const key = (await eve.post(`/api/tables/${table}/seats/2/link`)).body.key;
    const friend = new Caller(server.address);
    expect((await friend.post(`/api/tables/${table}/take`, { key })).status).toBe(200);
    await say('welcome');
    await settled(clients[2], table);
    expect(heard(clients[2], table).map(({ text }) => text)).toEqual(['hello']);
  });

  if (store === 'PostgreSQL')
    test('nor by another node, which hears later that she stood up', async () => {
      const far = await start();
      const { table, eve, clients, say } = await talking(far.address);
      const near = await eve.connect();
      const bob = clients[1];
      await near.ask(table, { type: 'stand', seat: 2 });
      await say('far away');
      // Until the far node has surely asked the store for news.
      await new Promise((resolve) => setTimeout(resolve, 4000));
      expect(heard(bob, table)).toHaveLength(2);
      expect(heard(clients[2], table).map(({ text }) => text)).toEqual(['hello']);
    });
});

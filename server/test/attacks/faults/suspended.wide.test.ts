/** The server is stopped and goes on, as on a laptop that sleeps: nobody runs out of time meanwhile. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client, newTable } from '../../support/client.ts';
import { sit } from '../../support/ink.ts';
import { builtServer, ServerProcess, scratch } from '../../support/running.ts';

const { folder, remove } = scratch();
let server: ServerProcess;
beforeAll(async () => {
  server = new ServerProcess(await builtServer(), { QUAI_DATA: folder });
  await server.start();
});
afterAll(async () => {
  await server.end('SIGKILL');
  remove();
});

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('stopped for longer than anybody had left', async () => {
  const people = await Promise.all(Array.from({ length: 8 }, (_, n) => Client.open(server.address, `Ann ${n}`)));
  const clients = people.map(({ client }) => client);
  const clock = { kind: 'bank', bank: 4000, increment: 0 };
  const table = await newTable(server.address, people[0]!.cookie, { game: 'railroad-ink', seats: 8, terms: { clock } });
  for (const [seat, client] of clients.entries()) {
    await client.ask(table, { type: 'watch' });
    expect(await sit(client, table, seat)).toMatchObject({ ok: true });
  }
  const first = clients[0]!;
  expect(await first.ask(table, { type: 'start' })).toMatchObject({ ok: true });
  await first.wait(() => first.table().now !== null);
  server.signal('SIGSTOP');
  await pause(9000);
  server.signal('SIGCONT');
  await pause(1500);
  expect((await first.ask(table, { type: 'watch' })).ok).toBe(true);
  expect(first.table().seats.map(({ bot }) => bot)).toEqual(clients.map(() => null));
  for (const time of first.table().clock!.left) expect(time).toBeGreaterThan(500);
  // Time goes on: now it really runs out.
  await first.wait(() => first.table().seats.every(({ bot }) => bot !== null), 20_000);
  for (const client of clients) client.close();
});

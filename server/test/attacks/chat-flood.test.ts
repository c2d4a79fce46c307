/** Every line of chat is stored and sent to everybody at the table: nobody may say more than people can read. */

import { expect, test } from 'vitest';
import { Caller } from '../support/caller.ts';
import { newTable } from '../support/client.ts';
import { sit } from '../support/ink.ts';
import { serverOfThisFile } from '../support/running.ts';

const server = await serverOfThisFile({ QUAI_MESSAGES_PER_SECOND: '200' });

test('a line does not climb over its neighbours', async () => {
  const ann = await Caller.guest(server.address, 'Ann');
  const table = await newTable(server.address, ann.cookie, { game: 'railroad-ink', seats: 2 });
  const client = await ann.connect();
  await sit(client, table, 0);
  await client.ask(table, { type: 'say', text: `z${'\u0301'.repeat(400)}!` });
  const line = await server.node.chat.line(table, 0);
  expect(line?.body).toBe('\u017A\u0301\u0301\u0301!');
});

test('whoever says one line after the other is slowed down, over all their connections; their moves are not', async () => {
  const eve = await Caller.guest(server.address, 'Eve');
  const table = await newTable(server.address, eve.cookie, { game: 'railroad-ink', seats: 2 });
  const clients = [await eve.connect(), await eve.connect(), await eve.connect()];
  await sit(clients[0]!, table, 0);
  const said = await Promise.all(
    clients.flatMap((client) => Array.from({ length: 30 }, () => client.ask(table, { type: 'say', text: 'buy!' }))),
  );
  const kept = said.filter(({ ok }) => ok).length;
  expect(kept).toBeGreaterThanOrEqual(10);
  expect(kept).toBeLessThan(30);
  expect(said.find(({ ok }) => !ok)).toMatchObject({ refusal: { rule: 'table:too-fast' } });
  expect((await server.node.chat.latest([table])).get(table)).toBe(kept - 1);
  expect(await clients[0]!.ask(table, { type: 'look', on: true })).toMatchObject({ ok: true });
});

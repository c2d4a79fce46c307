/** Everybody at a table is told who is looking at it, including those who come later. */

import { expect, test } from 'vitest';
import { Client } from '../support/client.ts';
import { twoAtTable } from '../support/ink.ts';
import { serverOfThisFile } from '../support/running.ts';

const server = await serverOfThisFile();

/** The seats last reported as present. */
const there = (client: Client) => {
  const last = client.heard.findLast((reply) => reply.type === 'present');
  return last?.type === 'present' ? last.seats : null;
};
const hears = (client: Client, seats: readonly number[]) =>
  client.wait(() => JSON.stringify(there(client)) === JSON.stringify(seats));

test('people arrive, look away, and leave', async () => {
  const { table, ann, bob } = await twoAtTable([server.address, server.address]);
  await hears(ann, [0, 1]);
  await bob.ask(table, { type: 'look', on: false });
  await hears(ann, [0]);
  await bob.ask(table, { type: 'look', on: true });
  await hears(ann, [0, 1]);
  const eve = await Client.open(server.address, null);
  await eve.client.ask(table, { type: 'watch' });
  await hears(eve.client, [0, 1]);
  ann.close();
  await hears(bob, [1]);
  await hears(eve.client, [1]);
  expect(eve.client.heard.filter((reply) => reply.type === 'chat')).toEqual([]);
});

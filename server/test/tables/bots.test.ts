/** Bots on a server: they think in threads, can be stopped, and block nobody. */

import { expect, test } from 'vitest';
import { Client, newTable } from '../support/client.ts';
import { serverOfThisFile } from '../support/running.ts';

const server = await serverOfThisFile({ QUAI_BOT_THREADS: '1' });

const PATIENT = 60_000;

/** A person in seat 0 who is asked for nothing: bots sit in all other seats of Berlin, one of which thinks for seconds. */
async function thinkingTable(bots: readonly (string | null)[]): Promise<{ table: string; ann: Client }> {
  const { client: ann, cookie } = await Client.open(server.address, 'Ann');
  const table = await newTable(server.address, cookie, { game: 'berlin', seats: bots.length, bots });
  await ann.ask(table, { type: 'watch' });
  expect(await ann.ask(table, { type: 'sit', seat: 0, contribution: '01' })).toMatchObject({ ok: true });
  expect(await ann.ask(table, { type: 'start' })).toMatchObject({ ok: true });
  await ann.wait(() => ann.table().now !== null);
  return { table, ann };
}

test('while a bot thinks, its table can be read and others can play', async () => {
  const { table, ann } = await thinkingTable([null, 'expert']);
  const before = ann.table();
  expect(before.now!.acting).toContain(1);
  expect(await ann.ask(table, { type: 'replay', at: 0 })).toMatchObject({ ok: true });
  const keep = before.now!.moves.find((move) => move.startsWith('keep:'))!;
  expect(await ann.ask(table, { type: 'play', seat: 0, since: before.now!.since, moves: [keep] })).toMatchObject({
    ok: true,
  });
  // The bot was asked first and still thinks: the person's choice is kept before its own.
  expect(ann.table().now!.acting).toEqual([1]);
  await ann.wait(() => !ann.table().now!.acting.includes(1) || ann.table().seq > 2, PATIENT);
});

test('a bot whose game has ended is stopped, and its thread is free for the next', async () => {
  const { table, ann } = await thinkingTable([null, 'expert']);
  expect(await ann.ask(table, { type: 'resign', seat: 0 })).toMatchObject({ ok: true });
  await ann.wait(() => ann.table().status === 'over');
  const { table: next, ann: other } = await thinkingTable([null, 'random']);
  await other.wait(() => !other.table().now!.acting.includes(1), PATIENT);
  expect((await server.node.store.entries(table)).map(({ kind }) => kind)).toEqual(['start', 'resign']);
  expect((await server.node.store.entries(next)).length).toBeGreaterThan(1);
});

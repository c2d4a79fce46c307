/** A whole table can be large, and anybody may ask for it, over and over, in ever other ways. */

import { startedRoom } from '@quai/table/test/rooms.ts';
import { expect, test } from 'vitest';
import type { Presence } from '../../presence/presence.ts';
import { Watchers } from '../../wire/watchers.ts';
import { Client, newGuest, newTable } from '../support/client.ts';
import { serverOfThisFile } from '../support/running.ts';
import { playedOn } from './two-worlds/worlds.ts';

const presence = { looks: () => {}, left: () => {} } as unknown as Presence;

test('asking for a different number of last entries each time does not fill the memory', () => {
  const room = playedOn(startedRoom(2), 30, 3);
  const large = { ...room, edition: { ...room.edition, data: { text: 'x'.repeat(500_000) } } };
  const watchers = new Watchers(presence);
  const eve = { person: null, send: () => {}, tables: new Map(), muted: null };
  const before = process.memoryUsage().heapUsed;
  for (let recent = 0; recent < 2000; recent++) watchers.watch(eve, large, { recent }, -1, 0);
  // A text for each would be a gigabyte.
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(200 * 1024 * 1024);
});

test('spectators who know it up to different entries are sent different texts, the others the same', () => {
  const room = playedOn(startedRoom(2), 60, 3);
  const watchers = new Watchers(presence);
  let texts = new Set<string>();
  const eve = { person: null, send: (text: string) => void texts.add(text), tables: new Map(), muted: null };
  for (let have = -1; have < room.table!.entries.length - 1; have++) watchers.watch(eve, room, {}, have, 0);
  expect(texts.size).toBe(room.table!.entries.length);
  texts = new Set();
  for (const have of [5, 5, 5]) watchers.watch(eve, room, {}, have, 0);
  expect(texts.size).toBe(1);
});

test('whoever asks for one whole table after the other is slowed down', async () => {
  const server = await serverOfThisFile({ QUAI_MESSAGES_PER_SECOND: '50' });
  const cookie = await newGuest(server.address, 'Ann');
  const table = await newTable(server.address, cookie, { game: 'railroad-ink', seats: 2 });
  const clients = await Promise.all([1, 2, 3, 4].map(async () => (await Client.open(server.address, null)).client));
  const answers = await Promise.all(
    clients.flatMap((client) => Array.from({ length: 55 }, () => client.ask(table, { type: 'watch' }))),
  );
  const rules = answers.flatMap((answer) => (answer.ok ? [] : [answer.refusal.rule]));
  expect(new Set(rules)).toEqual(new Set(['table:too-fast']));
  expect(answers.length - rules.length).toBeGreaterThan(100);
  expect(rules.length).toBeGreaterThan(50);
  // What is no table is still answered.
  expect(await clients[0]!.ask(table, { type: 'unwatch' })).toMatchObject({ ok: true });
  for (const client of clients) client.close();
});

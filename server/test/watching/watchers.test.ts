/** Subscriptions are data: what each was sent decides what it is sent next, and nothing is asked of a connection. */

import { type Reply, ReplySchema } from '@quai/protocol/messages.ts';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { type Subscriber, Watchers } from '../../wire/watchers.ts';
import { Client } from '../support/client.ts';
import { inkRules, round, twoAtTable } from '../support/ink.ts';
import { serverOfThisFile } from '../support/running.ts';

const server = await serverOfThisFile();
const rules = await inkRules();

type Heard = Subscriber & { readonly sent: Reply[] };

function subscriber(person: string | null = null): Heard {
  const sent: Reply[] = [];
  const send = (text: string) => void sent.push(v.parse(ReplySchema, JSON.parse(text)));
  return { person, send, tables: new Map(), muted: null, sent };
}

const line = (table: string, n: number, body = `line ${n}`) => ({
  table_id: table,
  n,
  person_id: 'somebody',
  seat: 0,
  name: 'Ann',
  body,
  at: 0,
});

test('a subscription is sent each entry once, and ends with it', async () => {
  const { table, ann } = await twoAtTable([server.address, server.address]);
  const watchers = new Watchers(server.node.presence);
  const eve = subscriber();
  const before = (await server.node.freshRoom(table))!;
  watchers.watch(eve, before, {}, -1, Date.now());
  await ann.ask(table, round(rules, ann, 1));
  const after = (await server.node.freshRoom(table))!;
  watchers.tell(after, Date.now());
  expect(eve.sent).toMatchObject([
    { type: 'table', seq: 1, from: 0 },
    { type: 'table', seq: 2, from: 1 },
  ]);
  watchers.unwatch(eve, table, Date.now());
  watchers.tell(after, Date.now());
  expect([eve.sent.length, watchers.has(table), eve.tables.size]).toEqual([2, false, 0]);
});

test('whoever may no longer watch is told once', async () => {
  const { table } = await twoAtTable([server.address, server.address]);
  const watchers = new Watchers(server.node.presence);
  const eve = subscriber();
  const room = (await server.node.freshRoom(table))!;
  watchers.watch(eve, room, {}, -1, Date.now());
  const closed = { ...room, terms: { ...room.terms, spectators: false } };
  watchers.tell(closed, Date.now());
  watchers.tell(closed, Date.now());
  expect(eve.sent.slice(1)).toMatchObject([{ type: 'answer', id: null, refusal: { rule: 'table:no-spectators' } }]);
  expect(watchers.tables()).toEqual([]);
});

test('chat: only for seats that opened it, each line once, without the muted', async () => {
  const { table } = await twoAtTable([server.address, server.address]);
  const watchers = new Watchers(server.node.presence);
  const room = (await server.node.freshRoom(table))!;
  const [ann, bob] = room.slots.map(({ person }) => subscriber(person)) as [Heard, Heard];
  const eve = subscriber('eve');
  for (const one of [ann, bob, eve]) {
    watchers.watch(one, room, {}, -1, Date.now());
    one.sent.length = 0;
  }
  for (const one of [ann, bob, eve]) watchers.openChat(one, table);
  bob.muted = new Set(['somebody']);
  watchers.tellChat(table, [line(table, 0), line(table, 1)]);
  watchers.tellChat(table, [line(table, 0), line(table, 1)]);
  watchers.tellRemoved(line(table, 0, ''));
  const texts = ({ sent }: { sent: Reply[] }) =>
    sent.map((reply) => (reply.type === 'chat' ? reply.lines.map(({ text }) => text) : reply.type));
  expect(texts(ann)).toEqual([['line 0', 'line 1'], ['']]);
  expect(texts(bob)).toEqual([[], []]);
  expect(texts(eve)).toEqual([]);
  // Watching again keeps what was read.
  watchers.watch(ann, room, {}, 0, Date.now());
  watchers.tellChat(table, [line(table, 1), line(table, 2)]);
  expect(texts(ann).slice(2)).toEqual(['table', ['line 2']]);
});

test('a player at one table who looks on at another does not read its chat', async () => {
  const [here, there] = await Promise.all([1, 2].map(() => twoAtTable([server.address, server.address])));
  const { client: ann } = await Client.open(server.address, null, here!.cookies[0]);
  await ann.ask(here!.table, { type: 'watch' });
  await ann.ask(there!.table, { type: 'watch' });
  await there!.ann.ask(there!.table, { type: 'say', text: 'secret' });
  await here!.bob.ask(here!.table, { type: 'say', text: 'hello' });
  await ann.until((reply) => reply.type === 'chat' && reply.lines[0]?.text === 'hello');
  expect(JSON.stringify(ann.heard)).not.toContain('secret');
  ann.close();
});

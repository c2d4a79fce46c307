/** Whole tables over real sockets and a real file. */

import { moves } from '@quai/engine/play.ts';
import { randomFrom } from '@quai/engine/random.ts';
import { listed } from '@quai/games/list.ts';
import { openRecord, readRecord, verifyRecord } from '@quai/table/record.ts';
import { describe, expect, test } from 'vitest';
import { Client, newGuest, newTable, post } from '../support/client.ts';
import { inkRules, round, sit, twoAtTable as twoPeopleAt } from '../support/ink.ts';
import { serverOfThisFile } from '../support/running.ts';

const server = await serverOfThisFile();
const rules = await inkRules();

const twoAtTable = () => twoPeopleAt([server.address, server.address]);

describe('tables', () => {
  test('two people finish a game, and its record checks out', async () => {
    const { table, ann, bob } = await twoAtTable();
    const spectator = await Client.open(server.address, null);
    await spectator.client.ask(table, { type: 'watch' });
    for (let seed = 0; ann.table().status !== 'over'; seed++) {
      for (const client of [ann, bob])
        expect(await client.ask(table, round(rules, client, seed))).toMatchObject({ ok: true });
      const seq = 1 + 2 * (seed + 1);
      for (const client of [ann, bob, spectator.client])
        await client.until((reply) => reply.type === 'table' && reply.seq >= seq);
    }
    expect(ann.table().now!.result).toHaveLength(2);
    expect(spectator.client.table().seed).toMatch(/^[0-9a-f]{64}$/);
    const text = await (await fetch(`${server.address}/api/tables/${table}/record`)).text();
    const read = readRecord(text);
    const opened = read.ok ? openRecord(read.value, await listed('railroad-ink')!.load()) : read;
    const verified = opened.ok ? verifyRecord(opened.value) : opened;
    expect(verified.ok && verified.value.over).toBe('rounds');
    // Back to the middle, as Ann knew it then.
    const then = await ann.ask(table, { type: 'replay', at: 4 });
    expect(then).toMatchObject({ ok: true, now: { over: null } });
    expect(await ann.ask(table, { type: 'replay', at: 999 })).toMatchObject({
      ok: false,
      refusal: { rule: 'table:no-entry' },
    });
  });

  test('before the end nobody is told a seed, a record, or what others drew', async () => {
    const { table, ann, bob } = await twoAtTable();
    const before = JSON.stringify(bob.table().now);
    await ann.ask(table, round(rules, ann, 1));
    await bob.until((reply) => reply.type === 'table' && reply.seq === 2);
    expect(bob.table().seed).toBeNull();
    expect((await fetch(`${server.address}/api/tables/${table}/record`)).status).toBe(409);
    const after = JSON.parse(JSON.stringify(bob.table().now));
    // All Bob learns is that Ann has ended her round.
    expect(after.acting).toEqual([1]);
    expect(after.moves).toEqual(JSON.parse(before).moves);
    expect(after.since).toBe(JSON.parse(before).since);
  });

  test('a message sent twice is answered twice and played once; an old one is stale', async () => {
    const { table, ann } = await twoAtTable();
    const first = round(rules, ann, 3);
    expect(await ann.ask(table, first)).toMatchObject({ ok: true, seq: 2 });
    expect(await ann.ask(table, first)).toMatchObject({ ok: true, seq: 2 });
    expect(await ann.ask(table, { ...first, moves: ['.'] })).toMatchObject({
      ok: false,
      refusal: { rule: 'stale' },
    });
  });

  test('two tabs that send at once: one plays, the other is stale or the same', async () => {
    const { table, ann, cookies } = await twoAtTable();
    const tab = await Client.open(server.address, null, cookies[0]);
    await tab.client.ask(table, { type: 'watch' });
    const [a, b] = await Promise.all([
      ann.ask(table, round(rules, ann, 5)),
      tab.client.ask(table, round(rules, tab.client, 6)),
    ]);
    expect([a, b].filter((answer) => answer.ok)).toHaveLength(1);
    await tab.client.until((reply) => reply.type === 'table' && reply.seq === 2);
    expect(tab.client.table().now!.view).toEqual(ann.table().now!.view);
  });

  test('an illegal list changes nothing and names its rule and its move', async () => {
    const { table, ann } = await twoAtTable();
    const { seat, since, moves: good } = round(rules, ann, 7);
    const answer = await ann.ask(table, { type: 'play', seat, since, moves: [good[0]!, good[0]!] });
    expect(answer).toMatchObject({ ok: false, move: 1, refusal: { rule: expect.stringMatching(/^RI-\d+$/) } });
    expect(ann.table().seq).toBe(1);
  });

  test('only its own player can play a seat', async () => {
    const { table, ann, bob, cookies } = await twoAtTable();
    const eve = await Client.open(server.address, 'Eve');
    await eve.client.ask(table, { type: 'watch' });
    for (const client of [bob, eve.client])
      expect(await client.ask(table, round(rules, ann, 1))).toMatchObject({
        refusal: { rule: 'table:not-yours' },
      });
    expect(await eve.client.ask(table, { type: 'resign', seat: 0 })).toMatchObject({
      refusal: { rule: 'table:not-yours' },
    });
    expect(await sit(eve.client, table, 0)).toMatchObject({ refusal: { rule: 'table:started' } });
    expect(await eve.client.ask(table, { type: 'start' })).toMatchObject({ refusal: { rule: 'table:not-host' } });
    expect(eve.client.table().now!.moves).toEqual([]);
    expect(cookies[0]).not.toBe(cookies[1]);
  });

  test('a free seat is taken once, can be left, and only the host gives it to a bot; a table that is not full does not start', async () => {
    const { address } = server;
    const ann = await Client.open(address, 'Ann');
    const bob = await Client.open(address, 'Bob');
    const table = await newTable(address, ann.cookie, { game: 'railroad-ink', seats: 3 });
    await ann.client.ask(table, { type: 'watch' });
    expect(await sit(bob.client, table, 1)).toMatchObject({ ok: true });
    expect(await sit(ann.client, table, 1)).toMatchObject({ refusal: { rule: 'table:taken' } });
    expect(await sit(ann.client, table, 9)).toMatchObject({ refusal: { rule: 'table:no-seat' } });
    expect(await ann.client.ask(table, { type: 'start' })).toMatchObject({ refusal: { rule: 'table:not-full' } });
    expect(await bob.client.ask(table, { type: 'bot', seat: 2, bot: 'random' })).toMatchObject({
      refusal: { rule: 'table:not-host' },
    });
    expect(await ann.client.ask(table, { type: 'bot', seat: 2, bot: 'genius' })).toMatchObject({
      refusal: { rule: 'table:no-bot' },
    });
    expect(await ann.client.ask(table, { type: 'bot', seat: 2, bot: 'random' })).toMatchObject({ ok: true });
    expect(await bob.client.ask(table, { type: 'stand', seat: 1 })).toMatchObject({ ok: true });
    expect(await ann.client.ask(table, { type: 'bot', seat: 1, bot: 'random' })).toMatchObject({ ok: true });
    expect(await sit(ann.client, table, 0)).toMatchObject({ ok: true });
    expect(await ann.client.ask(table, { type: 'start' })).toMatchObject({ ok: true });
    // The bots end their rounds by themselves.
    await ann.client.until(
      (reply) => reply.type === 'table' && reply.now?.acting.length === 1 && reply.now.acting[0] === 0,
    );
  });

  test('with two players, a resignation ends the game', async () => {
    const { table, ann, bob } = await twoAtTable();
    await bob.ask(table, { type: 'resign', seat: 1 });
    await ann.until((reply) => reply.type === 'table' && reply.status === 'over');
    expect(ann.table().now).toMatchObject({ over: 'resigned', result: [{ rank: 1 }, { rank: 2 }] });
  });

  test('somebody who reconnects gets what they missed, and nothing twice', async () => {
    const { table, ann, bob, cookies } = await twoAtTable();
    await ann.ask(table, round(rules, ann, 2));
    bob.close();
    const again = await Client.open(server.address, null, cookies[1]);
    await again.client.ask(table, { type: 'watch', have: 0 });
    expect(again.client.table()).toMatchObject({ as: 1, seq: 2, from: 1 });
    expect(again.client.table().events.every(({ seq }) => seq === 1)).toBe(true);
  });
});

describe('bad input', () => {
  test.each([
    ['/api/me', { name: '' }, 400],
    ['/api/me', { name: 'x'.repeat(99) }, 400],
    ['/api/me', '{', 400],
    ['/api/me', 'null', 400],
    ['/api/tables', { game: 'railroad-ink', seats: 2 }, 401],
    ['/api/nothing', {}, 404],
  ])('POST %s %j is refused', async (path, body, status) => {
    expect((await post(server.address, path, body)).status).toBe(status);
  });

  test.each([
    [{ game: 'chess', seats: 2 }],
    [{ game: 'railroad-ink', seats: 13 }],
    [{ game: 'railroad-ink', seats: 0 }],
    [{ game: 'railroad-ink', seats: '2' }],
    [{ game: 'railroad-ink', seats: 2, options: { expansion: 'lava' } }],
    [{ game: 'railroad-ink', seats: 2, options: { nonsense: 'x' } }],
    [{ game: 'railroad-ink', seats: 2, edition: 'golden' }],
    [{ game: 'railroad-ink', seats: 2, edition: '__proto__' }],
    [{ game: 'railroad-ink', seats: 2, bots: ['genius'] }],
    [{ game: 'railroad-ink', seats: 2, surprise: 1 }],
    [[]],
  ])('a new table %j is refused with a reason', async (wanted) => {
    const cookie = await newGuest(server.address, 'Ann');
    const response = await post(server.address, '/api/tables', wanted, cookie);
    expect(response.status).toBe(400);
    expect(((await response.json()) as { problems: string[] }).problems.length).toBeGreaterThan(0);
  });

  test('an unknown table and an invalid cookie are refused', async () => {
    const stranger = await Client.open(server.address, null, 'quai=zzz');
    expect(await stranger.client.ask('nowhere', { type: 'watch' })).toMatchObject({ refusal: { rule: 'table:gone' } });
    const { table } = await twoAtTable();
    expect(await sit(stranger.client, table, 0)).toMatchObject({ refusal: { rule: 'table:no-name' } });
    expect(
      moves(
        rules,
        rules.imagine(stranger.client.table()?.now?.view ?? (await watched(stranger.client, table)), randomFrom(1)),
        0,
      ).length,
    ).toBeGreaterThan(0);
  });
});

async function watched(client: Client, table: string): Promise<unknown> {
  await client.ask(table, { type: 'watch' });
  return client.table().now!.view;
}

/** The life of tables over real sockets: finding them, sitting down, watching, chat, the end. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listed } from '@quai/games/list.ts';
import { describe, expect, test } from 'vitest';
import { abandonedTable } from '../support/abandoned.ts';
import { Client, newGuest, newTable, post } from '../support/client.ts';
import { inkRules, round } from '../support/ink.ts';
import { serveHere, serverOfThisFile } from '../support/running.ts';

const server = await serverOfThisFile();
const { folder } = server;

type Guest = { client: Client; cookie: string };
const guest = (name: string | null, cookie?: string): Promise<Guest> => Client.open(server.address, name, cookie);
const sit = (client: Client, table: string, seat: number, more = {}) =>
  client.ask(table, { type: 'sit', seat, contribution: '0a', ...more });
const ink = (cookie: string, more = {}) =>
  newTable(server.address, cookie, { game: 'railroad-ink', seats: 2, ...more });
const lists = async (cookie: string) =>
  (await (await fetch(`${server.address}/api/tables`, { headers: { cookie } })).json()) as {
    yours: { table: string }[];
    open: { table: string }[];
  };

/** Ann and Bob at a started table. */
async function started(more = {}): Promise<{ table: string; ann: Guest; bob: Guest }> {
  const [ann, bob] = [await guest('Ann'), await guest('Bob')];
  const table = await ink(ann.cookie, more);
  for (const [seat, { client }] of [ann, bob].entries()) {
    await client.ask(table, { type: 'watch' });
    expect(await sit(client, table, seat)).toMatchObject({ ok: true });
  }
  await ann.client.ask(table, { type: 'start' });
  await bob.client.until((reply) => reply.type === 'table' && reply.now !== null);
  return { table, ann, bob };
}

describe('who finds a table', () => {
  test('open tables are listed, those by link are not; players have theirs in their list', async () => {
    const [ann, bob] = [await guest('Ann'), await guest('Bob')];
    const open = await ink(ann.cookie);
    const link = await ink(ann.cookie, { terms: { visibility: 'link' } });
    const ids = (await lists(bob.cookie)).open.map(({ table }) => table);
    expect(ids).toContain(open);
    expect(ids).not.toContain(link);
    expect(await sit(bob.client, link, 0)).toMatchObject({ ok: true });
    expect((await lists(bob.cookie)).yours.map(({ table }) => table)).toContain(link);
  });

  test('an invited table needs the key of the seat, which only its host is told', async () => {
    const [ann, bob] = [await guest('Ann'), await guest('Bob')];
    const table = await ink(ann.cookie, { terms: { visibility: 'invited' } });
    for (const { client } of [ann, bob]) await client.ask(table, { type: 'watch' });
    expect(bob.client.table().keys).toBeUndefined();
    expect(await sit(bob.client, table, 1)).toMatchObject({ refusal: { rule: 'table:invited' } });
    const key = ann.client.table().keys![1]!;
    expect(await sit(bob.client, table, 1, { key })).toMatchObject({ ok: true });
  });
});

describe('starting', () => {
  test('happens by itself when the table is full', async () => {
    const [ann, bob] = [await guest('Ann'), await guest('Bob')];
    const table = await ink(ann.cookie, { terms: { start: 'full' } });
    await sit(ann.client, table, 0);
    expect(await sit(bob.client, table, 1)).toMatchObject({ ok: true, seq: 1 });
  });

  test('may fill the table with bots, which play', async () => {
    const ann = await guest('Ann');
    const table = await ink(ann.cookie, { seats: 4 });
    await ann.client.ask(table, { type: 'watch' });
    await sit(ann.client, table, 2);
    expect(await ann.client.ask(table, { type: 'start', fill: 'genius' })).toMatchObject({ ok: false });
    expect(await ann.client.ask(table, { type: 'start', fill: 'random' })).toMatchObject({ ok: true });
    await ann.client.until((reply) => reply.type === 'table' && reply.now?.acting.join() === '2');
  });
});

describe('watching and chat', () => {
  test('spectators are shut out if the host says so', async () => {
    const eve = await guest('Eve');
    const { table, ann } = await started({ terms: { spectators: false } });
    expect(await eve.client.ask(table, { type: 'watch' })).toMatchObject({ refusal: { rule: 'table:no-spectators' } });
    expect(await eve.client.ask(table, { type: 'replay', at: 0 })).toMatchObject({ ok: false });
    await ann.client.ask(table, { type: 'resign', seat: 0 });
    expect((await fetch(`${server.address}/api/tables/${table}/record`)).status).toBe(403);
  });

  test('somebody who watched before the start is told that spectators are not allowed', async () => {
    const [ann, eve] = [await guest('Ann'), await guest('Eve')];
    const table = await ink(ann.cookie, { terms: { spectators: false } });
    await eve.client.ask(table, { type: 'watch' });
    await sit(ann.client, table, 0);
    await ann.client.ask(table, { type: 'start', fill: 'random' });
    await eve.client.until((reply) => reply.type === 'answer' && !reply.ok);
    expect(eve.client.table().now).toBeNull();
  });

  test('only players chat; a muted person is not shown, here and after coming back', async () => {
    const { table, ann, bob } = await started();
    const eve = await guest('Eve');
    await eve.client.ask(table, { type: 'watch' });
    const said = (client: Client) =>
      client.heard.flatMap((reply) => (reply.type === 'chat' ? reply.lines.map((line) => line.text) : []));
    expect(await ann.client.ask(table, { type: 'say', text: ' <b>hi</b>\u0000 there ' })).toMatchObject({ ok: true });
    await bob.client.until((reply) => reply.type === 'chat');
    expect(said(bob.client)).toEqual(['<b>hi</b> there']);
    expect(await eve.client.ask(table, { type: 'say', text: 'me too' })).toMatchObject({ ok: false });
    expect(await ann.client.ask(table, { type: 'say', text: ' \u200b ' })).toMatchObject({ ok: false });
    expect(await bob.client.ask(table, { type: 'mute', seat: 0, on: true })).toMatchObject({ ok: true });
    await ann.client.ask(table, { type: 'say', text: 'unheard' });
    await bob.client.ask(table, { type: 'say', text: 'bye' });
    await bob.client.until((reply) => reply.type === 'chat' && reply.lines.some((line) => line.text === 'bye'));
    expect(said(bob.client)).toEqual(['<b>hi</b> there', 'bye']);
    expect(said(ann.client)).toEqual(['<b>hi</b> there', 'unheard', 'bye']);
    expect(said(eve.client)).toEqual([]);
    const again = await guest(null, bob.cookie);
    await again.client.ask(table, { type: 'watch' });
    expect(said(again.client)).toEqual(['bye']);
  });
});

describe('editions of one’s own', () => {
  test('are checked, stored with the table and sent to its people', async () => {
    const game = await listed('railroad-ink')!.load();
    const editionData = { ...(game.editions.standard as object), id: 'mine' };
    const ann = await guest('Ann');
    const table = await ink(ann.cookie, { editionData });
    await ann.client.ask(table, { type: 'watch' });
    expect(ann.client.table().edition.data).toEqual(editionData);
    const bad = await post(
      server.address,
      '/api/tables',
      { game: 'railroad-ink', seats: 2, editionData: { id: 'mine' } },
      ann.cookie,
    );
    expect(bad.status).toBe(400);
    expect(((await bad.json()) as { problems: string[] }).problems.length).toBeGreaterThan(0);
    const huge = { ...editionData, notes: 'x'.repeat(290 * 1024) };
    const large = await post(
      server.address,
      '/api/tables',
      { game: 'railroad-ink', seats: 2, editionData: huge },
      ann.cookie,
    );
    expect([400, 413]).toContain(large.status);
  });

  test('a table on somebody’s own map is listed by the name of the map, all others by their game', async () => {
    const path = join(import.meta.dirname, '../../../games/rails/test/maps/island.json');
    const editionData = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
    const ann = await guest('Ann');
    const made = await post(server.address, '/api/tables', { game: 'rails', seats: 2, editionData }, ann.cookie);
    const { table } = (await made.json()) as { table: string };
    const shipped = await ink(ann.cookie, {});
    await sit(ann.client, table, 0);
    await sit(ann.client, shipped, 0);
    const { yours } = await lists(ann.cookie);
    const calledOf = (id: string) => yours.find((one) => one.table === id);
    expect(calledOf(table)).toMatchObject({ called: { en: 'The island', fr: 'L’île' } });
    expect(calledOf(shipped)).toBeDefined();
    expect(calledOf(shipped)).not.toHaveProperty('called');
  });
});

describe('undo, absence, the end', () => {
  test('an undo needs everybody’s consent', async () => {
    const { table, ann, bob } = await started();
    const { now } = ann.client.table();
    expect(await ann.client.ask(table, round(await inkRules(), ann.client, 1))).toMatchObject({ ok: true, seq: 2 });
    expect(await ann.client.ask(table, { type: 'ask', seat: 0, to: 1 })).toMatchObject({ ok: true });
    await bob.client.until((reply) => reply.type === 'table' && reply.ask !== null);
    expect(await bob.client.ask(table, { type: 'agree', yes: true, asked: { seat: 0, to: 1, seq: 2 } })).toMatchObject({
      ok: true,
      seq: 3,
    });
    await ann.client.until((reply) => reply.type === 'table' && reply.seq === 3);
    expect(ann.client.table().now!.moves).toEqual(now!.moves);
  });

  test('a player who is not absent cannot be replaced', async () => {
    const { table, ann } = await started();
    expect(await ann.client.ask(table, { type: 'replace', seat: 1, bot: 'random' })).toMatchObject({
      refusal: { rule: 'table:not-absent' },
    });
  });

  test('a rematch is one table for both, with everybody’s seat reserved one seat further', async () => {
    const { table, ann, bob } = await started();
    expect(await bob.client.ask(table, { type: 'rematch' })).toMatchObject({ refusal: { rule: 'table:not-over' } });
    await bob.client.ask(table, { type: 'resign', seat: 1 });
    const [a, b] = await Promise.all([ann, bob].map(({ client }) => client.ask(table, { type: 'rematch' })));
    expect(a).toMatchObject({ ok: true, table: expect.any(String) });
    expect(b).toMatchObject({ table: (a as { table: string }).table });
    const next = (a as { table: string }).table;
    await ann.client.until((reply) => reply.type === 'table' && reply.rematch === next);
    await ann.client.ask(next, { type: 'watch' });
    const kept = [
      { name: 'Bob', taken: false, kept: false, reserved: true },
      { name: 'Ann', taken: false, kept: true, reserved: true },
    ];
    expect(ann.client.table().seats).toMatchObject(kept);
    expect(await sit(ann.client, next, 0)).toMatchObject({ refusal: { rule: 'table:reserved' } });
    expect(await sit(ann.client, next, 1)).toMatchObject({ ok: true });
    expect(await ann.client.ask(next, { type: 'stand', seat: 1 })).toMatchObject({ ok: true });
    expect(ann.client.table().seats).toMatchObject(kept);
    expect(await sit(ann.client, next, 1)).toMatchObject({ ok: true });
    expect(await sit(bob.client, next, 0)).toMatchObject({ ok: true });
  });

  test('a rematch is set up anew unless the players ask to keep the set-up', async () => {
    const again = async (request: { keep?: boolean }) => {
      const { table, ann, bob } = await started({
        game: 'foothills',
        options: { lines: 'I-IV', colours: 'blue-green' },
      });
      await bob.client.ask(table, { type: 'resign', seat: 1 });
      const made = (await ann.client.ask(table, { type: 'rematch', ...request })) as { table: string };
      await ann.client.ask(made.table, { type: 'watch' });
      return ann.client.table().options;
    };
    expect(await again({})).toEqual({ lines: 'random', first: 'random', colours: 'green-blue' });
    expect(await again({ keep: true })).toEqual({ lines: 'I-IV', first: 'random', colours: 'green-blue' });
  });

  test('a table that nobody started is deleted in time', async () => {
    const ann = await guest('Ann');
    const table = await ink(ann.cookie);
    const { table: playing } = await started();
    expect(await server.node.cleanUp(Date.now() + 15 * 24 * 3600_000)).toBeGreaterThan(0);
    expect(await server.node.freshRoom(table)).toBeNull();
    expect(await server.node.freshRoom(playing)).not.toBeNull();
  });

  test('the number of tables one account can make is limited', async () => {
    const cookie = await newGuest(server.address, 'Ann');
    const wanted = { game: 'railroad-ink', seats: 2 };
    const answers: number[] = [];
    for (let made = 0; made < 51; made++)
      answers.push((await post(server.address, '/api/tables', wanted, cookie)).status);
    expect(answers.filter((status) => status === 200)).toHaveLength(50);
    expect(answers.at(-1)).toBe(429);
  });
});

/** Long enough for two bots on a busy machine. */
const PATIENT = 60_000;

describe('clocks', () => {
  test('a bot plays on a second after the time is up', async () => {
    const [ann, bob] = [await guest('Ann'), await guest('Bob')];
    const clock = { kind: 'bank', bank: 1000, increment: 0 };
    const table = await ink(ann.cookie, { terms: { clock, rated: true } });
    for (const [seat, { client }] of [ann, bob].entries()) {
      await client.ask(table, { type: 'watch' });
      await sit(client, table, seat);
    }
    await ann.client.ask(table, { type: 'start' });
    await ann.client.until((reply) => reply.type === 'table' && reply.clock !== null && reply.rated);
    const out = (seat: number) => (reply: { type: string }) =>
      reply.type === 'table' && (reply as ReturnType<Client['table']>).seats[seat]!.bot !== null;
    await ann.client.until(out(0), PATIENT);
    await ann.client.until(out(1), PATIENT);
    expect(ann.client.table()).toMatchObject({ rated: false, seats: [{ away: true }, { away: true }] });
    // The bots play it to its end by themselves.
    await ann.client.until((reply) => reply.type === 'table' && reply.status === 'over', PATIENT);
    const kinds = (await server.node.store.entries(table)).filter((entry) => entry.kind === 'timeout');
    expect(kinds).toHaveLength(2);
    const start = (await server.node.store.entries(table))[0]!.at!;
    for (const { at } of kinds) expect(at! - start).toBeGreaterThanOrEqual(2000);
  });

  test('a time-out that no node handled is found by the scan', async () => {
    const ann = await guest('Ann');
    const table = await abandonedTable(server.node.store);
    await ann.client.ask(table, { type: 'watch' });
    await ann.client.until((reply) => reply.type === 'table' && reply.status === 'over', 20_000);
  });

  test('no clock runs while no server is running', async () => {
    const data = `${folder}/paused`;
    const before = await serveHere(data);
    const ann = await Client.open(before.address, 'Ann');
    const clock = { kind: 'bank', bank: 60_000, increment: 0 };
    const table = await newTable(before.address, ann.cookie, { game: 'railroad-ink', seats: 2, terms: { clock } });
    await sit(ann.client, table, 0);
    await ann.client.ask(table, { type: 'start', fill: 'random' });
    await before.stop();
    await new Promise((resolve) => setTimeout(resolve, 4000));
    const after = await serveHere(data);
    const again = await Client.open(after.address, null, ann.cookie);
    await again.client.ask(table, { type: 'watch' });
    const { left, running } = again.client.table().clock!;
    expect(running).toEqual([true, false]);
    expect(left[0]).toBeGreaterThan(57_500);
    await after.stop();
  });
});

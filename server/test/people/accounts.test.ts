/** Accounts on both stores: other devices, seat links, programs, export, deletion, and who runs the site. */

import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import type { Server } from '../../boot/serve.ts';
import { cleanName, programName } from '../../people/names.ts';
import { newCode, readCode } from '../../people/onetime.ts';
import { countRows } from '../../store/copy.ts';
import { rowsOf } from '../../store/rows.ts';
import { queriesFor, type Schema } from '../../store/schema.ts';
import { statement } from '../../store/sql.ts';
import { Caller } from '../support/caller.ts';
import { Client, newTable } from '../support/client.ts';
import { inkRules, round, sit, twoAtTable } from '../support/ink.ts';
import { scratch, serveHere } from '../support/running.ts';
import { onStores } from '../support/stores.ts';

test('nobody may be named like a program or a deleted account', () => {
  expect(cleanName('  Zoë\n 🚂 ')).toBe('Zoë 🚂');
  for (const bad of ['Ann [bot]', '[BOT]', '—', '', 'x'.repeat(25), 7]) expect(cleanName(bad)).toBeNull();
  expect(programName('Signal box')).toBe('Signal box [bot]');
  expect(programName('x'.repeat(19))).toBeNull();
});

test('a code is accepted however it is typed', () => {
  const code = newCode();
  expect(readCode(` ${code.slice(0, 5).toLowerCase()}-${code.slice(5)} `)).toBe(code);
  expect(readCode('OIL0123456')).toBe('0110123456');
  for (const bad of ['', 'ABC', null, `${code}A`, 'UUUUUUUUUU']) expect(readCode(bad)).toBeNull();
});

function closed(...clients: readonly Client[]): void {
  for (const client of clients) client.close();
}

onStores('accounts', (start, store) => {
  let server: Server;
  beforeAll(async () => {
    server = await start();
  });
  const guest = (name: string) => Caller.guest(server.address, name);
  const nameOf = async (caller: Caller) => ((await caller.get('/api/me')).body.me as { name: string } | null)?.name;
  const query = () => queriesFor(server.node.sql.dialect);

  test('settings come along to another device; what is unknown is refused', async () => {
    const ann = await guest('Ann');
    expect((await ann.get('/api/settings')).body).toEqual({});
    const chosen = { speed: 'fast', volume: 'off', hand: 'left' };
    expect((await ann.post('/api/settings', chosen)).status).toBe(200);
    for (const bad of [{ speed: 'warp' }, { colour: 'red' }, { volume: 3 }])
      expect((await ann.post('/api/settings', bad)).status).toBe(400);
    expect((await ann.get('/api/settings')).body).toEqual(chosen);
    const { code } = (await ann.post('/api/account/code')).body as { code: string };
    const phone = new Caller(server.address);
    await phone.post('/api/signin/code', { code });
    expect((await phone.get('/api/settings')).body).toEqual(chosen);
    // What a request does not mention stays.
    const lessons = { berlin: '3/17', 'railroad-ink': '17/17!' };
    expect((await phone.post('/api/settings', { lessons })).status).toBe(200);
    expect((await ann.post('/api/settings', { speed: 'slow' })).status).toBe(200);
    expect((await ann.get('/api/settings')).body).toEqual({ ...chosen, speed: 'slow', lessons });
    for (const bad of [
      { berlin: 'all' },
      { 'a b': '1/2' },
      Object.fromEntries([...Array(51)].map((_, n) => [n, '1/2'])),
    ])
      expect((await ann.post('/api/settings', { lessons: bad })).status).toBe(400);
    expect((await new Caller(server.address).get('/api/settings')).status).toBe(401);
    // RI-25: best solo scores, which everybody sees on the profile page.
    const best = { 'railroad-ink/standard/expansion=none,longest=simple': 47 };
    expect((await phone.post('/api/settings', { best })).status).toBe(200);
    for (const bad of [{ '../x': 1 }, { 'a/b/c d': 1 }, { 'a/b/c': 1.5 }, { 'a/b/c': 1e9 }, { 'a/b/c': '9' }])
      expect((await ann.post('/api/settings', { best: bad })).status, JSON.stringify(bad)).toBe(400);
    const puzzles = { 'berlin/cabb09b6': 3 };
    expect((await phone.post('/api/settings', { puzzles })).status).toBe(200);
    expect((await ann.get('/api/settings')).body).toMatchObject({ lessons, best, puzzles });
    for (const bad of [{ 'berlin/1': 4 }, { berlin: 1 }, { 'berlin/1': -1 }])
      expect((await ann.post('/api/settings', { puzzles: bad })).status, JSON.stringify(bad)).toBe(400);
    const { page } = ((await ann.get('/api/me')).body as { me: { page: string } }).me;
    expect((await new Caller(server.address).get(`/api/people/${page}`)).body).toMatchObject({ best });
  });

  test('a code signs a guest in on another device, once, until it expires', async () => {
    const phone = new Caller(server.address);
    const ann = await guest('Ann');
    const first = (await ann.post('/api/account/code')).body.code as string;
    const { code, expires } = (await ann.post('/api/account/code')).body as { code: string; expires: number };
    expect(expires).toBeGreaterThan(Date.now());
    expect((await phone.post('/api/signin/code', { code: first })).status).toBe(404);
    expect((await phone.post('/api/signin/code', { code: 'nonsense' })).status).toBe(404);
    expect(await phone.post('/api/signin/code', { code: code.toLowerCase() })).toMatchObject({ body: { name: 'Ann' } });
    expect(await nameOf(phone)).toBe('Ann');
    expect(await nameOf(ann)).toBe('Ann');
    expect((await new Caller(server.address).post('/api/signin/code', { code })).status).toBe(404);
    const late = (await ann.post('/api/account/code')).body.code as string;
    await server.node.sql.run([statement(query().updateTable('one_time').set({ expires: 1 }))]);
    expect((await phone.post('/api/signin/code', { code: late })).status).toBe(404);
    expect(((await ann.get('/api/account')).body as { devices: number }).devices).toBe(2);
    await ann.post('/api/signout', { others: true });
    expect(await nameOf(phone)).toBeUndefined();
    await ann.post('/api/signout', { others: false });
    expect(await nameOf(ann)).toBeUndefined();
  });

  test('codes cannot be guessed one after the other', async () => {
    const { folder, remove } = scratch();
    const own = await serveHere(folder);
    onTestFinished(async () => {
      await own.stop();
      remove();
    });
    const thief = new Caller(own.address);
    const statuses: number[] = [];
    for (let tries = 0; tries < 12; tries++)
      statuses.push((await thief.post('/api/signin/code', { code: newCode() })).status);
    expect(statuses).toEqual([...Array(10).fill(404), 429, 429]);
    expect((await thief.get('/api/me')).status).toBe(200);
  });

  test('a private link brings the seat back after the cookie is lost, and only the seat', async () => {
    const { table, ann, bob, cookies } = await twoAtTable([server.address, server.address]);
    onTestFinished(() => closed(ann, bob));
    const own = new Caller(server.address, cookies[0]);
    expect((await own.post(`/api/tables/${table}/seats/1/link`)).status).toBe(403);
    const old = (await own.post(`/api/tables/${table}/seats/0/link`)).body.key as string;
    const key = (await own.post(`/api/tables/${table}/seats/0/link`)).body.key as string;
    const stranger = new Caller(server.address);
    expect((await stranger.post(`/api/tables/${table}/take`, { key: old })).status).toBe(404);
    expect((await stranger.post(`/api/tables/other/take`, { key })).status).toBe(404);
    expect(await stranger.post(`/api/tables/${table}/take`, { key })).toMatchObject({ body: { seat: 0, name: 'Ann' } });
    const again = await stranger.connect();
    await again.ask(table, { type: 'watch' });
    expect(again.table()).toMatchObject({ as: 0, seats: [{ yours: true, name: 'Ann' }, { yours: false }] });
    expect(await again.ask(table, round(await inkRules(), again, 1))).toMatchObject({ ok: true });
    // Somebody with an account takes over: the seat gets that account's name.
    const gus = await guest('Gus');
    expect((await gus.post(`/api/tables/${table}/take`, { key })).status).toBe(404);
    const next = (await stranger.post(`/api/tables/${table}/seats/0/link`)).body.key as string;
    await gus.post(`/api/tables/${table}/take`, { key: next });
    await again.wait(() => again.table().seats[0]!.name === 'Gus' && !again.table().seats[0]!.yours);
    expect((await server.node.freshRoom(table))!.table!.holders[0]).toEqual({ name: 'Gus', bot: null });
    // The account itself does not change hands.
    expect(((await own.get('/api/me')).body.me as { page: string }).page).not.toBe(
      ((await stranger.get('/api/me')).body.me as { page: string }).page,
    );
  });

  test('programs: a token is shown once, opens HTTP and sockets, and can be revoked', async () => {
    const ann = await guest('Ann');
    expect((await ann.post('/api/programs', { name: 'x'.repeat(30) })).status).toBe(400);
    const made = (await ann.post('/api/programs', { name: 'Signal box' })).body as { token: string; page: string };
    expect(made.token).toMatch(/^quai_[0-9a-f]{64}$/);
    const program = new Caller(server.address, '', made.token);
    expect(await nameOf(program)).toBe('Signal box [bot]');
    for (const path of ['/api/account', '/api/programs', '/api/account/export'])
      expect((await program.get(path)).status, path).toBe(403);
    expect((await program.post('/api/me', { name: 'Ann' })).status).toBe(403);
    const listed = (await ann.get('/api/programs')).body as { programs: { tokens: { id: string; used: number }[] }[] };
    expect(JSON.stringify(listed)).not.toContain(made.token.slice(5));
    expect(listed.programs[0]!.tokens[0]!.used).toBeGreaterThan(0);
    const closedWith = (token: string) =>
      new Promise<number>((resolve) => {
        const headers = { authorization: `Bearer ${token}` };
        const socket = new WebSocket(`${server.address.replace('http', 'ws')}/api/socket`, { headers });
        socket.on('close', resolve);
        socket.on('message', () => setTimeout(() => socket.close(1000), 100));
      });
    expect(await closedWith(made.token)).toBe(1000);
    expect(await closedWith(`quai_${'0'.repeat(64)}`)).toBe(4401);
    const page = (await new Caller(server.address).get(`/api/people/${made.page}`)).body;
    expect(page).toMatchObject({ kind: 'bot', name: 'Signal box [bot]' });
    await ann.remove(`/api/programs/${made.page}/tokens/${listed.programs[0]!.tokens[0]!.id}`);
    expect(await nameOf(program)).toBeUndefined();
    expect((await program.post('/api/me', { name: 'Eve' })).status).toBe(401);
    const second = (await ann.post(`/api/programs/${made.page}/tokens`, { name: 'again' })).body.token as string;
    expect(await nameOf(new Caller(server.address, '', second))).toBe('Signal box [bot]');
    const eve = await guest('Eve');
    expect((await eve.remove(`/api/programs/${made.page}`)).status).toBe(404);
    expect((await ann.remove(`/api/programs/${made.page}`)).status).toBe(200);
    expect(await nameOf(new Caller(server.address, '', second))).toBeUndefined();
  });

  test('the export has everything stored about a person, and no secrets of tables or other people', async () => {
    const { table, ann, bob, cookies } = await twoAtTable([server.address, server.address]);
    onTestFinished(() => closed(ann, bob));
    await ann.ask(table, { type: 'say', text: 'what a lovely halt' });
    await bob.ask(table, { type: 'say', text: 'not for Ann' });
    expect(await ann.ask(table, round(await inkRules(), ann, 1))).toMatchObject({ ok: true });
    const own = new Caller(server.address, cookies[0]);
    await own.post(`/api/tables/${table}/notices`, { on: false });
    await own.post('/api/programs', { name: 'Signal box' });
    const exported = (await own.get('/api/account/export')).body as {
      tables: { table: string; moves: object[] }[];
      [key: string]: unknown;
    };
    expect(exported).toMatchObject({
      account: { name: 'Ann', kind: 'person' },
      devices: [{}],
      notices: { quiet: [table] },
      programs: [{ name: 'Signal box [bot]' }],
      chat: [{ body: 'what a lovely halt' }],
    });
    expect(exported.tables).toEqual([expect.objectContaining({ table, game: 'railroad-ink', made: true, seats: [0] })]);
    expect(exported.tables[0]!.moves).toEqual([expect.objectContaining({ kind: 'moves', seat: 0 })]);
    const text = JSON.stringify(exported);
    const [row] = await rowsOf<Schema['game_table']>(
      server.node.sql,
      query().selectFrom('game_table').selectAll().where('id', '=', table),
    );
    for (const secret of [row!.seed, cookies[0].slice(5), 'outcomes', 'token_hash', 'not for Ann', 'person_id'])
      expect(text, secret).not.toContain(secret);
  });

  test('deletion keeps moves and removes the name from seats, logs, chat and every other row', async () => {
    const name = `Gwen ${store}`;
    const gwen = await guest(name);
    const [client, bob] = [await gwen.connect(), await Client.open(server.address, 'Bob')];
    onTestFinished(() => bob.client.close());
    const rules = await inkRules(2);
    const seated = async (terms = {}) => {
      const table = await newTable(server.address, gwen.cookie, { game: 'railroad-ink', seats: 2, terms });
      for (const [seat, who] of [client, bob.client].entries()) {
        await who.ask(table, { type: 'watch' });
        await sit(who, table, seat);
      }
      return table;
    };
    const over = await seated();
    const open = await seated();
    // A rematch reserves a seat by name.
    const played = await seated();
    await client.ask(played, { type: 'start' });
    await bob.client.ask(played, { type: 'resign', seat: 1 });
    expect(await bob.client.ask(played, { type: 'rematch' })).toMatchObject({ ok: true });
    const alone = await newTable(server.address, gwen.cookie, { game: 'railroad-ink', seats: 2 });
    await client.ask(over, { type: 'start' });
    await client.wait(() => client.table().table === over && client.table().now !== null);
    expect(await client.ask(over, round(rules, client, 1))).toMatchObject({ ok: true });
    await client.ask(over, { type: 'say', text: 'mind the gap' });
    // The log has the name of whoever came back.
    const back = { kind: 'takeover', seat: 0, holder: { name, bot: null }, at: Date.now() };
    const { table: before } = (await server.node.freshRoom(over))!;
    const row = { table_id: over, seq: before!.entries.length, body: JSON.stringify(back) };
    await server.node.sql.run([
      statement(query().insertInto('entry').values(row), 1),
      statement(
        query()
          .updateTable('game_table')
          .set(({ eb }) => ({ version: eb('version', '+', 1) }))
          .where('id', '=', over),
        1,
      ),
    ]);
    await server.node.changedElsewhere(over);
    await gwen.post('/api/programs', { name: 'Signal box' });
    await gwen.post(`/api/tables/${over}/notices`, { on: false });
    await bob.client.ask(over, { type: 'mute', seat: 0, on: true });

    const id = (await server.node.freshRoom(over))!.slots[0]!.person!;
    expect((await gwen.post('/api/account/delete', { name: 'somebody else' })).status).toBe(400);
    const cookie = gwen.cookie;
    expect(await gwen.post('/api/account/delete', { name })).toMatchObject({ status: 200 });
    expect(await nameOf(new Caller(server.address, cookie))).toBeUndefined();
    await bob.client.wait(() =>
      bob.client.heard.some((reply) => reply.type === 'table' && reply.table === over && reply.seats[0]!.name === '—'),
    );
    const room = (await server.node.freshRoom(over))!;
    expect(room.table!.over).toBe('resigned');
    expect(room.table!.entries.some((entry) => entry.kind === 'moves' && entry.seat === 0)).toBe(true);
    expect(await server.node.freshRoom(alone)).toBeNull();
    const left = (await server.node.freshRoom(open))!;
    expect(left.slots[0]).toMatchObject({ person: null, name: '' });
    expect(left.host).toBe(left.slots[1]!.person);
    // The name, the id and the chat are nowhere in the store.
    for (const table of Object.keys(await countRows(server.node.sql)) as (keyof Schema)[]) {
      const rows = JSON.stringify(await rowsOf(server.node.sql, query().selectFrom(table).selectAll()));
      expect(rows, table).not.toContain(name);
      expect(rows, table).not.toContain('mind the gap');
      expect(rows, table).not.toContain(id);
    }
    const record = await new Caller(server.address).get(`/api/tables/${over}/record`);
    expect(JSON.stringify(record.body)).not.toContain(name);
    expect(record.body).toMatchObject({ seats: [{ name: '—' }, { name: 'Bob' }] });
  });
});

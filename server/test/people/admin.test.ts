/** Administration on both stores: who may, reports, removed chat, suspended accounts. */

import { beforeEach, expect, onTestFinished, test } from 'vitest';
import type { Server } from '../../boot/serve.ts';
import { Caller } from '../support/caller.ts';
import { twoAtTable } from '../support/ink.ts';
import { onStores } from '../support/stores.ts';

onStores('running the site', (start, store) => {
  let server: Server;
  beforeEach(async () => {
    server = await start();
  });
  const guest = (name: string) => Caller.guest(server.address, name);

  test('administrators are those the configuration names, and nobody else', async () => {
    const ann = await guest('Ann');
    const { page } = ((await ann.get('/api/me')).body as { me: { page: string } }).me;
    expect((await ann.get('/api/admin/health')).status).toBe(403);
    expect((await new Caller(server.address).get('/api/admin/health')).status).toBe(401);
    const named = await start({ QUAI_ADMIN: `${page}, somebody@example.org` });
    const admin = new Caller(named.address, ann.cookie);
    expect((await admin.get('/api/admin/health')).body).toMatchObject({
      build: 'test',
      store: true,
      database: store === 'SQLite' ? 'sqlite' : 'postgres',
      reports: 0,
    });
    const found = (await admin.get('/api/admin/people?name=ANN')).body as { people: { name: string }[] };
    expect(new Set(found.people.map(({ name }) => name))).toEqual(new Set(['Ann']));
  });

  test('a removed line and a suspended account take effect at once, for everybody; a suspension can be lifted', async () => {
    const { table, ann, bob, cookies } = await twoAtTable([server.address, server.address]);
    onTestFinished(() => {
      for (const client of [ann, bob]) client.close();
    });
    const boss = await guest('Boss');
    const pageOf = async (caller: Caller) => ((await caller.get('/api/me')).body as { me: { page: string } }).me.page;
    expect((await boss.post('/api/admin/claim', { code: server.adminCode })).status).toBe(200);
    const admin = boss;
    const [mine, theirs] = cookies.map((cookie) => new Caller(server.address, cookie)) as [Caller, Caller];
    await bob.ask(table, { type: 'say', text: 'rude words' });
    await ann.until((reply) => reply.type === 'chat');
    const report = { table, seat: 1, line: 0, reason: 'rude' };
    expect((await boss.post('/api/reports', report)).status).toBe(404);
    expect((await mine.post('/api/reports', { ...report, seat: 0, line: null })).status).toBe(404);
    expect((await mine.post('/api/reports', report)).status).toBe(200);
    const { reports } = (await admin.get('/api/admin/reports')).body as {
      reports: { id: string; about: { page: string } }[];
    };
    expect(reports[0]).toMatchObject({
      said: 'rude words',
      reason: 'rude',
      by: { name: 'Ann' },
      about: { name: 'Bob' },
    });
    expect((await theirs.get('/api/admin/reports')).status).toBe(403);

    expect((await mine.remove(`/api/admin/tables/${table}/chat/0`)).status).toBe(403);
    expect((await admin.remove(`/api/admin/tables/${table}/chat/0`)).status).toBe(200);
    expect((await admin.remove(`/api/admin/tables/${table}/chat/0`)).status).toBe(404);
    const late = await mine.connect();
    await late.ask(table, { type: 'watch' });
    expect(late.heard.some((reply) => reply.type === 'chat')).toBe(false);

    const page = reports[0]!.about.page;
    expect((await admin.post(`/api/admin/people/${await pageOf(boss)}/suspend`, { on: true })).status).toBe(409);
    expect((await admin.post(`/api/admin/people/${page}/suspend`, { on: true })).status).toBe(200);
    const again = await theirs.connect();
    expect(await again.ask(table, { type: 'say', text: 'more' })).toMatchObject({
      refusal: { rule: 'table:suspended' },
    });
    expect(await again.ask(table, { type: 'watch' })).toMatchObject({ ok: true });
    expect((await theirs.post('/api/tables', { game: 'railroad-ink', seats: 2 })).status).toBe(403);
    expect((await theirs.get('/api/account/export')).status).toBe(200);
    await admin.post(`/api/admin/people/${page}/suspend`, { on: false });
    const free = await theirs.connect();
    expect(await free.ask(table, { type: 'say', text: 'sorry' })).toMatchObject({ ok: true });
    await admin.post(`/api/admin/reports/${reports[0]!.id}`, { done: true });
    expect(((await admin.get('/api/admin/reports')).body as { reports: object[] }).reports[0]).toMatchObject({
      removed: true,
      done: expect.any(Number),
    });
  });
});

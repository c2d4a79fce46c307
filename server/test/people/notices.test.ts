/** Notices by push, mail and webhook: not while looking at the table, and one instead of ten. */

import type { Rules } from '@quai/engine/contract.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Server } from '../../boot/serve.ts';
import { Notices } from '../../notices/notices.ts';
import { rowsOf } from '../../store/rows.ts';
import { queriesFor, type Schema } from '../../store/schema.ts';
import { statement } from '../../store/sql.ts';
import { Caller } from '../support/caller.ts';
import { Client } from '../support/client.ts';
import { inkRules, round, twoAtTable } from '../support/ink.ts';
import { scratch, serveHere } from '../support/running.ts';
import { type HookSink, hookSink, type MailSink, mailSink, pushBrowser } from '../support/sinks.ts';

const URL_OF_SITE = 'https://quai.example';

describe('your turn', () => {
  const { folder, remove } = scratch();
  let server: Server;
  let mail: MailSink;
  let hook: HookSink;
  let rules: Rules;
  let open: Client[] = [];
  beforeAll(async () => {
    [mail, hook, rules] = await Promise.all([mailSink(), hookSink(), inkRules()]);
    server = await serveHere(folder, {
      QUAI_URL: URL_OF_SITE,
      QUAI_SMTP: mail.url,
      QUAI_MAIL_FROM: 'quai@quai.example',
      QUAI_LOCAL_HOOKS: '1',
      QUAI_NOTICE_DELAY: '0',
    });
  });
  afterEach(() => {
    for (const client of open) client.close();
    open = [];
    hook.got.length = 0;
    hook.status = 200;
    mail.got.length = 0;
  });
  afterAll(async () => {
    await server.stop();
    await mail.close();
    await hook.close();
    remove();
  });

  /** Ann and Bob both have to draw; Bob has a plain JSON webhook and is not looking. */
  const table = async () => {
    const made = await twoAtTable([server.address, server.address]);
    open.push(made.ann, made.bob);
    const bobs = new Caller(server.address, made.cookies[1]);
    expect(await bobs.post('/api/notices', { kind: 'json', name: 'hook', url: hook.url })).toMatchObject({
      status: 200,
    });
    return { ...made, bobs };
  };
  const bodies = () => hook.got.map(({ body }) => JSON.parse(String(body)));
  /** Rounds of both players; Bob plays on another device, which then disconnects. */
  const rows = (kind: 'notice' | 'game_table') =>
    rowsOf<Schema['notice'] & Schema['game_table']>(server.node.sql, queriesFor('sqlite').selectFrom(kind).selectAll());
  const nothingWaits = () =>
    expect
      .poll(
        async () =>
          [...(await rows('notice')), ...(await rows('game_table'))].filter(
            (row) => (row.due ?? row.follow ?? 0) > 0 && (row.follow ?? 0) < Date.now() + 1000,
          ),
        { timeout: 10_000 },
      )
      .toEqual([]);

  test('a webhook is called once for however many moves, with a link to what happened since', async () => {
    const { table: id, ann, bob } = await table();
    await bob.ask(id, round(rules, bob, 1));
    await bob.ask(id, { type: 'unwatch' });
    expect(await ann.ask(id, round(rules, ann, 1))).toMatchObject({ ok: true });
    await expect.poll(bodies, { timeout: 10_000 }).toHaveLength(1);
    expect(bodies()[0]).toEqual({
      title: 'Your turn',
      body: 'Railroad Ink with Ann',
      link: `${URL_OF_SITE}/t/${id}?since=1`,
      tables: [{ table: id, game: 'railroad-ink', kind: 'turn', link: `${URL_OF_SITE}/t/${id}?since=1` }],
    });
    // More moves by others: Bob has not looked since, so there is no second notice.
    await ann.ask(id, { type: 'watch' });
    expect(await ann.ask(id, round(rules, ann, 2))).toMatchObject({ ok: true });
    await nothingWaits();
    expect(bodies()).toHaveLength(1);
    // He looks, plays and leaves: the next turn is worth a new notice.
    await bob.ask(id, { type: 'watch' });
    await expect.poll(async () => (await rows('notice')).length, { timeout: 5000 }).toBe(0);
    await bob.ask(id, round(rules, bob, 2));
    await bob.wait(() => bob.table().now!.acting.includes(1));
    await bob.ask(id, round(rules, bob, 3));
    await bob.ask(id, { type: 'unwatch' });
    await ann.wait(() => ann.table().now!.acting.includes(0));
    expect(await ann.ask(id, round(rules, ann, 3))).toMatchObject({ ok: true });
    await expect.poll(bodies, { timeout: 10_000 }).toHaveLength(2);
  });

  test('no notice while looking, nor for a choice that was seen; but there is one if the connection broke', async () => {
    const { table: id, ann, bob, cookies } = await table();
    await bob.ask(id, round(rules, bob, 1));
    expect(await ann.ask(id, round(rules, ann, 1))).toMatchObject({ ok: true });
    await bob.until((reply) => reply.type === 'table' && reply.seq >= 3);
    await expect
      .poll(async () => (await rows('game_table')).find((row) => row.id === id)!.follow! > Date.now() + 10_000, {
        timeout: 10_000,
      })
      .toBe(true);
    // The page is hidden after a while: he has seen the choice.
    await new Promise((resolve) => setTimeout(resolve, 1200));
    await bob.ask(id, { type: 'look', on: false });
    await server.node.presence.flush();
    const due = queriesFor('sqlite').updateTable('game_table').set({ follow: 1 }).where('id', '=', id);
    await server.node.sql.run([statement(due, 1)]);
    await nothingWaits();
    expect(bodies()).toEqual([]);
    // The connection of another device of his breaks before the next choice can have been seen.
    const phone = (await Client.open(server.address, null, cookies[1])).client;
    await phone.ask(id, { type: 'watch' });
    expect(await phone.ask(id, round(rules, phone, 2))).toMatchObject({ ok: true });
    phone.close();
    expect(await ann.ask(id, round(rules, ann, 2))).toMatchObject({ ok: true });
    await expect.poll(bodies, { timeout: 10_000 }).toHaveLength(1);
  });

  test('somebody asked to agree to an undo gets a notice, even out of turn, and sees it in their list', async () => {
    const { table: id, ann, bob, bobs } = await table();
    await bob.ask(id, round(rules, bob, 1));
    await bob.ask(id, { type: 'unwatch' });
    const mine = async () => ((await bobs.get('/api/tables')).body.yours as object[])[0];
    expect(await mine()).toMatchObject({ table: id, yourTurn: false, asked: false });
    expect(await ann.ask(id, { type: 'ask', seat: 0, to: 1 })).toMatchObject({ ok: true });
    expect(await mine()).toMatchObject({ table: id, yourTurn: false, asked: true });
    await expect.poll(bodies, { timeout: 10_000 }).toHaveLength(1);
    expect(bodies()[0]).toMatchObject({
      title: expect.stringMatching(/ asks to undo$/),
      tables: [{ table: id, kind: 'ask' }],
    });
    await bob.ask(id, { type: 'watch' });
    const asked = { seat: 0, to: 1, seq: bob.table().seq };
    expect(await bob.ask(id, { type: 'agree', yes: false, asked })).toMatchObject({ ok: true });
    expect(await mine()).toMatchObject({ asked: false });
  });

  test('mail and push use the person’s language, also for the end of a game; silenced tables send nothing', async () => {
    const { table: id, ann, bob, bobs } = await table();
    const other = await twoAtTable([server.address, server.address]);
    open.push(other.ann, other.bob);
    await bobs.post('/api/account', { language: 'fr' });
    expect((await bobs.post('/api/notices', { kind: 'mail' })).status).toBe(400);
    expect((await bobs.post('/api/account/email', { email: 'Bob@Example.ORG' })).status).toBe(200);
    const secret = /\/account#mail=([0-9a-f]{64})/.exec(mail.got[0]!.text)![1]!;
    expect(mail.got[0]).toMatchObject({ to: 'Bob@example.org' });
    expect((await bobs.post('/api/account/email/confirm', { secret })).status).toBe(200);
    expect((await bobs.post('/api/account/email/confirm', { secret })).status).toBe(404);
    expect((await bobs.post('/api/notices', { kind: 'mail' })).status).toBe(200);
    const browser = pushBrowser(hook.url.replace('hook', 'push'));
    expect(
      (await bobs.post('/api/notices', { kind: 'push', name: 'phone', subscription: browser.subscription })).status,
    ).toBe(200);
    const shown = (await bobs.get('/api/notices')).body as { channels: { kind: string; host: string }[] };
    expect(shown.channels.map(({ kind }) => kind)).toEqual(['json', 'mail', 'push']);
    expect(JSON.stringify(shown)).not.toContain('/hook');
    mail.got.length = 0;
    await bob.ask(id, { type: 'unwatch' });
    await bobs.post(`/api/tables/${id}/notices`, { on: false });
    await ann.ask(id, round(rules, ann, 1));
    await nothingWaits();
    expect(hook.got).toEqual([]);
    await bobs.post(`/api/tables/${id}/notices`, { on: true });
    expect(await ann.ask(id, { type: 'resign', seat: 0 })).toMatchObject({ ok: true });
    await expect.poll(() => [hook.got.length, mail.got.length], { timeout: 10_000 }).toEqual([2, 1]);
    expect(mail.got[0]!.text).toContain(`${URL_OF_SITE}/t/${id}?since=0`);
    expect(mail.got[0]!.text).toContain('Vous recevez ces e-mails à votre demande');
    const push = hook.got.find(({ path }) => path === '/push')!;
    expect(browser.read(push.body)).toEqual({
      title: 'La partie est terminée',
      body: 'Railroad Ink avec Ann',
      url: `/t/${id}?since=0`,
      tag: id,
    });
    const { push: key } = (await bobs.get('/api/site')).body as { push: string };
    expect(push.headers.authorization).toContain(`k=${key}`);
  });

  test('several tables make one message; failures are retried; a browser that is gone is forgotten', async () => {
    const { table: first, ann, bob, bobs } = await table();
    const browser = pushBrowser(hook.url.replace('hook', 'push'));
    await bobs.post('/api/notices', { kind: 'push', name: 'phone', subscription: browser.subscription });
    hook.status = 410;
    await bob.ask(first, round(rules, bob, 1));
    await bob.ask(first, { type: 'unwatch' });
    await ann.ask(first, round(rules, ann, 1));
    await expect.poll(() => hook.got.length, { timeout: 10_000 }).toBe(2);
    await expect.poll(async () => ((await bobs.get('/api/notices')).body.channels as object[]).length).toBe(1);
    const failed = (await rows('notice')).find((row) => row.table_id === first);
    expect(failed).toMatchObject({ tries: 1, sent: null });
    expect(failed!.due).toBeGreaterThan(Date.now() + 30_000);
    hook.status = 200;
    const again = queriesFor('sqlite').updateTable('notice').set({ due: 1 }).where('table_id', '=', first);
    // A second table of Bob's is due at the same moment.
    const second = (await twoAtTable([server.address, server.address])).table;
    const bobsId = failed!.person_id;
    const seat = queriesFor('sqlite')
      .updateTable('seat')
      .set({ person_id: bobsId })
      .where('table_id', '=', second)
      .where('seat', '=', 1);
    const version = queriesFor('sqlite')
      .updateTable('game_table')
      .set(({ eb }) => ({ version: eb('version', '+', 1) }))
      .where('id', '=', second);
    const row = { person_id: bobsId, table_id: second, kind: 'turn', due: 1, sent: null, tries: 0 };
    hook.got.length = 0;
    await server.node.sql.run([
      statement(seat, 1),
      statement(version, 1),
      statement(again, 1),
      statement(queriesFor('sqlite').insertInto('notice').values(row), 1),
    ]);
    await expect.poll(bodies, { timeout: 10_000 }).toHaveLength(1);
    expect(bodies()[0]).toMatchObject({ title: 'News from 2 tables', link: `${URL_OF_SITE}/` });
  });

  test('a node whose lease expired cannot change a notice that another node has claimed', async () => {
    const made = await table();
    const person = (await server.node.freshRoom(made.table))!.slots[1]!.person!;
    // Far in the future, so that the server itself does not send it.
    const later = Date.now() + 1e9;
    const row = { person_id: person, table_id: made.table, kind: 'turn', due: later, sent: null, tries: 0 };
    await server.node.sql.run([statement(queriesFor('sqlite').insertInto('notice').values(row), 1)]);
    const notices = new Notices(server.node.sql, server.node.presence);
    const due = async () => (await rows('notice')).find(({ table_id }) => table_id === made.table)!.due;
    const slow = (await notices.claim(later)).get(person)!;
    const held = (await notices.claim(slow[0]!.due!)).get(person)!;
    await notices.failed(slow, later);
    expect(await due()).toBe(held[0]!.due);
    await notices.failed(held, later);
    expect(await due()).toBe(later + 600_000);
  });

  test('a test notice goes through every channel; webhooks to private addresses are refused unless allowed', async () => {
    const { bobs } = await table();
    expect((await bobs.post('/api/notices/test')).body).toEqual({ arrived: true });
    expect(bodies()[0]).toMatchObject({ title: 'Quai' });
    const strict = await serveHere(`${folder}/strict`, { QUAI_URL: URL_OF_SITE });
    const ann = await Caller.guest(strict.address, 'Ann');
    expect(await ann.post('/api/notices', { kind: 'json', name: '', url: hook.url })).toMatchObject({ status: 400 });
    const { subscription } = pushBrowser('https://10.0.0.1/push');
    expect(await ann.post('/api/notices', { kind: 'push', name: '', subscription })).toMatchObject({ status: 400 });
    expect((await ann.post('/api/account/email', { email: 'ann@example.org' })).status).toBe(501);
    await strict.stop();
    const homeless = await serveHere(`${folder}/homeless`, {});
    const eve = await Caller.guest(homeless.address, 'Eve');
    expect((await eve.post('/api/notices', { kind: 'json', name: '', url: 'https://example.org/' })).status).toBe(501);
    await homeless.stop();
  });

  test('recovery by mail does not reveal who has an account; the link works once', async () => {
    const { bobs } = await table();
    await bobs.post('/api/account/email', { email: 'robert@example.org' });
    await bobs.post('/api/account/email/confirm', { secret: /#mail=(\w+)/.exec(mail.got[0]!.text)![1]! });
    mail.got.length = 0;
    const stranger = new Caller(server.address);
    const unknown = await stranger.post('/api/recover', { email: 'unknown@example.org' });
    const known = await stranger.post('/api/recover', { email: 'robert@example.org' });
    expect(unknown).toEqual(known);
    await expect.poll(() => mail.got.length).toBe(1);
    const secret = /#recover=(\w+)/.exec(mail.got[0]!.text)![1]!;
    expect((await stranger.post('/api/signin/recover', { secret: `${secret}0` })).status).toBe(404);
    expect(await stranger.post('/api/signin/recover', { secret })).toMatchObject({ body: { name: 'Bob' } });
    expect((await new Caller(server.address).post('/api/signin/recover', { secret })).status).toBe(404);
    expect((await stranger.get('/api/account')).body).toMatchObject({ email: 'robert@example.org' });
    await stranger.post('/api/account/email', { email: null });
    expect((await stranger.get('/api/account')).body).toMatchObject({ email: null });
  });
});

/** The operator's file (titles, hidden games, texts), the routes it has, and no secrets in its logs. */

import { rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { readSite, titleOf } from '../../admin/site.ts';
import { ConfigError } from '../../boot/config.ts';
import { Caller } from '../support/caller.ts';
import { Client } from '../support/client.ts';
import { builtServer, ServerProcess, scratch, serveHere } from '../support/running.ts';
import { hookSink, mailSink } from '../support/sinks.ts';

const { folder, remove } = scratch();
afterAll(remove);
const file = (content: unknown) => {
  const path = join(folder, 'site.json');
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
};

describe('the file of the site', () => {
  test('without one every game has its own title and none is hidden', () => {
    const site = readSite(null);
    expect(titleOf(site, 'foothills')).toBe('FootHills');
    expect(Object.values(site.games).some(({ hidden }) => hidden)).toBe(false);
  });
  test('a title and a legal notice of one’s own; a hidden game is not played', async () => {
    const path = file({
      games: { foothills: { title: 'Slate' }, berlin: { hidden: true } },
      legal: { fr: ['Club de Llan'] },
    });
    const server = await serveHere(`${folder}/own`, { QUAI_SITE: path });
    onTestFinished(() => server.stop());
    const ann = await Caller.guest(server.address, 'Ann');
    expect((await ann.get('/api/site')).body).toMatchObject({
      games: { foothills: { title: 'Slate', hidden: false }, berlin: { hidden: true } },
      legal: { en: [], fr: ['Club de Llan'] },
      mail: false,
      hooks: false,
      push: expect.stringMatching(/^[\w-]{87}$/),
    });
    expect((await ann.post('/api/tables', { game: 'berlin', seats: 2 })).status).toBe(400);
    expect((await ann.post('/api/tables', { game: 'foothills', seats: 2 })).status).toBe(200);
  });
  test.each([
    ['{', /cannot be read/],
    [{ games: { chess: {} } }, /no game chess/],
    [{ games: { berlin: { title: '' } } }, /games.berlin.title/],
    [{ legal: 'none' }, /legal/],
    [{ colour: 'blue' }, /colour: is an unknown name/],
    [[], /must be a JSON object/],
  ])('%j is named and stops the start', (content, pattern) => {
    expect(() => readSite(file(content))).toThrow(ConfigError);
    expect(() => readSite(file(content))).toThrow(pattern);
  });
});

test('everything that is described is served, with who may use it', async () => {
  const server = await serveHere(`${folder}/described`);
  onTestFinished(() => server.stop());
  const { paths } = (await new Caller(server.address).get('/api/docs.json')).body as {
    paths: Record<string, Record<string, object>>;
  };
  const all = Object.entries(paths).flatMap(([path, methods]) => Object.keys(methods).map((method) => [method, path]));
  expect(all.length).toBeGreaterThan(40);
  for (const [method, path] of all as [string, string][]) {
    const body = method === 'post' ? { headers: { 'content-type': 'application/json' }, body: '{}' } : {};
    const response = await fetch(server.address + path.replace(/\{\w+\}/g, 'x'), {
      method: method.toUpperCase(),
      ...body,
    });
    expect(await response.text(), `${method} ${path}`).not.toContain('nothing-here');
    if (path.startsWith('/api/admin')) expect(response.status, path).toBe(401);
  }
});

test('a path that cannot be decoded is refused like the rest', async () => {
  const server = await serveHere(`${folder}/unreadable`);
  onTestFinished(() => server.stop());
  for (const path of ['/api/tables/%E0%A4%A', '/t/%']) {
    const response = await fetch(server.address + path);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({
      problems: ['There is nothing here. Check the address.'],
      codes: [{ code: 'nothing-here' }],
    });
  }
});

test('no token, code, key, mail address or webhook in a log at its loudest', async () => {
  const [program, mail, hook] = [await builtServer(), await mailSink(), await hookSink()];
  const loud = new ServerProcess(program, {
    QUAI_DATA: `${folder}/loud`,
    QUAI_LOG: 'debug',
    QUAI_URL: 'https://quai.example',
    QUAI_SMTP: mail.url,
    QUAI_MAIL_FROM: 'quai@quai.example',
    QUAI_LOCAL_HOOKS: '1',
    QUAI_NOTICE_DELAY: '0',
  });
  onTestFinished(async () => {
    await loud.end('SIGKILL');
    await mail.close();
    await hook.close();
    rmSync(dirname(program), { recursive: true });
  });
  await loud.start();
  const ann = await Caller.guest(loud.address, 'Ann');
  const code = (await ann.post('/api/account/code')).body.code as string;
  await new Caller(loud.address).post('/api/signin/code', { code });
  await ann.post('/api/account/email', { email: 'ann.secret@example.org' });
  const confirm = /#mail=(\w+)/.exec(mail.got[0]!.text)![1]!;
  await ann.post('/api/account/email/confirm', { secret: confirm });
  expect((await ann.post('/api/account/email', { email: 'nobody.there@example.org' })).status).toBe(502);
  await ann.post('/api/recover', { email: 'ann.secret@example.org' });
  await expect.poll(() => mail.got.length).toBe(2);
  const recover = /#recover=(\w+)/.exec(mail.got[1]!.text)![1]!;
  await new Caller(loud.address).post('/api/signin/recover', { secret: recover });
  const program_ = (await ann.post('/api/programs', { name: 'Signal' })).body.token as string;
  const socket = await Client.open(loud.address, null, ann.cookie);
  await new Caller(loud.address, '', program_).get('/api/me');
  const closed = `${hook.url}-hushhush`;
  await ann.post('/api/notices', { kind: 'mail' });
  await ann.post('/api/notices', { kind: 'discord', name: '', url: closed });
  hook.status = 500;
  await ann.post('/api/notices/test');
  await ann.get('/api/admin/people?name=ann.secret');
  socket.client.close();
  await loud.end('SIGTERM');
  expect(loud.output).toContain('/api/signin/recover');
  const secrets = [code, confirm, recover, program_, program_.slice(5), ann.cookie.split('=')[1]!];
  for (const secret of [...secrets, 'ann.secret', 'nobody.there', 'hushhush', 'smtp://'])
    expect(loud.output, secret).not.toContain(secret);
});

/** Pages of other sites do nothing in anybody's name, and nothing personal is kept on the way. */

import { expect, test } from 'vitest';
import { addressProblem, isPrivate } from '../../notices/outward.ts';
import { cleanName } from '../../people/names.ts';
import { Caller } from '../support/caller.ts';
import { newGuest } from '../support/client.ts';
import { serverOfThisFile } from '../support/running.ts';

const server = await serverOfThisFile();
const own = server.address;

const rename = (headers: Readonly<Record<string, string>>) =>
  fetch(`${own}/api/me`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: '{"name":"Mallory"}',
  });

test.each([
  [{ origin: 'https://evil.example' }, 403],
  [{ origin: 'null' }, 403],
  [{ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, 403],
  [{ 'sec-fetch-site': 'same-site' }, 403],
  [{ 'sec-fetch-site': 'cross-site' }, 403],
  [{}, 403],
  [{ origin: own }, 200],
  [{ 'sec-fetch-site': 'same-origin' }, 200],
] as [Record<string, string>, number][])('a POST with a cookie and %j: %i', async (headers, status) => {
  const cookie = await newGuest(own, 'Ann');
  const response = await rename({ ...headers, cookie });
  expect(response.status).toBe(status);
  if (status === 403) expect(await response.json()).toMatchObject({ codes: [{ code: 'other-origin' }] });
  const { body } = await new Caller(own, cookie).get('/api/me');
  expect(body).toMatchObject({ me: { name: status === 200 ? 'Mallory' : 'Ann' } });
});

test('a DELETE is as good as a POST', async () => {
  const { cookie } = await Caller.guest(own, 'Ann');
  const headers = { cookie, origin: 'https://evil.example' };
  expect((await fetch(`${own}/api/channels/x`, { method: 'DELETE', headers })).status).toBe(403);
});

test('a program needs no origin: it has a token and no cookie', async () => {
  const ann = await Caller.guest(own, 'Ann');
  const { body } = await ann.post('/api/programs', { name: 'Robo' });
  const headers = { authorization: `Bearer ${body.token as string}`, 'content-type': 'application/json' };
  const made = await fetch(`${own}/api/tables`, { method: 'POST', headers, body: '{"game":"berlin","seats":2}' });
  expect(made.status).toBe(200);
  // Nor does somebody without either.
  expect((await rename({})).status).toBe(200);
});

test('answers are kept nowhere, and a page connects to this site only', async () => {
  const { cookie } = await Caller.guest(own, 'Ann');
  for (const path of ['/api/me', '/api/tables', '/api/account', '/api/nothing', '/metrics'])
    expect((await fetch(own + path, { headers: { cookie } })).headers.get('cache-control'), path).toBe('no-store');
  const policy = (await fetch(`${own}/api/health`)).headers.get('content-security-policy')!;
  expect(policy.split(';').find((part) => part.startsWith('connect-src'))).toBe("connect-src 'self'");
});

test('webhooks go neither to site-local addresses nor to unusual ports', () => {
  expect(['fec0::1', 'feff::1'].map(isPrivate)).toEqual([true, true]);
  expect(addressProblem('https://[fec0::1]/hook', false)).toBe('url-private');
  for (const port of [22, 25, 80, 6379, 8080])
    expect(addressProblem(`https://a.example:${port}/`, false)).toBe('url-port');
  for (const url of ['https://a.example/', 'https://a.example:443/', 'https://a.example:8443/'])
    expect(addressProblem(url, false)).toBeNull();
  expect(addressProblem('http://chat.local:8080/', true)).toBeNull();
});

test('a name is what it looks like', () => {
  expect(cleanName('Ａｎｎ')).toBe('Ann');
  expect(cleanName('ﬁn')).toBe('fin');
  // Joiners, fillers, variation selectors, the empty Braille cell.
  expect(cleanName('A\u200Dn\u2060n')).toBe('A n n');
  for (const nothing of ['\u3164', '\u2800\u2800', '\u115F', '\uFFA0', '\uFE0F', '\u180E', '\u034F'])
    expect(cleanName(nothing), JSON.stringify(nothing)).toBeNull();
  expect(cleanName('Ann\u3164')).toBe('Ann');
});

test.each([
  'Ann [bot]',
  'Ann [βοτ]',
  'Ann [бот]',
  'Ann [ʙᴏᴛ]',
  'Ann [8ø7]',
  'Ann ［ｂｏｔ］',
  'Ann 【bot】',
  'Ann [b0t]',
  'Ann [bоt]',
  'Ann ❲BOT❳',
  'Ann (bot)',
  'Ann [ b o t ]',
  'Ann [bót]',
  'Ann <bot>',
  'Ann [bot',
])('%s is no name of a person', (name) => {
  expect(cleanName(name)).toBeNull();
});

test.each(['—', '–', '- -'])('%s looks like a deleted account', (name) => {
  expect(cleanName(name)).toBeNull();
});

test.each(['Talbot', 'Bot', 'Abbott (Jim)', 'Zoë', 'Ελένη', 'Борис', '小林', '🚂', 'botanist [x]'])(
  '%s is a name',
  (name) => {
    expect(cleanName(name)).toBe(name);
  },
);

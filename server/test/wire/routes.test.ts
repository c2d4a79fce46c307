/** The OpenAPI document is complete: every route the server has, every status and code it answers with. */

import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { problems } from '@quai/protocol/problems.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Server } from '../../boot/serve.ts';
import { Caller } from '../support/caller.ts';
import { newTable, post } from '../support/client.ts';
import { scratch, serveHere } from '../support/running.ts';

interface Operation {
  readonly parameters?: readonly Readonly<{ name: string; in: string }>[];
  readonly requestBody?: object;
  readonly responses: Readonly<Record<string, Readonly<{ description: string }>>>;
}
type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>;

const { folder, remove } = scratch();
const served: string[] = [];
let server: Server;
let operations: readonly Readonly<{ method: string; path: string; operation: Operation }>[];
/** One of each kind. */
const callers = {} as Record<'visitor' | 'person' | 'suspended' | 'program' | 'admin' | 'stranger', Caller>;
let table: string;

const pageOf = async (caller: Caller) => ((await caller.get('/api/me')).body as { me: { page: string } }).me.page;

beforeAll(async () => {
  const hear = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', ({ method, url }) => {
      for (const one of [method].flat()) if (one !== 'HEAD') served.push(`${one.toLowerCase()} ${url}`);
    });
  };
  subscribe('fastify.initialization', hear);
  server = await serveHere(folder, { QUAI_ADMIN: 'boss@example.org', QUAI_PROXY: '1' });
  unsubscribe('fastify.initialization', hear);
  const { address, node } = server;
  const guest = (name: string) => Caller.guest(address, name);
  Object.assign(callers, {
    visitor: new Caller(address),
    stranger: new Caller(address, '', `quai_${'0'.repeat(64)}`),
    person: await guest('Ann'),
    suspended: await guest('Eve'),
    admin: await guest('Boss'),
  });
  const { token } = (await callers.person.post('/api/programs', { name: 'Signal box' })).body as { token: string };
  callers.program = new Caller(address, '', token);
  const boss = await pageOf(callers.admin);
  await node.sql.run([{ sql: `update person set email = 'boss@example.org' where page = '${boss}'`, parameters: [] }]);
  await callers.admin.post(`/api/admin/people/${await pageOf(callers.suspended)}/suspend`, { on: true });
  table = await newTable(address, callers.person.cookie, { game: 'railroad-ink', seats: 2 });
  const { paths } = (await callers.visitor.get('/api/docs.json')).body as { paths: Paths };
  operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );
});
afterAll(async () => {
  await server.stop();
  remove();
});

test('every route that is served is described, and the other way round', () => {
  const described = operations.map(({ method, path }) => `${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`);
  expect(described.length).toBeGreaterThan(45);
  expect([...described, 'get /api/socket'].sort()).toEqual([...served].sort());
});

const BODIES = [undefined, '{', '{}', '{"name":"x","email":"nobody","code":"x","secret":"x","key":"x","on":false}'];
/** Would end the callers' sessions; they have tests of their own. */
const ENDS = /\/(delete|signout)$/;

/** The highest limit of any single route. */
const MOST_OWN = 30;

describe('statuses', () => {
  /** What each operation has answered. */
  const seen = new Map<string, { statuses: Set<number>; codes: Set<string> }>();
  let addresses = 0;
  const newAddress = () => `10.0.${addresses >> 8}.${addresses++ & 255}`;
  const at = (method: string, path: string) => {
    const key = `${method} ${path}`;
    const known = seen.get(key) ?? { statuses: new Set(), codes: new Set() };
    seen.set(key, known);
    return known;
  };

  async function ask(caller: Caller, method: string, path: string, name: string, body?: string): Promise<void> {
    const headers = {
      ...caller.headers(),
      // From a new address each time: the limits have a test of their own.
      'x-forwarded-for': newAddress(),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    };
    const sent = body === undefined ? {} : { body };
    const response = await fetch(server.address + path, { method: method.toUpperCase(), headers, ...sent });
    const key = `${method} ${name}`;
    at(method, name).statuses.add(response.status);
    if (response.status < 400 || name === '/api/ready') return;
    const { codes } = (await response.json()) as { codes: { code: keyof typeof problems }[] };
    const { operation } = operations.find((one) => one.path === name && one.method === method)!;
    const told = operation.responses[response.status]?.description.split(', ') ?? [];
    for (const { code } of codes) {
      at(method, name).codes.add(code);
      expect(problems[code].status, `${key}: ${code}`).toBe(response.status);
      expect(told, `${key}, ${response.status}`).toContain(code);
    }
  }

  test('whoever asks, and whatever they send, gets a status and a code of the document', async () => {
    for (const { method, path, operation } of operations)
      for (const [kind, caller] of Object.entries(callers)) {
        if (ENDS.test(path) && kind !== 'visitor') continue;
        for (const value of ['x', table, 'a%00b']) {
          const known = path.replace(/\{\w+\}/g, value);
          for (const body of method === 'get' ? [undefined] : BODIES) await ask(caller, method, known, path, body);
          if (operation.parameters?.some((one) => one.in === 'query') === true)
            await ask(caller, method, `${known}?name=a%00b`, path);
          if (known === path) break;
        }
      }
    const undescribed = operations.flatMap(({ method, path, operation }) =>
      [...at(method, path).statuses]
        .filter((status) => !(status in operation.responses))
        .map((s) => `${s} ${method} ${path}`),
    );
    expect(undescribed).toEqual([]);
  });

  test('what follows from who may use a route is answered', () => {
    for (const code of ['not-signed-in', 'people-only', 'admins-only', 'body', 'bad-request'] as const) {
      const those = operations.filter(
        ({ path, operation }) =>
          !ENDS.test(path) && operation.responses[problems[code].status]?.description.split(', ').includes(code),
      );
      expect(those.length).toBeGreaterThan(4);
      const unanswered = those.filter(({ method, path }) => !at(method, path).codes.has(code));
      expect(unanswered.map(({ method, path }) => `${code}: ${method} ${path}`)).toEqual([]);
    }
    for (const path of ['/api/tables', '/api/daily', '/api/programs', '/api/reports'])
      expect(at('post', path).codes, path).toContain('suspended');
    expect(at('get', '/api/tables/{id}/record').codes).toContain('table-not-found');
    expect(at('get', '/api/tables/{id}/record').codes).toContain('game-not-over');
    expect(at('get', '/api/people/{page}').codes).toContain('person-not-found');
    expect(at('get', '/api/people/{page}').codes).toContain('nul-character');
    expect(at('get', '/api/admin/people').codes).toContain('nul-character');
    expect(at('post', '/api/me')).toEqual({
      statuses: new Set([200, 400, 401, 403]),
      codes: new Set(['bad-request', 'body', 'program-rename', 'token-unknown']),
    });
  });

  test('a body that is too large, or of another type', async () => {
    for (const { method, path, operation } of operations.filter((one) => one.method !== 'get')) {
      const send = (type: string, body: string) =>
        fetch(server.address + path.replace(/\{\w+\}/g, 'x'), {
          method: method.toUpperCase(),
          headers: { 'content-type': type, 'x-forwarded-for': newAddress() },
          body,
        });
      for (const response of [
        await send('application/json', `"${'x'.repeat(310 * 1024)}"`),
        await send('application/xml', '<x/>'),
      ]) {
        expect([413, 415]).toContain(response.status);
        expect(Object.keys(operation.responses), `${method} ${path}`).toContain(String(response.status));
      }
    }
  });

  test('too many requests', async () => {
    const slow = await serveHere(`${folder}/slow`, { QUAI_REQUESTS_PER_MINUTE: '3' });
    for (let i = 0; i < 3; i++) await fetch(`${slow.address}/api/me`);
    const limited: string[] = [];
    for (const { method, path } of operations) {
      const send = () => fetch(slow.address + path.replace(/\{\w+\}/g, 'x'), { method: method.toUpperCase() });
      let response = await send();
      // A route with a limit of its own counts by itself.
      for (let i = 0; i < MOST_OWN && response.status !== 429; i++) response = await send();
      if (response.status !== 429) continue;
      limited.push(`${method} ${path}`);
      expect(await response.json()).toMatchObject({ codes: [{ code: 'too-many-requests' }] });
    }
    const described = operations.filter(({ operation }) =>
      operation.responses[429]?.description.includes('too-many-requests'),
    );
    expect(described.map(({ method, path }) => `${method} ${path}`)).toEqual(limited);
    await slow.stop();
  });

  test('a server without its bus is not ready', async () => {
    const { health } = server.node;
    health.set({ bus: false });
    const response = await fetch(`${server.address}/api/ready`);
    health.set({ bus: true });
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({ ready: false, store: true, bus: false });
    const { operation } = operations.find(({ path }) => path === '/api/ready')!;
    expect(Object.keys(operation.responses)).toContain('503');
  });
});

test('limits that take a conflict: passkeys, programs, oneself', async () => {
  const { admin, person } = callers;
  for (let i = 0; i < 4; i++) await person.post('/api/programs', { name: `Box ${i}` });
  expect(await person.post('/api/programs', { name: 'Box' })).toMatchObject({
    status: 409,
    body: { codes: [{ code: 'program-limit', max: 5 }] },
  });
  expect(await admin.post(`/api/admin/people/${await pageOf(admin)}/suspend`, { on: true })).toMatchObject({
    status: 409,
    body: { codes: [{ code: 'own-suspension' }] },
  });
});

test('what leads to no route is refused like the rest', async () => {
  expect(await (await post(server.address, '/api/nothing', {})).json()).toEqual({
    problems: ['There is nothing here. Check the address.'],
    codes: [{ code: 'nothing-here' }],
  });
});

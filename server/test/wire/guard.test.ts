/** Origins, limits by address, headers, health, metrics, documentation; and that no secret leaks. */

import { rmSync } from 'node:fs';
import { request } from 'node:http';
import { dirname } from 'node:path';
import { listed } from '@quai/games/list.ts';
import { PROTOCOL } from '@quai/protocol/messages.ts';
import { describe, expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { Connection } from '../../wire/connection.ts';
import { Client, newGuest, newTable, post } from '../support/client.ts';
import { inkRules, round, twoAtTable } from '../support/ink.ts';
import { builtServer, type Env, ServerProcess, serveHere, serverOfThisFile } from '../support/running.ts';

const server = await serverOfThisFile();
const rules = await inkRules();
const { folder } = server;

/** The status an upgrade ends with. */
function upgrade(address: string, headers: Env): Promise<number> {
  return new Promise((resolve) => {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/api/socket`, { headers });
    socket.on('open', () => {
      socket.terminate();
      resolve(101);
    });
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode!));
    socket.on('error', () => {});
  });
}

async function droppedFor(address: string, why: string): Promise<number> {
  const text = await (await fetch(`${address}/metrics`)).text();
  return Number(new RegExp(`^quai_dropped_total\\{why="${why}"\\} (\\d+)`, 'm').exec(text)?.[1] ?? 0);
}

describe('connecting', () => {
  test.each<[{ origin?: string }, number]>([
    [{}, 101],
    [{ origin: 'http://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ origin: '%%%' }, 403],
    [{ origin: 'HOST' }, 101],
  ])('origin %j: %i', async (headers, status) => {
    const origin = headers.origin === 'HOST' ? { origin: server.address } : headers;
    expect(await upgrade(server.address, origin as Env)).toBe(status);
  });

  test('a page of another protocol is told that it is old; every other hears build and protocol', async () => {
    const said = (query: string) =>
      new Promise<unknown>((resolve) => {
        const socket = new WebSocket(`${server.address.replace('http', 'ws')}/api/socket${query}`);
        socket.on('message', (data) => {
          socket.terminate();
          resolve(JSON.parse(String(data)));
        });
      });
    expect(await said('?protocol=0')).toEqual({ type: 'bye', reason: 'old' });
    expect(await said(`?protocol=${PROTOCOL}`)).toEqual({ type: 'welcome', protocol: PROTOCOL, build: 'test' });
    expect(await said('')).toMatchObject({ type: 'welcome' });
  });

  test('connections per address are limited', async () => {
    const few = await serveHere(`${folder}/few`, { QUAI_SOCKETS: '3' });
    const clients = await Promise.all([1, 2, 3].map(() => Client.open(few.address, null)));
    expect(await upgrade(few.address, {})).toBe(429);
    clients[0]!.client.close();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await upgrade(few.address, {})).toBe(101);
    await few.stop();
  });

  test('messages per address, over all its connections, and requests are limited', async () => {
    const slow = await serveHere(`${folder}/slow`, { QUAI_MESSAGES_PER_SECOND: '2', QUAI_REQUESTS_PER_MINUTE: '5' });
    const clients = await Promise.all([1, 2, 3].map(async () => (await Client.open(slow.address, null)).client));
    for (const client of clients) for (let i = 0; i < 20; i++) client.raw(`{"type":"watch","id":${i},"table":"t"}`);
    for (const client of clients)
      await client.wait(() => client.heard.filter((reply) => reply.type === 'answer').length >= 20);
    const rules = clients.flatMap(({ heard }) =>
      heard.flatMap((reply) => (reply.type === 'answer' && !reply.ok ? [reply.refusal.rule] : [])),
    );
    expect(rules.filter((rule) => rule === 'table:gone').length).toBeLessThanOrEqual(25);
    expect(rules).toContain('table:too-fast');
    const statuses: number[] = [];
    for (let i = 0; i < 8; i++) statuses.push((await fetch(`${slow.address}/api/me`)).status);
    expect(statuses.at(-1)).toBe(429);
    await slow.stop();
  });

  test('the cookie is HttpOnly, SameSite, and Secure behind TLS; a proxy is believed only when configured', async () => {
    const named = async (address: string) => {
      const response = await fetch(`${address}/api/me`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-proto': 'https', 'x-request-id': 'mine' },
        body: '{"name":"Ann"}',
      });
      return { cookie: response.headers.get('set-cookie')!, id: response.headers.get('x-request-id')! };
    };
    const plain = await named(server.address);
    expect(plain.cookie).toMatch(/HttpOnly/);
    expect(plain.cookie).toMatch(/SameSite=Lax/);
    expect(plain.cookie).not.toMatch(/Secure/);
    expect(plain.id).not.toBe('mine');
    const behind = await serveHere(`${folder}/proxy`, { QUAI_PROXY: '1' });
    const secure = await named(behind.address);
    expect(secure.cookie).toMatch(/Secure/);
    expect(secure.id).toBe('mine');
    await behind.stop();
  });

  test('headers that keep a page of ours to itself', async () => {
    const { headers } = await fetch(`${server.address}/api/health`);
    expect(headers.get('content-security-policy')).toMatch(/default-src 'self'/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('monitoring', () => {
  test('health, readiness, and goodbye when it stops', async () => {
    const node = await serveHere(`${folder}/stops`);
    expect(await (await fetch(`${node.address}/api/health`)).json()).toEqual({ ok: true, build: 'test' });
    expect(await (await fetch(`${node.address}/api/ready`)).json()).toEqual({ ready: true, store: true, bus: true });
    const { client } = await Client.open(node.address, null);
    const stopped = node.stop();
    await client.until((reply) => reply.type === 'bye' && reply.reason === 'stopping');
    await stopped;
    await client.wait(() => client.closed);
    await expect(fetch(`${node.address}/api/health`)).rejects.toThrow();
  });

  test('metrics count moves, and are for this machine only', async () => {
    const { table, ann } = await twoAtTable([server.address, server.address]);
    await ann.ask(table, round(rules, ann, 1));
    const text = await (await fetch(`${server.address}/metrics`)).text();
    expect(text).toMatch(/quai_moves_total\{game="railroad-ink"\} \d/);
    for (const name of [
      'quai_move_seconds_bucket',
      'quai_bus_lag_seconds',
      'quai_bot_seconds',
      'quai_rooms',
      'quai_sockets',
    ])
      expect(text).toContain(name);
    const off = await serveHere(`${folder}/off`, { QUAI_METRICS: 'off' });
    expect((await fetch(`${off.address}/metrics`)).status).toBe(403);
    await off.stop();
  });

  test('OpenAPI from the schemas', async () => {
    const api = (await (await fetch(`${server.address}/api/docs.json`)).json()) as {
      openapi: string;
      paths: Record<string, object>;
      'x-socket': { request: object };
    };
    expect(api.openapi).toBe('3.1.0');
    expect(JSON.stringify(api.paths['/api/tables'])).toContain('editionData');
    expect(JSON.stringify(api['x-socket'].request)).toContain('"rematch"');
    for (const path of Object.keys(api.paths).filter((one) => !one.includes('{')))
      expect((await fetch(`${server.address}${path}`)).status).toBeLessThan(500);
    expect(await (await fetch(`${server.address}/api/docs`)).text()).toContain('/api/tables');
  });
});

describe('sockets', () => {
  /** A fake socket whose other end can be slow or silent. */
  function wire() {
    const sent: string[] = [];
    const fake = {
      sent,
      bufferedAmount: 0,
      ended: false,
      pings: 0,
      send: (text: string) => void sent.push(text),
      close: () => void (fake.ended = true),
      terminate: () => void (fake.ended = true),
      ping: () => void fake.pings++,
    };
    return fake;
  }

  test('a reader who does not read is dropped', () => {
    const fake = wire();
    const connection = new Connection(fake, server.hub, null, 'nowhere');
    fake.bufferedAmount = 3 * 1024 * 1024;
    connection.send({ type: 'bye', reason: 'stopping' });
    expect([fake.sent.length, fake.ended]).toEqual([2, false]);
    fake.bufferedAmount = 5 * 1024 * 1024;
    connection.send({ type: 'bye', reason: 'stopping' });
    expect([fake.sent.length, fake.ended]).toEqual([2, true]);
  });

  test('over a real socket: who stops reading is dropped, holds up nobody, and resumes', async () => {
    const game = await listed('foothills')!.load();
    const editionData = { ...(Object.values(game.editions)[0] as object), id: 'mine' };
    const ann = await Client.open(server.address, 'Ann');
    const table = await newTable(server.address, ann.cookie, { game: 'foothills', seats: 2, editionData });
    const slow = await Client.open(server.address, 'Bob');
    await slow.client.ask(table, { type: 'watch' });
    slow.client.pauseReading();
    // Before the start every message has the whole edition, some 50 KB: soon more than the buffers in between can hold.
    const tabs = await Promise.all(Array.from({ length: 6 }, () => Client.open(server.address, null, ann.cookie)));
    const dropped = () => droppedFor(server.address, 'slow');
    const before = await dropped();
    let sent = 0;
    while ((await dropped()) === before && sent++ < 200)
      await Promise.all(
        tabs.map(({ client }) => client.ask(table, { type: 'bot', seat: 1, bot: sent % 2 ? 'random' : null })),
      );
    expect(await dropped()).toBe(before + 1);
    const again = await Client.open(server.address, null, slow.cookie);
    await again.client.ask(table, { type: 'watch' });
    await ann.client.ask(table, { type: 'watch' });
    expect(again.client.table().seats).toMatchObject(ann.client.table().seats.map(({ bot }) => ({ bot })));
  });

  test('a connection that does not answer a ping is dropped at the next', () => {
    const fake = wire();
    const connection = new Connection(fake, server.hub, null, 'nowhere');
    connection.heartbeat();
    connection.pong();
    connection.heartbeat();
    expect([fake.pings, fake.ended]).toEqual([2, false]);
    connection.heartbeat();
    expect([fake.pings, fake.ended]).toEqual([2, true]);
  });

  test('all spectators get one text, and nobody else gets it', async () => {
    const { table, ann, bob } = await twoAtTable([server.address, server.address]);
    const wires = [wire(), wire(), wire()];
    for (const fake of wires) {
      const connection = new Connection(fake, server.hub, null, 'nowhere');
      await connection.receive(JSON.stringify({ type: 'watch', id: 1, table }));
    }
    await ann.ask(table, round(rules, ann, 1));
    await bob.wait(() => bob.table().seq === 2);
    const texts = wires.map(({ sent }) => sent.filter((text) => text.includes('"seq":2')));
    expect(texts.map((list) => list.length)).toEqual([1, 1, 1]);
    expect(new Set(texts.flat()).size).toBe(1);
    expect(JSON.parse(texts[0]![0]!)).toMatchObject({ as: null, now: { moves: [], undo: null } });
    expect(bob.table().now!.moves.length).toBeGreaterThan(0);
  });
});

describe('secrets', () => {
  test('no seed, state, cookie or contribution in a log at its loudest, nor in an error', async () => {
    const program = await builtServer();
    const loud = new ServerProcess(program, { QUAI_DATA: `${folder}/loud`, QUAI_LOG: 'debug' });
    onTestFinished(async () => {
      await loud.end('SIGKILL');
      rmSync(dirname(program), { recursive: true });
    });
    await loud.start();
    const { table, ann, cookies } = await twoAtTable([loud.address, loud.address]);
    await ann.ask(table, round(rules, ann, 1));
    for (const path of ['/api/tables', `/api/tables/${table}/record`, '/api/nothing', '/api/me?token=hush'])
      await fetch(`${loud.address}${path}`, { headers: { cookie: cookies[0] } });
    await post(loud.address, '/api/tables', '{', cookies[0]);
    await loud.end('SIGKILL');
    // A log that breaks the rules is an error, reported without its content.
    const { openSqlite } = await import('../../store/sqlite/sqlite.ts');
    const sql = await openSqlite(`${folder}/loud/quai.sqlite`);
    const [rows] = (await sql.run([{ sql: 'select seed from game_table', parameters: [] }]))!;
    await sql.run([
      {
        sql: `update entry set body = '{"kind":"moves","seat":0,"moves":["hush"],"outcomes":[7]}' where seq = 1`,
        parameters: [],
      },
    ]);
    await sql.close();
    await loud.start();
    const again = await Client.open(loud.address, null, cookies[0]);
    expect(await again.client.ask(table, { type: 'watch' })).toMatchObject({ refusal: { rule: 'table:broken' } });
    const broken = await fetch(`${loud.address}/api/tables/${table}/record`);
    expect(broken.status).toBe(500);
    expect(await broken.json()).toEqual({
      problems: ['Something went wrong on the server. Try again in a moment.'],
      codes: [{ code: 'fault' }],
      request: expect.any(String),
    });
    await loud.end('SIGKILL');
    expect(loud.output).toContain(table);
    for (const secret of [...rows!.map((row) => row.seed as string), cookies[0].split('=')[1]!, 'hush', '"open":['])
      expect(loud.output).not.toContain(secret);
  });

  test('a table tells its seed to nobody before the end', async () => {
    const { table, ann, bob } = await twoAtTable([server.address, server.address]);
    const { row } = (await server.node.store.table(table))!;
    await ann.ask(table, round(rules, ann, 1));
    await ann.ask(table, { type: 'replay', at: 0 });
    const eve = await Client.open(server.address, null);
    await eve.client.ask(table, { type: 'watch' });
    const cookie = await newGuest(server.address, 'Eve');
    await newTable(server.address, cookie, { game: 'railroad-ink', seats: 2 });
    const lists = await (await fetch(`${server.address}/api/tables`, { headers: { cookie } })).text();
    const heard = JSON.stringify([ann.heard, bob.heard, eve.client.heard]) + lists;
    expect(heard).not.toContain(row.seed);
    expect(heard).not.toContain(row.host);
  });
});

test('a path that is not valid UTF-8', async () => {
  const { port } = new URL(server.address);
  const answer = await new Promise<number>((resolve) => {
    const bad = request({ port, host: '127.0.0.1', path: '/api/tables/%00%ff/record' }, (response) =>
      resolve(response.statusCode!),
    );
    bad.on('error', () => resolve(0));
    bad.end();
  });
  expect([0, 400, 404]).toContain(answer);
  expect((await fetch(`${server.address}/api/health`)).status).toBe(200);
});

/** Whoever has one IPv6 network has 2^64 addresses: they count as one, in every limit per address. */

import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { networkOf } from '../../limits/network.ts';
import { newGuest } from '../support/client.ts';
import { type Env, scratch, serveHere } from '../support/running.ts';

/** Behind a proxy that says where a visitor comes from. */
async function started(env: Env): Promise<string> {
  const { folder, remove } = scratch();
  const server = await serveHere(folder, { QUAI_PROXY: '1', ...env });
  onTestFinished(async () => {
    await server.stop();
    remove();
  });
  return server.address;
}

const eve = (n: number) => `2001:db9:7:1:${n.toString(16)}::${n}`;
const BOB = '2001:db9:7:2::1';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:0DB9:7:1:a::9', '2001:db9:7:1::/64'],
  ['2001:db9:7:1::', '2001:db9:7:1::/64'],
  ['2001:db9::1', '2001:db9:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['1:2:3:4:5:6:7:8', '1:2:3:4::/64'],
  ['2001:db9:7:1::203.0.113.7', '2001:db9:7:1::/64'],
  ['203.0.113.7:50123', '203.0.113.7'],
  ['[2001:db9:7:1::9]:50123', '2001:db9:7:1::/64'],
  ['[::ffff:203.0.113.7]:1', '203.0.113.7'],
])('the network of %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

const post = (address: string, path: string, from: string, body: object, cookie = '') =>
  fetch(address + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': from,
      cookie,
    },
    body: JSON.stringify(body),
  });

test('requests', async () => {
  const address = await started({ QUAI_REQUESTS_PER_MINUTE: '5' });
  const status = async (from: string) =>
    (await fetch(`${address}/api/health`, { headers: { 'x-forwarded-for': from } })).status;
  const statuses: number[] = [];
  for (let n = 0; n < 8; n++) statuses.push(await status(eve(n)));
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
  expect(await status(BOB)).toBe(200);
});

test('requests that have a limit of their own', async () => {
  const address = await started({});
  const statuses: number[] = [];
  for (let n = 0; n < 12; n++) statuses.push((await post(address, '/api/signin/code', eve(n), { code: 'x' })).status);
  expect(statuses.slice(0, 10)).not.toContain(429);
  expect(statuses.slice(10)).toEqual([429, 429]);
});

test('guests and tables', async () => {
  const address = await started({ QUAI_GUESTS_PER_HOUR: '3', QUAI_TABLES_PER_HOUR: '3' });
  const guests: number[] = [];
  for (let n = 0; n < 5; n++) guests.push((await post(address, '/api/me', eve(n), { name: 'Eve' })).status);
  expect(guests).toEqual([200, 200, 200, 429, 429]);
  expect((await post(address, '/api/me', BOB, { name: 'Bob' })).status).toBe(200);
  const cookie = await newGuest(address, 'Ann');
  const tables: number[] = [];
  for (let n = 0; n < 5; n++)
    tables.push((await post(address, '/api/tables', eve(n), { game: 'berlin', seats: 2 }, cookie)).status);
  expect(tables).toEqual([200, 200, 200, 429, 429]);
});

test('sockets and messages', async () => {
  const address = await started({ QUAI_SOCKETS: '3', QUAI_MESSAGES_PER_SECOND: '2' });
  const open = (from: string) =>
    new Promise<WebSocket | number>((resolve) => {
      const socket = new WebSocket(`${address.replace('http', 'ws')}/api/socket`, {
        headers: { 'x-forwarded-for': from },
      });
      onTestFinished(() => socket.terminate());
      socket.once('open', () => resolve(socket));
      socket.once('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
      socket.once('error', () => {});
    });
  const sockets = [await open(eve(1)), await open(eve(2)), await open(eve(3))];
  expect(await open(eve(4))).toBe(429);
  let refused = 0;
  let answers = 0;
  for (const socket of sockets as WebSocket[])
    socket.on('message', (data) => {
      if (String(data).startsWith('{"type":"answer"')) answers++;
      if (String(data).includes('table:too-fast')) refused++;
    });
  // A burst of twenty for all three together.
  for (const socket of sockets as WebSocket[])
    for (let id = 0; id < 15; id++) socket.send(JSON.stringify({ type: 'unwatch', id, table: 'none' }));
  await expect.poll(() => answers).toBe(45);
  expect(refused).toBeGreaterThan(15);
  expect(await open(BOB)).toBeInstanceOf(WebSocket);
});

/** Whoever writes X-Forwarded headers into a request is neither somebody else nor on another site. */

import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { type Env, scratch, serveHere } from '../support/running.ts';

async function started(env: Env): Promise<string> {
  const { folder, remove } = scratch();
  const server = await serveHere(folder, env);
  onTestFinished(async () => {
    await server.stop();
    remove();
  });
  return server.address;
}

const status = async (address: string, path: string, forwarded: string) =>
  (await fetch(address + path, { headers: { 'x-forwarded-for': forwarded } })).status;

/** What a proxy on this machine sends on: what the visitor wrote, then the visitor's own address. */
const through = (forged: string, visitor: string) => `${forged}, ${visitor}`;

test.each([
  ['one proxy', '1', through('127.0.0.1', '203.0.113.7')],
  ['two proxies', '2', `127.0.0.1, 203.0.113.7, 198.51.100.9`],
  ['proxies by their addresses', '127.0.0.0/8,198.51.100.9', '127.0.0.9, 203.0.113.7, 198.51.100.9'],
])('with %s, nobody reads the metrics as 127.0.0.1', async (_what, QUAI_PROXY, forwarded) => {
  const address = await started({ QUAI_PROXY });
  expect(await status(address, '/metrics', forwarded)).toBe(403);
});

test('a new forged address is not a new allowance', async () => {
  const address = await started({ QUAI_PROXY: '1', QUAI_REQUESTS_PER_MINUTE: '5' });
  const statuses: number[] = [];
  for (let i = 0; i < 8; i++)
    statuses.push(await status(address, '/api/health', through(`10.0.0.${i}`, '203.0.113.7')));
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
  // Somebody else behind the same proxy is.
  expect(await status(address, '/api/health', '203.0.113.8')).toBe(200);
});

test('without a proxy the header counts for nothing', async () => {
  const address = await started({ QUAI_REQUESTS_PER_MINUTE: '3' });
  const statuses: number[] = [];
  for (let i = 0; i < 5; i++) statuses.push(await status(address, '/api/health', `203.0.113.${i}`));
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
});

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

test.each([
  [{}, { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' }, 403],
  [{}, { origin: 'https://quai.example', host: 'quai.example' }, 101],
  [{ QUAI_URL: 'https://quai.example' }, { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' }, 403],
  [{ QUAI_URL: 'https://quai.example' }, { origin: 'https://evil.example', host: 'evil.example' }, 403],
  [{ QUAI_URL: 'https://quai.example' }, { origin: 'https://quai.example' }, 101],
] as [Env, Env, number][])('the socket of %j with %j: %i', async (env, headers, answer) => {
  const address = await started({ QUAI_PROXY: '1', ...env });
  expect(await upgrade(address, headers)).toBe(answer);
});

/** Requests that drip byte by byte are cut off, and nobody opens connections without end. */

import { connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { Caller } from '../support/caller.ts';
import { serverOfThisFile } from '../support/running.ts';

const SECONDS = 2;
const server = await serverOfThisFile({ QUAI_REQUEST_SECONDS: String(SECONDS), QUAI_SOCKETS: '20' });
const { hostname, port } = new URL(server.address);

function open(): Promise<Socket> {
  const socket = connect(Number(port), hostname);
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => {});
  return new Promise((resolve) => {
    socket.once('connect', () => resolve(socket));
    socket.once('close', () => resolve(socket));
  });
}

/** Sends one byte now and then until the other side hangs up; resolves with the seconds that took. */
function drip(socket: Socket, first: string): Promise<number> {
  const before = performance.now();
  socket.write(first);
  const timer = setInterval(() => socket.write('x'), 200);
  // What comes back is read, or the end would not be seen.
  socket.resume();
  return new Promise((resolve) => {
    socket.once('close', () => {
      clearInterval(timer);
      resolve((performance.now() - before) / 1000);
    });
  });
}

test.each([
  ['a body', 'POST /api/me HTTP/1.1\r\nhost: quai\r\ncontent-type: application/json\r\ncontent-length: 9999\r\n\r\n'],
  ['a header', 'GET /api/health HTTP/1.1\r\nhost: quai\r\nx-slow: '],
])('%s that never ends is cut off', async (_what, first) => {
  const took = await drip(await open(), first);
  expect(took).toBeGreaterThan(SECONDS / 3);
  expect(took).toBeLessThan(5 * SECONDS);
});

test('a connection that sends nothing is closed', async () => {
  const socket = await open();
  socket.resume();
  await new Promise((resolve) => socket.once('close', resolve));
});

test('one address opens so many connections, and no more', async () => {
  const sockets = await Promise.all(Array.from({ length: 100 }, open));
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(sockets.filter((socket) => !socket.destroyed).length).toBeLessThanOrEqual(40);
  for (const socket of sockets) socket.destroy();
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(await new Caller(server.address).get('/api/health')).toMatchObject({ status: 200 });
});

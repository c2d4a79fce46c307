/** What is sent in one turn of the event loop is written in one go, and never lost to an error. */

import { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import { Writable } from 'node:stream';
import type { WebSocket } from '@fastify/websocket';
import { expect, test } from 'vitest';
import { gathering } from '../../wire/gathering.ts';

/** A socket over a stream that notes what is written together. */
function noting() {
  const written: string[][] = [];
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      written.push([String(chunk)]);
      done();
    },
    writev: (chunks, done) => {
      written.push(chunks.map(({ chunk }) => String(chunk)));
      done();
    },
  });
  const send = (text: string) => void stream.write(text);
  const called: unknown[] = [];
  const socket = Object.assign(new EventEmitter(), {
    send,
    terminate: () => stream.destroy(),
    close: (code: number, reason: string) => void called.push([code, reason]),
    ping: () => void called.push('ping'),
    bufferedAmount: 7,
  });
  const wire = gathering(socket as unknown as WebSocket, stream as unknown as Socket);
  // As the server does with whoever sends too much.
  socket.on('error', () => socket.terminate());
  return { wire, socket, stream, called, written };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('one write for each turn of the event loop', async () => {
  const { wire, stream, written } = noting();
  wire.send('answer');
  await Promise.resolve();
  wire.send('table');
  expect(written).toEqual([]);
  await turn();
  // Uncorked as often as corked, or nothing more would be written.
  expect(stream.writableCorked).toBe(0);
  wire.send('next');
  await turn();
  expect(written).toEqual([['answer', 'table'], ['next']]);
});

test('after an error what was sent is written before the stream is destroyed', () => {
  const { wire, socket, written } = noting();
  wire.send('answer');
  socket.send('why it is closed');
  socket.emit('error', new Error('too large'));
  expect(written).toEqual([['answer', 'why it is closed']]);
});

test('everything else goes to the socket', () => {
  const { wire, stream, called } = noting();
  wire.ping();
  wire.close(1012, 'come again');
  expect([called, wire.bufferedAmount]).toEqual([['ping', [1012, 'come again']], 7]);
  wire.terminate();
  expect(stream.destroyed).toBe(true);
});

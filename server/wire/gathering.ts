/** A WebSocket that writes what is sent together in one go. */

import type { Socket } from 'node:net';
import type { WebSocket } from '@fastify/websocket';
import type { Wire } from './connection.ts';

/** The streams that something was sent to in this turn of the event loop, and how each of them writes it. */
const gathered: (() => void)[] = [];

function writeAll(): void {
  for (const write of gathered.splice(0)) write();
}

/** Everything that is sent to a connection in one turn of the event loop goes out in one write. */
export function gathering(socket: WebSocket, stream: Socket): Wire {
  let corked = false;
  const write = () => {
    if (!corked) return;
    corked = false;
    stream.uncork();
  };
  // Before it is destroyed: whoever sent too much should still read why it is closed.
  socket.prependListener('error', write);
  return {
    send(text) {
      if (!corked) {
        corked = true;
        stream.cork();
        if (gathered.push(write) === 1) setImmediate(writeAll);
      }
      socket.send(text);
    },
    close: (code, reason) => socket.close(code, reason),
    terminate: () => socket.terminate(),
    ping: () => socket.ping(),
    get bufferedAmount() {
      return socket.bufferedAmount;
    },
  };
}

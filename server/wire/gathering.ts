/** A WebSocket that writes what is sent together in one go. */

import type { Socket } from 'node:net';
import type { WebSocket } from '@fastify/websocket';
import type { Wire } from './connection.ts';

/** Everything that is sent to a connection in one turn of the event loop goes out in one write. */
export function gathering(socket: WebSocket, stream: Socket): Wire {
  let gathered = false;
  const write = () => {
    gathered = false;
    stream.uncork();
  };
  // Before it is destroyed: whoever sent too much should still read why it is closed.
  socket.prependListener('error', write);
  return {
    send(text) {
      if (!gathered) {
        gathered = true;
        stream.cork();
        setImmediate(write);
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

/** The door to the sockets: who may come in, whether they are still there, and the word when the server stops. */

import { PROTOCOL, type Reply } from '@quai/protocol/messages.ts';
import type { FastifyInstance } from 'fastify';
import type { Node } from '../boot/node.ts';
import type { People } from '../people/people.ts';
import { Connection } from './connection.ts';
import { No, refuse } from './refusal.ts';

const HEARTBEAT = 25_000;
/** Messages kept while it is looked up who speaks. */
const MOST_EARLY = 100;
/** When the server stops, so long is waited for the last words to arrive. */
const GOODBYE = 1000;
/** A word lost on the bus is made good: so often it is asked whether those who are connected are still who they were. */
const ASK_AGAIN = 15_000;
const RETRY = { 'retry-after': '1' };

export function addSocket(app: FastifyInstance, node: Node, people: People, heartbeat = HEARTBEAT): void {
  const connections = new Set<Connection>();
  node.health.onChange((service) => {
    for (const connection of connections) connection.send({ type: 'service', ...service });
  });
  node.onPersonChanged((person) => {
    for (const connection of connections) if (connection.person?.id === person) connection.renew();
  });
  node.every(
    () => ASK_AGAIN,
    async () => {
      // Whoever comes while the store is asked has just been looked up.
      const present = [...connections];
      const known = await people.byIds([...new Set(present.flatMap(({ person }) => person?.id ?? []))]);
      for (const connection of present) {
        const { person } = connection;
        if (person !== null && known.get(person.id)?.suspended !== person.suspended) connection.renew();
      }
    },
  );
  const beats = setInterval(() => {
    for (const connection of connections) connection.heartbeat();
  }, heartbeat);

  app.get(
    '/api/socket',
    {
      websocket: true,
      preValidation: async (request, reply) => {
        if (!sameOrigin(request.headers.origin, request.host)) return refuse(reply, new No('other-origin'));
        if (node.health.stopping) return refuse(reply.headers(RETRY), new No('stopping'));
        if (!node.limits.mayOpen(request.ip)) return refuse(reply.headers(RETRY), new No('too-many-connections'));
      },
    },
    async (socket, request) => {
      if (isOld(request.query)) {
        socket.send(JSON.stringify({ type: 'bye', reason: 'old' } satisfies Reply));
        return socket.close(OLD, 'another protocol');
      }
      const address = request.ip;
      node.limits.opened(address);
      node.metrics.sockets.inc();
      const early: string[] = [];
      let connection: Connection | null = null;
      const receive = (text: string) => {
        if (connection === null) {
          if (early.push(text) > MOST_EARLY) socket.terminate();
        } else connection.receive(text).catch((error) => request.log.error(error));
      };
      socket.on('message', (data: Buffer) => receive(String(data)));
      socket.on('error', () => socket.terminate());
      socket.on('pong', () => connection?.pong());
      socket.on('close', (code: number) => {
        node.limits.closed(address);
        node.metrics.sockets.dec();
        if (connection === null) return;
        connections.delete(connection);
        connection.closed(code);
      });
      const person = await people.of(request).catch(() => undefined);
      // Without the store nobody is known: the page tries again.
      if (person === undefined) return socket.close(1013, 'try again');
      // A program whose token was revoked is not a spectator: it is told.
      if (person === null && request.headers.authorization !== undefined) return socket.close(UNKNOWN, 'unknown token');
      if (socket.readyState !== OPEN) return;
      connection = new Connection(socket, node, person, address);
      connections.add(connection);
      for (const text of early) receive(text);
    },
  );

  node.onStop(async () => {
    clearInterval(beats);
    for (const connection of connections) connection.bye();
    const deadline = Date.now() + GOODBYE;
    while (connections.size > 0 && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 20));
  });
}

const OPEN = 1;
const OLD = 4409;
const UNKNOWN = 4401;

/** A page that says it was made for another protocol. */
function isOld(query: unknown): boolean {
  const { protocol } = query as { protocol?: unknown };
  return protocol !== undefined && protocol !== String(PROTOCOL);
}

/** A page of another site must not speak with our cookie. Programs send no origin. */
function sameOrigin(origin: string | undefined, host: string): boolean {
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

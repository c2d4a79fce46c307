/** The WebSocket endpoint: who may connect, whether they are still there, and goodbye when the server stops. */

import { PROTOCOL, type Reply } from '@quai/protocol/messages.ts';
import type { FastifyInstance } from 'fastify';
import { networkOf } from '../limits/network.ts';
import type { People } from '../people/people.ts';
import { Connection } from './connection.ts';
import { gathering } from './gathering.ts';
import type { Hub } from './hub.ts';
import { isOwnOrigin } from './origin.ts';
import { No, refuse } from './refusal.ts';

const HEARTBEAT = 25_000;
/** Messages buffered while the account is looked up. */
const MOST_EARLY = 100;
/** How long a stopping server waits for its connections to close. */
const GOODBYE = 1000;
/** How often connected accounts are looked up again, in case news of a change was lost on the bus. */
const CHECK_ACCOUNTS = 15_000;
const RETRY = { 'retry-after': '1' };

/** `url`: where people reach the site, if that is configured. */
export function addSocket(app: FastifyInstance, hub: Hub, people: People, url: string | null): void {
  const { node, limits } = hub;
  const connections = new Set<Connection>();
  node.health.onChange((service) => {
    for (const connection of connections) connection.send({ type: 'service', ...service });
  });
  node.onNews(async (news) => {
    if (!('person' in news)) return;
    for (const connection of connections) if (connection.person?.id === news.person) connection.renew();
  });
  node.every(
    () => CHECK_ACCOUNTS,
    async () => {
      // Whoever connects during the query has just been looked up.
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
  }, HEARTBEAT);

  app.get(
    '/api/socket',
    {
      websocket: true,
      preValidation: async (request, reply) => {
        // Programs send no origin.
        if (request.headers.origin !== undefined && !isOwnOrigin(request, url))
          return refuse(reply, new No('other-origin'));
        if (node.health.stopping) return refuse(reply.headers(RETRY), new No('stopping'));
        if (!limits.mayOpen(networkOf(request.ip))) return refuse(reply.headers(RETRY), new No('too-many-connections'));
      },
    },
    async (socket, request) => {
      if (isOld(request.query)) {
        socket.send(JSON.stringify({ type: 'bye', reason: 'old' } satisfies Reply));
        return socket.close(OLD, 'another protocol');
      }
      const address = networkOf(request.ip);
      limits.opened(address);
      node.metrics.sockets.inc();
      const wire = gathering(socket, request.raw.socket);
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
        limits.closed(address);
        node.metrics.sockets.dec();
        if (connection === null) return;
        connections.delete(connection);
        connection.closed(code);
      });
      const person = await people.of(request).catch(() => undefined);
      // Without the store nobody can be looked up: the page tries again.
      if (person === undefined) return socket.close(1013, 'try again');
      // A program with a revoked token should hear of it, not become a spectator.
      if (person === null && request.headers.authorization !== undefined) return socket.close(UNKNOWN, 'unknown token');
      if (socket.readyState !== OPEN) return;
      connection = new Connection(wire, hub, person, address);
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

/** Whether the page was made for another protocol. */
function isOld(query: unknown): boolean {
  const { protocol } = query as { protocol?: unknown };
  return protocol !== undefined && protocol !== String(PROTOCOL);
}

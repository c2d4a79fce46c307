/** The HTTP side: guests, lists, new tables, records, the site's files, and the door to the sockets. */

import { existsSync } from 'node:fs';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import files from '@fastify/static';
import websocket from '@fastify/websocket';
import { bots } from '@quai/bots/list.ts';
import { recordText, writeRecord } from '@quai/table/record.ts';
import { contributionsOf } from '@quai/table/room.ts';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { COOKIE, COOKIE_SECONDS, cleanName, People } from './people.ts';
import { Players } from './players.ts';
import { Rooms } from './rooms.ts';
import { Connection } from './socket.ts';
import type { Person, Store, StoredTable } from './store.ts';

export interface AppParts {
  readonly store: Store;
  /** The built site; left out in tests of the API. */
  readonly site?: string;
  readonly build: string;
  readonly logLevel: string;
  /** Behind a proxy of ours: then its word on address and protocol counts. */
  readonly trustProxy: boolean;
}

const NewTableSchema = v.strictObject({
  game: v.pipe(v.string(), v.maxLength(40)),
  seats: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
  options: v.optional(v.record(v.string(), v.unknown()), {}),
  edition: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(60))), null),
  bots: v.optional(v.pipe(v.array(v.nullable(v.pipe(v.string(), v.maxLength(20)))), v.maxLength(12)), []),
});

/** Tables one guest may make in a day. */
const TABLES_A_DAY = 200;
const DAY = 24 * 3600 * 1000;
const LISTED = 50;

export async function createApp({ store, site, build, logLevel, trustProxy }: AppParts): Promise<FastifyInstance> {
  const app = fastify({
    logger: { level: logLevel, redact: ['req.headers.cookie'] },
    bodyLimit: 64 * 1024,
    trustProxy,
  });
  const people = new People(store);
  const rooms = new Rooms(store);
  const players = new Players(rooms, (error) => app.log.error(error));
  const connections = new Set<Connection>();
  rooms.onChange((room) => {
    for (const connection of connections) connection.tell(room);
  });

  await app.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:'],
        connectSrc: ["'self'", 'ws:', 'wss:'],
        upgradeInsecureRequests: null,
      },
    },
    strictTransportSecurity: false,
  });
  await app.register(cookie);
  await app.register(rateLimit, { max: 600, timeWindow: '1 minute' });
  await app.register(websocket, { options: { maxPayload: 256 * 1024 } });

  const whoIs = (request: FastifyRequest) => people.byToken(request.cookies[COOKIE]);

  app.get('/api/health', async () => ({ ok: true, build }));

  app.get('/api/me', async (request) => ({ me: publicly(await whoIs(request)) }));

  app.post('/api/me', async (request, reply) => {
    const name = cleanName((request.body as { name?: unknown } | null)?.name);
    if (name === null) return refuse(reply, 400, 'a name has 1 to 24 letters');
    const known = await whoIs(request);
    if (known !== null) return { me: publicly(await people.rename(known, name)) };
    const { person, token } = await people.add(name, Date.now());
    const secure = request.protocol === 'https';
    reply.setCookie(COOKIE, token, { httpOnly: true, sameSite: 'lax', path: '/', maxAge: COOKIE_SECONDS, secure });
    return { me: publicly(person) };
  });

  app.get('/api/tables', async (request) => {
    const me = await whoIs(request);
    const { yours, open } = await store.tablesFor(me?.id ?? null, LISTED);
    const summary = (table: StoredTable) => summaryOf(table, me);
    return { yours: yours.map(summary), open: open.map(summary) };
  });

  app.post('/api/tables', async (request, reply) => {
    const me = await whoIs(request);
    if (me === null) return refuse(reply, 401, 'say your name first');
    const wanted = v.safeParse(NewTableSchema, request.body);
    if (!wanted.success)
      return refuse(reply, 400, ...wanted.issues.map((issue) => `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`));
    const unknown = wanted.output.bots.find((bot) => bot !== null && !Object.hasOwn(bots, bot));
    if (unknown !== undefined) return refuse(reply, 400, `there is no bot ${unknown}`);
    const now = Date.now();
    if ((await store.tablesMadeSince(me.id, now - DAY)) >= TABLES_A_DAY)
      return refuse(reply, 429, 'that is enough tables for a day');
    const made = await rooms.create(me.id, wanted.output, now);
    return made.ok ? { table: made.id } : refuse(reply, 400, ...made.problems);
  });

  /** The record of a finished table, with its seed: for replay and for checking the draws. */
  app.get<{ Params: { id: string } }>('/api/tables/:id/record', async (request, reply) => {
    const room = await rooms.get(request.params.id);
    if (room === null) return refuse(reply, 404, 'there is no such table');
    if (room.table === null || room.table.over === null) return refuse(reply, 409, 'the table is not over');
    const draws = { seed: room.seed, contributions: contributionsOf(room) };
    reply.header('content-disposition', `attachment; filename="quai-${room.game}-${room.id}.json"`);
    reply.type('application/json');
    return recordText(writeRecord(room.table, draws, room.edition.data));
  });

  app.get('/api/socket', { websocket: true }, async (socket, request) => {
    // A page of another site must not speak with our cookie.
    const { origin, host } = request.headers;
    if (origin !== undefined && new URL(origin).host !== host) return socket.close(4403, 'another origin');
    const early: string[] = [];
    let connection: Connection | null = null;
    const receive = (text: string) => {
      if (connection === null) early.push(text);
      else connection.receive(text).catch((error) => app.log.error(error));
    };
    socket.on('message', (data: Buffer) => receive(String(data)));
    socket.on('error', () => socket.terminate());
    connection = new Connection(socket, rooms, await whoIs(request), build);
    connections.add(connection);
    socket.on('close', () => connections.delete(connection!));
    for (const text of early) receive(text);
  });

  app.setNotFoundHandler((request, reply) => {
    // Addresses of the site are made by the page itself.
    if (
      request.method === 'GET' &&
      !request.url.startsWith('/api/') &&
      site !== undefined &&
      !/\.\w+$/.test(request.url.split('?')[0]!)
    )
      return reply.sendFile('index.html', { maxAge: 0, immutable: false });
    return refuse(reply, 404, 'there is nothing here');
  });
  if (site !== undefined && existsSync(site))
    await app.register(files, {
      root: site,
      setHeaders: (reply, path) =>
        reply.setHeader('cache-control', /\/assets\//.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache'),
    });

  app.addHook('preClose', async () => {
    players.stop();
    for (const connection of connections) connection.send({ type: 'bye', reason: 'stopping' });
  });
  app.addHook('onReady', async () => {
    for (const id of await store.playing()) {
      const room = await rooms.get(id);
      if (room !== null) players.look(room);
    }
  });
  return app;
}

function refuse(reply: FastifyReply, status: number, ...problems: string[]) {
  return reply.status(status).send({ problems });
}

/** What a person is told of themselves. The id stays here: it is what a seat is held by. */
function publicly(person: Person | null): { name: string } | null {
  return person === null ? null : { name: person.name };
}

function summaryOf({ row, slots }: StoredTable, me: Person | null) {
  return {
    table: row.id,
    game: row.game,
    status: row.status,
    updated: row.updated,
    options: JSON.parse(row.options) as Record<string, string>,
    host: me !== null && row.host === me.id,
    seats: slots.map((slot) => ({
      name: slot.name,
      bot: slot.bot,
      taken: slot.person !== null || slot.bot !== null,
      yours: me !== null && slot.person === me.id,
    })),
  };
}

/** The web server: guards, the HTTP interface, the site's files, and the door to the sockets. */

import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import files from '@fastify/static';
import websocket from '@fastify/websocket';
import fastify, { type FastifyError, type FastifyInstance, type FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { StoreGone, UnkeptValue } from '../store/sql.ts';
import type { Hub } from '../wire/hub.ts';
import { No, refuse } from '../wire/refusal.ts';
import { addRoute } from '../wire/route.ts';
import { addSocket } from '../wire/socket.ts';
import type { Config } from './config.ts';
import type { Services } from './services.ts';

export interface AppParts {
  readonly hub: Hub;
  readonly config: Config;
  readonly log: Logger;
  readonly services: Services;
  /** The built site; left out in tests of the API. */
  readonly site?: string;
}

export async function createApp({ hub, config, log, services, site }: AppParts): Promise<FastifyInstance> {
  const { trustProxy } = config;
  const app = fastify({
    loggerInstance: log,
    bodyLimit: 64 * 1024,
    trustProxy,
    // Only a proxy of ours may name requests.
    requestIdHeader: trustProxy ? 'x-request-id' : false,
    genReqId: () => randomUUID(),
    forceCloseConnections: true,
    rewriteUrl: ({ url = '/' }) => readable(url),
  }) as unknown as FastifyInstance;
  const { people, routes, isAdmin } = services;
  await guard(app, config);

  for (const route of routes) addRoute(app, people, isAdmin, route);
  addSocket(app, hub, people);

  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = statusOf(error);
    if (status < 500) return refuse(reply, mistake(error, status), { status });
    if (status !== 503) request.log.error(error);
    return refuse(reply, new No(status === 503 ? 'store-unavailable' : 'fault'), { status, request: request.id });
  });

  app.setNotFoundHandler((request, reply) => {
    if (site !== undefined && isPage(request)) return reply.sendFile('index.html');
    return refuse(reply, new No('nothing-here'));
  });
  if (site !== undefined && existsSync(site))
    await app.register(files, {
      root: site,
      // The build leaves a packed copy beside each file.
      preCompressed: true,
      // Its own header would win over the one that is set here.
      cacheControl: false,
      setHeaders: (reply, path) => {
        const named = /\/assets\//.test(path);
        reply.setHeader('cache-control', named ? 'public, max-age=31536000, immutable' : 'no-cache');
        reply.setHeader('vary', 'accept-encoding');
      },
    });
  return app;
}

function statusOf(error: FastifyError): number {
  if (error instanceof StoreGone) return 503;
  return error instanceof UnkeptValue ? 400 : (error.statusCode ?? 500);
}

/** A request that came to no route, or that its route could not read. */
function mistake(error: FastifyError, status: number): No {
  if (error instanceof UnkeptValue) return new No('nul-character');
  if (status === 429) return new No('too-many-requests');
  if (status === 413) return new No('body-too-large');
  return status === 415 ? new No('body-type') : new No('bad-request', { detail: error.message });
}

/** Addresses of the site are made by the page itself. */
function isPage({ method, url }: FastifyRequest): boolean {
  return method === 'GET' && !url.startsWith('/api/') && !/\.\w+$/.test(url.split('?')[0]!);
}

/** An address that cannot be read (half a letter, as `%E0%A4`) leads nowhere, like any other of its kind. */
function readable(url: string): string {
  try {
    decodeURI(url.split('?')[0]!);
    return url;
  } catch {
    return url.startsWith('/api/') ? '/api/unreadable' : '/unreadable';
  }
}

async function guard(app: FastifyInstance, config: Config): Promise<void> {
  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id));
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
  await app.register(rateLimit, {
    max: config.requestsPerMinute,
    timeWindow: '1 minute',
    // The parts of the site: many small files, which browsers keep. Limited, a second page at one address would come to nothing.
    allowList: (request) => request.url.startsWith('/assets/'),
  });
  await app.register(websocket, { options: { maxPayload: 256 * 1024 } });
}

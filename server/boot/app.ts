/** The web server: security headers and limits, routes, the WebSocket endpoint, the files of the site. */

import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { BlockList, isIP, type Socket } from 'node:net';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import files from '@fastify/static';
import websocket from '@fastify/websocket';
import type { Language } from '@quai/engine/words.ts';
import { isTooDeep, TooDeep } from '@quai/protocol/json.ts';
import fastify, { type FastifyError, type FastifyInstance, type FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { networkOf } from '../limits/network.ts';
import { type Sql, StoreGone, UnkeptValue } from '../store/sql.ts';
import type { Hub } from '../wire/hub.ts';
import { isForged } from '../wire/origin.ts';
import { languageOf, No, refuse } from '../wire/refusal.ts';
import { addRoute } from '../wire/route.ts';
import { addSocket } from '../wire/socket.ts';
import type { Config } from './config.ts';
import { preloads } from './preload.ts';
import type { Services } from './services.ts';

export interface AppParts {
  readonly hub: Hub;
  readonly config: Config;
  readonly log: Logger;
  readonly services: Services;
  readonly sql: Sql;
  /** Folder of the built site; none in tests of the API. */
  readonly site?: string;
}

export async function createApp({ hub, config, log, services, sql, site }: AppParts): Promise<FastifyInstance> {
  const { trustProxy, requestTimeout } = config;
  const app = fastify({
    loggerInstance: log,
    bodyLimit: 64 * 1024,
    trustProxy: typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : [...(trustProxy || [])],
    // Only a trusted proxy may choose request ids.
    requestIdHeader: trustProxy === false ? false : 'x-request-id',
    requestTimeout,
    connectionTimeout: 2 * requestTimeout,
    http: { headersTimeout: requestTimeout / 2, connectionsCheckingInterval: Math.min(5000, requestTimeout / 2) },
    genReqId: () => randomUUID(),
    forceCloseConnections: true,
    rewriteUrl: (request) => homeIn(languageOf(request), readable(request.url ?? '/')),
  }) as unknown as FastifyInstance;
  const { people, routes, isAdmin } = services;
  limitConnections(app, config);
  await addGuards(app, config);

  for (const route of routes) addRoute(app, people, isAdmin, route);
  addSocket(app, hub, people, config.url);

  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = statusOf(error);
    if (status < 500) return refuse(reply, mistake(error, status), { status });
    if (status !== 503) request.log.error(error);
    return refuse(reply, new No(status === 503 ? 'store-unavailable' : 'fault'), { status, request: request.id });
  });

  const preload = site === undefined ? null : preloads(site, sql);
  app.setNotFoundHandler(async (request, reply) => {
    if (preload === null || !isPage(request)) return refuse(reply, new No('nothing-here'));
    const [path, language] = [pathOf(request.url), languageOf(request)];
    // The page itself needs no store.
    const link = await preload(path, language).catch(() => null);
    if (link !== null) reply.header('link', link);
    return reply.sendFile(fileFor(path, language));
  });
  if (site !== undefined && existsSync(site))
    await app.register(files, {
      root: site,
      // The build puts a compressed copy beside each file.
      preCompressed: true,
      // The plugin's own header would override the one set below.
      cacheControl: false,
      setHeaders: (reply, path) => {
        const named = /\/assets\//.test(path);
        reply.setHeader('cache-control', named ? 'public, max-age=31536000, immutable' : 'no-cache');
        reply.setHeader('vary', named ? 'accept-encoding' : 'accept-encoding, accept-language');
      },
    });
  return app;
}

function statusOf(error: FastifyError): number {
  if (error instanceof StoreGone) return 503;
  return error instanceof UnkeptValue ? 400 : (error.statusCode ?? 500);
}

/** The client's mistake: too much, too often, or unreadable. */
function mistake(error: FastifyError, status: number): No {
  if (error instanceof UnkeptValue) return new No('nul-character');
  if (status === 429) return new No('too-many-requests');
  if (status === 413) return new No('body-too-large');
  return status === 415 ? new No('body-type') : new No('bad-request', { detail: error.message });
}

/** Pages are routed in the browser: any path that is not a file or the API is one. */
function isPage({ method, url }: FastifyRequest): boolean {
  return method === 'GET' && !url.startsWith('/api/') && !/\.\w+$/.test(pathOf(url));
}

/** Pages differ in what they show before their scripts run (web/before.ts); web/sw.js knows the same three, in each language. */
const fileFor = (path: string, language: Language): string =>
  `${/^\/(t|play|learn)\/./.test(path) ? 'table' : 'page'}${language === 'fr' ? '.fr' : ''}.html`;

const homeIn = (language: Language, url: string): string =>
  language === 'fr' && pathOf(url) === '/' ? `/index.fr.html${url.slice(1)}` : url;

const pathOf = (url: string): string => url.replace(/\?.*/s, '');

/** A path that cannot be decoded (such as `%E0%A4`, half a character) becomes one that is not found. */
function readable(url: string): string {
  try {
    decodeURI(pathOf(url));
    return url;
  } catch {
    return url.startsWith('/api/') ? '/api/unreadable' : '/unreadable';
  }
}

/** Requests that never end hold a connection each: one address gets so many. Those of a proxy are everybody's. */
function limitConnections(app: FastifyInstance, { trustProxy, socketsPerAddress }: Config): void {
  if (typeof trustProxy === 'number') return;
  const proxies = new BlockList();
  for (const network of trustProxy || []) {
    const [address = '', bits] = network.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    proxies.addSubnet(address, Number(bits ?? (family === 'ipv6' ? 128 : 32)), family);
  }
  const open = new Map<string, number>();
  app.server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress?.replace(/^::ffff:/, '') ?? '';
    if (proxies.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')) return;
    const network = networkOf(address);
    const count = (open.get(network) ?? 0) + 1;
    // A page needs a few connections besides its socket.
    if (count > 2 * socketsPerAddress) return void socket.destroy();
    open.set(network, count);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
}

/** The usual parser, but for bodies that are nested too deeply. */
function addJsonParser(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    if (isTooDeep(text)) done(Object.assign(new TooDeep(), { statusCode: 400 }));
    else parse(request, text, done);
  });
}

async function addGuards(app: FastifyInstance, config: Config): Promise<void> {
  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id));
  await app.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        upgradeInsecureRequests: null,
      },
    },
    strictTransportSecurity: false,
  });
  addJsonParser(app);
  await app.register(cookie);
  app.addHook('onRequest', async (request, reply) => {
    // What the API answers is often about whoever asked: no proxy and no browser keeps it.
    if (/^\/(api|metrics)\b/.test(request.url)) reply.header('cache-control', 'no-store');
    if (isForged(request, config.url)) return refuse(reply, new No('other-origin'));
  });
  await app.register(rateLimit, {
    max: config.requestsPerMinute,
    timeWindow: '1 minute',
    keyGenerator: (request: FastifyRequest) => networkOf(request.ip),
    // The site is many small files, which browsers cache: limiting them would break a second visitor at the same address.
    allowList: (request) => request.url.startsWith('/assets/'),
  });
  await app.register(websocket, { options: { maxPayload: 256 * 1024 } });
}

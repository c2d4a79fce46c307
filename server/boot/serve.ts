/** Starts and stops a server. */

import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { readSite } from '../admin/site.ts';
import { type Bus, localBus } from '../bus/bus.ts';
import { redisBus } from '../bus/redis.ts';
import { openDatabase } from '../store/database.ts';
import { pinEditions } from '../store/editions.ts';
import { migrate } from '../store/migrations/migrate.ts';
import { type Sql, StoreGone } from '../store/sql.ts';
import { Hub } from '../wire/hub.ts';
import { createApp } from './app.ts';
import { type Config, ConfigError } from './config.ts';
import { createLogger } from './log.ts';
import { createMetrics } from './metrics.ts';
import { Node } from './node.ts';
import { createServices } from './services.ts';

export interface Server {
  readonly address: string;
  readonly node: Node;
  readonly hub: Hub;
  /** Makes whoever enters it the first administrator; null if there is one. */
  readonly adminCode: string | null;
  stop(): Promise<void>;
}

const DAY = 24 * 3600_000;

export async function serve(config: Config, site: string | undefined, build: string): Promise<Server> {
  const open: Open = {};
  const stop = async () => {
    await open.node?.stop();
    await open.app?.close();
    await open.bus?.close();
    await open.sql?.close();
  };
  try {
    return { ...(await start(open, config, site, build)), stop };
  } catch (error) {
    // Anything left open would keep the process alive.
    await stop();
    throw error;
  }
}

/** What is open so far. */
interface Open {
  sql?: Sql;
  bus?: Bus;
  node?: Node;
  app?: FastifyInstance;
}

/** Opens everything in order. */
async function start(
  open: Open,
  config: Config,
  site: string | undefined,
  build: string,
): Promise<Omit<Server, 'stop'>> {
  const description = readSite(config.siteFile);
  const sql = (open.sql = await openDatabase(config.database, true));
  await migrate(sql);
  const unmatched = await pinEditions(sql);
  const bus = (open.bus = config.redis === null ? localBus() : await redisBus(config.redis, config.channel));
  const metrics = createMetrics();
  const log = createLogger(config.logLevel);
  for (const { game, edition, hash, tables } of unmatched)
    log.warn({ game, edition, hash, tables }, 'these tables need figures that are neither stored nor shipped');
  const { rooms, unstartedDays, botThreads, tablesPerHour } = config;
  const settings = { build, rooms, unstarted: unstartedDays * DAY, botThreads, tablesPerHour };
  // `health` reports a lost store once; everything else that needed it stays quiet.
  const failed = (error: unknown) => {
    if (!(error instanceof StoreGone)) log.error(error);
  };
  const node = (open.node = new Node(sql, bus, metrics, settings, failed));
  const hub = new Hub(node, config);
  const services = await createServices(node, config, description, failed);
  const app = await createApp({ hub, config, log, services, sql, ...(site === undefined ? {} : { site }) });
  open.app = app;
  await node.start();
  hub.start();
  if (!node.health.good) log.warn(node.health.status, 'the store or the bus is not available');
  node.health.onChange((service) => {
    const why = service.store ? {} : { why: node.health.reason };
    log.warn({ ...service, ...why }, 'the availability of the store or the bus has changed');
  });
  services.followUp.start();
  services.sender.start();
  const adminCode = await services.admins.firstCode(Date.now());
  await listen(app, config);
  const { port } = app.server.address() as AddressInfo;
  const shown = config.host === '0.0.0.0' || config.host === '::' ? 'localhost' : config.host;
  return { address: `http://${shown.includes(':') ? `[${shown}]` : shown}:${port}`, adminCode, node, hub };
}

/** An address or port that is not available is a configuration error. */
async function listen(app: FastifyInstance, { port, host }: Config): Promise<void> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') throw new ConfigError(`port ${port} is in use; choose another with PORT`);
    if (code === 'EACCES') throw new ConfigError(`port ${port} needs privileges; choose another with PORT`);
    throw new ConfigError(`QUAI_HOST: cannot listen on ${JSON.stringify(host)}: ${code ?? error}`);
  }
}

/** Starts and stops a server. */

import type { AddressInfo } from 'node:net';
import { readSite } from './admin/site.ts';
import { createApp } from './app.ts';
import { localBus } from './bus/bus.ts';
import { redisBus } from './bus/redis.ts';
import type { Config } from './config.ts';
import { openDatabase } from './database.ts';
import { createLogger } from './log.ts';
import { createMetrics } from './metrics.ts';
import { migrate } from './migrations.ts';
import { Node } from './node.ts';
import { createPersons } from './persons.ts';
import { StoreGone } from './sql.ts';

export interface Server {
  readonly address: string;
  readonly node: Node;
  stop(): Promise<void>;
}

const DAY = 24 * 3600_000;

export async function serve(config: Config, site: string | undefined, build: string): Promise<Server> {
  const said = readSite(config.siteFile);
  const sql = await openDatabase(config.database);
  await migrate(sql);
  const bus = config.redis === null ? localBus() : await redisBus(config.redis, config.channel);
  const metrics = createMetrics();
  const log = createLogger(config.logLevel);
  const { rooms, messagesPerAddress, socketsPerAddress, unstartedDays, botThreads } = config;
  const settings = { build, rooms, messagesPerAddress, socketsPerAddress, unstarted: unstartedDays * DAY, botThreads };
  // A store that is away is told by `health`, once; not by everything that needed it.
  const failed = (error: unknown) => {
    if (!(error instanceof StoreGone)) log.error(error);
  };
  const node = new Node(sql, bus, metrics, settings, failed);
  const persons = await createPersons(node, config, said, failed);
  const app = await createApp({ node, config, log, persons, ...(site === undefined ? {} : { site }) });
  await node.start();
  if (!node.health.good) log.warn(node.health.now, 'the store or the bus is not there');
  node.health.onChange((service) => log.warn(service, 'the store or the bus went or came back'));
  persons.followUp.start();
  persons.sender.start();
  await app.listen({ port: config.port, host: config.host });
  const { port } = app.server.address() as AddressInfo;
  const shown = config.host === '0.0.0.0' || config.host === '::' ? 'localhost' : config.host;
  return {
    address: `http://${shown}:${port}`,
    node,
    async stop() {
      await node.stop();
      await app.close();
      await bus.close();
      await sql.close();
    },
  };
}

/** Starts and stops a server. */

import type { AddressInfo } from 'node:net';
import { createApp } from './app.ts';
import { type Config, databasePath } from './config.ts';
import { migrate } from './schema.ts';
import { openSqlite } from './sqlite/sqlite.ts';
import { Store } from './store.ts';

export interface Server {
  readonly address: string;
  stop(): Promise<void>;
}

export async function serve(config: Config, site: string | undefined, build: string): Promise<Server> {
  const sql = await openSqlite(databasePath(config));
  await migrate(sql);
  const store = new Store(sql);
  const { logLevel, trustProxy } = config;
  const app = await createApp({ store, build, logLevel, trustProxy, ...(site === undefined ? {} : { site }) });
  await app.listen({ port: config.port, host: config.host });
  const { port } = app.server.address() as AddressInfo;
  const shown = config.host === '0.0.0.0' || config.host === '::' ? 'localhost' : config.host;
  return {
    address: `http://${shown}:${port}`,
    async stop() {
      await app.close();
      await store.close();
    },
  };
}

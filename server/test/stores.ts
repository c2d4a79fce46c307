/** A server on each of the stores, for tests that must hold on both. */

import { noPostgres, type Service, startPostgres } from '@quai/bench/services.ts';
import { afterAll } from 'vitest';
import type { Server } from '../serve.ts';
import { type Env, scratch, serveHere } from './running.ts';

export const STORES = [
  ['SQLite', ''],
  ['PostgreSQL', noPostgres],
] as const;

/** Starts servers on one store, and ends them after the tests of the file. */
export function serversOn(store: (typeof STORES)[number][0]): (env?: Env) => Promise<Server> {
  const { folder, remove } = scratch();
  const servers: Server[] = [];
  let postgres: Service | null = null;
  afterAll(async () => {
    for (const server of servers) await server.stop();
    await postgres?.end();
    remove();
  });
  return async (env = {}) => {
    if (store === 'PostgreSQL') postgres ??= await startPostgres();
    const server = await serveHere(folder, { ...(postgres === null ? {} : { DATABASE_URL: postgres.url }), ...env });
    servers.push(server);
    return server;
  };
}

/** A server on each of the stores, for tests that must hold on both. */

import { noPostgres, type Service, startPostgres } from '@quai/bench/services.ts';
import { afterAll, describe, test } from 'vitest';
import type { Server } from '../../boot/serve.ts';
import { explaining } from '../store/plans.ts';
import { type Env, scratch, serveHere } from './running.ts';

const STORES = [
  ['SQLite', ''],
  ['PostgreSQL', noPostgres],
] as const;

type Store = (typeof STORES)[number][0];
type Start = (env?: Env) => Promise<Server>;

/** The same tests on each store, or a note why they are skipped. */
export function onStores(what: string, tests: (start: Start, store: Store) => void): void {
  describe.each(STORES)(`${what} on %s%s`, (store, missing) => {
    if (missing !== '') test.skip(`${store} is not installed${missing}`, () => {});
    else tests(serversOn(store), store);
  });
}

/** Starts servers on one store, and ends them after the tests of the file. A file has one at a time: the one before ends first. */
function serversOn(store: Store): Start {
  const { folder, remove } = scratch();
  const servers: Server[] = [];
  const explain: (() => Promise<void>)[] = [];
  let postgres: Service | null = null;
  afterAll(async () => {
    for (const one of explain) await one();
    for (const server of servers) await server.stop();
    await postgres?.end();
    remove();
  });
  return async (env = {}) => {
    if (store === 'PostgreSQL') postgres ??= await startPostgres();
    else await servers.pop()?.stop();
    const server = await serveHere(folder, { ...(postgres === null ? {} : { DATABASE_URL: postgres.url }), ...env });
    servers.push(server);
    explain.push(explaining(server));
    return server;
  };
}

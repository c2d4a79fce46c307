/** The port to SQLite: its own thread, and group commit. Batches that arrive during a commit form the next one. */

import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { guarded, type Row, type Sql, type Statement, StoreFault, StoreGone } from '../sql.ts';

type Result = { rows: Row[][] | null } | { error: string };
type Waiting = { batch: readonly Statement[]; resolve(rows: Row[][] | null): void; reject(error: Error): void };

export async function openSqlite(path: string): Promise<Sql> {
  const thread = await started(path);
  let waiting: Waiting[] = [];
  let underWay: Waiting[] = [];
  let gone: Error | null = null;

  const send = () => {
    underWay = waiting;
    waiting = [];
    thread.postMessage(underWay.map(({ batch }) => batch));
  };
  thread.on('message', (results: Result[] | 'closed') => {
    if (results === 'closed') return;
    results.forEach((result, index) => {
      const waiter = underWay[index];
      if ('error' in result) waiter?.reject(new StoreFault(result.error));
      else waiter?.resolve(result.rows);
    });
    underWay = [];
    if (waiting.length > 0) send();
  });
  const fail = (error: Error) => {
    gone = new StoreGone(`the thread of the store ended: ${error.message}`);
    for (const { reject } of [...underWay, ...waiting]) reject(gone);
    underWay = waiting = [];
  };
  thread.on('error', fail);

  return guarded({
    dialect: 'sqlite',
    run: (batch) =>
      new Promise((resolve, reject) => {
        if (gone !== null) return reject(gone);
        waiting.push({ batch, resolve, reject });
        if (underWay.length === 0) send();
      }),
    async close() {
      if (gone !== null) return;
      thread.postMessage('close');
      await once(thread, 'message');
      await thread.terminate();
    },
  });
}

/** The thread, once it has opened the file. Rejects if the folder is not writable or the file is not a database. */
async function started(path: string): Promise<Worker> {
  try {
    if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
    const thread = new Worker(new URL('./thread.mjs', import.meta.url), { workerData: { path } });
    await once(thread, 'message');
    return thread;
  } catch (error) {
    throw new StoreGone(`${path} cannot be opened: ${reasonOf(error)}`);
  }
}

/** SQLite reports names and numbers. */
function reasonOf(error: unknown): string {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  if (code === 'SQLITE_NOTADB') return 'it is not a SQLite database';
  if (/^ConnectionFailed\(.*: 14"\)$/.test(message)) return 'it must be a file, in a folder that can be written';
  return code || message;
}

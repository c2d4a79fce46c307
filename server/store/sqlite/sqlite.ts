/** The port to SQLite: its own thread, and group commit. Batches that arrive during a commit form the next one. */

import { once } from 'node:events';
import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { guarded, type Row, type Sql, type Statement, StoreFault, StoreGone, StoreUnwritable } from '../sql.ts';

/** What a batch answered: the rows of each statement, `true` for a batch that only wrote, null if it did not apply. */
type Result = Row[][] | true | null | { error: string; code?: string };
type Waiting = { batch: readonly Statement[]; resolve(rows: Row[][] | null): void; reject(error: Error): void };

/** `alone`: for a server, which must be the only one on this file. */
export async function openSqlite(path: string, alone = false): Promise<Sql> {
  const thread = await started(path, alone);
  let waiting: Waiting[] = [];
  let underWay: Waiting[] = [];
  let gone: Error | null = null;
  /** The number of each text of a statement: the same few are sent over and over, and the thread need hear each only once. */
  const numbers = new Map<string, number>();

  const send = () => {
    underWay = waiting;
    waiting = [];
    const texts: string[] = [];
    const numberOf = (sql: string): number => {
      const known = numbers.get(sql);
      if (known !== undefined) return known;
      numbers.set(sql, numbers.size);
      texts.push(sql);
      return numbers.size - 1;
    };
    const batches = underWay.map(({ batch }) =>
      batch.map(({ sql, parameters, expect }) => [numberOf(sql), parameters, expect]),
    );
    thread.postMessage({ texts, batches });
  };
  thread.on('message', (results: Result[] | 'closed') => {
    if (results === 'closed') return;
    results.forEach((result, index) => {
      const waiter = underWay[index];
      if (result === true) waiter?.resolve(waiter.batch.map(() => []));
      else if (result === null || Array.isArray(result)) waiter?.resolve(result);
      else waiter?.reject(faultOf(result.error, result.code));
    });
    underWay = [];
    if (waiting.length > 0) send();
  });
  const faultOf = (error: string, code = ''): Error => {
    if (DAMAGED.test(code)) return (gone ??= new StoreGone(`${path} ${damaged(error)}`));
    if (UNWRITABLE.test(code)) return new StoreUnwritable(`${path} cannot be written: ${code}`);
    return new StoreFault(error);
  };
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

const DAMAGED = /^SQLITE_(CORRUPT|NOTADB)/;
const UNWRITABLE = /^SQLITE_(FULL|IOERR|READONLY|CANTOPEN|BUSY|LOCKED)/;

const damaged = (how: string) =>
  `is damaged (${how}): stop the server and restore the last backup (docs/run-stores.md, "Backup and restore")`;

/** Seeds and session secrets are for the server's user only. SQLite gives the files beside it the same mode. */
export function makePrivate(path: string): void {
  try {
    closeSync(openSync(path, 'a', 0o600));
    chmodSync(path, 0o600);
  } catch {
    // Another user's file. If it cannot be opened at all, SQLite says why.
  }
}

/** The thread, once it has opened the file. Rejects if the folder is not writable or the file is not a database. */
async function started(path: string, alone: boolean): Promise<Worker> {
  try {
    if (path !== ':memory:') {
      mkdirSync(dirname(path), { recursive: true });
      makePrivate(path);
    }
    const thread = new Worker(new URL('./thread.mjs', import.meta.url), { workerData: { path, alone } });
    await once(thread, 'message');
    return thread;
  } catch (error) {
    throw new StoreGone(`${path} ${reasonOf(error)}`);
  }
}

/** SQLite reports names and numbers. */
function reasonOf(error: unknown): string {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  if (code === 'QUAI_LOCKED') return 'cannot be opened: another server uses it';
  if (code === 'SQLITE_NOTADB') return 'cannot be opened: it is not a SQLite database';
  if (DAMAGED.test(code)) return damaged(message);
  if (/^ConnectionFailed\(.*: 14"\)$/.test(message))
    return 'cannot be opened: it must be a file, in a folder that can be written';
  return `cannot be opened: ${code || message}`;
}

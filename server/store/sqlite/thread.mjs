/**
 * The thread in which SQLite runs, since its fsync would block the event loop. Batches that arrived during the last commit form
 * one transaction, with a savepoint for each batch. Plain JavaScript, since threads load files.
 */

import { parentPort, workerData } from 'node:worker_threads';
import Database from 'libsql';

/** Held as long as this thread has the file; the system frees it when the process ends, however that ends. */
const lock = workerData.alone ? takeLock() : null;

function takeLock() {
  const file = new Database(`${workerData.path}.lock`);
  file.pragma('busy_timeout = 0');
  try {
    file.pragma('journal_mode = MEMORY');
    file.exec('BEGIN EXCLUSIVE');
    return file;
  } catch (error) {
    throw /^SQLITE_BUSY/.test(error.code) ? Object.assign(error, { code: 'QUAI_LOCKED' }) : error;
  }
}

const database = new Database(workerData.path);
const [{ quick_check: found } = {}] = database.pragma('quick_check(1)');
if (found !== 'ok') throw Object.assign(new Error(String(found)), { code: 'SQLITE_CORRUPT' });
database.pragma('journal_mode = WAL');
database.pragma('synchronous = FULL');
database.pragma('foreign_keys = ON');
database.pragma('busy_timeout = 5000');

/** By number: the text of a statement, whether it only reads, and, once it was run, what it was prepared to. */
const statements = [];

const READS = /^\s*(select|with|pragma)\b/i;

class Unexpected extends Error {}

function runStatement([number, parameters, expect]) {
  const known = statements[number];
  known.prepared ??= database.prepare(known.sql);
  if (known.reads) return known.prepared.all(...parameters);
  const { changes } = known.prepared.run(...parameters);
  if (expect !== undefined && changes !== expect) throw new Unexpected();
  return [];
}

/** The rows of each statement; `true` instead of nothing but empty lists. */
function runBatch(batch) {
  database.exec('SAVEPOINT batch');
  try {
    const rows = batch.map(runStatement);
    database.exec('RELEASE batch');
    return batch.some(([number]) => statements[number].reads) ? rows : true;
  } catch (error) {
    try {
      database.exec('ROLLBACK TO batch');
      database.exec('RELEASE batch');
    } catch {
      // A full disk takes the whole transaction back by itself.
      throw error;
    }
    return error instanceof Unexpected ? null : { error: error.message, code: error.code };
  }
}

/** Does not ask whether there is a transaction: on a closed database, that question crashes the whole process. */
function rollBack() {
  try {
    database.exec('ROLLBACK');
  } catch {
    // There was no transaction.
  }
}

/** Reads still work when nothing can be written. */
const isReading = (batch) => batch.every(([number]) => statements[number].reads);

/** A copy of the whole database cannot be made inside a transaction. */
const isVacuum = (batch) => batch.length === 1 && /^\s*vacuum\b/i.test(statements[batch[0][0]].sql);

parentPort.on('message', (message) => {
  if (message === 'close') {
    database.close();
    lock?.close();
    parentPort.postMessage('closed');
    return;
  }
  const { texts, batches } = message;
  for (const sql of texts) statements.push({ sql, reads: READS.test(sql), prepared: undefined });
  let results;
  try {
    if (batches.length === 1 && isVacuum(batches[0])) results = [batches[0].map(runStatement)];
    else {
      database.exec(batches.every(isReading) ? 'BEGIN' : 'BEGIN IMMEDIATE');
      results = batches.map(runBatch);
      database.exec('COMMIT');
    }
  } catch (error) {
    rollBack();
    results = batches.map(() => ({ error: error.message, code: error.code }));
  }
  parentPort.postMessage(results);
});
parentPort.postMessage('ready');

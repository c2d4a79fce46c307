/** The server under load, with its clients on the same machine: latency, bytes, throughput, memory. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { at } from '@quai/engine/at.ts';
import { openDatabase } from '@quai/server/store/database.ts';
import { migrate } from '@quai/server/store/migrations/migrate.ts';
import { rowsOf } from '@quai/server/store/rows.ts';
import { queriesFor } from '@quai/server/store/schema.ts';
import { type Row, type Sql, statement } from '@quai/server/store/sql.ts';
import { type Crowd, fillTables, flatOut, rulesOfLoad, steady, Table } from './load.ts';
import { ServerProcess } from './program.ts';
import { noPostgres, startPostgres } from './services.ts';
import { percentile } from './spread.ts';

const TABLES = 500;
const EVERY = 2000;
/** Warm-up at the same load before measuring, since process and database start out slower. */
const WARMING = 4000;
const STEADY = 16_000;
const FLAT_OUT = 4000;
const STORED = 10_000;
const IN_MEMORY = 1000;
/** Concurrent changes, and for how long they are made. */
const IN_FLIGHT = 250;
const COMMITTING = 1500;

export interface Load {
  readonly p50: number;
  readonly p99: number;
  readonly bytes: number;
  /** Peak throughput per second: messages (a turn each), and the moves in them. */
  readonly most: number;
  readonly moves: number;
  readonly memory: number;
  /** Commits per second: one after the other, and many at once. */
  readonly commits: number;
  readonly grouped: number;
}

type Kind = 'sqlite' | 'postgres';

const runs = new Map<Kind, Promise<Load>>();

/** One run yields all the figures of a database. */
export function serverLoad(kind: Kind, crowd: Crowd): Promise<Load> {
  const run = runs.get(kind) ?? measure(kind, crowd);
  runs.set(kind, run);
  return run;
}

export const kinds: readonly Kind[] = noPostgres === '' ? ['sqlite', 'postgres'] : ['sqlite'];

async function measure(kind: Kind, crowd: Crowd): Promise<Load> {
  const folder = mkdtempSync(join(tmpdir(), 'quai-bench-'));
  const postgres = kind === 'postgres' ? await startPostgres() : null;
  const database = postgres?.url ?? `sqlite:${join(folder, 'quai.sqlite')}`;
  const sql = await openDatabase(database);
  await migrate(sql);
  const commits = await commitsASecond(sql, 1);
  const grouped = await commitsASecond(sql, IN_FLIGHT);
  const made = await fillTables(sql, TABLES, crowd);
  const server = new ServerProcess({ QUAI_DATA: folder, ...(postgres === null ? {} : { DATABASE_URL: postgres.url }) });
  try {
    const address = await server.start();
    const rules = await rulesOfLoad(crowd);
    const tables: Table[] = [];
    for (let from = 0; from < made.length; from += 25) {
      const some = made.slice(from, from + 25).map(({ id, cookies }) => new Table(address, id, cookies, rules));
      await Promise.all(some.map((table) => table.open()));
      tables.push(...some);
    }
    await steady(tables, EVERY, WARMING);
    const before = tables.reduce((sum, table) => sum + table.bytes, 0);
    const times = await steady(tables, EVERY, STEADY);
    const bytes = (tables.reduce((sum, table) => sum + table.bytes, 0) - before) / times.length;
    const most = await flatOut(tables, FLAT_OUT);
    for (const table of tables) table.close();
    const memory = await memoryOf(sql, address, at(made, 0).id);
    return {
      p50: percentile(times, 0.5),
      p99: percentile(times, 0.99),
      bytes,
      most: most.messages,
      moves: most.moves,
      memory,
      commits,
      grouped,
    };
  } finally {
    await server.end();
    await sql.close();
    await postgres?.end();
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Durable changes per second with `inFlight` of them at a time. One at a time measures the disk; with many, those that arrive
 * during a commit share the next one.
 */
async function commitsASecond(sql: Sql, inFlight: number): Promise<number> {
  const query = queriesFor(sql.dialect);
  const before = performance.now();
  let done = 0;
  await Promise.all(
    Array.from({ length: inFlight }, async (_, line) => {
      for (let n = 0; performance.now() - before < COMMITTING; n++) {
        const row = { person_id: `bench ${inFlight} ${line}`, muted_id: String(n) };
        await sql.run([statement(query.insertInto('mute').values(row), 1)]);
        done++;
      }
    }),
  );
  const rate = (done * 1000) / (performance.now() - before);
  await sql.run([statement(query.deleteFrom('mute').where('person_id', 'like', 'bench %'))]);
  return rate;
}

/** Stores copies of a played table, loads as many as the server keeps in memory, and reads how much memory it uses. */
async function memoryOf(sql: Sql, address: string, model: string): Promise<number> {
  const query = queriesFor(sql.dialect);
  const read = (name: 'game_table' | 'seat' | 'entry', key: 'id' | 'table_id') => {
    const rows = query.selectFrom(name).selectAll();
    return rowsOf<Row>(sql, rows.where(key as never, '=', model as never));
  };
  const [[row], seats, entries] = [
    await read('game_table', 'id'),
    await read('seat', 'table_id'),
    await read('entry', 'table_id'),
  ] as const;
  const ids = Array.from({ length: STORED }, (_, index) => `copy-${index}`);
  for (let from = 0; from < ids.length; from += 100) {
    const some = ids.slice(from, from + 100);
    const copies = (rows: readonly object[]) => some.flatMap((id) => rows.map((one) => ({ ...one, table_id: id })));
    await sql.run([
      statement(query.insertInto('game_table').values(some.map((id) => ({ ...row, id, due: null })) as never)),
      statement(query.insertInto('seat').values(copies(seats) as never)),
      statement(query.insertInto('entry').values(copies(entries) as never)),
    ]);
  }
  for (let from = 0; from < IN_MEMORY; from += 20)
    await Promise.all(
      ids.slice(from, from + 20).map((id) => fetch(`${address}/api/tables/${id}/record`).then((one) => one.text())),
    );
  const text = await (await fetch(`${address}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1]) / 1024 / 1024;
}

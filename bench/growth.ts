/**
 * What grows with the site, and what must not: lists, moves and loading with ever more stored tables, and logs with ever more undos.
 * Draws the results as well.
 */

import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { at } from '@quai/engine/at.ts';
import { openDatabase } from '@quai/server/store/database.ts';
import { migrate } from '@quai/server/store/migrations/migrate.ts';
import { rowsOf } from '@quai/server/store/rows.ts';
import { queriesFor } from '@quai/server/store/schema.ts';
import { type Row, type Sql, statement } from '@quai/server/store/sql.ts';
import type { Entry, Setup } from '@quai/table/entry.ts';
import { append, replay } from '@quai/table/log.ts';
import { WebSocket } from 'ws';
import { type Crowd, fillTables, rulesOfLoad, steady, Table } from './load.ts';
import { lineChart } from './plot.ts';
import { ServerProcess } from './program.ts';
import { median } from './spread.ts';

/** Stored tables, each a copy of a model table with its seats and entries. */
export const STORED = [1000, 10_000, 100_000] as const;
/** Entries of a log, nearly half of which undo as many others. */
export const ENTRIES = [500, 1000, 2000, 4000] as const;
const ENTRIES_STORED = 10;
const LIVE = 20;
const BATCH = 200;
const ASKED = 60;
/** Loading has its own limit. */
const LOADED = 8;
/** A log is loaded this often, and the fastest counts: others use the processor too. */
const LOADS = 20;

/** In milliseconds: the list of open tables, a move until another player sees it, and loading a table. */
export interface Stored {
  readonly list: number;
  readonly move: number;
  readonly load: number;
}

let stored: Promise<readonly Stored[]> | null = null;
let logs: Promise<readonly number[]> | null = null;

export async function growthByTables(crowd: Crowd): Promise<readonly Stored[]> {
  stored ??= measureTables(crowd);
  return stored;
}

/** Milliseconds to load a log of each length. */
export async function growthByEntries(crowd: Crowd): Promise<readonly number[]> {
  logs ??= measureLogs(crowd);
  return logs;
}

/** Writes both as SVG files into a folder. */
export async function plotGrowth(crowd: Crowd, folder: string): Promise<void> {
  const tables = await growthByTables(crowd);
  const series = (name: string, of: (one: Stored) => number) => ({ name, values: tables.map(of) });
  const all = [
    series('list of open tables', ({ list }) => list),
    series('a move', ({ move }) => move),
    series('load a table', ({ load }) => load),
  ];
  const counts = STORED.map((count) => count.toLocaleString('en'));
  writeFileSync(join(folder, 'growth-tables.svg'), lineChart('Milliseconds by stored tables', counts, all));
  const loading = [{ name: 'load a log, half of it undone', values: await growthByEntries(crowd) }];
  writeFileSync(
    join(folder, 'growth-entries.svg'),
    lineChart(
      'Milliseconds by entries',
      ENTRIES.map((count) => count.toLocaleString('en')),
      loading,
    ),
  );
}

async function measureTables(crowd: Crowd): Promise<readonly Stored[]> {
  const folder = mkdtempSync(join(tmpdir(), 'quai-growth-'));
  const sql = await openDatabase(`sqlite:${join(folder, 'quai.sqlite')}`);
  await migrate(sql);
  const rules = await rulesOfLoad(crowd);
  const made = await fillTables(sql, LIVE * (STORED.length + 1), crowd);
  const server = new ServerProcess({ QUAI_DATA: folder });
  const results: Stored[] = [];
  try {
    const address = await server.start();
    const open = (from: number) =>
      Promise.all(
        made.slice(from, from + LIVE).map(async ({ id, cookies }) => {
          const table = new Table(address, id, cookies, rules);
          await table.open();
          return table;
        }),
      );
    const model = await playModel(sql, await open(0), at(made, 0).id);
    let copies = 0;
    for (const [step, count] of STORED.entries()) {
      await copyTables(sql, model, copies, count);
      copies = count;
      const tables = await open(LIVE * (step + 1));
      const moves = await steady(tables, 500, 5000);
      for (const table of tables) table.close();
      results.push({
        list: await timed(() => fetch(`${address}/api/tables`)),
        move: median(moves),
        load: await timedLoads(address, at(at(made, 0).cookies, 0), count),
      });
    }
    return results;
  } finally {
    await server.end();
    await sql.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Asks for the list of open tables, over and over. */
async function timed(ask: () => Promise<Response>): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < ASKED; n++) {
    const before = performance.now();
    const answer = await ask();
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`the server answered with ${answer.status}`);
    times.push(performance.now() - before);
  }
  return median(times);
}

/** Watches tables that are not in memory, one after the other. */
async function timedLoads(address: string, cookie: string, count: number): Promise<number> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/api/socket`, { headers: { cookie } });
  await once(socket, 'open');
  const times: number[] = [];
  for (let n = 0; n < LOADED; n++) {
    const table = `copy-${(n * 7919) % count}`;
    const before = performance.now();
    const heard = new Promise<void>((resolve, reject) => {
      socket.on('message', (data: Buffer) => {
        const reply = JSON.parse(String(data));
        if (reply.type === 'table' && reply.table === table) resolve();
        else if (reply.type === 'answer' && !reply.ok) reject(new Error(JSON.stringify(reply)));
      });
    });
    socket.send(JSON.stringify({ type: 'watch', id: n, table, changes: true, moves: false }));
    await heard;
    times.push(performance.now() - before);
    socket.removeAllListeners('message');
    socket.send(JSON.stringify({ type: 'unwatch', id: n, table }));
  }
  socket.terminate();
  return median(times);
}

type Model = Readonly<Record<'game_table' | 'seat' | 'entry', readonly Row[]>>;

/** Plays a few turns, then reads the rows of that table. */
async function playModel(sql: Sql, tables: readonly Table[], id: string): Promise<Model> {
  const first = at(tables, 0);
  for (let turn = 0; turn < ENTRIES_STORED - 1; turn++) await first.play();
  for (const table of tables) table.close();
  const query = queriesFor(sql.dialect);
  const read = (name: keyof Model, key: 'id' | 'table_id') =>
    rowsOf<Row>(
      sql,
      query
        .selectFrom(name)
        .selectAll()
        .where(key as never, '=', id as never),
    );
  return {
    game_table: await read('game_table', 'id'),
    seat: await read('seat', 'table_id'),
    entry: await read('entry', 'table_id'),
  };
}

async function copyTables(sql: Sql, model: Model, from: number, to: number): Promise<void> {
  const query = queriesFor(sql.dialect);
  for (let next = from; next < to; next += BATCH) {
    const ids = Array.from({ length: Math.min(BATCH, to - next) }, (_, index) => `copy-${next + index}`);
    const copies = (rows: readonly Row[]) => ids.flatMap((id) => rows.map((row) => ({ ...row, table_id: id })));
    const tables = ids.flatMap((id) => model.game_table.map((row) => ({ ...row, id, due: null })));
    await sql.run([
      statement(query.insertInto('game_table').values(tables as never)),
      statement(query.insertInto('seat').values(copies(model.seat) as never)),
      statement(query.insertInto('entry').values(copies(model.entry) as never)),
    ]);
  }
}

async function measureLogs(crowd: Crowd): Promise<readonly number[]> {
  const { game, seats } = crowd;
  const rules = await rulesOfLoad(crowd);
  const { playByBots } = await import('@quai/cli/recording.ts');
  const { randomBot } = await import('@quai/bots/random.ts');
  const holders = Array.from({ length: seats }, () => ({ name: '', bot: 'random' }));
  const setup: Setup = { game, rulesNumber: 1, edition: { id: '', hash: '' }, options: {}, seats: holders };
  const played = playByBots(rules, setup, Array(seats).fill(randomBot), '00'.repeat(32)).entries;
  const longest = undoneOver(rules, setup, played, Math.max(...ENTRIES));
  return ENTRIES.map((count) => {
    const entries = longest.slice(0, count);
    const times = Array.from({ length: LOADS }, () => {
      const before = performance.now();
      replay(rules, setup, entries);
      return performance.now() - before;
    });
    return Math.min(...times);
  });
}

/** Most of a game, then one turn undone and replayed until the log has the length wanted. */
function undoneOver(
  rules: Parameters<typeof replay>[0],
  setup: Setup,
  played: readonly Entry[],
  length: number,
): readonly Entry[] {
  const end = played.length - 2;
  const turn = at(played, end);
  if (turn.kind !== 'moves') throw new Error('bots only make moves');
  let table = replay(rules, setup, played.slice(0, end + 1));
  while (table.entries.length < length) {
    table = append(table, {
      kind: 'undo',
      seat: turn.seat,
      to: at(table.live, table.live.length - 1).seq,
      consent: true,
    });
    table = append(table, turn);
  }
  return table.entries;
}

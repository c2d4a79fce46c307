/**
 * Us beside boardgame.io and Colyseus, in turn on the same machine: 100 tables of four players at 100 messages a second, then others
 * that play whole games as fast as they can. A message counts when another player has seen it.
 */

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { at } from '@quai/engine/at.ts';
import { openDatabase } from '@quai/server/store/database.ts';
import { migrate } from '@quai/server/store/migrations/migrate.ts';
import { type Crowd, fillTables, flatOut, type Playing, rulesOfLoad, steady, Table } from '../load.ts';
import { processorTime } from '../processor.ts';
import { ServerProcess } from '../program.ts';
import { percentile, type Spread, spreadOf } from '../spread.ts';
import { boardgameTable, colyseusTable } from './clients.ts';
import { installPeers } from './install.ts';

const TABLES = 100;
/** Tables that are opened at the same time. */
const OPENING = 10;
/** Longer than any game lasts at full speed. */
const WHOLE_GAME = 120_000;
/** 100 tables with a message a second each, of which the first seconds do not count. */
const EVERY = 1000;
const WARMING = 2000;
const STEADY = 10_000;
const ROUNDS = 5;
/** Games of 100 tables at full speed before those that count: a server that has just started is still compiling its program. */
const WARM_UP = 3;

export const PEERS = ['boardgame.io in memory', 'boardgame.io with files', 'Colyseus'] as const;
type Contender = 'Quai' | (typeof PEERS)[number];
const CONTENDERS: readonly Contender[] = ['Quai', ...PEERS];

/**
 * At full speed, messages a second and the server's processor time for each, in the first game of 100 tables and after some more;
 * milliseconds at 100 messages a second.
 */
export type Figure = 'cold' | 'coldCpu' | 'messages' | 'cpu' | 'p50' | 'p99';
type Run = Readonly<Record<Figure, number>>;

let all: Promise<Readonly<Record<Contender, readonly Run[]>>> | null = null;

export async function peerFigure(contender: Contender, figure: Figure, crowd: Crowd): Promise<Spread> {
  all ??= measure(crowd);
  return spreadOf((await all)[contender].map((run) => run[figure]));
}

/** The ratio of messages handled, ours to theirs, for each pair of adjacent runs. */
export async function peerRatio(peer: (typeof PEERS)[number], crowd: Crowd): Promise<Spread> {
  all ??= measure(crowd);
  const runs = await all;
  return spreadOf(runs.Quai.map(({ messages }, round) => messages / at(runs[peer], round).messages));
}

async function measure(crowd: Crowd): Promise<Readonly<Record<Contender, readonly Run[]>>> {
  const folder = installPeers();
  const runs = Object.fromEntries(CONTENDERS.map((one) => [one, []])) as unknown as Record<Contender, Run[]>;
  for (let round = 0; round < ROUNDS; round++)
    for (const contender of CONTENDERS) {
      process.stderr.write(`\rround ${round + 1} of ${ROUNDS}: ${contender}`.padEnd(60));
      runs[contender].push(await (contender === 'Quai' ? ours(crowd) : theirs(contender, folder, crowd.seats)));
    }
  process.stderr.write('\n');
  return runs;
}

async function ours(crowd: Crowd): Promise<Run> {
  const folder = mkdtempSync(join(tmpdir(), 'quai-peers-'));
  const sql = await openDatabase(`sqlite:${join(folder, 'quai.sqlite')}`);
  await migrate(sql);
  const made = await fillTables(sql, (WARM_UP + 2) * TABLES, crowd);
  await sql.close();
  const server = new ServerProcess({ QUAI_DATA: folder });
  try {
    const address = await server.start();
    const rules = await rulesOfLoad(crowd);
    return await played(server.pid, async (index) => {
      const { id, cookies } = at(made, index);
      const table = new Table(address, id, cookies, rules);
      await table.open();
      return table;
    });
  } finally {
    await server.end();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function theirs(peer: (typeof PEERS)[number], folder: string, seats: number): Promise<Run> {
  const store = peer === 'boardgame.io with files' ? mkdtempSync(join(tmpdir(), 'peer-')) : 'memory';
  const program = peer === 'Colyseus' ? 'colyseus-server.mjs' : 'boardgame-server.mjs';
  const { child, port } = await startPeer(program, { PEERS: folder, STORE: store });
  try {
    return await played(child.pid ?? 0, () =>
      (peer === 'Colyseus' ? colyseusTable : boardgameTable)(folder, port, seats),
    );
  } finally {
    child.kill('SIGKILL');
    if (store !== 'memory') rmSync(store, { recursive: true, force: true });
  }
}

function startPeer(program: string, env: Readonly<Record<string, string>>) {
  const child: ChildProcess = spawn(process.execPath, [join(import.meta.dirname, program)], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return new Promise<{ child: ChildProcess; port: number }>((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (data) => {
      said += data;
      const port = /peer at (\d+)/.exec(said)?.[1];
      if (port !== undefined) resolve({ child, port: Number(port) });
    });
    child.on('exit', (code) => reject(new Error(`${program} ended with ${code}`)));
  });
}

async function played(server: number, open: (index: number) => Promise<Playing>): Promise<Run> {
  const some = async (from: number) => {
    const tables: Playing[] = [];
    for (let index = from; index < from + TABLES; index += OPENING)
      tables.push(...(await Promise.all(Array.from({ length: OPENING }, (_, next) => open(index + next)))));
    return tables;
  };
  const quiet = await some(0);
  await steady(quiet, EVERY, WARMING);
  const times = await steady(quiet, EVERY, STEADY);
  for (const table of quiet) table.close();
  const [cold, coldCpu] = await atFullSpeed(server, await some(TABLES));
  for (let games = 2; games <= WARM_UP; games++) await atFullSpeed(server, await some(games * TABLES));
  const [messages, cpu] = await atFullSpeed(server, await some((WARM_UP + 1) * TABLES));
  return { cold, coldCpu, messages, cpu, p50: percentile(times, 0.5), p99: percentile(times, 0.99) };
}

/** Messages a second, and the server's milliseconds for each. */
async function atFullSpeed(
  server: number,
  tables: readonly Playing[],
): Promise<readonly [messages: number, cpu: number]> {
  const before = processorTime(server);
  const { messages, sent } = await flatOut(tables, WHOLE_GAME);
  const cpu = (processorTime(server) - before) / sent;
  for (const table of tables) table.close();
  return [messages, cpu];
}

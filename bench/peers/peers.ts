/**
 * Us beside boardgame.io and Colyseus, in turn on the same machine: 100 tables of four players play a whole game as fast as they can,
 * then another 100 at 100 messages a second. A message counts when another player has seen it.
 */

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { at } from '@quai/engine/at.ts';
import { openDatabase } from '@quai/server/store/database.ts';
import { migrate } from '@quai/server/store/migrations/migrate.ts';
import { type Crowd, fillTables, flatOut, type Playing, rulesOfLoad, steady, Table } from '../load.ts';
import { ServerProcess } from '../program.ts';
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

export const PEERS = ['boardgame.io in memory', 'boardgame.io with files', 'Colyseus'] as const;
type Contender = 'Quai' | (typeof PEERS)[number];
const CONTENDERS: readonly Contender[] = ['Quai', ...PEERS];

/** At full speed, messages a second and the server's processor time for each; milliseconds at 100 messages a second. */
export type Figure = 'messages' | 'cpu' | 'p50' | 'p99';
type Run = Readonly<Record<Figure, number>>;

export interface Spread {
  readonly median: number;
  readonly low: number;
  readonly high: number;
}

let all: Promise<Readonly<Record<Contender, readonly Run[]>>> | null = null;

export async function peerFigure(contender: Contender, figure: Figure, crowd: Crowd): Promise<Spread> {
  all ??= measure(crowd);
  return spreadOf((await all)[contender].map((run) => run[figure]));
}

/** How many times as many messages we handle, in each pair of runs next to each other. */
export async function peerRatio(peer: (typeof PEERS)[number], crowd: Crowd): Promise<Spread> {
  all ??= measure(crowd);
  const runs = await all;
  return spreadOf(runs.Quai.map(({ messages }, round) => messages / at(runs[peer], round).messages));
}

function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  return { median: at(sorted, sorted.length >> 1), low: at(sorted, 0), high: at(sorted, sorted.length - 1) };
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
  const made = await fillTables(sql, 2 * TABLES, crowd);
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
  const busy = await some(TABLES);
  const before = processorTime(server);
  const { messages, sent } = await flatOut(busy, WHOLE_GAME);
  const cpu = (processorTime(server) - before) / sent;
  for (const table of busy) table.close();
  const percentile = (part: number) => at(times, Math.min(times.length - 1, Math.floor(times.length * part)));
  return { messages, cpu, p50: percentile(0.5), p99: percentile(0.99) };
}

/** Milliseconds that all threads of a process have worked, from Linux's /proc; it counts in hundredths of a second. */
function processorTime(pid: number): number {
  const words = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return 10 * (Number(words[11]) + Number(words[12]));
}

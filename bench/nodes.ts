/**
 * One and two nodes behind a balancer, as the shipped compose file arranges them: PostgreSQL, Redis, and Caddy with its file. The
 * players of a table reach whichever node the balancer chooses.
 */

import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@quai/server/store/database.ts';
import { migrate } from '@quai/server/store/migrations/migrate.ts';
import { type Crowd, fillTables, flatOut, rulesOfLoad, steady, Table } from './load.ts';
import { familyTime, processorTime } from './processor.ts';
import { ServerProcess } from './program.ts';
import { freePort, startPostgres, startRedis } from './services.ts';
import { percentile, type Spread, spreadOf } from './spread.ts';

export const BALANCED = [1, 2] as const;
type Nodes = (typeof BALANCED)[number];

const CADDY = ['/usr/bin/caddy', '/usr/local/bin/caddy'].find((path) => existsSync(path));
const TABLES = 100;
/** Tables that are opened at the same time. */
const OPENING = 10;
/** The first game at full speed does not count. */
const GAMES = 2;
const WHOLE_GAME = 120_000;
const [EVERY, WARMING, STEADY] = [1000, 2000, 10_000];
const ROUNDS = 3;

/** Messages a second, processor time for each by who worked, and milliseconds at 100 messages a second. */
export type BalancedFigure = 'messages' | 'node' | 'postgres' | 'balancer' | 'p50' | 'p99';
type Run = Readonly<Record<BalancedFigure, number>>;

let all: Promise<Readonly<Record<Nodes, readonly Run[]>>> | null = null;

export async function balanced(nodes: Nodes, figure: BalancedFigure, crowd: Crowd): Promise<Spread> {
  all ??= measure(crowd);
  return spreadOf((await all)[nodes].map((run) => run[figure]));
}

async function measure(crowd: Crowd): Promise<Readonly<Record<Nodes, readonly Run[]>>> {
  const runs: Record<Nodes, Run[]> = { 1: [], 2: [] };
  for (let round = 0; round < ROUNDS; round++)
    for (const nodes of BALANCED) runs[nodes].push(await played(nodes, crowd));
  return runs;
}

async function played(count: Nodes, crowd: Crowd): Promise<Run> {
  const folder = mkdtempSync(join(tmpdir(), 'quai-nodes-'));
  const [postgres, redis] = [await startPostgres(), await startRedis()];
  const env = { DATABASE_URL: postgres.url, REDIS_URL: redis.url, QUAI_PROXY: '1', QUAI_DATA: folder };
  const nodes = Array.from({ length: count }, () => new ServerProcess(env));
  let caddy: Balancer | null = null;
  try {
    const made = await filled(postgres.url, crowd);
    caddy = await startBalancer(folder, await Promise.all(nodes.map((node) => node.start())));
    const { address, child } = caddy;
    const rules = await rulesOfLoad(crowd);
    const open = (from: number) => opened(made.slice(from, from + TABLES), address, rules);
    const quiet = await open(0);
    await steady(quiet, EVERY, WARMING);
    const times = await steady(quiet, EVERY, STEADY);
    for (const table of quiet) table.close();
    const spent = () => ({
      node: nodes.reduce((sum, { pid }) => sum + processorTime(pid), 0),
      postgres: familyTime(postgres.pid()),
      balancer: processorTime(child.pid ?? 0),
    });
    let figures = { messages: 0, node: 0, postgres: 0, balancer: 0 };
    for (let game = 1; game <= GAMES; game++) {
      const busy = await open(game * TABLES);
      const before = spent();
      const { messages, sent } = await flatOut(busy, WHOLE_GAME);
      const after = spent();
      const each = (who: keyof typeof after) => (after[who] - before[who]) / sent;
      figures = { messages, node: each('node'), postgres: each('postgres'), balancer: each('balancer') };
      for (const table of busy) table.close();
    }
    return { ...figures, p50: percentile(times, 0.5), p99: percentile(times, 0.99) };
  } finally {
    caddy?.child.kill('SIGTERM');
    for (const node of nodes) await node.end();
    await redis.end();
    await postgres.end();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function filled(database: string, crowd: Crowd) {
  const sql = await openDatabase(database);
  await migrate(sql);
  const made = await fillTables(sql, (1 + GAMES) * TABLES, crowd);
  await sql.close();
  return made;
}

async function opened(
  made: readonly Readonly<{ id: string; cookies: readonly string[] }>[],
  address: string,
  rules: Awaited<ReturnType<typeof rulesOfLoad>>,
): Promise<Table[]> {
  const tables: Table[] = [];
  for (let from = 0; from < made.length; from += OPENING) {
    const some = made.slice(from, from + OPENING).map(({ id, cookies }) => new Table(address, id, cookies, rules));
    await Promise.all(some.map((table) => table.open()));
    tables.push(...some);
  }
  return tables;
}

type Balancer = Readonly<{ address: string; child: ChildProcess }>;

/** Caddy with the file that we ship, but for this machine's addresses and without HTTPS. */
async function startBalancer(folder: string, nodes: readonly string[]): Promise<Balancer> {
  if (CADDY === undefined) throw new Error('Caddy is not installed (Debian: apt-get install caddy)');
  const address = `http://127.0.0.1:${await freePort()}`;
  const shipped = readFileSync(join(process.cwd(), 'deploy/Caddyfile'), 'utf8');
  const upstreams = nodes.map((node) => new URL(node).host).join(' ');
  const own = shipped.replace('{$QUAI_DOMAIN}', address).replace('quai1:8080 quai2:8080', upstreams);
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, `{\n\tadmin off\n}\n${own}`);
  const child = spawn(CADDY, ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder },
    stdio: 'ignore',
  });
  for (let tried = 0; tried < 200; tried++) {
    const isReady = await fetch(`${address}/api/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return { address, child };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  child.kill('SIGKILL');
  throw new Error('Caddy does not reach the nodes');
}

/** kill -9 during play: whatever was acknowledged is still there. */

import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { noPostgres, noRedis, startPostgres, startRedis } from '@quai/bench/services.ts';
import type { Entry } from '@quai/table/entry.ts';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openSqlite } from '../../store/sqlite/sqlite.ts';
import { Store } from '../../store/store.ts';
import { isKept, Player, startedTable } from '../support/player.ts';
import { builtServer, ServerProcess, scratch } from '../support/running.ts';

/** `npm run test:long` multiplies it. */
const KILLS = 20 * Number(process.env.QUAI_LONG ?? 1);
const TABLES = 4;

let program: string;
beforeAll(async () => {
  program = await builtServer();
});
afterAll(() => rmSync(dirname(program), { recursive: true }));

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** People at several tables, one after the other, until told to stop. */
class Crowd {
  readonly players: Player[] = [];
  readonly logs = new Set<string>();
  stopped = false;
  private readonly addresses: () => readonly string[];
  constructor(addresses: () => readonly string[]) {
    this.addresses = addresses;
  }

  async play(line: number): Promise<void> {
    for (let round = 0; !this.stopped; round++) {
      // The server was killed while a table was being made; make another.
      const made = await startedTable(this.addresses()[0]!, 'railroad-ink', 2).catch(() => null);
      if (made === null) {
        await pause(50);
        continue;
      }
      const { table, cookies, rules } = made;
      this.logs.add(table);
      const seats = cookies.map(
        (cookie, seat) => new Player(this.addresses, cookie, table, seat, rules, line * 1000 + round * 10 + seat, 0),
      );
      this.players.push(...seats);
      await Promise.all(seats.map((player) => player.play(() => this.stopped)));
    }
  }

  get acknowledged() {
    return this.players.flatMap((player) => player.acknowledged);
  }
}

/** What the players of a long run went through, for docs/proof.md. */
function report(name: string, kills: number, crowd: Crowd, restarts: readonly number[] = []): void {
  const sum = (of: (player: Player) => number) => crowd.players.reduce((total, player) => total + of(player), 0);
  const seen = {
    kills,
    tables: crowd.logs.size,
    acknowledged: crowd.acknowledged.length,
    reconnects: sum(({ reconnects }) => reconnects),
    refused: sum(({ refused }) => refused),
    gaps: spread(crowd.players.flatMap((player) => player.gaps)),
    restarts: spread(restarts),
  };
  if (process.env.QUAI_LONG !== undefined) process.stdout.write(`${name}: ${JSON.stringify(seen)}\n`);
}

/** In milliseconds. */
function spread(times: readonly number[]) {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
  return { median: at(0.5), p95: at(0.95), longest: at(1) };
}

async function allKept(crowd: Crowd, read: (table: string) => Promise<Entry[]>): Promise<void> {
  const logs = new Map<string, Entry[]>();
  for (const table of crowd.logs) logs.set(table, await read(table));
  for (const one of crowd.acknowledged) expect(isKept(one, logs.get(one.table)!), JSON.stringify(one)).toBe(true);
}

describe('kill -9', () => {
  test(
    `${KILLS} times during play, on SQLite: every acknowledged entry is there`,
    async () => {
      const { folder, remove } = scratch();
      const server = new ServerProcess(program, { QUAI_DATA: folder });
      onTestFinished(() => server.end('SIGKILL'));
      await server.start();
      const crowd = new Crowd(() => [server.address]);
      const restarts: number[] = [];
      const playing = Promise.all(Array.from({ length: TABLES }, (_, line) => crowd.play(line)));
      for (let kill = 0; kill < KILLS; kill++) {
        const before = crowd.acknowledged.length;
        // Once something has happened, at any moment.
        while (crowd.acknowledged.length < before + 5) await pause(5);
        await pause((kill * 37) % 90);
        const killed = Date.now();
        await server.end('SIGKILL');
        await server.start();
        restarts.push(Date.now() - killed);
      }
      crowd.stopped = true;
      await playing;
      await server.end('SIGKILL');
      const sql = await openSqlite(join(folder, 'quai.sqlite'));
      const store = new Store(sql);
      await allKept(crowd, (table) => store.entries(table));
      expect(crowd.acknowledged.length).toBeGreaterThan(KILLS * 5);
      report('kill -9 on SQLite', KILLS, crowd, restarts);
      await store.close();
      remove();
    },
    60_000 + KILLS * 12_000,
  );

  test.skipIf(noPostgres + noRedis !== '')(
    `of one of two nodes on PostgreSQL and Redis: play goes on at the other${noPostgres}${noRedis}`,
    async () => {
      const { folder, remove } = scratch();
      const [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
      const env = { QUAI_DATA: folder, DATABASE_URL: postgres.url, REDIS_URL: redis.url };
      const nodes = [new ServerProcess(program, env), new ServerProcess(program, env)];
      onTestFinished(async () => {
        for (const node of nodes) await node.end('SIGKILL');
      });
      await Promise.all(nodes.map((node) => node.start()));
      let alive = nodes.map((node) => node.address);
      const crowd = new Crowd(() => alive);
      const playing = Promise.all(Array.from({ length: TABLES }, (_, line) => crowd.play(line)));
      while (crowd.acknowledged.length < 10) await pause(10);
      await nodes[1]!.end('SIGKILL');
      alive = [nodes[0]!.address];
      const before = crowd.acknowledged.length;
      while (crowd.acknowledged.length < before + 20) await pause(10);
      crowd.stopped = true;
      await playing;
      const { openPostgres } = await import('../../store/postgres/postgres.ts');
      const store = new Store(await openPostgres(postgres.url));
      await allKept(crowd, (table) => store.entries(table));
      report('one of two nodes killed', 1, crowd);
      await store.close();
      await nodes[0]!.end('SIGTERM');
      await postgres.end();
      await redis.end();
      remove();
    },
  );

  test('a bot whose server was killed goes on after the restart', async () => {
    const { folder, remove } = scratch();
    const server = new ServerProcess(program, { QUAI_DATA: folder });
    onTestFinished(() => server.end('SIGKILL'));
    await server.start();
    const { Client, newGuest, newTable } = await import('../support/client.ts');
    const cookie = await newGuest(server.address, 'Ann');
    const table = await newTable(server.address, cookie, {
      game: 'railroad-ink',
      seats: 2,
      bots: ['greedy', 'greedy'],
    });
    const { client } = await Client.open(server.address, null, cookie);
    await client.ask(table, { type: 'watch' });
    await client.ask(table, { type: 'start' });
    await client.wait(() => (client.table()?.seq ?? 0) > 2, 20_000);
    await server.end('SIGKILL');
    await server.start();
    const again = (await Client.open(server.address, null, cookie)).client;
    await again.ask(table, { type: 'watch' });
    await again.wait(() => again.table().status === 'over', 30_000);
    await server.end('SIGTERM');
    remove();
  });
});

test('stopping bots while their thread is loading does not crash the process', () => {
  const times = 120 * Number(process.env.QUAI_LONG ?? 1);
  const ran = spawnSync(process.execPath, [join(dirname(program), 'interrupted.mjs'), String(times)], {
    encoding: 'utf8',
  });
  expect(ran).toMatchObject({ stderr: '', stdout: 'still here', status: 0 });
});

/** Two nodes on PostgreSQL and Redis, with people on both, and what happens when either service fails. */

import { noPostgres, noRedis, type Service, startPostgres, startRedis } from '@quai/bench/services.ts';
import type { Rules } from '@quai/engine/contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Server } from '../../boot/serve.ts';
import { abandonedTable } from '../support/abandoned.ts';
import { Client } from '../support/client.ts';
import { inkRules, round, twoAtTable } from '../support/ink.ts';
import { scratch, serveHere } from '../support/running.ts';

const missing = noPostgres + noRedis;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe.skipIf(missing !== '')(`two nodes${missing}`, () => {
  const { folder, remove } = scratch();
  let postgres: Service;
  let redis: Service;
  let nodes: [Server, Server];
  let rules: Rules;
  const both = (): [string, string] => [nodes[0].address, nodes[1].address];

  beforeAll(async () => {
    [postgres, redis, rules] = await Promise.all([startPostgres(), startRedis(), inkRules()]);
    const env = { DATABASE_URL: postgres.url, REDIS_URL: redis.url };
    nodes = [await serveHere(folder, env), await serveHere(folder, env)];
  });
  afterAll(async () => {
    for (const node of nodes) await node.stop();
    await postgres.end();
    await redis.end();
    remove();
  });

  const seen = (client: Client, seq: number, within?: number) =>
    client.until((reply) => reply.type === 'table' && reply.seq >= seq, within);
  /** Waits until a client has been told that all services are up. */
  const wellAgain = (client: Client) =>
    client.wait(() => {
      const last = client.heard.findLast((reply) => reply.type === 'service');
      return last === undefined || (last.store && last.bus);
    }, 20_000);

  test('people on both finish a table together', async () => {
    const { table, ann, bob } = await twoAtTable(both());
    for (let seed = 0; ann.table().status !== 'over'; seed++) {
      for (const client of [ann, bob])
        expect(await client.ask(table, round(rules, client, seed))).toMatchObject({ ok: true });
      for (const client of [ann, bob]) await seen(client, 1 + 2 * (seed + 1));
    }
    expect(ann.table().now!.result).toEqual(bob.table().now!.result);
  });

  test('chat reaches people on the other node', async () => {
    const { table, ann, bob } = await twoAtTable(both());
    await ann.ask(table, { type: 'say', text: 'over there?' });
    await bob.until((reply) => reply.type === 'chat' && reply.lines[0]!.text === 'over there?');
  });

  test('of racing moves on two nodes one wins; the same message sent to both is played once', async () => {
    for (let seed = 0; seed < 5; seed++) {
      const { table, ann, cookies } = await twoAtTable(both());
      const tab = await Client.open(nodes[1].address, null, cookies[0]);
      await tab.client.ask(table, { type: 'watch' });
      const [a, b] = await Promise.all([
        ann.ask(table, round(rules, ann, seed)),
        tab.client.ask(table, round(rules, tab.client, seed + 100)),
      ]);
      expect([a, b].filter((answer) => answer.ok)).toHaveLength(1);
      expect([a, b].find((answer) => !answer.ok)).toMatchObject({ refusal: { rule: 'stale' } });
      await seen(tab.client, 2);
      await seen(ann, 2);
      expect(tab.client.table().now!.view).toEqual(ann.table().now!.view);
      const again = await twoAtTable(both());
      const same = round(rules, again.ann, seed);
      const other = await Client.open(nodes[1].address, null, again.cookies[0]);
      const answers = await Promise.all([again.ann.ask(again.table, same), other.client.ask(again.table, same)]);
      expect(answers).toMatchObject([
        { ok: true, seq: 2 },
        { ok: true, seq: 2 },
      ]);
    }
  });

  test('without Redis moves are refused, everybody is told, and chat is found by polling; then play goes on', async () => {
    const { table, ann, bob } = await twoAtTable(both());
    await redis.down();
    for (const client of [ann, bob]) await client.until((reply) => reply.type === 'service' && !reply.bus);
    const move = round(rules, ann, 1);
    expect(await ann.ask(table, move)).toMatchObject({ ok: false, refusal: { rule: 'table:unavailable' } });
    expect(ann.table().seq).toBe(1);
    expect(await ann.ask(table, { type: 'say', text: 'still here' })).toMatchObject({ ok: true });
    await bob.until((reply) => reply.type === 'chat', 5000);
    expect((await fetch(`${nodes[0].address}/api/ready`)).status).toBe(503);
    await redis.up();
    for (const client of [ann, bob]) await wellAgain(client);
    expect(await ann.ask(table, move)).toMatchObject({ ok: true, seq: 2 });
    expect(await bob.ask(table, round(rules, bob, 1))).toMatchObject({ ok: true });
    await seen(ann, 3);
    expect((await fetch(`${nodes[0].address}/api/ready`)).status).toBe(200);
  });

  test('while all nodes are cut off, clocks stop and bots wait; both resume by themselves', async () => {
    const clock = { kind: 'bank', bank: 60_000, increment: 0 };
    const { table, ann, bob } = await twoAtTable(both(), { clock });
    await redis.down();
    await ann.until((reply) => reply.type === 'service' && !reply.bus);
    const bots = await abandonedTable(nodes[0].node.store);
    // Longer than the silence of all nodes that counts as a pause.
    await pause(10_000);
    expect(await nodes[0].node.store.entries(bots)).toHaveLength(1);
    await redis.up();
    for (const client of [ann, bob]) await wellAgain(client);
    await ann.ask(table, { type: 'watch' });
    expect(ann.table().clock!.left[0]).toBeGreaterThan(54_000);
    await ann.ask(bots, { type: 'watch' });
    await ann.until((reply) => reply.type === 'table' && reply.table === bots && reply.status === 'over', 20_000);
  });

  test('without PostgreSQL moves are refused and nothing breaks; when it is back, play goes on', async () => {
    const { table, ann, bob } = await twoAtTable(both());
    await postgres.down();
    const move = round(rules, ann, 1);
    expect(await ann.ask(table, move)).toMatchObject({ ok: false, refusal: { rule: 'table:unavailable' } });
    for (const client of [ann, bob]) await client.until((reply) => reply.type === 'service' && !reply.store);
    const response = await fetch(`${nodes[0].address}/api/tables`);
    expect(response.status).toBe(503);
    expect(JSON.stringify(await response.json())).not.toContain('127.0.0.1');
    expect((await fetch(`${nodes[0].address}/api/health`)).status).toBe(200);
    await postgres.up();
    for (const client of [ann, bob]) await wellAgain(client);
    expect(await ann.ask(table, move)).toMatchObject({ ok: true, seq: 2 });
    await seen(bob, 2);
    expect(await bob.ask(table, round(rules, bob, 1))).toMatchObject({ ok: true });
    await seen(ann, 3);
  });

  test('PostgreSQL and Redis restart during play: every acknowledged round is still there', async () => {
    const { table, ann, bob } = await twoAtTable(both());
    const acknowledged: string[] = [];
    let stop = false;
    const trouble = async () => {
      for (const service of [postgres, redis, postgres]) {
        await pause(300);
        await service.down();
        await pause(300);
        await service.up();
      }
      stop = true;
    };
    const play = async (client: Client, seat: number) => {
      for (let seed = 0; client.table().status !== 'over'; seed++) {
        // Slower than the trouble, so that it meets all of it.
        if (!stop) await pause(150);
        const { now } = client.table();
        if (!now!.acting.includes(seat)) {
          await pause(30);
          continue;
        }
        const wanted = round(rules, client, seed * 2 + seat);
        const answer = await client.ask(table, wanted);
        if (answer.ok) {
          acknowledged.push(`${seat} ${wanted.moves.join(' ')}`);
          await seen(client, answer.seq!, 20_000);
        } else {
          expect(['table:unavailable', 'stale']).toContain(answer.refusal.rule);
          // A node needs its moment to find its services again; who asks without a pause is soon too fast.
          await pause(150);
        }
      }
    };
    // Also when somebody fails the trouble runs to its end: whoever comes next finds both services.
    for (const done of await Promise.allSettled([play(ann, 0), play(bob, 1), trouble()]))
      if (done.status === 'rejected') throw done.reason;
    const kept = (await nodes[0].node.store.entries(table)).flatMap((entry) =>
      entry.kind === 'moves' ? [`${entry.seat} ${entry.moves.join(' ')}`] : [],
    );
    for (const line of acknowledged) expect(kept).toContain(line);
    expect(kept).toHaveLength(14);
  });
});

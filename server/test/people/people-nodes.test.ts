/** Two nodes: a notice is sent once and never lost; what is deleted on one is gone on the other. */

import { noPostgres, noRedis, type Service, startPostgres, startRedis } from '@quai/bench/services.ts';
import type { Rules } from '@quai/engine/contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Server } from '../../boot/serve.ts';
import { rowsOf } from '../../store/rows.ts';
import { queriesFor, type Schema } from '../../store/schema.ts';
import { statement } from '../../store/sql.ts';
import { Caller } from '../support/caller.ts';
import type { Client } from '../support/client.ts';
import { inkRules, round, twoAtTable } from '../support/ink.ts';
import { type Env, scratch, serveHere } from '../support/running.ts';
import { type HookSink, hookSink } from '../support/sinks.ts';

const URL_OF_SITE = 'https://quai.example';

const missing = noPostgres + noRedis;
describe.skipIf(missing !== '')(`notices and people on two nodes${missing}`, () => {
  const { folder, remove } = scratch();
  let postgres: Service;
  let redis: Service;
  let hook: HookSink;
  let env: Env;
  let nodes: [Server, Server];
  let rules: Rules;
  const open: Client[] = [];
  beforeAll(async () => {
    [postgres, redis, hook, rules] = await Promise.all([startPostgres(), startRedis(), hookSink(), inkRules()]);
    env = {
      DATABASE_URL: postgres.url,
      REDIS_URL: redis.url,
      QUAI_URL: URL_OF_SITE,
      QUAI_LOCAL_HOOKS: '1',
      QUAI_NOTICE_DELAY: '1',
    };
    nodes = [await serveHere(folder, env), await serveHere(folder, env)];
  });
  afterAll(async () => {
    for (const client of open) client.close();
    for (const node of nodes) await node.stop();
    await postgres.end();
    await redis.end();
    await hook.close();
    remove();
  });
  const seated = async () => {
    hook.got.length = 0;
    const made = await twoAtTable([nodes[0].address, nodes[1].address]);
    open.push(made.ann, made.bob);
    const bobs = new Caller(nodes[1].address, made.cookies[1]);
    await bobs.post('/api/notices', { kind: 'json', name: '', url: hook.url });
    return { ...made, bobs };
  };

  test('one node sends a notice, however many there are; somebody looking on another node gets none', async () => {
    for (let turn = 0; turn < 3; turn++) {
      const { table, ann, bob } = await seated();
      const late = turn % 2 === 0;
      await bob.ask(table, round(rules, bob, turn));
      if (late) await bob.ask(table, { type: 'unwatch' });
      await ann.ask(table, round(rules, ann, turn));
      const settled = async () =>
        (
          await rowsOf<Schema['game_table']>(
            nodes[0].node.sql,
            queriesFor('postgres').selectFrom('game_table').selectAll().where('id', '=', table),
          )
        )[0]!.follow;
      if (late) await expect.poll(() => hook.got.length, { timeout: 10_000 }).toBe(1);
      else await expect.poll(async () => (await settled())! > Date.now() + 5000, { timeout: 10_000 }).toBe(true);
      expect(hook.got).toHaveLength(late ? 1 : 0);
      bob.close();
    }
  });

  test('a notice that a dead node had claimed is sent by another', async () => {
    const { table, ann, bob } = await seated();
    await bob.ask(table, round(rules, bob, 9));
    await bob.ask(table, { type: 'unwatch' });
    hook.status = 500;
    await ann.ask(table, round(rules, ann, 9));
    await expect.poll(() => hook.got.length, { timeout: 10_000 }).toBe(1);
    hook.status = 200;
    // The lease of the node that claimed it has expired.
    const claimed = queriesFor('postgres')
      .updateTable('notice')
      .set({ due: Date.now() - 1 })
      .where('table_id', '=', table);
    await nodes[0].node.sql.run([statement(claimed, 1)]);
    await expect.poll(() => hook.got.length, { timeout: 10_000 }).toBe(2);
    await new Promise((resolve) => setTimeout(resolve, 2500));
    expect(hook.got).toHaveLength(2);
  });

  test('a deleted person disappears from the other node, with its sockets', async () => {
    const { table, ann, bob, bobs } = await seated();
    expect(await bobs.post('/api/account/delete', { name: 'Bob' })).toMatchObject({ status: 200 });
    await ann.wait(() => ann.table().seats[1]!.name === '—' && ann.table().status === 'over');
    await bob.wait(() => bob.closed).catch((error) => expect(String(error)).toContain('closed'));
    expect(bob.closed).toBe(true);
    const room = (await nodes[0].node.freshRoom(table))!;
    expect(JSON.stringify([room.slots, room.table!.holders, room.table!.entries])).not.toContain('Bob');
  });

  test('a line removed on one node disappears on the other; keys for push are the same on both', async () => {
    const { table, ann, bob } = await seated();
    await ann.ask(table, { type: 'say', text: 'oh no' });
    await bob.until((reply) => reply.type === 'chat' && reply.lines[0]!.text === 'oh no');
    const line = (await nodes[0].node.chat.line(table, 0))!;
    await nodes[0].node.chat.remove(line);
    await bob.until((reply) => reply.type === 'chat' && reply.lines[0]!.n === 0 && reply.lines[0]!.text === '');
    const keys = await Promise.all(nodes.map(({ address }) => new Caller(address).get('/api/site')));
    expect(keys[0]!.body.push).toBe(keys[1]!.body.push);
  });
});

/** A node in memory, without sockets, timers or bots: what is left is what the tests of the wire are about. */

import { DEFAULT_TERMS, type Terms } from '@quai/protocol/terms.ts';
import { afterAll } from 'vitest';
import { createMetrics } from '../../boot/metrics.ts';
import { Node } from '../../boot/node.ts';
import { localBus } from '../../bus/bus.ts';
import { migrate } from '../../store/migrations.ts';
import { openSqlite } from '../../store/sqlite/sqlite.ts';
import type { Person } from '../../store/store.ts';
import { newTable } from '../../tables/opening.ts';
import { Hub } from '../../wire/hub.ts';

const PLENTY = { messagesPerAddress: 1_000_000, socketsPerAddress: 1000 };

/** One node for all the tests of a file. It takes moves, and does nothing by itself. */
export async function nodeInMemory(settings = PLENTY): Promise<{ node: Node; hub: Hub }> {
  const sql = await openSqlite(':memory:');
  await migrate(sql);
  const bus = localBus();
  const node = new Node(
    sql,
    bus,
    createMetrics(),
    { build: 'test', rooms: 100, unstarted: 0, botThreads: 1 },
    (error) => {
      throw error;
    },
  );
  node.health.set({ bus: true });
  afterAll(async () => {
    await node.stop();
    await bus.close();
    await sql.close();
  });
  return { node, hub: new Hub(node, settings) };
}

/** A table that nobody has sat down at, made by this person. */
export async function tableFor(node: Node, host: Person, terms: Partial<Terms> = {}): Promise<string> {
  const made = await newTable(
    host.id,
    { game: 'railroad-ink', seats: 2, options: {}, edition: null, bots: [], terms: { ...DEFAULT_TERMS, ...terms } },
    0,
  );
  if (!made.ok) throw new Error(made.problems.join('; '));
  await node.store.addTable(made.value);
  return made.value.row.id;
}

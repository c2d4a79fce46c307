/** Nodes in memory, without sockets, timers or bots, on one store; news go from one to the other only when a test says so. */

import { type Reply, ReplySchema } from '@quai/protocol/messages.ts';
import { DEFAULT_TERMS, type Terms } from '@quai/protocol/terms.ts';
import type { Room } from '@quai/table/room.ts';
import * as v from 'valibot';
import { afterAll } from 'vitest';
import { createMetrics } from '../../boot/metrics.ts';
import { Node } from '../../boot/node.ts';
import type { Bus, News } from '../../bus/bus.ts';
import { migrate } from '../../store/migrations/migrate.ts';
import type { Sql } from '../../store/sql.ts';
import { openSqlite } from '../../store/sqlite/sqlite.ts';
import type { Person } from '../../store/store.ts';
import { newTable } from '../../tables/opening.ts';
import { Hub, type HubSettings } from '../../wire/hub.ts';
import type { Subscriber } from '../../wire/watchers.ts';

export const ANN: Person = { id: 'ann', name: 'Ann' };
export const BOB: Person = { id: 'bob', name: 'Bob' };

const PLENTY: HubSettings = { messagesPerAddress: 1_000_000, socketsPerAddress: 1000 };

/** A store for all the tests of a file. */
export async function storeInMemory(): Promise<Sql> {
  const sql = await openSqlite(':memory:');
  await migrate(sql);
  afterAll(() => sql.close());
  return sql;
}

export interface Quiet {
  readonly node: Node;
  readonly hub: Hub;
  /** What it said on the bus. */
  readonly said: News[];
  /** Lets it hear news, and waits until it has. */
  hear(news: News): Promise<void>;
}

/** A node that takes moves and does nothing by itself. It keeps this many rooms in memory. */
export function quietNode(sql: Sql, rooms = 100, settings: HubSettings = PLENTY): Quiet {
  const said: News[] = [];
  const listeners: ((news: News) => void)[] = [];
  const bus: Bus = {
    up: true,
    publish: (news) => void said.push(news),
    onNews: (listener) => void listeners.push(listener),
    onState: () => {},
    close: async () => {},
  };
  const failed = (error: unknown) => {
    throw error;
  };
  const own = { build: 'test', rooms, unstarted: 0, botThreads: 1, tablesPerHour: 1000 };
  const node = new Node(sql, bus, createMetrics(), own, failed);
  node.health.set({ bus: true });
  const underWay: Promise<void>[] = [];
  const { onNews } = node;
  node.onNews = (listener) =>
    onNews.call(node, (news) => {
      const heard = listener(news);
      underWay.push(heard);
      return heard;
    });
  const hub = new Hub(node, settings);
  const hear = async (news: News) => {
    for (const listener of listeners) listener(news);
    await Promise.all(underWay.splice(0));
  };
  return { node, hub, said, hear };
}

/** A table that nobody has sat down at, made by Ann. */
export async function newTableOn({ node }: Quiet, terms: Partial<Terms> = {}): Promise<string> {
  const wanted = { game: 'railroad-ink', seats: 2, options: {}, edition: null, bots: [] };
  const made = await newTable(ANN.id, { ...wanted, terms: { ...DEFAULT_TERMS, ...terms } }, 0);
  if (!made.ok) throw new Error(made.problems.join('; '));
  await node.store.addTable(made.value);
  return made.value.row.id;
}

export async function roomOn({ node }: Quiet, table: string): Promise<Room> {
  const room = await node.rooms.get(table);
  if (room === null) throw new Error(`there is no table ${table}`);
  return room;
}

export type Heard = Subscriber & { readonly sent: Reply[] };

/** A subscriber that keeps what it is sent. */
export function subscriber(person: string | null = null): Heard {
  const sent: Reply[] = [];
  const send = (text: string) => void sent.push(v.parse(ReplySchema, JSON.parse(text)));
  return { person, send, tables: new Map(), muted: null, sent };
}

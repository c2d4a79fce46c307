/**
 * Two servers with the same table in two worlds that differ only in what one viewer may not know, and everything that this
 * viewer can get out of them.
 */

import { at } from '@quai/engine/at.ts';
import type { Options, Viewer } from '@quai/engine/contract.ts';
import { hashOf } from '@quai/engine/hash.ts';
import { moves } from '@quai/engine/play.ts';
import { randomFrom } from '@quai/engine/random.ts';
import { DEFAULT_TERMS } from '@quai/protocol/terms.ts';
import type { Entry } from '@quai/table/entry.ts';
import { FREE, loadRoom, NOT_BEGUN, type Room } from '@quai/table/room.ts';
import { start } from '@quai/table/seating.ts';
import { jobOf } from '@quai/table/service.ts';
import { afterAll, expect } from 'vitest';
import { WebSocket } from 'ws';
import type { Server } from '../../../boot/serve.ts';
import { hashed, newPerson, People } from '../../../people/people.ts';
import type { Presence } from '../../../presence/presence.ts';
import { statement } from '../../../store/sql.ts';
import type { NewTableRows } from '../../../store/store.ts';
import { emptyRoom, newOwnTable, newTable } from '../../../tables/opening.ts';
import { Watchers } from '../../../wire/watchers.ts';
import { serverOfThisFile } from '../../support/running.ts';
import { hookSink } from '../../support/sinks.ts';
import { otherWorlds, playedOn, viewersOf } from './worlds.ts';

/** A game to compare, with figures of its own if it ships none. */
export type Setting = Readonly<{ game: string; seats: number; options?: Options; data?: unknown }>;

export interface Staged {
  readonly rows: NewTableRows;
  readonly room: Room;
}

export type Pair = Readonly<{ one: Staged; others: readonly (readonly Entry[])[] }>;

/** Somebody for each seat who wants notices, and somebody who does not. */
const names = ['Ann', 'Bob', 'Cid'].flatMap((name) => [name, `${name} too`]);
export const people = names.map((name, index) => ({ ...newPerson(name, 1), token: String(index).repeat(64) }));
/** The viewer of a comparison is the one with notices: nobody else's are sent. */
const holderOf = (seat: number, viewer: Viewer) => at(people, 2 * seat + (seat === viewer ? 0 : 1));

/** Tables tried until one hides something from the viewer. */
const SEEDS = 8;
/** Messages on one connection, below what it may send at once. */
const EACH = 50;
/** Tenths of a second: without anything arriving, and for what arrived in one world only. */
const QUIET = 3;
const PATIENCE = 30;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const PATHS = ['/api/tables', '/api/me', '/api/account', '/api/account/export', '/api/notices'];

/** The job given to a bot or a hint for a seat. */
export const thinking = {
  job: (room: Room, seat: number) => {
    const { table } = room;
    if (table === null) return null;
    const holders = table.holders.map((holder) => ({ ...holder, bot: 'random' }));
    const turn = { seat, since: at(table.since, seat), bot: 'random' };
    return jobOf({ ...room, table: { ...table, holders } }, turn, 1);
  },
};

export async function openWorlds() {
  const hooks = [await hookSink(), await hookSink()] as const;
  afterAll(async () => void (await Promise.all(hooks.map((hook) => hook.close()))));
  const env = { QUAI_URL: 'https://quai.example', QUAI_LOCAL_HOOKS: '1', QUAI_NOTICE_DELAY: '0', QUAI_PROXY: '1' };
  const servers = [await serverOfThisFile(env), await serverOfThisFile(env)] as const;
  for (const [world, { node }] of servers.entries()) {
    const { sql, query } = new People(node.sql);
    for (const [index, { token, ...person }] of people.entries()) {
      const session = { token_hash: hashed(token), person_id: person.id, created: 1 };
      const address = `${at(hooks, world).url}/${person.id}`;
      const channel = { id: person.id, person_id: person.id, kind: 'json', name: 'hook', address, created: 1 };
      await sql.run([
        statement(query.insertInto('person').values(person), 1),
        statement(query.insertInto('session').values(session), 1),
        ...(index % 2 === 0 ? [statement(query.insertInto('channel').values(channel), 1)] : []),
      ]);
    }
  }
  return new Worlds(servers, hooks);
}

type Hooks = Readonly<{ got: { body: Buffer; path: string }[] }>;

export class Worlds {
  readonly servers: readonly [Server, Server];
  private readonly hooks: readonly [Hooks, Hooks];

  constructor(servers: readonly [Server, Server], hooks: readonly [Hooks, Hooks]) {
    this.servers = servers;
    this.hooks = hooks;
  }

  /** A table of this setting after some entries; the same in every run. */
  async staged(
    { game, seats, options = {}, data }: Setting,
    entries: number,
    seed: number,
    viewer: Viewer,
  ): Promise<Staged> {
    const host = at(people, 1).id;
    const wanted = { game, seats, options, edition: null, bots: [], terms: { ...DEFAULT_TERMS, hints: true } };
    const { uploads } = this.servers[0].node;
    const made =
      data === undefined ? await newTable(host, wanted, 1) : await newOwnTable(host, wanted, data, uploads, 1);
    if (!made.ok) throw new Error(made.problems.join());
    const slots = Array.from({ length: seats }, (_, seat) => {
      const { id, name } = holderOf(seat, viewer);
      return { ...FREE, person: id, name, contribution: '0a' };
    });
    const rows = { ...made.value, slots, row: { ...made.value.row, seed: hashOf([game, seed]) } };
    const begun = start(await emptyRoom(rows, async () => made.value.data), host, 0);
    if (!begun.ok) throw new Error(begun.refusal.rule);
    return { rows, room: playedOn(begun.room, entries, seed) };
  }

  /** A table and logs of other worlds; of the first few seeds, one that has any. */
  async pair(setting: Setting, entries: number, viewer: Viewer, most = 1): Promise<Pair | null> {
    for (let seed = entries; seed < entries + SEEDS; seed++) {
      const one = await this.staged(setting, entries, seed, viewer);
      const others = otherWorlds(one.room, viewer, most, randomFrom(seed));
      if (others.length > 0) return { one, others };
    }
    return null;
  }

  /**
   * The table with its own log in one server and another log in the other, under an id of its own. `noticed`: whoever has to act
   * is to hear of it.
   */
  async inBoth(one: Staged, other: readonly Entry[], noticed = false): Promise<Staged> {
    const copy = { ...one, room: { ...one.room, id: `w${Math.random().toString(36).slice(2, 12)}` } };
    await put(this.servers[0], copy, one.room.table?.entries ?? [], noticed);
    await put(this.servers[1], copy, other, noticed);
    return copy;
  }

  /** The first difference that this viewer can see, hear or read; null if there is none. */
  async difference(one: Staged, viewer: Viewer): Promise<string | null> {
    const heard = await Promise.all(this.servers.map((server) => heardFrom(server, one, viewer)));
    // For others at the table the worlds do differ, and their own exports would say so.
    for (const server of this.servers) await remove(server, one);
    return firstDifference(at(heard, 0), at(heard, 1));
  }

  /** Compares the webhook messages of these viewers, each of whom must act at one table or at none. */
  async noticeDifference(viewers: readonly Viewer[]): Promise<string | null> {
    await this.noticesSent();
    // What is no longer due has been sent, but on a busy machine it may not have arrived in both worlds yet.
    const received = () => this.hooks.map(({ got }) => got.length).join();
    for (let quiet = 0, before = received(); quiet < QUIET; quiet++) {
      await pause(100);
      if (received() !== before) [quiet, before] = [-1, received()];
    }
    let difference = this.differenceOfSent(viewers);
    for (let waited = 0; difference !== null && waited < PATIENCE; waited++) {
      await pause(100);
      difference = this.differenceOfSent(viewers);
    }
    return difference;
  }

  /**
   * Forgets what was sent so far. Whoever asks everything at a table is looking at it, but disconnects before the table is removed:
   * whether a notice of their own turn is sent in between depends on timing.
   */
  async forgetNotices(): Promise<void> {
    await this.noticesSent();
    await pause(QUIET * 100);
    for (const { got } of this.hooks) got.length = 0;
  }

  /** No notice is pending. Notices due at the same time share a message, which depends on timing alone. */
  async noticesSent(): Promise<void> {
    for (const { node } of this.servers) await expect.poll(() => unsent(node.sql), { timeout: 20_000 }).toBe(0);
  }

  private differenceOfSent(viewers: readonly Viewer[]): string | null {
    const sent = this.hooks.map(({ got }) => {
      const texts = got.map(({ path, body }) => `${path} ${body}`);
      return viewers.flatMap((viewer) => {
        const { id } = viewer === null ? { id: '-' } : holderOf(viewer, viewer);
        return texts.filter((text) => text.includes(id)).map((text) => text.replace(/127\.0\.0\.1:\d+/g, ''));
      });
    });
    return firstDifference(at(sent, 0), at(sent, 1)) ?? (at(sent, 0).length === 0 ? 'no notice was sent' : null);
  }
}

/** Tables and notices that somebody must still be told about. */
async function unsent(sql: Server['node']['sql']): Promise<number> {
  const rows = await sql.run([
    { sql: 'select id from game_table where follow is not null', parameters: [] },
    { sql: 'select table_id from notice where due is not null', parameters: [] },
  ]);
  return (rows ?? []).flat().length;
}

function firstDifference(a: readonly string[], b: readonly string[]): string | null {
  for (const [index, text] of a.entries()) {
    const other = b[index] ?? '';
    if (text === other) continue;
    const from = [...text].findIndex((letter, i) => letter !== other[i]);
    return `${text.slice(0, 60)}: ${text.slice(from - 60, from + 60)} | ${other.slice(from - 60, from + 60)}`;
  }
  return a.length === b.length ? null : `${a.length} messages, ${b.length} messages`;
}

async function put(
  { node }: Server,
  { rows, room }: Staged,
  entries: readonly Entry[],
  noticed: boolean,
): Promise<void> {
  await node.store.addTable({ ...rows, row: { ...rows.row, id: room.id } });
  const change = {
    status: 'playing',
    updated: 1,
    slots: null,
    seq: 0,
    ask: null,
    due: null,
    follow: noticed ? 1 : null,
  };
  expect(await node.store.change(room.id, 0, { ...change, entries })).toBe(true);
}

async function remove({ node }: Server, { room }: Staged): Promise<void> {
  const { sql, query } = new People(node.sql);
  await sql.run([
    statement(query.deleteFrom('game_table').where('id', '=', room.id), 1),
    ...(['seat', 'entry', 'notice'] as const).map((name) =>
      statement(query.deleteFrom(name).where('table_id', '=', room.id)),
    ),
  ]);
}

/** What a curious client sends: every message that asks for something. */
function questions(room: Room, viewer: Viewer): readonly Readonly<Record<string, unknown>>[] {
  if (room.table === null) throw new Error('not started');
  const { rules, entries, since, state } = room.table;
  const seat = viewer ?? 0;
  const legal = (who: number) => moves(rules, state, who).map((move) => rules.format(move));
  const anybodys = [
    ...entries.flatMap((entry) => (entry.kind === 'moves' ? entry.moves : [])),
    ...state.open.flatMap((_, who) => legal(who)),
  ];
  // What is legal would be played, and what it draws may differ.
  const own = viewer === null ? [] : legal(viewer);
  const tried = [...new Set(anybodys)].filter((move) => !own.includes(move)).slice(0, 40);
  const here = { seat, since: at(since, seat) };
  const from = viewersOf(rules.seats).map((as) => (as === null ? {} : { as }));
  return [
    { type: 'watch' },
    ...from.map((as) => ({ type: 'watch', ...as, have: 0 })),
    ...from.map((as) => ({ type: 'events', ...as, before: entries.length })),
    // What a request for undo changes is sent as a change.
    ...(viewer === null || entries.length < 2
      ? []
      : [
          { type: 'watch', changes: true, recent: 1 },
          { type: 'ask', seat, to: entries.length - 1 },
          { type: 'watch' },
        ]),
    ...entries.flatMap((_, seq) => from.map((as) => ({ type: 'replay', at: seq, ...as }))),
    // Refusals, with their figures: of legal moves of others, of nonsense, of other people's seats.
    ...[...tried, 'nonsense'].map((move) => ({ type: 'play', ...here, moves: [move] })),
    ...tried.slice(0, 5).map((move) => ({ type: 'play', ...here, seat: (seat + 1) % rules.seats, moves: [move] })),
    ...entries.map((_, to) => ({ type: 'undo', seat, to })),
    { type: 'ask', seat, to: 99 },
    { type: 'agree', yes: true, asked: { seat, to: 1, seq: 2 } },
    { type: 'time', seat, time: 5000 },
    { type: 'rematch' },
    { type: 'bot', seat, bot: 'random' },
    { type: 'look', on: true },
  ];
}

/** A comparison asks from an address of its own, the same in both worlds: the limits of routes are not what is tested here. */
const addressFor = (table: string) => {
  const bytes = Buffer.from(hashOf(table), 'hex');
  return `10.${bytes[0]}.${bytes[1]}.${bytes[2]}`;
};

/** All that a server sends to this viewer, as it is written; times of the server's own clock aside. */
async function heardFrom(server: Server, { room }: Staged, viewer: Viewer): Promise<string[]> {
  const cookie = viewer === null ? '' : `quai=${holderOf(viewer, viewer).token}`;
  const asked = questions(room, viewer);
  const told: string[] = [];
  for (let from = 0; from < asked.length; from += EACH)
    told.push(...(await answers(server, cookie, room.id, asked.slice(from, from + EACH))));
  for (const path of [...PATHS, `/api/ratings/${room.game}`, `/api/tables/${room.id}/record`]) {
    const response = await fetch(server.address + path, {
      headers: { cookie, 'x-forwarded-for': addressFor(room.id) },
    });
    // It would say the same in both worlds, whatever the answer is.
    if (response.status === 429) throw new Error(`${path} was not answered: too many requests`);
    const text = (await response.text())
      .replace(/"(exported|updated|seen|at)": ?\d+/g, '"$1":0')
      .replace(/127\.0\.0\.1:\d+/g, 'hook');
    told.push(`${response.status} ${path} ${text}`);
  }
  const here = await server.node.rooms.get(room.id);
  if (viewer !== null && here !== null) told.push(`hint ${JSON.stringify(thinking.job(here, viewer))}`);
  return told;
}

async function answers(server: Server, cookie: string, table: string, asked: readonly object[]): Promise<string[]> {
  const socket = new WebSocket(`${server.address.replace('http', 'ws')}/api/socket`, { headers: { cookie } });
  const told: string[] = [];
  let answered = () => {};
  socket.on('message', (data) => {
    const text = String(data);
    if (!text.startsWith('{"type":"present"')) told.push(text);
    if (text.startsWith('{"type":"answer"')) answered();
  });
  await new Promise((resolve) => socket.once('open', resolve));
  for (const [id, question] of asked.entries()) {
    const answer = new Promise<void>((resolve) => {
      answered = resolve;
    });
    socket.send(JSON.stringify({ ...question, id, table }));
    await answer;
  }
  socket.terminate();
  return told;
}

/** What a viewer receives who watches a whole log, entry by entry, as changes. */
export function changesTold(room: Room, entries: readonly Entry[], viewer: Viewer): string[] {
  const told: string[] = [];
  const person = viewer === null ? null : (room.slots[viewer]?.person ?? null);
  const subscriber = { person, send: (text: string) => void told.push(text), tables: new Map(), muted: null };
  const watchers = new Watchers({ looks: () => {}, left: () => {} } as unknown as Presence);
  const rooms = entries.map((_, seq) => loadRoom({ ...room, ...NOT_BEGUN }, entries.slice(0, seq + 1)));
  watchers.watch(subscriber, at(rooms, 0), { changes: true }, -1, 1);
  for (const next of rooms.slice(1)) watchers.tell(next, 1);
  expect(told.filter((text) => text.startsWith('{"type":"change"'))).toHaveLength(entries.length - 1);
  return told;
}

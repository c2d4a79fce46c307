/** One running server: its rooms, its watchers, its ear on the bus, and what it does every few seconds. */

import { randomBytes } from 'node:crypto';
import type { Room } from '@quai/table/room.ts';
import type { Bus, News } from '../bus/bus.ts';
import { LOOKING_BEAT, Presence } from '../presence/presence.ts';
import { SeatsPresent } from '../presence/seats.ts';
import type { Sql } from '../store/sql.ts';
import { Store } from '../store/store.ts';
import { Chat, type Said } from '../tables/chat.ts';
import { Rooms } from '../tables/rooms.ts';
import { Upkeep } from '../tables/upkeep.ts';
import { Limits } from '../wire/limits.ts';
import { SpectatorTexts, Watchers } from '../wire/watchers.ts';
import { Health } from './health.ts';
import { BEAT, Heartbeat } from './heartbeat.ts';
import type { Metrics } from './metrics.ts';

export interface NodeSettings {
  readonly build: string;
  /** Tables kept in memory. */
  readonly rooms: number;
  readonly messagesPerAddress: number;
  readonly socketsPerAddress: number;
  /** Tables that were not started for so long are forgotten, in milliseconds. */
  readonly unstarted: number;
  /** Threads in which bots think. */
  readonly botThreads: number;
}

/** How often the store is asked what is new; more often while the bus is down. */
const POLL = 3000;
const POLL_WITHOUT_BUS = 1000;
const BEAT_IN_TROUBLE = 1000;
const SCAN = 2000;
/** How often it is written who looks at which table. */
const FLUSH = 500;
/** How often those at a table are told who is there. */
const PRESENT = 2000;
/** After a start, bots whose node died a moment ago go on at once. */
const FIRST_SCAN = 10_000;
const CLEAN_UP = 3600_000;
/** Tables asked for in one query. */
const CHUNK = 500;
const MOST_FORGOTTEN = 500;
/** Lines of chat that are read again when it is not known which were told. */
const UNSURE = 20;

export class Node {
  readonly build: string;
  readonly sql: Sql;
  readonly store: Store;
  readonly chat: Chat;
  readonly rooms: Rooms;
  readonly health: Health;
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly presence: Presence;
  readonly present: SeatsPresent;
  readonly watchers = new Watchers();
  readonly texts = new SpectatorTexts();
  private readonly bus: Bus;
  private readonly heartbeat: Heartbeat;
  private readonly upkeep: Upkeep;
  private readonly settings: NodeSettings;
  private readonly failed: (error: unknown) => void;
  private readonly timers = new Set<ReturnType<typeof setTimeout>>();
  /** Of the tables that are watched here, the version and the line of chat that was last told. */
  private readonly told = new Map<string, number>();
  private readonly lines = new Map<string, number>();
  private readonly lastWords: (() => Promise<void>)[] = [];
  private readonly personListeners: ((person: string) => void)[] = [];
  private stopped = false;

  constructor(sql: Sql, bus: Bus, metrics: Metrics, settings: NodeSettings, failed: (error: unknown) => void) {
    this.settings = settings;
    this.build = settings.build;
    this.metrics = metrics;
    this.failed = failed;
    this.health = new Health(metrics);
    const watched = this.health.watch(sql);
    this.sql = watched;
    this.store = new Store(watched);
    this.chat = new Chat(watched);
    const id = randomBytes(8).toString('hex');
    this.heartbeat = new Heartbeat(watched, id);
    this.presence = new Presence(watched, id);
    this.rooms = new Rooms(this.store, settings.rooms, sql.dialect === 'postgres', () => this.health.status.bus);
    this.present = new SeatsPresent(this.presence, this.rooms, this.watchers);
    this.limits = new Limits(settings.messagesPerAddress, settings.socketsPerAddress);
    this.bus = bus;
    this.rooms.onChange((room, version, own) => {
      this.tell(room, version);
      if (own) bus.publish({ table: room.id, version, at: Date.now() });
    });
    this.upkeep = new Upkeep(this.rooms, this.store, metrics, settings.botThreads, this.failed);
    bus.onNews((news) => void this.hear(news).catch(this.failed));
  }

  async start(): Promise<void> {
    this.bus.onState((up) => {
      if (up) this.beat().catch(this.failed);
      else this.health.set({ bus: false });
    });
    await this.beat();
    this.every(
      () => (this.health.good ? BEAT : BEAT_IN_TROUBLE),
      () => this.beat(),
    );
    this.every(
      () => (this.health.status.bus ? POLL : POLL_WITHOUT_BUS),
      () => this.poll(),
    );
    this.every(
      () => SCAN,
      () => this.upkeep.scan(Date.now()),
    );
    this.every(
      () => FLUSH,
      () => this.presence.flush(),
    );
    this.every(
      () => PRESENT,
      () => this.present.tell(Date.now()),
    );
    this.every(
      () => LOOKING_BEAT,
      () => this.presence.beat(Date.now()),
    );
    this.every(
      () => CLEAN_UP,
      async () => void (await this.cleanUp(Date.now())),
    );
  }

  /** Does something again and again until the node stops. */
  every(wait: () => number, work: () => Promise<void>): void {
    const next = () => {
      const timer = setTimeout(async () => {
        this.timers.delete(timer);
        await work().catch(this.failed);
        if (!this.stopped) next();
      }, wait());
      this.timers.add(timer);
    };
    next();
  }

  /**
   * Says that this node runs. Without the bus it takes no moves and does not say so: when no node takes any, no clock runs.
   * Once the bus is back, the pause is known before the first move.
   */
  private async beat(): Promise<void> {
    if (!this.bus.up) return;
    const pauses = await this.heartbeat.beat(Date.now());
    if (JSON.stringify(pauses) !== JSON.stringify(this.rooms.pauses)) this.rooms.pauses = pauses;
    if (this.health.status.bus || !this.bus.up) return;
    this.health.set({ bus: true });
    await this.upkeep.scan(Date.now() + FIRST_SCAN);
  }

  /** Forgets tables that nobody started. */
  cleanUp(now: number): Promise<number> {
    return this.store.forgetUnstarted(now - this.settings.unstarted, MOST_FORGOTTEN);
  }

  /** The room as it is now: with other nodes about, what is in memory may be old. */
  freshRoom(id: string): Promise<Room | null> {
    return this.rooms.fresh(id);
  }

  private tell(room: Room, version: number): void {
    if (!this.watchers.has(room.id)) return;
    this.told.set(room.id, version);
    this.watchers.tell(room);
  }

  /** A line was said here. */
  said(line: Said): void {
    this.watchers.tellChat(line.table_id, [line]);
    this.bus.publish({ table: line.table_id, line: line.n, at: Date.now() });
  }

  /** A line is no longer there. */
  removed(line: Said): void {
    this.watchers.tellRemoved(line);
    this.bus.publish({ table: line.table_id, removed: line.n, at: Date.now() });
  }

  /** The store has a newer version of this table, written past its room. */
  async changedElsewhere(id: string): Promise<void> {
    await this.rooms.refresh(id);
    const version = this.rooms.versionOf(id) ?? (await this.store.versions([id])).get(id);
    if (version !== undefined) this.bus.publish({ table: id, version, at: Date.now() });
  }

  /** This person is no longer who they were: their connections are made anew, on every node. */
  personChanged(person: string): void {
    this.bus.publish({ person, at: Date.now() });
  }

  onPersonChanged(listener: (person: string) => void): void {
    this.personListeners.push(listener);
  }

  private async hear(news: News): Promise<void> {
    this.metrics.busLag.observe(Math.max(0, Date.now() - news.at) / 1000);
    if ('person' in news) {
      for (const listener of this.personListeners) listener(news.person);
      return;
    }
    if ('removed' in news) {
      const line = this.watchers.has(news.table) ? await this.chat.line(news.table, news.removed) : null;
      if (line !== null) this.watchers.tellRemoved(line);
      return;
    }
    if ('line' in news) {
      if (this.watchers.has(news.table)) await this.tellLines(news.table, news.line);
      return;
    }
    await this.catchUp(news.table, news.version);
  }

  /** Gets a version that another node made, if it is wanted here; false if it was known. */
  private async catchUp(id: string, version: number): Promise<boolean> {
    const here = this.rooms.versionOf(id);
    if ((here ?? this.told.get(id) ?? -1) >= version) return false;
    if (here !== undefined) await this.rooms.refresh(id);
    else if (this.watchers.has(id)) {
      // A watched room that has fallen out of memory.
      const room = await this.rooms.get(id);
      if (room !== null) this.tell(room, this.rooms.versionOf(id) ?? version);
    }
    return true;
  }

  private async tellLines(table: string, line: number): Promise<void> {
    // Each watcher knows what it has: a few lines too many do no harm.
    const known = this.lines.get(table) ?? line - UNSURE;
    if (known >= line) return;
    this.lines.set(table, line);
    this.watchers.tellChat(table, await this.chat.since(table, known));
  }

  /** Asks the store for the versions of the tables that are watched here: a word lost on the bus is made good. */
  async poll(): Promise<void> {
    this.metrics.rooms.set(this.rooms.size);
    const watched = this.watchers.tables();
    for (const kept of [this.lines, this.told])
      for (const table of kept.keys()) if (!this.watchers.has(table)) kept.delete(table);
    for (let from = 0; from < watched.length; from += CHUNK) {
      const ids = watched.slice(from, from + CHUNK);
      for (const [id, version] of await this.store.versions(ids))
        if (await this.catchUp(id, version)) this.metrics.healed.inc();
      for (const [id, line] of await this.chat.latest(ids)) await this.tellLines(id, line);
    }
  }

  async stop(): Promise<void> {
    this.stopped = true;
    this.health.stopping = true;
    for (const timer of this.timers) clearTimeout(timer);
    for (const last of this.lastWords) await last();
    await this.upkeep.stop();
  }

  /** Work before the end, such as saying so. */
  onStop(last: () => Promise<void>): void {
    this.lastWords.push(last);
  }
}

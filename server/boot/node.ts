/** One running server: its store, rooms and bots, the bus to the others, and what it does every few seconds. */

import { randomBytes } from 'node:crypto';
import type { Pause } from '@quai/table/clock.ts';
import type { Room } from '@quai/table/room.ts';
import type { Bus, News } from '../bus/bus.ts';
import { LOOKING_BEAT, Presence } from '../presence/presence.ts';
import type { Sql } from '../store/sql.ts';
import { Store } from '../store/store.ts';
import { Chat } from '../tables/chat.ts';
import { TableQuota } from '../tables/quota.ts';
import { Rooms } from '../tables/rooms.ts';
import { Upkeep } from '../upkeep/upkeep.ts';
import { UploadPool } from '../uploads/pool.ts';
import { Health } from './health.ts';
import { BEAT, Heartbeat, SILENCE } from './heartbeat.ts';
import type { Metrics } from './metrics.ts';
import { Pulse } from './pulse.ts';

export interface NodeSettings {
  readonly build: string;
  /** Tables kept in memory. */
  readonly rooms: number;
  /** Tables not started for this long are deleted, in milliseconds. */
  readonly unstarted: number;
  /** Threads for bots. */
  readonly botThreads: number;
  /** New tables an hour from one address. */
  readonly tablesPerHour: number;
}

const BEAT_IN_TROUBLE = 1000;
const SCAN = 2000;
/** How long an answer about readiness is good. */
const READY = 500;
/** How often presence is written to the store. */
const FLUSH = 500;
/** After a start, bots whose node has just died go on at once. */
const FIRST_SCAN = 10_000;
const CLEAN_UP = 3600_000;
const MOST_FORGOTTEN = 500;

export class Node {
  readonly build: string;
  readonly sql: Sql;
  readonly store: Store;
  readonly chat: Chat;
  readonly rooms: Rooms;
  readonly health: Health;
  readonly metrics: Metrics;
  readonly presence: Presence;
  readonly uploads = new UploadPool();
  readonly quota: TableQuota;
  private readonly bus: Bus;
  private readonly heartbeat: Heartbeat;
  private readonly pulse: Pulse;
  private readonly upkeep: Upkeep;
  private readonly settings: NodeSettings;
  private readonly failed: (error: unknown) => void;
  private readonly timers = new Set<ReturnType<typeof setTimeout>>();
  private readonly lastWords: (() => Promise<void>)[] = [];
  private readonly newsListeners: ((news: News) => Promise<void>)[] = [];
  private stopped = false;
  /** When this node last said that it runs. */
  private lastBeat = 0;
  private lastWrite = { at: Number.NEGATIVE_INFINITY, works: Promise.resolve(false) };

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
    this.quota = new TableQuota(this.store, settings.tablesPerHour);
    const id = randomBytes(8).toString('hex');
    this.heartbeat = new Heartbeat(watched, id);
    this.presence = new Presence(watched, id);
    this.pulse = new Pulse(async (...noticed) => this.setPauses(await this.heartbeat.gaps(...noticed)), failed);
    this.rooms = new Rooms(
      this.store,
      settings.rooms,
      sql.dialect === 'postgres',
      () => this.health.status.bus,
      () => this.settleTime(),
    );
    this.bus = bus;
    this.rooms.onChange((room, version, own) => {
      if (own) bus.publish({ table: room.id, version, at: Date.now() });
    });
    this.chat.onSaid(({ table_id: table, n: line }) => bus.publish({ table, line, at: Date.now() }));
    this.chat.onRemoved(({ table_id: table, n: removed }) => bus.publish({ table, removed, at: Date.now() }));
    this.upkeep = new Upkeep(this.rooms, this.store, metrics, settings.botThreads, this.failed);
    bus.onNews((news) => this.hear(news));
  }

  async start(): Promise<void> {
    this.bus.onState((up) => {
      if (up) this.beat().catch(this.failed);
      else this.health.set({ bus: false });
    });
    await this.beat();
    this.pulse.start();
    this.every(
      () => (this.health.good ? BEAT : BEAT_IN_TROUBLE),
      () => this.beat(),
    );
    this.every(
      () => SCAN,
      () => {
        this.metrics.rooms.set(this.rooms.size);
        return this.upkeep.scan(Date.now());
      },
    );
    this.every(
      () => FLUSH,
      () => this.presence.flush(),
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

  /** Repeats something until the node stops. */
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
   * Records that this node is running. Without the bus it takes no moves, and does not count as running: while no node takes
   * moves, no clock runs. Once the bus is back, the pause is known before the first move.
   */
  private async beat(): Promise<void> {
    if (!this.bus.up) return;
    const now = Date.now();
    this.setPauses(await this.heartbeat.beat(now));
    this.lastBeat = now;
    if (this.health.status.bus || !this.bus.up) return;
    this.health.set({ bus: true });
    await this.upkeep.scan(Date.now() + FIRST_SCAN);
  }

  /** Can it serve? Found out by writing, but not again and again for whoever asks. */
  async isReady(): Promise<boolean> {
    const now = Date.now();
    if (Math.abs(now - this.lastWrite.at) > READY)
      this.lastWrite = {
        at: now,
        works: this.store.written(now).then(
          () => true,
          () => false,
        ),
      };
    return (await this.lastWrite.works) && this.health.good && !this.health.stopping;
  }

  private setPauses(pauses: readonly Pause[]): void {
    if (JSON.stringify(pauses) !== JSON.stringify(this.rooms.pauses)) this.rooms.pauses = pauses;
  }

  /** Before anybody is judged late: whatever kept this node from running evenly, or from saying so, is a pause. */
  private async settleTime(): Promise<void> {
    await this.pulse.settle();
    if (Date.now() - this.lastBeat > SILENCE) await this.beat();
  }

  /** Deletes tables that were never started. */
  cleanUp(now: number): Promise<number> {
    return this.store.forgetUnstarted(now - this.settings.unstarted, MOST_FORGOTTEN);
  }

  /** The current room: with several nodes, the one in memory may be old. */
  freshRoom(id: string): Promise<Room | null> {
    return this.rooms.fresh(id);
  }

  /** The store was given a newer version of this table, bypassing its room. */
  async changedElsewhere(id: string): Promise<void> {
    await this.rooms.refresh(id);
    const version = this.rooms.versionOf(id) ?? (await this.store.versions([id])).get(id);
    if (version !== undefined) this.bus.publish({ table: id, version, at: Date.now() });
  }

  /** The account was suspended, signed out or deleted: its connections are closed on every node. */
  personChanged(person: string): void {
    this.bus.publish({ person, at: Date.now() });
  }

  /** Called when a bot of a table begins to wait for a thread, and when it has one. */
  onQueued(listener: (table: string, on: boolean) => void): void {
    this.upkeep.turns.onQueued(listener);
  }

  /** Called with all news on the bus, this node's own too. */
  onNews(listener: (news: News) => Promise<void>): void {
    this.newsListeners.push(listener);
  }

  private hear(news: News): void {
    this.metrics.busLag.observe(Math.max(0, Date.now() - news.at) / 1000);
    for (const listener of this.newsListeners) void listener(news).catch(this.failed);
  }

  async stop(): Promise<void> {
    this.stopped = true;
    this.health.stopping = true;
    this.pulse.stop();
    for (const timer of this.timers) clearTimeout(timer);
    for (const last of this.lastWords) await last();
    await this.upkeep.stop();
    await this.uploads.stop();
  }

  /** Work to do before the node stops. */
  onStop(last: () => Promise<void>): void {
    this.lastWords.push(last);
  }
}

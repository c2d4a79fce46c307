/**
 * Keeps everybody connected to this node up to date, whichever node made a change: by its own rooms, by news on the bus, and by
 * asking the store now and then, since news may get lost.
 */

import type { Room } from '@quai/table/room.ts';
import type { Node } from '../boot/node.ts';
import type { News } from '../bus/bus.ts';
import { Limits } from '../limits/traffic.ts';
import { Replays } from '../tables/replays.ts';
import { SeatsPresent } from './present.ts';
import { Watchers } from './watchers.ts';

export interface HubSettings {
  readonly messagesPerAddress: number;
  readonly socketsPerAddress: number;
}

/** How often the store is asked for news; more often while the bus is down. */
const POLL = 3000;
const POLL_WITHOUT_BUS = 1000;
/** How often watchers are told who is present. */
const PRESENT = 2000;
/** Tables looked up in one query. */
const CHUNK = 500;
/** Lines of chat read again when it is not known which were sent. */
const UNSURE = 20;

export class Hub {
  readonly node: Node;
  readonly limits: Limits;
  readonly watchers: Watchers;
  readonly present: SeatsPresent;
  readonly replays = new Replays();
  /** The version and the line of chat last sent, of the tables watched here. */
  private readonly told = new Map<string, number>();
  private readonly lines = new Map<string, number>();

  constructor(node: Node, { messagesPerAddress, socketsPerAddress }: HubSettings) {
    this.node = node;
    this.limits = new Limits(messagesPerAddress, socketsPerAddress);
    this.watchers = new Watchers(node.presence);
    this.present = new SeatsPresent(node.presence, node.rooms, this.watchers);
    node.rooms.onChange((room, version) => this.tell(room, version));
    node.chat.onSaid((line) => this.watchers.tellChat(line.table_id, [line]));
    node.chat.onRemoved((line) => this.watchers.tellRemoved(line));
    node.onQueued((table, on) => this.watchers.tellQueued(table, on));
    node.onNews((news) => this.hear(news));
  }

  start(): void {
    const { node } = this;
    node.every(
      () => (node.health.status.bus ? POLL : POLL_WITHOUT_BUS),
      () => this.poll(),
    );
    node.every(
      () => PRESENT,
      () => this.present.tell(Date.now()),
    );
  }

  private tell(room: Room, version: number): void {
    if (!this.watchers.has(room.id)) return;
    this.told.set(room.id, version);
    this.watchers.tell(room, Date.now());
  }

  private async hear(news: News): Promise<void> {
    if ('person' in news) return;
    if ('removed' in news) {
      if (!this.watchers.has(news.table)) return;
      await this.knowSeats(news.table);
      const line = await this.node.chat.line(news.table, news.removed);
      if (line !== null) this.watchers.tellRemoved(line);
    } else if ('line' in news) {
      if (this.watchers.has(news.table)) await this.tellLines(news.table, news.line);
    } else await this.catchUp(news.table, news.version);
  }

  /** Loads a version that another node made, if somebody here watches it; false if it was known. */
  private async catchUp(id: string, version: number): Promise<boolean> {
    const { rooms } = this.node;
    const loaded = rooms.versionOf(id);
    if ((loaded ?? this.told.get(id) ?? -1) >= version) return false;
    if (loaded !== undefined) await rooms.refresh(id);
    else if (this.watchers.has(id)) {
      // A watched room that has been evicted from memory.
      const room = await rooms.get(id);
      if (room !== null) this.tell(room, rooms.versionOf(id) ?? version);
    }
    return true;
  }

  /** Whoever left their seat on another node before something was said must not read it here. */
  private async knowSeats(table: string): Promise<void> {
    const version = (await this.node.store.versions([table])).get(table);
    if (version !== undefined) await this.catchUp(table, version);
  }

  private async tellLines(table: string, line: number): Promise<void> {
    // Each subscription knows what it was sent, so a few lines too many do no harm.
    const known = this.lines.get(table) ?? line - UNSURE;
    if (known >= line) return;
    this.lines.set(table, line);
    await this.knowSeats(table);
    this.watchers.tellChat(table, await this.node.chat.since(table, known));
  }

  /** Makes up for news lost on the bus. */
  private async poll(): Promise<void> {
    const { node, watchers } = this;
    for (const kept of [this.lines, this.told])
      for (const table of kept.keys()) if (!watchers.has(table)) kept.delete(table);
    const watched = watchers.tables();
    for (let from = 0; from < watched.length; from += CHUNK) {
      const ids = watched.slice(from, from + CHUNK);
      for (const [id, version] of await node.store.versions(ids))
        if (await this.catchUp(id, version)) node.metrics.healed.inc();
      for (const [id, line] of await node.chat.latest(ids)) await this.tellLines(id, line);
    }
  }
}

/**
 * What happens at tables without a request: bots play, clocks run out. The node that commits an entry acts at once; a scan of due
 * tables finds those whose node died.
 */

import type { Room } from '@quai/table/room.ts';
import { nextOf } from '@quai/table/service.ts';
import type { Metrics } from '../boot/metrics.ts';
import { BotTurns } from '../bots/turns.ts';
import type { Store } from '../store/store.ts';
import type { Rooms } from '../tables/rooms.ts';
import { Clocks } from './clocks.ts';
import { dueFor } from './due.ts';

/** Tables handled in one scan. */
const MOST = 200;
/** How long a table is left alone after its bot or clock failed. */
const AFTER_FAULT = 60_000;

export class Upkeep {
  private readonly rooms: Rooms;
  private readonly store: Store;
  readonly turns: BotTurns;
  private readonly clocks: Clocks;
  private readonly failed: (error: unknown) => void;
  /** Tables that failed, and how long they are left alone. */
  private readonly faults = new Map<string, number>();
  private stopped = false;

  constructor(rooms: Rooms, store: Store, metrics: Metrics, threads: number, failed: (error: unknown) => void) {
    this.rooms = rooms;
    this.store = store;
    this.failed = failed;
    this.turns = new BotTurns(rooms, metrics, threads, (id, error) => void this.turnEnded(id, error), failed);
    this.clocks = new Clocks(rooms, (id, error) => this.fault(id, error));
    rooms.onChange((room, _version, own) => {
      if (own) this.look(room);
    });
  }

  /** Starts the bot's turn if it is a bot's, or sets a timer for the next time-out. */
  private look(room: Room): void {
    if (this.stopped || !this.rooms.open) return;
    const next = nextOf(room);
    if (next !== null && 'bot' in next) this.turns.begin(room.id);
    else this.clocks.set(room);
  }

  private async turnEnded(id: string, error: unknown): Promise<void> {
    if (error !== null) return this.fault(id, error);
    try {
      const room = await this.rooms.get(id);
      if (room !== null) this.look(room);
    } catch (failure) {
      this.fault(id, failure);
    }
  }

  /** Handles all tables that are due by `until`. */
  async scan(until: number): Promise<void> {
    if (!this.rooms.open) return;
    for (const id of await this.store.due(until, MOST)) {
      if (this.stopped || !this.rooms.open) return;
      if (this.turns.isBusy(id) || (this.faults.get(id) ?? 0) > Date.now()) continue;
      await this.lookAgain(id).catch((error) => this.fault(id, error));
    }
  }

  private async lookAgain(id: string): Promise<void> {
    const room = await this.rooms.fresh(id);
    const version = this.rooms.versionOf(id);
    if (room === null || version === undefined) return;
    const now = Date.now();
    const due = dueFor(room, now);
    const next = nextOf(room);
    if (next !== null && 'bot' in next) this.turns.begin(id);
    else if (due !== null && due <= now) await this.clocks.timeOut(id);
    else await this.store.dueLater(id, version, due);
  }

  private fault(id: string, error: unknown): void {
    this.faults.set(id, Date.now() + AFTER_FAULT);
    this.failed(error);
  }

  async stop(): Promise<void> {
    this.stopped = true;
    this.clocks.stop();
    await this.turns.stop();
  }
}

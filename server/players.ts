/**
 * Bots and clocks at the tables of this process. Whoever commits an entry after which a bot must act lets it act; a scan of
 * due tables is for those whose node died.
 */

import { randomInt } from 'node:crypto';
import { bots, DEFAULT_BOT } from '@quai/bots/list.ts';
import { randomFrom } from '@quai/engine/random.ts';
import { botTurn } from '@quai/table/botturn.ts';
import { changed, type Handled, playIn, type Room, timeOutIn } from '@quai/table/room.ts';
import { botToAct, clockDue, dueFor } from './due.ts';
import type { Metrics } from './metrics.ts';
import type { Rooms } from './rooms.ts';
import type { Store } from './store.ts';

/** A clock that runs out within this time has a timer here; the scan finds the others. */
const HORIZON = 60_000;
/** Tables of one scan. */
const MOST = 200;
/** After a bot failed, its table is left alone for a while. */
const AFTER_FAULT = 60_000;

export class Players {
  private readonly rooms: Rooms;
  private readonly store: Store;
  private readonly metrics: Metrics;
  private readonly failed: (error: unknown) => void;
  private readonly busy = new Set<string>();
  private readonly faults = new Map<string, number>();
  private readonly timers = new Map<string, ReturnType<typeof setTimeout>>();
  private stopped = false;

  constructor(rooms: Rooms, store: Store, metrics: Metrics, failed: (error: unknown) => void) {
    this.rooms = rooms;
    this.store = store;
    this.metrics = metrics;
    this.failed = failed;
    rooms.onChange((room, _version, own) => {
      if (own) this.look(room);
    });
  }

  /** Lets a bot of this room act if one must, or sets the timer of its next clock. */
  look(room: Room): void {
    if (this.stopped) return;
    if (botToAct(room) !== null) this.begin(room.id);
    else this.setTimer(room);
  }

  /** Looks at all tables that are due by `until`. */
  async scan(until: number): Promise<void> {
    for (const id of await this.store.due(until, MOST)) {
      if (this.stopped) return;
      if (this.busy.has(id) || (this.faults.get(id) ?? 0) > Date.now()) continue;
      await this.lookAgain(id).catch((error) => this.fault(id, error));
    }
  }

  private async lookAgain(id: string): Promise<void> {
    const room = await this.rooms.fresh(id);
    if (room === null) return;
    const now = Date.now();
    const due = dueFor(room, now);
    if (botToAct(room) !== null) this.begin(id);
    else if (due !== null && due <= now) await this.timeOut(id);
    else await this.store.dueLater(id, this.rooms.versionOf(id)!, due);
  }

  private begin(id: string): void {
    if (this.busy.has(id)) return;
    this.busy.add(id);
    // After the others were told, and so that no table starves the rest.
    setImmediate(() => void this.play(id));
  }

  private async play(id: string): Promise<void> {
    try {
      if (!this.stopped) await this.rooms.change(id, (room) => this.moveOfBot(room), Date.now());
      this.busy.delete(id);
      const now = this.stopped ? null : await this.rooms.get(id);
      if (now !== null) this.look(now);
    } catch (error) {
      this.busy.delete(id);
      this.fault(id, error);
    }
  }

  private moveOfBot(room: Room): Handled {
    const seat = botToAct(room);
    if (seat === null) return changed(room);
    const { rules, state, since, holders } = room.table!;
    const bot = bots[holders[seat]!.bot!] ?? bots[DEFAULT_BOT]!;
    const done = this.metrics.botTime.startTimer({ game: room.game });
    const moves = botTurn(rules, rules.view(state, seat), seat, bot.choose, randomFrom(randomInt(2 ** 31)));
    done();
    return playIn(room, seat, since[seat]!, moves, Date.now());
  }

  private setTimer(room: Room): void {
    clearTimeout(this.timers.get(room.id));
    this.timers.delete(room.id);
    const due = room.table?.over === null ? clockDue(room) : null;
    const wait = due === null ? null : Math.max(0, due - Date.now());
    if (wait === null || wait > HORIZON) return;
    const timer = setTimeout(() => {
      this.timers.delete(room.id);
      this.timeOut(room.id).catch((error) => this.fault(room.id, error));
    }, wait);
    this.timers.set(room.id, timer);
  }

  private async timeOut(id: string): Promise<void> {
    if (this.stopped) return;
    const now = Date.now();
    await this.rooms.change(id, (room) => timeOutIn(room, DEFAULT_BOT, now), now);
  }

  private fault(id: string, error: unknown): void {
    this.faults.set(id, Date.now() + AFTER_FAULT);
    this.failed(error);
  }

  stop(): void {
    this.stopped = true;
    for (const timer of this.timers.values()) clearTimeout(timer);
  }
}

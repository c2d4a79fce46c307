/** Timers for the clocks of this process's tables. */

import { type Room, timeOutIn } from '@quai/table/room.ts';
import { BOTS } from '../bots/known.ts';
import type { Rooms } from '../tables/rooms.ts';
import { clockDue } from './due.ts';

/** A clock that runs out within this time gets a timer; the scan of due tables finds the others. */
const HORIZON = 60_000;

export class Clocks {
  private readonly rooms: Rooms;
  private readonly failed: (id: string, error: unknown) => void;
  private readonly timers = new Map<string, ReturnType<typeof setTimeout>>();
  private stopped = false;

  constructor(rooms: Rooms, failed: (id: string, error: unknown) => void) {
    this.rooms = rooms;
    this.failed = failed;
  }

  /** Sets a timer for a room's next time-out, if it is soon. */
  set(room: Room): void {
    clearTimeout(this.timers.get(room.id));
    this.timers.delete(room.id);
    const due = room.table?.over === null ? clockDue(room) : null;
    // Timers may fire a millisecond early.
    const wait = due === null ? null : Math.max(0, due - Date.now()) + 1;
    if (wait === null || wait > HORIZON) return;
    const timer = setTimeout(() => {
      this.timers.delete(room.id);
      this.timeOut(room.id).catch((error) => this.failed(room.id, error));
    }, wait);
    this.timers.set(room.id, timer);
  }

  async timeOut(id: string): Promise<void> {
    if (this.stopped) return;
    const now = Date.now();
    const judged = await this.rooms.change(id, (room) => timeOutIn(room, BOTS.fallback, now), now);
    // After a pause it was too early.
    if (judged.ok && !this.stopped) this.set(judged.room);
  }

  stop(): void {
    this.stopped = true;
    for (const timer of this.timers.values()) clearTimeout(timer);
  }
}

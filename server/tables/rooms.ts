/**
 * The rooms of this process. One change at a time for each table; kept first, told after. A room that is not in memory comes
 * back from its log; one that another node changed gets what it lacks.
 */

import type { Refusal } from '@quai/engine/contract.ts';
import type { Pause } from '@quai/table/clock.ts';
import { LogFault } from '@quai/table/log.ts';
import { extended, type Handled, loadRoom, type Room, statusOf } from '@quai/table/room.ts';
import type { Store, StoredTable } from '../store/store.ts';
import { followFor } from './awaited.ts';
import { dueFor } from './due.ts';
import { emptyRoom } from './opening.ts';

/** How often a change is tried again when another one was first. */
const TRIES = 10;

type Kept = { room: Room; version: number };
type Listener = (room: Room, version: number, own: boolean) => void;
/** What makes a change from the room as it is. */
export type Work = (room: Room) => Handled;

/** A stored table that cannot be opened: of a game or of rules that this program does not have, or with a faulty log. */
export class TableBroken extends Error {}

export class Rooms {
  private readonly store: Store;
  private readonly most: number;
  private readonly shared: boolean;
  private readonly isOpen: () => boolean;
  private readonly kept = new Map<string, Kept>();
  private readonly queues = new Map<string, Promise<unknown>>();
  private readonly listeners: Listener[] = [];
  /** Times when no server ran. */
  pauses: readonly Pause[] = [];

  /**
   * `most` rooms are kept in memory; the longest unused goes first. `shared`: other nodes use the store too. `isOpen`: whether
   * changes are made now; not while this node hears nothing of the others.
   */
  constructor(store: Store, most: number, shared: boolean, isOpen: () => boolean) {
    this.store = store;
    this.isOpen = isOpen;
    this.shared = shared;
    this.most = most;
  }

  /** Hears of every room that has changed, after the change is safe; `own` if it was made here. */
  onChange(listener: Listener): void {
    this.listeners.push(listener);
  }

  get open(): boolean {
    return this.isOpen();
  }

  get size(): number {
    return this.kept.size;
  }

  versionOf(id: string): number | undefined {
    return this.kept.get(id)?.version;
  }

  async get(id: string): Promise<Room | null> {
    return (await this.find(id))?.room ?? null;
  }

  /** The room as the store has it now, whoever changed it. */
  async fresh(id: string): Promise<Room | null> {
    if (this.kept.has(id)) await this.refresh(id);
    return this.get(id);
  }

  /** Makes a change: on the room as it is now, kept, then told. */
  change(id: string, work: Work, now: number): Promise<Handled> {
    return this.queued(id, async () => (this.open ? this.changeNow(id, work, now) : { ok: false, refusal: closed }));
  }

  /** Gets what others changed, and tells of it. */
  async refresh(id: string): Promise<void> {
    await this.queued(id, async () => {
      const found = this.kept.get(id);
      if (found !== undefined) await this.caughtUp(id, found);
    });
  }

  /** Runs what changes the store past the room, in the table's turn, on the room as the store has it. */
  alone<T>(id: string, work: (kept: Kept) => Promise<T>): Promise<T | null> {
    return this.queued(id, async () => {
      const found = await this.find(id);
      if (found === null) return null;
      const caught = await this.caughtUp(id, found);
      return caught === null ? null : work(caught);
    });
  }

  private queued<T>(id: string, work: () => Promise<T>): Promise<T> {
    const before = this.queues.get(id) ?? Promise.resolve();
    const mine = before.then(work);
    const settled = mine.then(
      () => {},
      () => {},
    );
    this.queues.set(id, settled);
    settled.then(() => {
      if (this.queues.get(id) === settled) this.queues.delete(id);
    });
    return mine;
  }

  private async changeNow(id: string, work: Work, now: number): Promise<Handled> {
    let found = await this.find(id);
    for (let attempt = 0; attempt < TRIES; attempt++) {
      if (found === null) return { ok: false, refusal: gone };
      const handled = work(found.room);
      if (!handled.ok) {
        // What is refused here may be right after what another node did a moment ago.
        const now: Kept | null = this.shared ? await this.caughtUp(id, found) : found;
        if (now === found) return handled;
        found = now;
        continue;
      }
      if (handled.room === found.room) return handled;
      if (await this.keepChange(id, found, handled, now)) {
        for (const listener of this.listeners) listener(handled.room, found.version + 1, true);
        return handled;
      }
      found = await this.caughtUp(id, found);
    }
    throw new Error(`table ${id}: somebody else was first ${TRIES} times`);
  }

  private async keepChange(id: string, found: Kept, handled: Handled & { ok: true }, now: number): Promise<boolean> {
    const { room, entries } = handled;
    try {
      const kept = await this.store.change(id, found.version, {
        status: statusOf(room),
        updated: now,
        slots: room.slots === found.room.slots ? null : room.slots,
        entries,
        seq: found.room.table?.entries.length ?? 0,
        ask: room.ask,
        due: dueFor(room, now),
        follow: followFor(found.room, room, now),
      });
      if (kept) this.keep(id, { room, version: found.version + 1 });
      return kept;
    } catch (error) {
      // Whether it was kept is not known: the store is asked next time.
      this.kept.delete(id);
      throw error;
    }
  }

  private async find(id: string): Promise<Kept | null> {
    const here = this.kept.get(id);
    if (here !== undefined) return this.keep(id, here);
    const read = await this.store.tableFrom(id, 0);
    if (read === null) return null;
    const empty = await emptyRoom(read.stored, (hash) => this.store.edition(hash)).catch((error: Error) => {
      throw new TableBroken(error.message);
    });
    const room = whole(id, () => loadRoom({ ...empty, pauses: this.pauses }, read.entries));
    return this.keep(id, { room, version: read.stored.row.version });
  }

  /** Gets what others changed since; whoever watches is told. */
  private async caughtUp(id: string, found: Kept): Promise<Kept | null> {
    const { room } = found;
    const read = await this.store.tableFrom(id, room.table?.entries.length ?? 0);
    if (read === null) {
      this.kept.delete(id);
      return null;
    }
    const { stored, entries } = read;
    if (stored.row.version === found.version) return found;
    if (room.table !== null && stored.slots.some((slot, seat) => slot.name !== room.slots[seat]!.name))
      return this.readAnew(id);
    const now = { ...room, ...changeable(stored), pauses: this.pauses };
    const longer = whole(id, () =>
      room.table === null ? loadRoom(now, entries) : { ...extended(now, entries), ask: now.ask },
    );
    const kept = this.keep(id, { room: longer, version: stored.row.version });
    for (const listener of this.listeners) listener(kept.room, kept.version, false);
    return kept;
  }

  /** A name is in the log too: when one goes, nothing of the room as it was is kept. */
  private async readAnew(id: string): Promise<Kept | null> {
    this.kept.delete(id);
    const kept = await this.find(id);
    if (kept !== null) for (const listener of this.listeners) listener(kept.room, kept.version, false);
    return kept;
  }

  /** Puts a room last in the order of use. */
  private keep(id: string, kept: Kept): Kept {
    const { room } = kept;
    const now = room.pauses === this.pauses ? kept : { ...kept, room: { ...room, pauses: this.pauses } };
    this.kept.delete(id);
    this.kept.set(id, now);
    if (this.kept.size > this.most) this.kept.delete(this.kept.keys().next().value!);
    return now;
  }
}

const gone: Refusal = { rule: 'table:gone', figures: {} };
const closed: Refusal = { rule: 'table:unavailable', figures: {} };

/** What of a room others can change besides its log. */
function changeable({ row, slots }: StoredTable): Pick<Room, 'host' | 'slots' | 'ask' | 'rematch'> {
  return { host: row.host, slots, ask: row.ask === null ? null : JSON.parse(row.ask), rematch: row.rematch };
}

function whole(id: string, load: () => Room): Room {
  try {
    return load();
  } catch (error) {
    if (error instanceof LogFault) throw new TableBroken(`table ${id}, entry ${error.entry}: its log is faulty`);
    throw error;
  }
}

/**
 * The rooms of this process. Changes to a table are made one at a time, and stored before anybody is told. A room that is not in
 * memory is loaded from its log; one that another node has changed catches up from the store.
 */

import type { Refusal } from '@quai/engine/contract.ts';
import type { Pause } from '@quai/table/clock.ts';
import type { Entry } from '@quai/table/entry.ts';
import { LogFault } from '@quai/table/log.ts';
import { extended, type Handled, loadRoom, type Room, statusOf } from '@quai/table/room.ts';
import type { Store, StoredTable } from '../store/store.ts';
import { followFor } from '../upkeep/awaited.ts';
import { dueFor } from '../upkeep/due.ts';
import { emptyRoom, termsOf } from './opening.ts';

/** Attempts at a change when others keep being first. */
const TRIES = 10;

type Kept = { room: Room; version: number };
type Listener = (room: Room, version: number, own: boolean) => void;
/** Makes a change to the current room. */
export type Work = (room: Room) => Handled;

/** A stored table that cannot be opened: its game or rules are not available, or its log is faulty. */
export class TableBroken extends Error {}

export class Rooms {
  private readonly store: Store;
  private readonly most: number;
  private readonly shared: boolean;
  private readonly isOpen: () => boolean;
  private readonly settleTime: () => Promise<void>;
  private readonly kept = new Map<string, Kept>();
  private readonly queues = new Map<string, Promise<unknown>>();
  /** Tables being loaded: however many ask at once, it is done once. */
  private readonly loading = new Map<string, Promise<Kept | null>>();
  private readonly listeners: Listener[] = [];
  /** Times when no server was running. */
  pauses: readonly Pause[] = [];

  /**
   * `most` rooms are kept in memory; the least recently used are evicted. `shared`: other nodes use the store too. `isOpen`:
   * whether changes are allowed, which they are not while this node is cut off from the others. `settleTime`: brings `pauses` up to date.
   */
  constructor(
    store: Store,
    most: number,
    shared: boolean,
    isOpen: () => boolean,
    settleTime: () => Promise<void> = async () => {},
  ) {
    this.store = store;
    this.isOpen = isOpen;
    this.settleTime = settleTime;
    this.shared = shared;
    this.most = most;
  }

  /** Called with every room that has changed, once the change is durable; `own` if it was made here. */
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

  /** The room as it is in the store, whichever node changed it. */
  async fresh(id: string): Promise<Room | null> {
    if (this.kept.has(id)) await this.refresh(id);
    return this.get(id);
  }

  /** Makes a change to the current room, stores it, then tells the listeners. */
  change(id: string, work: Work, now: number): Promise<Handled> {
    return this.queued(id, async () => {
      if (!this.open) return { ok: false, refusal: closed };
      await this.settleTime();
      return this.changeNow(id, work, now);
    });
  }

  /** Catches up with the store and tells the listeners. */
  async refresh(id: string): Promise<void> {
    await this.queued(id, async () => {
      const found = this.kept.get(id);
      if (found !== undefined) await this.caughtUp(id, found);
    });
  }

  /** Runs a direct store write inside this table's queue, with the room as it is in the store. */
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
        // It may be legal after a change that another node has just made.
        const latest: Kept | null = this.shared ? await this.caughtUp(id, found) : found;
        if (latest === found) return handled;
        found = latest;
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
    const { room, entries, quiet } = handled;
    try {
      const kept = quiet
        ? await this.store.hold(id, found.version, room.slots)
        : await this.store.change(id, found.version, {
            status: statusOf(room),
            updated: now,
            slots: room.slots === found.room.slots ? null : room.slots,
            terms: room.terms === found.room.terms ? undefined : room.terms,
            entries,
            seq: found.room.table?.entries.length ?? 0,
            ask: room.ask,
            due: dueFor(room, now),
            follow: followFor(found.room, room, now),
          });
      if (kept) this.keep(id, { room, version: found.version + 1 });
      return kept;
    } catch (error) {
      // It may or may not have been stored, so the room is loaded again next time.
      this.kept.delete(id);
      throw error;
    }
  }

  private async find(id: string): Promise<Kept | null> {
    const here = this.kept.get(id);
    if (here !== undefined) return this.keep(id, here);
    const loading = this.loading.get(id) ?? this.load(id).finally(() => this.loading.delete(id));
    this.loading.set(id, loading);
    return loading;
  }

  private async load(id: string): Promise<Kept | null> {
    const read = await this.store.tableFrom(id, 0);
    if (read === null) return null;
    const empty = await emptyRoom(read.stored, (hash) => this.store.edition(hash)).catch((error: Error) => {
      throw new TableBroken(error.message);
    });
    const room = await loaded(id, { ...empty, pauses: this.pauses }, read.entries);
    const { version } = read.stored.row;
    // Somebody else may have loaded and changed it meanwhile.
    const newer = this.kept.get(id);
    return this.keep(id, newer !== undefined && newer.version >= version ? newer : { room, version });
  }

  /** The room with the changes of other nodes; listeners are told. */
  private async caughtUp(id: string, found: Kept): Promise<Kept | null> {
    const { room } = found;
    const read = await this.store.tableFrom(id, room.table?.entries.length ?? 0);
    if (read === null) {
      this.kept.delete(id);
      return null;
    }
    const { stored, entries } = read;
    if (stored.row.version === found.version) return found;
    if (room.table !== null && stored.slots.some((slot, seat) => slot.name !== room.slots[seat]?.name))
      return this.readAnew(id);
    const current = { ...room, ...changeable(stored), pauses: this.pauses };
    const longer = whole(id, () =>
      room.table === null ? loadRoom(current, entries) : { ...extended(current, entries), ask: current.ask },
    );
    const kept = this.keep(id, { room: longer, version: stored.row.version });
    for (const listener of this.listeners) listener(kept.room, kept.version, false);
    return kept;
  }

  /** Reloads the room after a name was removed: names are in the log too, so nothing of the old room may be kept. */
  private async readAnew(id: string): Promise<Kept | null> {
    this.kept.delete(id);
    const kept = await this.find(id);
    if (kept !== null) for (const listener of this.listeners) listener(kept.room, kept.version, false);
    return kept;
  }

  /** Marks a room as the most recently used. */
  private keep(id: string, kept: Kept): Kept {
    const { room } = kept;
    const current = room.pauses === this.pauses ? kept : { ...kept, room: { ...room, pauses: this.pauses } };
    this.kept.delete(id);
    this.kept.set(id, current);
    const [oldest] = this.kept.keys();
    if (this.kept.size > this.most && oldest !== undefined) this.kept.delete(oldest);
    return current;
  }
}

const gone: Refusal = { rule: 'table:gone', figures: {} };
const closed: Refusal = { rule: 'table:unavailable', figures: {} };

/** What other nodes can change about a room besides its log. */
function changeable({ row, slots }: StoredTable): Pick<Room, 'host' | 'slots' | 'terms' | 'ask' | 'rematch'> {
  const { host, rematch } = row;
  return { host, slots, terms: termsOf(row), ask: row.ask === null ? null : JSON.parse(row.ask), rematch };
}

/** Entries loaded before everybody else gets a turn. */
const STRETCH = 200;

/** A room with its log, loaded with breaks. */
async function loaded(id: string, empty: Room, entries: readonly Entry[]): Promise<Room> {
  let room = whole(id, () => loadRoom(empty, entries.slice(0, STRETCH)));
  for (let from = STRETCH; from < entries.length; from += STRETCH) {
    await new Promise((resolve) => setImmediate(resolve));
    const next = entries.slice(from, from + STRETCH);
    room = whole(id, () => ({ ...extended(room, next), ask: empty.ask }));
  }
  return room;
}

function whole(id: string, load: () => Room): Room {
  try {
    return load();
  } catch (error) {
    if (error instanceof LogFault) throw new TableBroken(`table ${id}, entry ${error.entry}: its log is faulty`);
    throw error;
  }
}

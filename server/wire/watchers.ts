/** Who watches which table here, and what each is sent. All spectators of a table are sent the same text, made once. */

import type { Seat } from '@quai/engine/contract.ts';
import type { ChatMessage } from '@quai/protocol/messages.ts';
import type { Room } from '@quai/table/room.ts';
import { messageFor } from '@quai/table/telling.ts';
import type { Said } from '../tables/chat.ts';

/** A connection, as far as it is told of tables. */
export interface Watcher {
  tell(room: Room, now: number): void;
  tellChat(table: string, lines: readonly Said[]): void;
  tellRemoved(line: Said): void;
  tellPresent(table: string, seats: readonly Seat[]): void;
}

export class Watchers {
  private readonly byTable = new Map<string, Set<Watcher>>();

  add(table: string, watcher: Watcher): void {
    const set = this.byTable.get(table);
    if (set === undefined) this.byTable.set(table, new Set([watcher]));
    else set.add(watcher);
  }

  remove(table: string, watcher: Watcher): void {
    const set = this.byTable.get(table);
    if (set?.delete(watcher) && set.size === 0) this.byTable.delete(table);
  }

  /** The tables that somebody here watches. */
  tables(): string[] {
    return [...this.byTable.keys()];
  }

  has(table: string): boolean {
    return this.byTable.has(table);
  }

  tell(room: Room): void {
    const now = Date.now();
    for (const watcher of this.byTable.get(room.id) ?? []) watcher.tell(room, now);
  }

  tellChat(table: string, lines: readonly Said[]): void {
    for (const watcher of this.byTable.get(table) ?? []) watcher.tellChat(table, lines);
  }

  tellPresent(table: string, seats: readonly Seat[]): void {
    for (const watcher of this.byTable.get(table) ?? []) watcher.tellPresent(table, seats);
  }

  tellRemoved(line: Said): void {
    for (const watcher of this.byTable.get(line.table_id) ?? []) watcher.tellRemoved(line);
  }
}

/** What a text says of clocks is good for so long. */
const CLOCK_GOOD = 100;

/** The last text made for spectators of each table; those that are up to date all get this one. */
export class SpectatorTexts {
  private readonly texts = new WeakMap<Room, { have: number; at: number; text: string }>();

  textFor(room: Room, person: string | null, as: number | undefined, have: number, now: number): string {
    if (as !== undefined || known(room, person)) return JSON.stringify(messageFor(room, person, as, have, now));
    const last = this.texts.get(room);
    if (last?.have === have && (room.clock === null || now - last.at < CLOCK_GOOD)) return last.text;
    const text = JSON.stringify(messageFor(room, null, undefined, have, now));
    this.texts.set(room, { have, at: now, text });
    return text;
  }
}

/** Is this person told something of their own: as host, as a seat, or as one for whom a seat is kept? */
function known(room: Room, person: string | null): boolean {
  if (person === null) return false;
  return room.host === person || room.slots.some((slot) => slot.person === person || slot.reserved === person);
}

/** Chat as one reader gets it: without those that they muted. */
export function chatMessage(table: string, lines: readonly Said[], muted: ReadonlySet<string>): ChatMessage {
  return {
    type: 'chat',
    table,
    lines: lines
      .filter((line) => !muted.has(line.person_id))
      .map(({ n, seat, name, body, at }) => ({ n, seat, name, text: body, at })),
  };
}

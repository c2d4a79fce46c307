/** Tells everybody at a table which players are looking at it. News from other nodes is a few seconds late. */

import type { Presence } from '../presence/presence.ts';
import type { Rooms } from '../tables/rooms.ts';
import type { Watchers } from './watchers.ts';

/** Tables looked up in one query. */
const CHUNK = 500;

export class SeatsPresent {
  private readonly presence: Presence;
  private readonly rooms: Rooms;
  private readonly watchers: Watchers;
  /** The seats last sent, by table. */
  private readonly told = new Map<string, string>();

  constructor(presence: Presence, rooms: Rooms, watchers: Watchers) {
    this.presence = presence;
    this.rooms = rooms;
    this.watchers = watchers;
  }

  /** Somebody new is watching, who has been told nothing yet. */
  tellAgain(table: string): void {
    this.told.delete(table);
  }

  async tell(now: number): Promise<void> {
    const tables = this.watchers.tables();
    for (const table of this.told.keys()) if (!this.watchers.has(table)) this.told.delete(table);
    for (let from = 0; from < tables.length; from += CHUNK) {
      const some = tables.slice(from, from + CHUNK);
      const looking = await this.presence.lookingAt(some, now);
      for (const table of some) await this.tellOne(table, looking.get(table) ?? new Set());
    }
  }

  private async tellOne(table: string, people: ReadonlySet<string>): Promise<void> {
    // No need to load a table that nobody is looking at.
    const room = people.size === 0 ? null : await this.rooms.get(table);
    const seats =
      room?.slots.flatMap(({ person }, seat) => (person !== null && people.has(person) ? [seat] : [])) ?? [];
    if (this.told.get(table) === seats.join(' ')) return;
    this.told.set(table, seats.join(' '));
    this.watchers.tellPresent(table, seats);
  }
}

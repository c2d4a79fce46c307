/** Earlier positions for whoever asks: one at a time, with breaks, and the most recent tables' positions kept in memory. */

import type { Seat } from '@quai/engine/contract.ts';
import type { TableMessage } from '@quai/protocol/messages.ts';
import { Positions } from '@quai/table/positions.ts';
import { type Room, setupOf } from '@quai/table/room.ts';
import { pastFor } from '@quai/table/telling.ts';
import { LongWork } from './stretches.ts';

/** Tables whose positions are kept; the longest unused goes first. */
const MOST_TABLES = 50;
/** More requests than this are turned away until others are answered. */
const MOST_WAITING = 200;

export class Replays {
  private readonly tables = new Map<string, Positions>();
  private readonly work = new LongWork(MOST_WAITING);

  /** The table as this viewer knew it after entry `at`; null if there is no such entry, 'busy' if too many ask. */
  async position(room: Room, person: string | null, as: Seat | undefined, at: number) {
    if (room.table === null || at >= room.table.entries.length) return null;
    return this.work.done(() => this.steps(room, person, as, at));
  }

  private *steps(
    room: Room,
    person: string | null,
    as: Seat | undefined,
    at: number,
  ): Generator<undefined, NonNullable<TableMessage['now']>> {
    const { table } = room;
    // The last position is there already, and with it the result of a game that is over.
    if (table !== null && at === table.entries.length - 1) return pastFor(room, table, person, as);
    return pastFor(room, yield* this.positionsOf(room).after(table?.entries ?? [], at), person, as);
  }

  private positionsOf(room: Room): Positions {
    const positions = this.tables.get(room.id) ?? new Positions(room.rules, setupOf(room));
    this.tables.delete(room.id);
    this.tables.set(room.id, positions);
    const [oldest] = this.tables.keys();
    if (this.tables.size > MOST_TABLES && oldest !== undefined) this.tables.delete(oldest);
    return positions;
  }
}

/** Earlier positions for whoever asks: one at a time, with breaks, and the most recent tables' positions kept in memory. */

import type { Seat } from '@quai/engine/contract.ts';
import type { TableMessage } from '@quai/protocol/messages.ts';
import type { Table } from '@quai/table/log.ts';
import { Positions } from '@quai/table/positions.ts';
import { type Room, setupOf } from '@quai/table/room.ts';
import { pastFor } from '@quai/table/telling.ts';

/** Tables whose positions are kept; the longest unused goes first. */
const MOST_TABLES = 50;
/** More requests than this are turned away until others are answered. */
const MOST_WAITING = 200;
/** Milliseconds of work before everybody else gets a turn. */
const STRETCH = 8;

export class Replays {
  private readonly tables = new Map<string, Positions>();
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  /** The table as this viewer knew it after entry `at`; null if there is no such entry, 'busy' if too many ask. */
  async position(room: Room, person: string | null, as: Seat | undefined, at: number) {
    if (room.table === null || at >= room.table.entries.length) return null;
    if (this.waiting >= MOST_WAITING) return 'busy';
    this.waiting++;
    const mine = this.last.then(() => this.work(room, person, as, at));
    this.last = mine.catch(() => {});
    try {
      return await mine;
    } finally {
      this.waiting--;
    }
  }

  private async work(
    room: Room,
    person: string | null,
    as: Seat | undefined,
    at: number,
  ): Promise<NonNullable<TableMessage['now']>> {
    // The others first: a move that came in meanwhile does not wait for a row of replays.
    await pause();
    const steps = this.positionsOf(room).after(room.table?.entries ?? [], at);
    return pastFor(room, await played(steps), person, as);
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

async function played(steps: Generator<undefined, Table>): Promise<Table> {
  for (let since = performance.now(); ; ) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() - since < STRETCH) continue;
    await pause();
    since = performance.now();
  }
}

const pause = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Records of finished tables as text. A record hashes every position of its table: those asked for last are kept. */

import type { Table } from '@quai/table/log.ts';
import { recordInSteps, recordText } from '@quai/table/record.ts';
import { contributionsOf, type Room } from '@quai/table/room.ts';
import { LongWork } from './stretches.ts';

const MOST_KEPT = 20;
/** More records than this are turned away until others are written. */
const MOST_WAITING = 50;

export class Records {
  private readonly kept = new Map<string, Readonly<{ table: Table; text: string }>>();
  private readonly work = new LongWork(MOST_WAITING);

  /** 'busy' if too many ask. */
  async textOf(room: Room, table: Table): Promise<string> {
    const known = this.kept.get(room.id);
    if (known?.table === table) return known.text;
    return this.work.done(() => this.written(room, table));
  }

  private *written(room: Room, table: Table): Generator<undefined, string> {
    // Somebody else may have asked for the same meanwhile.
    const known = this.kept.get(room.id);
    if (known?.table === table) return known.text;
    const draws = { seed: room.seed, contributions: contributionsOf(room) };
    const text = recordText(yield* recordInSteps(table, draws, room.edition.data));
    this.kept.delete(room.id);
    this.kept.set(room.id, { table, text });
    const [oldest] = this.kept.keys();
    if (this.kept.size > MOST_KEPT && oldest !== undefined) this.kept.delete(oldest);
    return text;
  }
}

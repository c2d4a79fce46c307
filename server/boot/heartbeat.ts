/**
 * The running servers say so every few seconds. If none did for a while, none ran: that time is a pause, and no clock of
 * any table counts it.
 */

import type { Pause } from '@quai/table/clock.ts';
import { sql as raw } from 'kysely';
import { queriesFor } from '../store/schema.ts';
import { type Sql, statement } from '../store/sql.ts';

/** How often a node says that it runs. */
export const BEAT = 2000;
/** Silence of all nodes for longer than this is a pause. */
const SILENCE = 2.5 * BEAT;
const FORGOTTEN = 24 * 3600_000;

export class Heartbeat {
  private readonly sql: Sql;
  private readonly id: string;
  private first = true;
  constructor(sql: Sql, id: string) {
    this.sql = sql;
    this.id = id;
  }

  /** Says that this node runs; the pauses there ever were. */
  async beat(now: number): Promise<readonly Pause[]> {
    const query = queriesFor(this.sql.dialect);
    const last = query.selectFrom('node').select(raw<number | null>`max(seen)`.as('seen'));
    const [rows] = (await this.sql.run([statement(last)]))!;
    const seen = rows![0]!.seen as number | null;
    // A file of SQLite has one server: when it starts, none ran.
    const alone = this.first && this.sql.dialect === 'sqlite';
    if (seen !== null && now - seen > (alone ? 0 : SILENCE)) await this.pause(seen, now);
    this.first = false;
    const mine = query
      .insertInto('node')
      .values({ id: this.id, seen: now })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen: now }));
    const [, , pauses] = (await this.sql.run([
      statement(mine, 1),
      statement(query.deleteFrom('node').where('seen', '<', now - FORGOTTEN)),
      statement(query.selectFrom('pause').selectAll().orderBy('from_at')),
    ]))!;
    return pauses!.map(({ from_at, to_at }) => [from_at as number, to_at as number] as const);
  }

  /** Of several nodes that start at once one writes it. */
  private async pause(from: number, to: number): Promise<void> {
    const add = queriesFor(this.sql.dialect)
      .insertInto('pause')
      .values({ from_at: from, to_at: to })
      .onConflict((conflict) => conflict.doNothing());
    await this.sql.run([statement(add)]);
  }
}

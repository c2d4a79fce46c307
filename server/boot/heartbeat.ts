/**
 * Every node records every few seconds that it is running. If none did for a while, no server was running: that time is a pause,
 * which no clock counts. Nor do clocks count the gaps a node noticed in its own running (pulse.ts).
 */

import type { Pause } from '@quai/table/clock.ts';
import { sql as raw } from 'kysely';
import { rowOf, rowsOf } from '../store/rows.ts';
import { queriesFor } from '../store/schema.ts';
import { type Sql, statement } from '../store/sql.ts';

/** How often a node records that it is running. */
export const BEAT = 2000;
/** Silence of all nodes for longer than this is a pause. */
export const SILENCE = 2.5 * BEAT;
const FORGOTTEN = 24 * 3600_000;

export class Heartbeat {
  private readonly sql: Sql;
  private readonly id: string;
  private first = true;
  constructor(sql: Sql, id: string) {
    this.sql = sql;
    this.id = id;
  }

  /** Records that this node is running; returns all pauses so far. */
  async beat(now: number): Promise<readonly Pause[]> {
    const query = queriesFor(this.sql.dialect);
    const last = query.selectFrom('node').select(raw<number | null>`max(seen)`.as('seen'));
    const seen = (await rowOf<{ seen: number | null }>(this.sql, last))?.seen ?? null;
    // The clock may have been set back while no server was running.
    if (this.first) await this.cut(now);
    // Only one server uses a SQLite file, so before it starts none was running.
    const alone = this.first && this.sql.dialect === 'sqlite';
    if (seen !== null && now - seen > (alone ? 0 : SILENCE)) await this.pause(seen, now);
    this.first = false;
    const mine = query
      .insertInto('node')
      .values({ id: this.id, seen: now })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen: now }));
    await this.sql.run([statement(mine, 1), statement(query.deleteFrom('node').where('seen', '<', now - FORGOTTEN))]);
    return this.pauses();
  }

  /** Adds times in which this node did not run evenly. If the clock was set back, no pause lasts longer than until then. */
  async gaps(gaps: readonly Pause[], setBackTo: number | null): Promise<readonly Pause[]> {
    if (setBackTo !== null) await this.cut(setBackTo);
    for (const [from, to] of gaps) await this.pause(from, to);
    return this.pauses();
  }

  /** No pause reaches into the future. */
  private async cut(now: number): Promise<void> {
    const query = queriesFor(this.sql.dialect);
    await this.sql.run([
      statement(query.deleteFrom('pause').where('from_at', '>=', now)),
      statement(query.updateTable('pause').set({ to_at: now }).where('to_at', '>', now)),
    ]);
  }

  private async pauses(): Promise<readonly Pause[]> {
    const all = queriesFor(this.sql.dialect).selectFrom('pause').selectAll().orderBy('from_at');
    const rows = await rowsOf<{ from_at: number; to_at: number }>(this.sql, all);
    return joined(rows.map(({ from_at, to_at }) => [from_at, to_at] as const));
  }

  /** If several nodes start at once, one of them writes it. */
  private async pause(from: number, to: number): Promise<void> {
    const add = queriesFor(this.sql.dialect)
      .insertInto('pause')
      .values({ from_at: from, to_at: to })
      .onConflict((conflict) => conflict.doNothing());
    await this.sql.run([statement(add)]);
  }
}

/** The same times without overlaps: several nodes, and a node twice, may have noticed the same silence. */
function joined(pauses: readonly Pause[]): readonly Pause[] {
  const found: [number, number][] = [];
  for (const [from, to] of pauses) {
    const last = found.at(-1);
    if (last !== undefined && from <= last[1]) last[1] = Math.max(last[1], to);
    else found.push([from, to]);
  }
  return found;
}

/**
 * Follows up on changes: notices, results and ratings. The node that ends a game stores its results at once; a scan finds turns
 * that have waited long enough for a notice, and the work of nodes that died. The mark on the table is cleared in the same batch
 * that writes the follow-up.
 */

import { statusOf } from '@quai/table/room.ts';
import type { Node } from '../boot/node.ts';
import type { Notices } from '../notices/notices.ts';
import type { Results } from '../ratings/results.ts';
import { changesOne, rowsOf } from '../store/rows.ts';
import { type Queries, queriesFor } from '../store/schema.ts';
import { statement } from '../store/sql.ts';

const SCAN = 1000;
/** If whoever must act is looking at the table, check again after this time. */
const ASK_AGAIN = 60_000;
const AFTER_FAULT = 10 * 60_000;
const MOST = 100;
/** Lease before another node may claim it. */
const LEASE = 60_000;
const TRIES = 3;

type Due = Readonly<{ id: string; status: string; follow: number }>;

export class FollowUp {
  private readonly node: Node;
  private readonly query: Queries;
  private readonly notices: Notices;
  private readonly results: Results;
  private readonly delay: number;
  private readonly failed: (error: unknown) => void;

  constructor(node: Node, notices: Notices, results: Results, delay: number, failed: (error: unknown) => void) {
    this.node = node;
    this.query = queriesFor(node.sql.dialect);
    this.notices = notices;
    this.results = results;
    this.delay = delay;
    this.failed = failed;
  }

  start(): void {
    this.node.rooms.onChange((room, _version, own) => {
      if (own && statusOf(room) === 'over') setImmediate(() => void this.look(room.id).catch(this.failed));
    });
    this.node.every(
      () => SCAN,
      () => this.scan(Date.now()),
    );
  }

  async scan(now: number): Promise<void> {
    const due = this.query
      .selectFrom('game_table')
      .select(['id', 'status', 'follow'])
      .where('follow', '<=', now)
      .where((at) => at.or([at('follow', '<=', now - this.delay), at('status', '=', 'over')]))
      .orderBy('follow')
      .limit(MOST);
    for (const { id, status, follow } of await rowsOf<Due>(this.node.sql, due)) {
      if (this.node.health.stopping) return;
      if (await this.claim(id, follow, now)) await this.take(id, status, now);
    }
  }

  /** Claims it for this node; if this node dies, another one may claim it after the lease. */
  private claim(id: string, follow: number, now: number): Promise<boolean> {
    const mine = this.query.updateTable('game_table').set({ follow: now + LEASE });
    return changesOne(this.node.sql, mine.where('id', '=', id).where('follow', '=', follow));
  }

  private async take(id: string, status: string, now: number): Promise<void> {
    try {
      // Most people want no notices, so most tables need not be opened.
      if (status === 'playing' && !(await this.notices.wanted(id))) return await this.clear(id, now + LEASE);
      for (let attempt = 0; attempt < TRIES; attempt++) if (await this.look(id)) return;
    } catch (error) {
      this.failed(error);
      await this.later(id, now + AFTER_FAULT);
    }
  }

  private async clear(id: string, claimed: number): Promise<void> {
    const done = this.query.updateTable('game_table').set({ follow: null }).where('id', '=', id);
    await this.node.sql.run([statement(done.where('follow', '=', claimed))]);
  }

  /** Postpones a table that cannot be opened, so that it does not block the others. */
  private async later(id: string, follow: number): Promise<void> {
    const later = this.query.updateTable('game_table').set({ follow }).where('id', '=', id);
    await this.node.sql.run([statement(later)]).catch(() => {});
  }

  /** False, with nothing changed, if somebody else was first or a rating has changed meanwhile. */
  private async look(id: string): Promise<boolean> {
    const room = await this.node.freshRoom(id);
    const version = this.node.rooms.versionOf(id);
    if (room === null || version === undefined) return true;
    await this.node.presence.flush();
    const now = Date.now();
    const { statements, here } = await this.notices.raise(room, now);
    const kept = statusOf(room) === 'over' ? await this.results.statementsFor(room, now) : [];
    const mark = this.query
      .updateTable('game_table')
      .set({ follow: here ? now - this.delay + ASK_AGAIN : null })
      .where('id', '=', id)
      .where('version', '=', version)
      .where('follow', 'is not', null);
    return (await this.node.sql.run([statement(mark, 1), ...kept, ...statements])) !== null;
  }
}

/**
 * What follows from a change for people. Whoever ends a table keeps its results at once; a scan is for turns that have waited
 * long enough to send a notice, and for nodes that died. The mark goes away in the same batch that writes what follows.
 */

import { statusOf } from '@quai/table/room.ts';
import type { Node } from './node.ts';
import type { Notices } from './notices/notices.ts';
import type { Results } from './ratings/results.ts';
import { rowsOf } from './rows.ts';
import { queriesFor } from './schema.ts';
import { statement } from './sql.ts';

const SCAN = 1000;
/** Somebody who must act is looking: whether they still do is asked again. */
const ASK_AGAIN = 60_000;
const AFTER_FAULT = 10 * 60_000;
const MOST = 100;

export class FollowUp {
  private readonly node: Node;
  private readonly notices: Notices;
  private readonly results: Results;
  private readonly delay: number;
  private readonly failed: (error: unknown) => void;

  constructor(node: Node, notices: Notices, results: Results, delay: number, failed: (error: unknown) => void) {
    this.node = node;
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
    const query = queriesFor(this.node.sql.dialect);
    const due = query
      .selectFrom('game_table')
      .select('id')
      .where((at) =>
        at.or([at('follow', '<=', now - this.delay), at.and([at('follow', '<=', now), at('status', '=', 'over')])]),
      )
      .orderBy('follow')
      .limit(MOST);
    for (const { id } of await rowsOf<{ id: string }>(this.node.sql, due)) {
      if (this.node.health.stopping) return;
      await this.look(id).catch(async (error) => {
        this.failed(error);
        await this.later(id, now + AFTER_FAULT);
      });
    }
  }

  /** A table that cannot be opened does not stand in the way of the others. */
  private async later(id: string, follow: number): Promise<void> {
    const query = queriesFor(this.node.sql.dialect).updateTable('game_table').set({ follow }).where('id', '=', id);
    await this.node.sql.run([statement(query)]).catch(() => {});
  }

  private async look(id: string): Promise<void> {
    const room = await this.node.freshRoom(id);
    const version = this.node.rooms.versionOf(id);
    if (room === null || version === undefined) return;
    await this.node.presence.flush();
    const now = Date.now();
    const { statements, here } = await this.notices.raise(room, now);
    const kept = statusOf(room) === 'over' ? await this.results.statementsFor(room, now) : [];
    const mark = queriesFor(this.node.sql.dialect)
      .updateTable('game_table')
      .set({ follow: here ? now - this.delay + ASK_AGAIN : null })
      .where('id', '=', id)
      .where('version', '=', version)
      .where('follow', 'is not', null);
    // Whoever is second, or finds a rating that moved meanwhile, changes nothing; the scan comes again.
    await this.node.sql.run([statement(mark, 1), ...kept, ...statements]);
  }
}

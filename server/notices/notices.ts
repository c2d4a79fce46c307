/**
 * Notices waiting to be sent: one per person and table until they look, so ten moves make one notice. A row that is due is
 * claimed by one node for a while; if that node dies, another one sends it.
 */

import type { Room } from '@quai/table/room.ts';
import type { Presence } from '../presence/presence.ts';
import { changesOne, rowsOf } from '../store/rows.ts';
import { type Queries, queriesFor, type Schema } from '../store/schema.ts';
import { type Sql, type Statement, statement } from '../store/sql.ts';
import { peopleAsked, peopleAwaited } from '../upkeep/awaited.ts';

export type NoticeKind = 'turn' | 'over';
export type Notice = Readonly<Schema['notice']>;

/** Lease before another node may claim a notice. */
const LEASE = 60_000;
/** Delays after the first failure, the second, and so on; then the notice is given up. */
const AGAIN = [60_000, 10 * 60_000, 3600_000];
const MOST = 200;

export class Notices {
  private readonly sql: Sql;
  private readonly query: Queries;
  private readonly presence: Presence;

  constructor(sql: Sql, presence: Presence) {
    this.sql = sql;
    this.query = queriesFor(sql.dialect);
    this.presence = presence;
  }

  /** Whether anybody at this table has notices turned on. */
  async wanted(table: string): Promise<boolean> {
    const any = this.query
      .selectFrom('seat')
      .innerJoin('channel', 'channel.person_id', 'seat.person_id')
      .select('channel.id')
      .where('seat.table_id', '=', table)
      .limit(1);
    return (await rowsOf(this.sql, any)).length > 0;
  }

  /** The notices to store for the people at a table; `here`: somebody concerned is looking, so ask again later. */
  async raise(room: Room, now: number): Promise<{ statements: Statement[]; here: boolean }> {
    const { table } = room;
    const over = table !== null && table.over !== null;
    const seats = over ? room.slots.map((_, seat) => seat) : peopleAwaited(room);
    const wanted = await this.wanting(
      room.id,
      seats.flatMap((seat) => room.slots[seat]?.person ?? []),
    );
    const statements: Statement[] = [];
    let here = false;
    for (const person of wanted) {
      const opened = Math.max(
        ...seats.filter((seat) => room.slots[seat]?.person === person).map((s) => openedAt(room, s)),
      );
      const present = await this.presence.at(room.id, opened, now);
      if (present.here.has(person)) here = true;
      else if (!present.saw.has(person)) statements.push(this.add(person, room.id, over ? 'over' : 'turn', now));
    }
    return { statements, here: here && !over };
  }

  /** Those of these people who want notices about this table. */
  private async wanting(table: string, people: readonly string[]): Promise<readonly string[]> {
    if (people.length === 0) return [];
    const quiet = this.query.selectFrom('quiet_table').select('person_id').where('table_id', '=', table);
    const rows = await rowsOf<{ person_id: string }>(
      this.sql,
      this.query
        .selectFrom('channel')
        .select('person_id')
        .distinct()
        .where('person_id', 'in', people)
        .where('person_id', 'not in', quiet),
    );
    return rows.map((row) => row.person_id);
  }

  /** One notice about a turn or a request until it is seen; the end of a game replaces an unseen notice about a turn. */
  private add(person: string, table: string, kind: NoticeKind, now: number): Statement {
    const row = { person_id: person, table_id: table, kind, due: now, sent: null, tries: 0 };
    const add = this.query.insertInto('notice').values(row);
    if (kind === 'turn') return statement(add.onConflict((conflict) => conflict.doNothing()));
    const { person_id: _, table_id: __, ...again } = row;
    return statement(
      add.onConflict((conflict) =>
        conflict.columns(['person_id', 'table_id']).doUpdateSet(again).where('notice.kind', '=', 'turn'),
      ),
    );
  }

  /** Notices that are due, by person, each claimed for this node. */
  async claim(now: number): Promise<Map<string, Notice[]>> {
    const due = await rowsOf<Notice>(
      this.sql,
      this.query.selectFrom('notice').selectAll().where('due', '<=', now).orderBy('due').limit(MOST),
    );
    const claimed = new Map<string, Notice[]>();
    for (const notice of due) {
      const mine = this.mine(notice).set({ due: now + LEASE, tries: notice.tries + 1 });
      if (!(await changesOne(this.sql, mine.where('due', '=', notice.due)))) continue;
      const held = { ...notice, due: now + LEASE, tries: notice.tries + 1 };
      claimed.set(notice.person_id, [...(claimed.get(notice.person_id) ?? []), held]);
    }
    return claimed;
  }

  private mine({ person_id, table_id }: Notice) {
    return this.query.updateTable('notice').where('person_id', '=', person_id).where('table_id', '=', table_id);
  }

  async sent(notices: readonly Notice[], now: number): Promise<void> {
    await this.sql.run(notices.map((one) => statement(this.mine(one).set({ due: null, sent: now }))));
  }

  /** Schedules another attempt, unless there were enough. */
  async failed(notices: readonly Notice[], now: number): Promise<void> {
    await this.sql.run(
      notices.map((one) => {
        const wait = AGAIN[one.tries - 1];
        const next = wait === undefined ? { due: null, sent: now } : { due: now + wait };
        // Unless this took so long that another node has claimed it.
        return statement(this.mine(one).set(next).where('due', '=', one.due));
      }),
    );
  }

  /** Deletes a notice that is no longer true. */
  async drop({ person_id, table_id }: Notice): Promise<void> {
    const gone = this.query.deleteFrom('notice').where('person_id', '=', person_id).where('table_id', '=', table_id);
    await this.sql.run([statement(gone)]);
  }
}

/** When this seat's choice opened, or it was asked to agree to an undo, or the game ended. */
function openedAt(room: Room, seat: number): number {
  const { table } = room;
  if (table === null) return 0;
  const entry = table.over === null ? (table.since[seat] ?? 0) : table.entries.length - 1;
  const opened = table.entries[entry]?.at ?? 0;
  return peopleAsked(room).includes(seat) ? Math.max(opened, room.ask?.at ?? 0) : opened;
}

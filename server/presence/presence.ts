/**
 * Who is looking at which of their tables, on all nodes, as rows of the store. A row says when its node last saw them, and when
 * they left; a row that is neither recent nor closed belongs to a connection or node that died, and proves nothing.
 */

import { rowsOf } from '../store/rows.ts';
import { type Queries, queriesFor, type Schema } from '../store/schema.ts';
import { type Sql, type Statement, statement } from '../store/sql.ts';

/** How often a node renews its rows, and how old a row may be to count. */
export const LOOKING_BEAT = 10_000;
const FRESH = 2.5 * LOOKING_BEAT;
/** Whoever was there this long after something happened has seen it. The clocks of nodes differ by less. */
const SEEN_AFTER = 1000;
const FORGOTTEN = 24 * 3600_000;

type Mark = Readonly<{ person: string; table: string; state: 'looks' | 'left' | 'lost'; at: number }>;

export class Presence {
  private readonly sql: Sql;
  private readonly query: Queries;
  private readonly node: string;
  private readonly looking = new Map<string, Set<object>>();
  private readonly marks = new Map<string, Mark>();
  /** The write in progress: a later one must not overtake it. */
  private writing: Promise<unknown> = Promise.resolve();

  constructor(sql: Sql, node: string) {
    this.sql = sql;
    this.query = queriesFor(sql.dialect);
    this.node = node;
  }

  looks(person: string, table: string, by: object, now: number): void {
    const key = `${person} ${table}`;
    const set = this.looking.get(key) ?? new Set();
    this.looking.set(key, set.add(by));
    this.marks.set(key, { person, table, state: 'looks', at: now });
  }

  /** `lost`: the connection broke, so the last messages may not have been seen. */
  left(person: string, table: string, by: object, lost: boolean, now: number): void {
    const key = `${person} ${table}`;
    const set = this.looking.get(key);
    if (set === undefined || !set.delete(by) || set.size > 0) return;
    this.looking.delete(key);
    this.marks.set(key, { person, table, state: lost ? 'lost' : 'left', at: now });
  }

  /** Writes what has changed since the last flush. Whoever is looking has seen the table, so their notice is done. */
  flush(): Promise<void> {
    return this.inTurn(() => this.write());
  }

  private inTurn(work: () => Promise<void>): Promise<void> {
    const mine = this.writing.then(work);
    this.writing = mine.catch(() => {});
    return mine;
  }

  private async write(): Promise<void> {
    if (this.marks.size === 0) return;
    const marks = [...this.marks.values()];
    this.marks.clear();
    const batch = marks.flatMap((mark) => this.statementsOf(mark));
    try {
      await this.sql.run(batch);
    } catch (error) {
      for (const mark of marks) {
        const key = `${mark.person} ${mark.table}`;
        if (!this.marks.has(key)) this.marks.set(key, mark);
      }
      throw error;
    }
  }

  private statementsOf({ person, table, state, at }: Mark): Statement[] {
    const { query, node } = this;
    if (state === 'lost')
      return [
        statement(
          query
            .deleteFrom('looking')
            .where('person_id', '=', person)
            .where('table_id', '=', table)
            .where('node_id', '=', node),
        ),
      ];
    const left_at = state === 'left' ? at : null;
    const row = { node_id: node, person_id: person, table_id: table, seen: at, left_at };
    const put = query
      .insertInto('looking')
      .values(row)
      .onConflict((conflict) =>
        conflict.columns(['person_id', 'table_id', 'node_id']).doUpdateSet({ seen: at, left_at }),
      );
    const seen = query.deleteFrom('notice').where('person_id', '=', person).where('table_id', '=', table);
    return [statement(put), statement(seen)];
  }

  beat(now: number): Promise<void> {
    const mine = this.query.updateTable('looking').set({ seen: now }).where('node_id', '=', this.node);
    return this.inTurn(async () => {
      await this.sql.run([
        statement(mine.where('left_at', 'is', null)),
        statement(this.query.deleteFrom('looking').where('seen', '<', now - FORGOTTEN)),
      ]);
    });
  }

  /** Who is looking at each of these tables. */
  async lookingAt(tables: readonly string[], now: number): Promise<Map<string, Set<string>>> {
    const rows = await rowsOf<Schema['looking']>(
      this.sql,
      this.query
        .selectFrom('looking')
        .selectAll()
        .where('table_id', 'in', tables)
        .where('left_at', 'is', null)
        .where('seen', '>=', now - FRESH),
    );
    const found = new Map<string, Set<string>>();
    for (const { table_id, person_id } of rows)
      found.set(table_id, (found.get(table_id) ?? new Set<string>()).add(person_id));
    return found;
  }

  /** Who is looking at the table now, and who was there after `since` and left deliberately. */
  async at(table: string, since: number, now: number): Promise<{ here: Set<string>; saw: Set<string> }> {
    const rows = await rowsOf<Schema['looking']>(
      this.sql,
      this.query.selectFrom('looking').selectAll().where('table_id', '=', table),
    );
    const people = (fits: (row: Schema['looking']) => boolean) =>
      new Set(rows.filter(fits).map((row) => row.person_id));
    return {
      here: people((row) => row.left_at === null && row.seen >= now - FRESH),
      saw: people((row) => row.left_at !== null && row.left_at > since + SEEN_AFTER),
    };
  }
}

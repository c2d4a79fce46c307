/** Chat at tables, and whom people have muted. */

import { sql as raw } from 'kysely';
import { rowOf, rowsOf } from '../store/rows.ts';
import { queriesFor, type Schema } from '../store/schema.ts';
import { type Sql, statement } from '../store/sql.ts';

export type Said = Readonly<Schema['chat']>;

/** How many of the last lines a newcomer is shown. */
const SHOWN = 100;

export class Chat {
  private readonly sql: Sql;
  private readonly saidListeners: ((line: Said) => void)[] = [];
  private readonly removedListeners: ((line: Said) => void)[] = [];
  constructor(sql: Sql) {
    this.sql = sql;
  }

  /** Called with every line said on this node, once it is stored. */
  onSaid(listener: (line: Said) => void): void {
    this.saidListeners.push(listener);
  }

  /** Called with every line removed on this node, without its text. */
  onRemoved(listener: (line: Said) => void): void {
    this.removedListeners.push(listener);
  }

  async say(line: Omit<Said, 'n'>): Promise<void> {
    const n = await this.add(line);
    for (const listener of this.saidListeners) listener({ ...line, n });
  }

  /** Stores the line; returns its number. */
  private async add(line: Omit<Said, 'n'>): Promise<number> {
    const query = queriesFor(this.sql.dialect);
    for (;;) {
      const last = query
        .selectFrom('chat')
        .select(raw<number | null>`max(n)`.as('n'))
        .where('table_id', '=', line.table_id);
      const n = ((await rowOf<{ n: number | null }>(this.sql, last))?.n ?? -1) + 1;
      const add = query
        .insertInto('chat')
        .values({ ...line, n })
        .onConflict((conflict) => conflict.doNothing());
      if ((await this.sql.run([statement(add, 1)])) !== null) return n;
    }
  }

  /** The lines after number `have`, at most the last hundred, oldest first. */
  async since(table: string, have: number): Promise<Said[]> {
    const query = queriesFor(this.sql.dialect);
    const lines = query
      .selectFrom('chat')
      .selectAll()
      .where('table_id', '=', table)
      .where('n', '>', have)
      .where('body', '!=', '')
      .orderBy('n', 'desc')
      .limit(SHOWN);
    return (await rowsOf<Said>(this.sql, lines)).toReversed();
  }

  line(table: string, n: number): Promise<Said | null> {
    const query = queriesFor(this.sql.dialect).selectFrom('chat').selectAll();
    return rowOf<Said>(this.sql, query.where('table_id', '=', table).where('n', '=', n));
  }

  /** Removes the text. The line keeps its number, which is never reused. False if the text was removed already. */
  async remove(line: Said): Promise<boolean> {
    const empty = queriesFor(this.sql.dialect)
      .updateTable('chat')
      .set({ body: '' })
      .where('table_id', '=', line.table_id)
      .where('n', '=', line.n)
      .where('body', '!=', '');
    if ((await this.sql.run([statement(empty, 1)])) === null) return false;
    for (const listener of this.removedListeners) listener({ ...line, body: '' });
    return true;
  }

  /** The number of the last line, for each of these tables that has any. */
  async latest(tables: readonly string[]): Promise<Map<string, number>> {
    const last = queriesFor(this.sql.dialect)
      .selectFrom('chat')
      .select(['table_id', raw<number>`max(n)`.as('n')])
      .where('table_id', 'in', tables)
      .groupBy('table_id');
    const rows = await rowsOf<{ table_id: string; n: number }>(this.sql, last);
    return new Map(rows.map((row) => [row.table_id, row.n]));
  }

  async mutedBy(person: string): Promise<Set<string>> {
    const query = queriesFor(this.sql.dialect);
    const list = query.selectFrom('mute').select('muted_id').where('person_id', '=', person);
    const rows = await rowsOf<{ muted_id: string }>(this.sql, list);
    return new Set(rows.map((row) => row.muted_id));
  }

  async mute(person: string, muted: string, on: boolean): Promise<void> {
    const query = queriesFor(this.sql.dialect);
    const row = { person_id: person, muted_id: muted };
    const change = on
      ? query
          .insertInto('mute')
          .values(row)
          .onConflict((conflict) => conflict.doNothing())
      : query.deleteFrom('mute').where('person_id', '=', person).where('muted_id', '=', muted);
    await this.sql.run([statement(change)]);
  }
}

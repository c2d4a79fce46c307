/** What people say at tables, and whom they do not want to read. */

import { sql as raw } from 'kysely';
import { queriesFor, type Schema } from '../store/schema.ts';
import { type Sql, statement } from '../store/sql.ts';

export type Said = Readonly<Schema['chat']>;

/** As many of the last lines as somebody who comes is shown. */
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

  /** The number the line got. */
  private async add(line: Omit<Said, 'n'>): Promise<number> {
    const query = queriesFor(this.sql.dialect);
    for (;;) {
      const last = query
        .selectFrom('chat')
        .select(raw<number | null>`max(n)`.as('n'))
        .where('table_id', '=', line.table_id);
      const [rows] = (await this.sql.run([statement(last)]))!;
      const n = ((rows![0]!.n as number | null) ?? -1) + 1;
      const add = query
        .insertInto('chat')
        .values({ ...line, n })
        .onConflict((conflict) => conflict.doNothing());
      if ((await this.sql.run([statement(add, 1)])) !== null) return n;
    }
  }

  /** Lines after number `have`, the last hundred at most, oldest first. */
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
    const [rows] = (await this.sql.run([statement(lines)]))!;
    return (rows as unknown as Said[]).toReversed();
  }

  async line(table: string, n: number): Promise<Said | null> {
    const query = queriesFor(this.sql.dialect).selectFrom('chat').selectAll();
    const [rows] = (await this.sql.run([statement(query.where('table_id', '=', table).where('n', '=', n))]))!;
    return (rows![0] as Said | undefined) ?? null;
  }

  /** Removes the text. The line keeps its number, which is never given twice. False if it had no text any more. */
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

  /** The number of the last line of each of these tables that has any. */
  async latest(tables: readonly string[]): Promise<Map<string, number>> {
    const last = queriesFor(this.sql.dialect)
      .selectFrom('chat')
      .select(['table_id', raw<number>`max(n)`.as('n')])
      .where('table_id', 'in', tables)
      .groupBy('table_id');
    const [rows] = (await this.sql.run([statement(last)]))!;
    return new Map(rows!.map((row) => [row.table_id as string, row.n as number]));
  }

  async mutedBy(person: string): Promise<Set<string>> {
    const query = queriesFor(this.sql.dialect);
    const list = query.selectFrom('mute').select('muted_id').where('person_id', '=', person);
    const [rows] = (await this.sql.run([statement(list)]))!;
    return new Set(rows!.map((row) => row.muted_id as string));
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

/** What the server keeps: people, tables, seats, entries. Whole changes only, each made to the version it was made from. */

import type { Entry } from '@quai/table/entry.ts';
import type { Slot } from '@quai/table/room.ts';
import { type CompiledQuery, sql as raw } from 'kysely';
import { query, type Schema } from './schema.ts';
import { type Row, type Sql, type Statement, statement } from './sql.ts';

export type Person = Readonly<{ id: string; name: string }>;
export type TableRow = Readonly<Schema['game_table']>;
export type StoredTable = Readonly<{ row: TableRow; slots: readonly Slot[] }>;

export class Store {
  private readonly sql: Sql;
  constructor(sql: Sql) {
    this.sql = sql;
  }

  private async rows<T>(...queries: { compile(): CompiledQuery }[]): Promise<T[][]> {
    const rows = await this.sql.run(queries.map((one) => statement(one)));
    return rows as unknown as T[][];
  }

  async personByToken(tokenHash: string): Promise<Person | null> {
    const [rows] = await this.rows<Person>(
      query.selectFrom('person').select(['id', 'name']).where('token_hash', '=', tokenHash),
    );
    return rows![0] ?? null;
  }

  async addPerson(person: Schema['person']): Promise<void> {
    await this.sql.run([statement(query.insertInto('person').values(person), 1)]);
  }

  async rename(id: string, name: string): Promise<void> {
    await this.sql.run([statement(query.updateTable('person').set({ name }).where('id', '=', id), 1)]);
  }

  async addTable(row: TableRow, slots: readonly Slot[]): Promise<void> {
    await this.sql.run([statement(query.insertInto('game_table').values(row), 1), ...seatStatements(row.id, slots)]);
  }

  async table(id: string): Promise<StoredTable | null> {
    const [rows, seats] = await this.rows<Row>(
      query.selectFrom('game_table').selectAll().where('id', '=', id),
      query.selectFrom('seat').selectAll().where('table_id', '=', id).orderBy('seat'),
    );
    const row = rows![0] as TableRow | undefined;
    return row === undefined ? null : { row, slots: (seats as unknown as Schema['seat'][]).map(slotOf) };
  }

  async entries(id: string): Promise<Entry[]> {
    const [rows] = await this.rows<{ body: string }>(
      query.selectFrom('entry').select('body').where('table_id', '=', id).orderBy('seq'),
    );
    return rows!.map(({ body }) => JSON.parse(body) as Entry);
  }

  /** Keeps a change made to `version`; false if somebody else was first. */
  async change(id: string, version: number, change: Change): Promise<boolean> {
    const { status, updated, slots, entries, seq } = change;
    const guarded = query
      .updateTable('game_table')
      .set({ version: version + 1, status, updated })
      .where('id', '=', id)
      .where('version', '=', version);
    const batch: Statement[] = [statement(guarded, 1)];
    if (slots !== null) batch.push(...seatStatements(id, slots));
    entries.forEach((entry, index) => {
      const row = { table_id: id, seq: seq + index, body: JSON.stringify(entry) };
      batch.push(
        statement(
          query
            .insertInto('entry')
            .values(row)
            .onConflict((conflict) => conflict.doNothing()),
          1,
        ),
      );
    });
    return (await this.sql.run(batch)) !== null;
  }

  /** Tables of a person, and open ones of others, newest first. */
  async tablesFor(person: string | null, limit: number): Promise<{ yours: StoredTable[]; open: StoredTable[] }> {
    const own = query
      .selectFrom('seat')
      .select('table_id')
      .where('person_id', '=', person ?? '');
    const [yours, open] = await this.rows<TableRow>(
      query.selectFrom('game_table').selectAll().where('id', 'in', own).orderBy('updated', 'desc').limit(limit),
      query
        .selectFrom('game_table')
        .selectAll()
        .where('status', '=', 'open')
        .where('id', 'not in', own)
        .orderBy('updated', 'desc')
        .limit(limit),
    );
    const seats = await this.seatsOf([...yours!, ...open!].map((row) => row.id));
    const whole = (row: TableRow): StoredTable => ({ row, slots: seats.get(row.id) ?? [] });
    return { yours: yours!.map(whole), open: open!.map(whole) };
  }

  private async seatsOf(ids: readonly string[]): Promise<Map<string, Slot[]>> {
    const found = new Map<string, Slot[]>();
    if (ids.length === 0) return found;
    const [rows] = await this.rows<Schema['seat']>(
      query.selectFrom('seat').selectAll().where('table_id', 'in', ids).orderBy('table_id').orderBy('seat'),
    );
    for (const row of rows!) found.set(row.table_id, [...(found.get(row.table_id) ?? []), slotOf(row)]);
    return found;
  }

  /** Tables under way: after a restart their bots go on. */
  async playing(): Promise<string[]> {
    const [rows] = await this.rows<{ id: string }>(
      query.selectFrom('game_table').select('id').where('status', '=', 'playing'),
    );
    return rows!.map((row) => row.id);
  }

  async tablesMadeSince(host: string, time: number): Promise<number> {
    const [rows] = await this.rows<{ made: number }>(
      query
        .selectFrom('game_table')
        .select(raw<number>`count(*)`.as('made'))
        .where('host', '=', host)
        .where('created', '>', time),
    );
    return Number(rows![0]!.made);
  }

  async close(): Promise<void> {
    await this.sql.close();
  }
}

export interface Change {
  readonly status: string;
  readonly updated: number;
  /** Null if the seats are as they were. */
  readonly slots: readonly Slot[] | null;
  readonly entries: readonly Entry[];
  /** The number of the first of these entries. */
  readonly seq: number;
}

function seatStatements(id: string, slots: readonly Slot[]): Statement[] {
  const rows = slots.map((slot, seat) => ({
    table_id: id,
    seat,
    person_id: slot.person,
    name: slot.name,
    bot: slot.bot,
    contribution: slot.contribution,
  }));
  return [
    statement(query.deleteFrom('seat').where('table_id', '=', id)),
    statement(query.insertInto('seat').values(rows), rows.length),
  ];
}

function slotOf(row: Schema['seat']): Slot {
  return { person: row.person_id, name: row.name, bot: row.bot, contribution: row.contribution };
}

/** Stores tables. Changes are atomic, and each applies only to the version it was based on. */

import type { Terms } from '@quai/protocol/terms.ts';
import type { Entry } from '@quai/table/entry.ts';
import type { Held } from '@quai/table/held.ts';
import type { Ask, Slot } from '@quai/table/room.ts';
import { type CompiledQuery, sql as raw } from 'kysely';
import { editionData, keepEdition } from './editions.ts';
import { dropStaleLinks } from './migrations/link-owners.ts';
import { rowsOf } from './rows.ts';
import { type Queries, queriesFor, type Schema } from './schema.ts';
import { compiled, type Row, type Sql, type Statement, statement } from './sql.ts';

export type Person = Readonly<{ id: string; name: string; suspended?: boolean }>;
export type TableRow = Readonly<Schema['game_table']>;
export type StoredTable = Readonly<{ row: TableRow; slots: readonly Slot[] }>;
/** A new table to store; `data` are the figures of its edition. */
export type NewTableRows = StoredTable & Readonly<{ data: unknown }>;

export class Store {
  private readonly sql: Sql;
  private readonly query: Queries;
  /** A table's row with its next version, if it has this one. */
  private readonly guarded;
  /** One more entry, if there is none of this number. */
  private readonly entry;
  constructor(sql: Sql) {
    this.sql = sql;
    const query = queriesFor(sql.dialect);
    this.query = query;
    this.guarded = compiled<'id' | 'version' | 'next' | 'status' | 'updated' | 'ask' | 'due' | 'follow'>((blank) => {
      const changed = { status: blank('status'), updated: blank('updated'), ask: blank('ask') };
      const set = { version: blank('next'), ...changed, due: blank('due'), follow: blank('follow') };
      const row = query.updateTable('game_table').set(set);
      return row.where('id', '=', blank('id')).where('version', '=', blank('version'));
    }, 1);
    this.entry = compiled<'id' | 'seq' | 'body'>((blank) => {
      const row = { table_id: blank('id'), seq: blank('seq'), body: blank('body') };
      return query
        .insertInto('entry')
        .values(row)
        .onConflict((conflict) => conflict.doNothing());
    }, 1);
  }

  /** The rows of several queries, read in one transaction. */
  private async together<T>(...queries: { compile(): CompiledQuery }[]): Promise<readonly (readonly T[])[]> {
    const rows = (await this.sql.run(queries.map((one) => statement(one)))) ?? [];
    return rows as unknown as readonly (readonly T[])[];
  }

  /** Adds a table together with other statements of the same change; false if one of them did not apply. */
  async addTable(table: NewTableRows, along: readonly Statement[] = []): Promise<boolean> {
    const { row, slots, data } = table;
    const edition = keepEdition(this.query, row.edition_hash, data, row.created);
    return (await this.sql.run([...along, edition, ...this.newTable(row, slots)])) !== null;
  }

  private newTable(row: TableRow, slots: readonly Slot[]): Statement[] {
    return [statement(this.query.insertInto('game_table').values(row), 1), ...this.seatStatements(row.id, slots)];
  }

  /** The figures with this hash; undefined if they are not stored. */
  edition(hash: string): Promise<unknown> {
    return editionData(this.sql, hash);
  }

  /** Adds a rematch of `old`, with the same edition; false if `old` has changed since or has a rematch already. */
  async addRematch(old: string, version: number, row: TableRow, slots: readonly Slot[]): Promise<boolean> {
    const mark = this.query
      .updateTable('game_table')
      .set({ version: version + 1, rematch: row.id })
      .where('id', '=', old)
      .where('version', '=', version)
      .where('rematch', 'is', null);
    return (await this.sql.run([statement(mark, 1), ...this.newTable(row, slots)])) !== null;
  }

  async table(id: string): Promise<StoredTable | null> {
    return (await this.tableFrom(id, null))?.stored ?? null;
  }

  /** A table and its entries from number `from`, read in one transaction; null if there is no such table. */
  async tableFrom(id: string, from: number | null): Promise<{ stored: StoredTable; entries: Entry[] } | null> {
    const [rows = [], seats = [], bodies = []] = await this.together<Row>(
      this.query.selectFrom('game_table').selectAll().where('id', '=', id),
      this.query.selectFrom('seat').selectAll().where('table_id', '=', id).orderBy('seat'),
      ...(from === null ? [] : [this.entriesQuery(id, from)]),
    );
    const row = rows[0] as TableRow | undefined;
    if (row === undefined) return null;
    const slots = (seats as unknown as Schema['seat'][]).map(slotOf);
    return { stored: { row, slots }, entries: bodies.map(({ body }) => JSON.parse(body as string) as Entry) };
  }

  private entriesQuery(id: string, from: number) {
    return this.query
      .selectFrom('entry')
      .select('body')
      .where('table_id', '=', id)
      .where('seq', '>=', from)
      .orderBy('seq');
  }

  async entries(id: string): Promise<Entry[]> {
    const rows = await rowsOf<{ body: string }>(this.sql, this.entriesQuery(id, 0));
    return rows.map(({ body }) => JSON.parse(body) as Entry);
  }

  /** Stores a change based on `version`; false if somebody else was first. */
  async change(id: string, version: number, change: Change): Promise<boolean> {
    const { status, updated, slots, terms, entries, seq, ask, due, follow } = change;
    const values = { id, version, next: version + 1, status, updated, due, follow };
    const batch: Statement[] = [this.guarded({ ...values, ask: ask === null ? null : JSON.stringify(ask) })];
    if (terms !== undefined) {
      const row = this.query.updateTable('game_table').set({ terms: JSON.stringify(terms) });
      batch.push(statement(row.where('id', '=', id), 1));
    }
    if (slots !== null) batch.push(...this.seatStatements(id, slots), dropStaleLinks(this.query, id));
    entries.forEach((entry, index) => {
      batch.push(this.entry({ id, seq: seq + index, body: JSON.stringify(entry) }));
    });
    return (await this.sql.run(batch)) !== null;
  }

  /** Keeps seats with other moves held, and nothing that anybody else could see; false if somebody else was first. */
  async hold(id: string, version: number, slots: readonly Slot[]): Promise<boolean> {
    const next = this.query.updateTable('game_table').set({ version: version + 1 });
    const guarded = next.where('id', '=', id).where('version', '=', version);
    return (await this.sql.run([statement(guarded, 1), ...this.seatStatements(id, slots)])) !== null;
  }

  /** The versions of these tables now: a node asks for those that it shows. */
  async versions(ids: readonly string[]): Promise<Map<string, number>> {
    const rows = await rowsOf<{ id: string; version: number }>(
      this.sql,
      this.query.selectFrom('game_table').select(['id', 'version']).where('id', 'in', ids),
    );
    return new Map(rows.map(({ id, version }) => [id, version]));
  }

  /** A person's tables (finished ones last), and other people's open tables; newest first. */
  async tablesFor(person: string | null, limit: number): Promise<{ yours: StoredTable[]; open: StoredTable[] }> {
    const own = this.query
      .selectFrom('seat')
      .select('table_id')
      .where((at) => at.or([at('person_id', '=', person ?? ''), at('reserved', '=', person ?? '')]));
    const tables = this.query.selectFrom('game_table').selectAll().limit(limit);
    const newest = tables.orderBy('updated', 'desc');
    // Finished tables must not push out those that are still being played.
    const mine = tables
      .where('id', 'in', own)
      .orderBy(raw`case when status = 'over' then 1 else 0 end`)
      .orderBy('updated', 'desc');
    const others = newest.where('status', '=', 'open').where('visibility', '=', 'open').where('id', 'not in', own);
    const [yours = [], open = []] = await this.together<TableRow>(mine, others);
    const seats = await this.seatsOf([...yours, ...open].map((row) => row.id));
    const whole = (row: TableRow): StoredTable => ({ row, slots: seats.get(row.id) ?? [] });
    return { yours: yours.map(whole), open: open.map(whole) };
  }

  private async seatsOf(ids: readonly string[]): Promise<Map<string, Slot[]>> {
    const found = new Map<string, Slot[]>();
    if (ids.length === 0) return found;
    const rows = await rowsOf<Schema['seat']>(
      this.sql,
      this.query.selectFrom('seat').selectAll().where('table_id', 'in', ids).orderBy('table_id').orderBy('seat'),
    );
    for (const row of rows) found.set(row.table_id, [...(found.get(row.table_id) ?? []), slotOf(row)]);
    return found;
  }

  /** The ids of tables with this status, oldest change first. */
  async withStatus(status: string): Promise<string[]> {
    const rows = await rowsOf<{ id: string }>(
      this.sql,
      this.query.selectFrom('game_table').select('id').where('status', '=', status).orderBy('updated'),
    );
    return rows.map((row) => row.id);
  }

  /** Tables whose bot or clock is due. */
  async due(now: number, limit: number): Promise<string[]> {
    const rows = await rowsOf<{ id: string }>(
      this.sql,
      this.query.selectFrom('game_table').select('id').where('due', '<=', now).orderBy('due').limit(limit),
    );
    return rows.map((row) => row.id);
  }

  /** Postpones a table that had nothing to do yet. */
  async dueLater(id: string, version: number, due: number | null): Promise<void> {
    const later = this.query.updateTable('game_table').set({ due }).where('id', '=', id).where('version', '=', version);
    await this.sql.run([statement(later)]);
  }

  /** How many tables a person has made since then, and how many of theirs are waiting for players. */
  async madeBy(host: string, since: number): Promise<{ made: number; open: number }> {
    const count = this.query.selectFrom('game_table').select(raw<number>`count(*)`.as('n')).where('host', '=', host);
    const [[made] = [], [open] = []] = await this.together<{ n: number }>(
      count.where('created', '>', since),
      count.where('status', '=', 'open'),
    );
    return { made: Number(made?.n ?? 0), open: Number(open?.n ?? 0) };
  }

  /** Deletes tables that were never started and have not changed since; returns how many. */
  async forgetUnstarted(before: number, limit: number): Promise<number> {
    const stale = this.query
      .selectFrom('game_table')
      .select(['id', 'version'])
      .where('status', '=', 'open')
      .where('updated', '<', before)
      .limit(limit);
    let gone = 0;
    for (const { id, version } of await rowsOf<{ id: string; version: number }>(this.sql, stale)) {
      const table = this.query.deleteFrom('game_table').where('id', '=', id).where('version', '=', version);
      const batch = [
        statement(table, 1),
        statement(this.query.deleteFrom('seat').where('table_id', '=', id)),
        statement(this.query.deleteFrom('chat').where('table_id', '=', id)),
        statement(this.query.deleteFrom('seat_link').where('table_id', '=', id)),
      ];
      if ((await this.sql.run(batch)) !== null) gone++;
    }
    return gone;
  }

  /** A write that only proves that writing works. */
  async written(now: number): Promise<void> {
    const value = String(now);
    const put = this.query.insertInto('setting').values({ name: 'written', value });
    await this.sql.run([statement(put.onConflict((conflict) => conflict.column('name').doUpdateSet({ value })))]);
  }

  async close(): Promise<void> {
    await this.sql.close();
  }

  private seatStatements(id: string, slots: readonly Slot[]): Statement[] {
    const rows = slots.map((slot, seat) => ({
      table_id: id,
      seat,
      person_id: slot.person,
      name: slot.name,
      bot: slot.bot,
      contribution: slot.contribution,
      key: slot.key ?? null,
      reserved: slot.reserved ?? null,
      extra: slot.extra ?? 0,
      held: slot.held === undefined ? null : JSON.stringify(slot.held),
    }));
    return [
      statement(this.query.deleteFrom('seat').where('table_id', '=', id)),
      statement(this.query.insertInto('seat').values(rows), rows.length),
    ];
  }
}

export interface Change {
  readonly status: string;
  readonly updated: number;
  /** Null if unchanged. */
  readonly slots: readonly Slot[] | null;
  /** Undefined if unchanged. */
  readonly terms?: Terms | undefined;
  readonly entries: readonly Entry[];
  /** The number of the first of these entries. */
  readonly seq: number;
  readonly ask: Ask | null;
  readonly due: number | null;
  /** When to send notices and store results that follow from it. */
  readonly follow: number | null;
}

function slotOf(row: Schema['seat']): Slot {
  return {
    person: row.person_id,
    name: row.name,
    bot: row.bot,
    contribution: row.contribution,
    ...(row.key === null ? {} : { key: row.key }),
    ...(row.reserved === null ? {} : { reserved: row.reserved }),
    ...(row.extra === 0 ? {} : { extra: row.extra }),
    // A store that was not upgraded yet has no such column.
    ...(row.held == null ? {} : { held: JSON.parse(row.held) as Held }),
  };
}

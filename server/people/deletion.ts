/**
 * Deletes an account. Games in progress are resigned so that the others can go on; then, in one batch, the name is removed from
 * seats, logs and chat, and everything else is deleted. Moves stay: they belong to the table. Every node reloads the tables.
 */

import { DEFAULT_BOT } from '@quai/bots/list.ts';
import type { Entry } from '@quai/table/entry.ts';
import { type Room, resignIn, seatsOf } from '@quai/table/room.ts';
import { stand } from '@quai/table/seating.ts';
import { type CompiledQuery, sql as raw } from 'kysely';
import type { Node } from '../boot/node.ts';
import { rowsOf } from '../store/rows.ts';
import { type Statement, statement } from '../store/sql.ts';
import { GONE_NAME } from './names.ts';
import type { Known, People } from './people.ts';

export async function deleteAccount(node: Node, people: People, person: Known, now: number): Promise<void> {
  const { sql, query } = people;
  const programs = await rowsOf<{ id: string }>(
    sql,
    query.selectFrom('person').select('id').where('owner', '=', person.id),
  );
  for (const { id } of programs) {
    const program = await people.byId(id);
    if (program !== null) await deleteAccount(node, people, program, now);
  }
  // First of all, make sure that nobody can act for them any more, on any node.
  const doors = ['session', 'api_token'] as const;
  await sql.run(doors.map((door) => statement(query.deleteFrom(door).where('person_id', '=', person.id))));
  node.personChanged(person.id);
  const tables = await tablesOf(people, person.id);
  for (const table of tables) await leave(node, table, person.id, now);
  const logs = (await Promise.all(tables.map((table) => namesInLog(people, table, person.id)))).flat();
  await sql.run([...logs, ...nameless(people, person.id), ...forgotten(people, person.id)]);
  for (const table of tables) await node.changedElsewhere(table);
}

/** Tables where the person has a seat, has one reserved, is the host, or has chatted. */
async function tablesOf({ sql, query }: People, id: string): Promise<string[]> {
  const lists = await Promise.all([
    rowsOf<{ id: string }>(sql, query.selectFrom('game_table').select('id').where('host', '=', id)),
    rowsOf<{ id: string }>(
      sql,
      query
        .selectFrom('seat')
        .select('table_id as id')
        .where((at) => at.or([at('person_id', '=', id), at('reserved', '=', id)])),
    ),
    rowsOf<{ id: string }>(sql, query.selectFrom('chat').select('table_id as id').where('person_id', '=', id)),
  ]);
  return [...new Set(lists.flat().map((row) => row.id))];
}

/** Leaves the seat, or resigns. A table that can no longer be opened stays as it is. */
async function leave(node: Node, table: string, person: string, now: number): Promise<void> {
  const room = await node.freshRoom(table).catch(() => null);
  if (room === null) return;
  for (const seat of seatsOf(room, person))
    await node.rooms.change(
      table,
      (fresh: Room) => (fresh.table === null ? stand(fresh, person, seat) : resignIn(fresh, seat, DEFAULT_BOT, now)),
      now,
    );
}

/** Takeover entries contain the name of whoever came back to a seat; only the name is removed. */
async function namesInLog({ sql, query }: People, table: string, person: string): Promise<Statement[]> {
  const seats = await rowsOf<{ seat: number }>(
    sql,
    query.selectFrom('seat').select('seat').where('table_id', '=', table).where('person_id', '=', person),
  );
  const own = seats.map((row) => row.seat);
  const entries = await rowsOf<{ seq: number; body: string }>(
    sql,
    query
      .selectFrom('entry')
      .select(['seq', 'body'])
      .where('table_id', '=', table)
      .where('body', 'like', '%"takeover"%'),
  );
  return entries.flatMap(({ seq, body }) => {
    const entry = JSON.parse(body) as Entry;
    if (entry.kind !== 'takeover' || !own.includes(entry.seat)) return [];
    const without = { ...entry, holder: { ...entry.holder, name: GONE_NAME } };
    const change = query.updateTable('entry').set({ body: JSON.stringify(without) });
    return [statement(change.where('table_id', '=', table).where('seq', '=', seq), 1)];
  });
}

/** Seats, tables and chat lose the person; each seat gets a unique id that belongs to nobody. */
function nameless({ query }: People, id: string): Statement[] {
  const own = query.selectFrom('seat').select('table_id').where('person_id', '=', id);
  const kept = query.selectFrom('seat').select('table_id').where('reserved', '=', id);
  const made = query.selectFrom('game_table').select('id as table_id').where('host', '=', id);
  const statements: { compile(): CompiledQuery }[] = [
    query
      .updateTable('game_table')
      .set({ version: raw`version + 1` })
      // Together and not one or the other, for which PostgreSQL would read the whole table.
      .where('id', 'in', own.union(kept).union(made)),
    // Another player becomes the host; a table without other players is deleted.
    query
      .updateTable('game_table')
      .set({
        host: raw<string>`coalesce((select min(person_id) from seat where seat.table_id = game_table.id and person_id <> ${id} and person_id not like 'gone-%'), 'gone')`,
      })
      .where('host', '=', id),
    query.deleteFrom('seat').where('table_id', 'in', query.selectFrom('game_table').select('id').where(deserted)),
    query.deleteFrom('chat').where('table_id', 'in', query.selectFrom('game_table').select('id').where(deserted)),
    query.deleteFrom('game_table').where(deserted),
    query
      .updateTable('seat')
      .set({ name: GONE_NAME, person_id: raw<string>`'gone-' || table_id || '-' || cast(seat as text)` })
      .where('person_id', '=', id),
    query.updateTable('seat').set({ name: '' }).where('reserved', '=', id).where('person_id', 'is', null),
    query.updateTable('seat').set({ reserved: null }).where('reserved', '=', id),
    query.updateTable('chat').set({ name: GONE_NAME, body: '', person_id: 'gone' }).where('person_id', '=', id),
    query.updateTable('result').set({ person_id: null }).where('person_id', '=', id),
  ];
  return statements.map((one) => statement(one));
}

/** Without a host, and never started. */
const deserted = raw<boolean>`host = 'gone' and status = 'open'`;

function forgotten({ query }: People, id: string): Statement[] {
  const tables = [
    ...(['session', 'seen', 'passkey', 'one_time', 'api_token', 'channel'] as const),
    ...(['seat_link', 'quiet_table', 'looking', 'notice', 'rating'] as const),
  ];
  return [
    ...tables.map((table) => statement(query.deleteFrom(table).where('person_id', '=', id))),
    statement(query.deleteFrom('daily_play').where('person_id', '=', id)),
    statement(query.deleteFrom('mute').where((at) => at.or([at('person_id', '=', id), at('muted_id', '=', id)]))),
    statement(query.deleteFrom('report').where((at) => at.or([at('by_id', '=', id), at('about_id', '=', id)]))),
    statement(query.deleteFrom('setting').where('name', '=', 'admin').where('value', '=', id)),
    statement(query.deleteFrom('person').where('id', '=', id), 1),
  ];
}

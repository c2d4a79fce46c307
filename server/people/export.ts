/** Everything the site stores about a person, as JSON, without the secrets only the store needs (hashes, keys, seeds). */

import type { Entry } from '@quai/table/entry.ts';
import { rowsOf } from '../store/rows.ts';
import type { Schema } from '../store/schema.ts';
import type { Known, People } from './people.ts';

type Rows<T extends keyof Schema> = readonly Schema[T][];

export async function exportAccount(people: People, person: Known, now: number): Promise<object> {
  const { sql, query } = people;
  const { id, page, name, created, kind, language, email, suspended, settings } = person;
  const by = <T extends keyof Schema>(table: T, column = 'person_id') =>
    rowsOf<Schema[T]>(
      sql,
      query
        .selectFrom(table as never)
        .selectAll()
        .where(column as never, '=', id as never),
    );
  const passkeys = (await by('passkey')) as Rows<'passkey'>;
  const channels = (await by('channel')) as Rows<'channel'>;
  const sessions = (await by('session')) as Rows<'session'>;
  const programs = (await by('person', 'owner')) as Rows<'person'>;
  const mutes = (await by('mute')) as Rows<'mute'>;
  const muted = await people.byIds(mutes.map((row) => row.muted_id));
  return {
    exported: now,
    account: { page, name, created, kind, language, email, suspended },
    settings: settings === null ? null : (JSON.parse(settings) as unknown),
    seen: ((await by('seen')) as Rows<'seen'>)[0]?.at ?? null,
    devices: sessions.map((row) => ({ created: row.created })),
    passkeys: passkeys.map((row) => ({ name: row.name, created: row.created, used: row.used })),
    notices: {
      channels: channels.map((row) => ({ kind: row.kind, name: row.name, address: row.address, created: row.created })),
      quiet: ((await by('quiet_table')) as Rows<'quiet_table'>).map((row) => row.table_id),
    },
    programs: programs.map((row) => ({ page: row.page, name: row.name, created: row.created })),
    tables: await tablesOf(people, person),
    results: ((await by('result')) as Rows<'result'>).map(({ person_id: _, ...row }) => row),
    ratings: ((await by('rating')) as Rows<'rating'>).map(({ person_id: _, ...row }) => row),
    chat: ((await by('chat')) as Rows<'chat'>).map(({ person_id: _, ...row }) => row),
    daily: ((await by('daily_play')) as Rows<'daily_play'>).map((row) => ({ day: row.day, table: row.table_id })),
    muted: [...muted.values()].map((other) => other.name),
    reports: ((await by('report', 'by_id')) as Rows<'report'>).map((row) => ({
      table: row.table_id,
      reason: row.reason,
      made: row.made,
    })),
  };
}

/** The tables where the person had a seat or was the host, with all their own moves. */
async function tablesOf(people: People, person: Known): Promise<object[]> {
  const { sql, query } = people;
  const seats = await rowsOf<Schema['seat']>(
    sql,
    query.selectFrom('seat').selectAll().where('person_id', '=', person.id).orderBy('table_id').orderBy('seat'),
  );
  const tables = await rowsOf<Schema['game_table']>(
    sql,
    query
      .selectFrom('game_table')
      .selectAll()
      // Together and not one or the other, for which PostgreSQL would read the whole table.
      .where(
        'id',
        'in',
        query
          .selectFrom('game_table')
          .select('id')
          .where('host', '=', person.id)
          .union(query.selectFrom('seat').select('table_id as id').where('person_id', '=', person.id)),
      )
      .orderBy('created'),
  );
  const found: object[] = [];
  for (const table of tables) {
    const own = seats.filter((seat) => seat.table_id === table.id).map((seat) => seat.seat);
    const bodies = await rowsOf<{ seq: number; body: string }>(
      sql,
      query.selectFrom('entry').select(['seq', 'body']).where('table_id', '=', table.id).orderBy('seq'),
    );
    const moves = bodies.flatMap(({ seq, body }) => {
      const entry = JSON.parse(body) as Entry;
      return 'seat' in entry && own.includes(entry.seat) ? [{ seq, ...withoutOutcomes(entry) }] : [];
    });
    const { id, game, options, status, created, updated, host } = table;
    found.push({
      table: id,
      game,
      options: JSON.parse(options),
      status,
      created,
      updated,
      made: host === person.id,
      seats: own,
      moves,
    });
  }
  return found;
}

/** Outcomes of chance belong to the table, and may be secret while it is played. */
function withoutOutcomes(entry: Entry): object {
  if (!('outcomes' in entry)) return entry;
  const { outcomes: _, ...rest } = entry;
  return rest;
}

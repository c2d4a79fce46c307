/** What a site forgets by itself: guests who never came back, editions nobody plays, links and sessions that no longer open anything. */

import { sql as raw } from 'kysely';
import type { Node } from '../boot/node.ts';
import { rowsOf } from '../store/rows.ts';
import { statement } from '../store/sql.ts';
import { deleteAccount } from './deletion.ts';
import { COOKIE_SECONDS, type People } from './people.ts';

const DAY = 24 * 3600_000;
/** A guest without any table who has not been here for this long. */
const IDLE_GUEST = 30 * DAY;
/** A table may be about to be made with it. */
const UNUSED_EDITION = DAY;
/** Private links to the seats of games that ended this long ago. */
const ENDED = 30 * DAY;
/** Guests deleted in one go. */
const MOST_GUESTS = 200;

export type CleanedUp = Readonly<{ guests: number; editions: number; links: number; sessions: number }>;

export async function cleanUp(node: Node, people: People, now: number): Promise<CleanedUp> {
  const { sql, query } = people;
  const guests = await idleGuests(people, now - IDLE_GUEST);
  for (const id of guests) {
    const person = await people.byId(id);
    if (person !== null) await deleteAccount(node, people, person, now);
  }
  // Whoever makes a table with an edition at this moment marks it as chosen: see `keepEdition`.
  const played = query.selectFrom('game_table').select('edition_hash');
  const lasting = query
    .selectFrom('game_table')
    .select('id')
    .where((at) => at.or([at('status', '!=', 'over'), at('updated', '>=', now - ENDED)]));
  const stale = raw<boolean>`chosen < ${now - UNUSED_EDITION} and hash not in (${played})`;
  const dead = raw<boolean>`table_id not in (${lasting})`;
  const expired = raw<boolean>`created < ${now - COOKIE_SECONDS * 1000}`;
  const counted = raw<number>`count(*)`.as('n');
  const rows = await sql.run(
    [
      query.selectFrom('edition').select(counted).where(stale),
      query.selectFrom('seat_link').select(counted).where(dead),
      query.selectFrom('session').select(counted).where(expired),
      query.deleteFrom('edition').where(stale),
      query.deleteFrom('seat_link').where(dead),
      query.deleteFrom('session').where(expired),
    ].map((one) => statement(one)),
  );
  const [editions = 0, links = 0, sessions = 0] = (rows ?? []).map(([row]) => Number(row?.n ?? 0));
  return { guests: guests.length, editions, links, sessions };
}

/** People who have nothing that anybody could miss: no seat, no table, no way back in but a cookie, and no open report. */
async function idleGuests({ sql, query }: People, before: number): Promise<string[]> {
  const none = (table: string, ...columns: string[]) =>
    raw<boolean>`not exists (select 1 from ${raw.table(table)} where ${raw.join(
      columns.map((column) => raw`${raw.ref(`${table}.${column}`)} = person.id`),
      raw` or `,
    )})`;
  const idle = query
    .selectFrom('person')
    .select('id')
    .where('kind', '=', 'person')
    .where('email', 'is', null)
    .where('suspended', 'is', null)
    .where('created', '<', before)
    .where(raw<boolean>`not exists (select 1 from seen where seen.person_id = person.id and seen.at >= ${before})`)
    .where(none('seat', 'person_id', 'reserved'))
    .where(none('game_table', 'host'))
    .where(none('passkey', 'person_id'))
    .where(none('channel', 'person_id'))
    .where(none('report', 'about_id'))
    .where(raw<boolean>`not exists (select 1 from person program where program.owner = person.id)`)
    .where(raw<boolean>`not exists (select 1 from setting where setting.name = 'admin' and setting.value = person.id)`)
    .orderBy('created')
    .limit(MOST_GUESTS);
  return (await rowsOf<{ id: string }>(sql, idle)).map(({ id }) => id);
}

/** The profile page of a person, as anybody may see it: results, ratings over time, and opponents. */

import type { Said } from '@quai/engine/meta.ts';
import { listed } from '@quai/games/list.ts';
import { sql as raw } from 'kysely';
import { type Known, type People, settingsOf } from '../people/people.ts';
import { rowsOf } from '../store/rows.ts';
import type { Schema } from '../store/schema.ts';
import type { EditionNames } from '../tables/called.ts';

type Result = Readonly<Schema['result']>;
/** A table that changed the rating. */
type Point = Pick<Result, 'game' | 'ended'> & Readonly<{ rating: number; deviation: number }>;
type Other = Readonly<{ name: string | null; page: string | null; bot: string | null }>;

const RESULTS = 50;
const HISTORY = 500;
const OPPONENTS = 20;

/** `own`: includes tables that were not public, for the person themselves. */
export async function pageOf(people: People, names: EditionNames, person: Known, own: boolean) {
  const { name, page, kind, created } = person;
  const { best = {} } = settingsOf(person);
  const [ratings, history, results, against] = await Promise.all([
    ratingsOf(people, person.id),
    historyOf(people, person.id),
    resultsOf(people, names, person.id, own),
    againstOf(people, person.id),
  ]);
  return { name, page, kind, created, own, ratings, history, results, against, best };
}

function ratingsOf({ sql, query }: People, id: string) {
  return rowsOf<Pick<Schema['rating'], 'game' | 'rating' | 'deviation' | 'played'>>(
    sql,
    query
      .selectFrom('rating')
      .select(['game', 'rating', 'deviation', 'played'])
      .where('person_id', '=', id)
      .orderBy('played', 'desc'),
  );
}

/** The latest points for every game, oldest first. */
async function historyOf({ sql, query }: People, id: string) {
  const rows = await rowsOf<Point>(
    sql,
    query
      .selectFrom('result')
      .select(['game', 'ended', 'rating', 'deviation'])
      .where('person_id', '=', id)
      .where('rating', 'is not', null)
      .orderBy('ended', 'desc')
      .limit(HISTORY),
  );
  return rows.toReversed();
}

async function resultsOf(people: People, names: EditionNames, id: string, own: boolean) {
  const { sql, query } = people;
  const list = query
    .selectFrom('result')
    .selectAll()
    .where('person_id', '=', id)
    .orderBy('ended', 'desc')
    .limit(RESULTS);
  const mine = await rowsOf<Result>(sql, own ? list : list.where('shown', '=', 1));
  if (mine.length === 0) return [];
  const tables = mine.map((row) => row.table_id);
  const all = await rowsOf<Result>(
    sql,
    query.selectFrom('result').selectAll().where('table_id', 'in', tables).orderBy('place').orderBy('seat'),
  );
  const known = await people.byIds(all.flatMap((row) => row.person_id ?? []));
  const called = await calledIn(people, names, mine);
  return mine.map(({ table_id, seat, game, ended, place, seats, total, rating }) => ({
    table: table_id,
    game,
    ...called.get(table_id),
    ended,
    place,
    seats,
    total,
    rating,
    others: all
      .filter((row) => row.table_id === table_id && row.seat !== seat)
      .map((row) => ({ ...shownAs(row, known), place: row.place })),
  }));
}

/** The names of tables that are not called by their game, as long as the tables are stored. */
async function calledIn({ sql, query }: People, names: EditionNames, results: readonly Result[]) {
  const own = results.filter(({ game }) => listed(game)?.meta.needsEdition).map((row) => row.table_id);
  if (own.length === 0) return new Map<string, Readonly<{ called?: Said }>>();
  const rows = await rowsOf<Pick<Schema['game_table'], 'id' | 'game' | 'edition_hash'>>(
    sql,
    query.selectFrom('game_table').select(['id', 'game', 'edition_hash']).where('id', 'in', own),
  );
  return new Map(await Promise.all(rows.map(async (row) => [row.id, await names.of(row)] as const)));
}

/** A person by name and page, a bot by its name; deleted accounts are left out. */
function shownAs({ person_id, bot }: Pick<Result, 'person_id' | 'bot'>, known: ReadonlyMap<string, Known>): Other {
  const person = person_id === null ? undefined : known.get(person_id);
  return { name: person?.name ?? null, page: person?.page ?? null, bot };
}

/** Head to head: how often they finished ahead of, behind, and level with each other person or bot. */
async function againstOf(people: People, id: string) {
  const { sql, query } = people;
  const rows = await rowsOf<{ person_id: string | null; bot: string | null; [count: string]: unknown }>(
    sql,
    query
      .selectFrom('result as me')
      .innerJoin('result as other', (join) =>
        join.onRef('other.table_id', '=', 'me.table_id').onRef('other.seat', '!=', 'me.seat'),
      )
      .select(['other.person_id', 'other.bot'])
      .select([
        raw<number>`count(*)`.as('played'),
        raw<number>`sum(case when me.place < other.place then 1 else 0 end)`.as('won'),
        raw<number>`sum(case when me.place > other.place then 1 else 0 end)`.as('lost'),
      ])
      .where('me.person_id', '=', id)
      .where((at) => at.or([at('other.person_id', '!=', id), at('other.bot', 'is not', null)]))
      .groupBy(['other.person_id', 'other.bot'])
      .orderBy('played', 'desc')
      .limit(OPPONENTS),
  );
  const known = await people.byIds(rows.flatMap((row) => row.person_id ?? []));
  return rows.map((row) => {
    const [played, won, lost] = [Number(row.played), Number(row.won), Number(row.lost)];
    return { ...shownAs(row, known), played, won, lost, level: played - won - lost };
  });
}

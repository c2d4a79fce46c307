/** Stores the result of a finished table: a row per seat and the new ratings, written exactly once. */

import { at } from '@quai/engine/at.ts';
import { rated } from '@quai/table/consent.ts';
import { result } from '@quai/table/result.ts';
import type { Room } from '@quai/table/room.ts';
import type { People } from '../people/people.ts';
import { rowsOf } from '../store/rows.ts';
import type { Schema } from '../store/schema.ts';
import { type Statement, statement } from '../store/sql.ts';
import { type BotRatingsOf, botRating, botRatingsOf } from './bots.ts';
import { NEW_RATING, type Rated, type Rating, rateTable } from './glicko.ts';

type Kept = Readonly<Schema['rating']>;

export class Results {
  private readonly people: People;
  private readonly botRatings: BotRatingsOf;
  constructor(people: People, botRatings: BotRatingsOf = botRatingsOf) {
    this.people = people;
    this.botRatings = botRatings;
  }

  /** The statements that store the result of a table; none if it is stored already. They fail together if a rating has changed meanwhile. */
  async statementsFor(room: Room, now: number): Promise<Statement[]> {
    const { sql, query } = this.people;
    const there = query.selectFrom('result').select('seat').where('table_id', '=', room.id);
    if ((await rowsOf(sql, there)).length > 0) return [];
    const old = await this.ratingsOf(room);
    const ratings = rated(room) ? await this.rate(room, old) : room.slots.map(() => null);
    const rows = this.rowsFor(room, ratings, now);
    const kept = rows.flatMap((row) => {
      const after = ratings[row.seat];
      return row.person_id === null || after == null ? [] : [this.keep(row.person_id, room.game, after, old, now)];
    });
    return [statement(query.insertInto('result').values(rows), rows.length), ...kept];
  }

  private rowsFor(room: Room, ratings: readonly (Rating | null)[], now: number): Schema['result'][] {
    const { table, slots, terms } = room;
    if (table === null) return [];
    return result(table).map(({ seat, rank, total, tie = null }) => {
      const after = ratings[seat] ?? null;
      const { person, bot } = at(slots, seat);
      return {
        table_id: room.id,
        seat,
        person_id: person,
        bot,
        game: room.game,
        seats: slots.length,
        place: rank,
        total,
        tie,
        ended: table.entries.at(-1)?.at ?? now,
        shown: terms.visibility === 'open' && terms.spectators ? 1 : 0,
        rating: person === null ? null : (after?.rating ?? null),
        deviation: person === null ? null : (after?.deviation ?? null),
      };
    });
  }

  private async ratingsOf({ game, slots }: Room): Promise<Map<string, Kept>> {
    const { sql, query } = this.people;
    const people = slots.flatMap(({ person }) => person ?? []);
    if (people.length === 0) return new Map();
    const rows = await rowsOf<Kept>(
      sql,
      query.selectFrom('rating').selectAll().where('game', '=', game).where('person_id', 'in', people),
    );
    return new Map(rows.map((row) => [row.person_id, row]));
  }

  /** The ratings after the table. A program and its owner count as one party, as do all seats of a person, and all bots. */
  private async rate(room: Room, old: ReadonlyMap<string, Kept>): Promise<(Rating | null)[]> {
    const known = await this.people.byIds(room.slots.flatMap(({ person }) => person ?? []));
    const bots = await this.botRatings(room.game);
    const standings = room.table === null ? [] : result(room.table);
    const counting = standings.flatMap(({ seat, rank: place }): (Rated & { seat: number })[] => {
      const { person, bot } = at(room.slots, seat);
      if (bot !== null) {
        const before = botRating(bots, bot);
        return before === null ? [] : [{ seat, before, place, party: 'bots' }];
      }
      const who = person === null ? undefined : known.get(person);
      return who === undefined
        ? []
        : [{ seat, before: old.get(who.id) ?? NEW_RATING, place, party: who.owner ?? who.id }];
    });
    const after = rateTable(counting);
    return room.slots.map((_, seat) => after[counting.findIndex((one) => one.seat === seat)] ?? null);
  }

  private keep(person: string, game: string, after: Rating, old: ReadonlyMap<string, Kept>, now: number): Statement {
    const { query } = this.people;
    const before = old.get(person);
    if (before === undefined) {
      const row = { person_id: person, game, ...after, played: 1, updated: now };
      const add = query.insertInto('rating').values(row);
      return statement(
        add.onConflict((conflict) => conflict.doNothing()),
        1,
      );
    }
    const change = query
      .updateTable('rating')
      .set({ ...after, played: before.played + 1, updated: now })
      .where('person_id', '=', person)
      .where('game', '=', game)
      .where('played', '=', before.played);
    return statement(change, 1);
  }
}

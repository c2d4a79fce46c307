/**
 * The daily game: everybody who plays today gets the same draws. The seed of the day is committed to from the start and shown
 * when the day is over; until then nobody can look at another player's table, which would give away the draws.
 */

import { randomBytes } from 'node:crypto';
import { at } from '@quai/engine/at.ts';
import { ranks } from '@quai/engine/play.ts';
import { commitment } from '@quai/engine/seed.ts';
import type { DayAnswer } from '@quai/protocol/answers/tables.ts';
import { DEFAULT_TERMS } from '@quai/protocol/terms.ts';
import { changed, type Room, type Slot } from '@quai/table/room.ts';
import { start } from '@quai/table/seating.ts';
import type { Node } from '../boot/node.ts';
import type { Known, People } from '../people/people.ts';
import { rowOf, rowsOf } from '../store/rows.ts';
import { statement } from '../store/sql.ts';
import { newTable } from '../tables/opening.ts';
import { type Day, endOf } from './days.ts';

const MOST_SCORES = 200;

/** The answer, except for the day before. */
type DayScores = Omit<DayAnswer, 'before'>;

export class Daily {
  private readonly node: Node;
  private readonly people: People;
  private readonly game: string;
  constructor(node: Node, people: People, game: string) {
    this.node = node;
    this.people = people;
    this.game = game;
  }

  /** The day with its scores, best first; null if nobody has asked for it. */
  async scores(day: Day, person: Known | null, now: number): Promise<DayScores | null> {
    const { sql, query } = this.people;
    const seed = await this.seedOf(day);
    if (seed === null) return null;
    const over = now >= endOf(day);
    const rows = await rowsOf<{ name: string; page: string; total: number; tie: number | null; table_id: string }>(
      sql,
      query
        .selectFrom('daily_play')
        .innerJoin('result', 'result.table_id', 'daily_play.table_id')
        .innerJoin('person', 'person.id', 'daily_play.person_id')
        .select(['person.name', 'person.page', 'result.total', 'result.tie', 'daily_play.table_id'])
        .where('daily_play.day', '=', day)
        .where('person.suspended', 'is', null)
        .orderBy('result.total', 'desc')
        .orderBy(({ fn, val }) => fn.coalesce('result.tie', val(0)), 'desc')
        .orderBy('result.ended')
        .limit(MOST_SCORES),
    );
    const table = person === null ? null : await this.tableOf(day, person.id);
    // Who ended first is only listed first: equal scores share their rank.
    const rank = ranks(rows.map(({ total, tie }) => [total, tie ?? 0]));
    return {
      day,
      ends: endOf(day),
      commitment: commitment(seed),
      seed: over ? seed : null,
      table,
      finished: table !== null && (await this.isOver(table)),
      scores: rows.map(({ name, page, total, table_id }, i) => ({
        rank: at(rank, i),
        name,
        page,
        total,
        table: over ? table_id : null,
      })),
    };
  }

  /** Creates the seed of a day at the first request. */
  async begin(day: Day): Promise<void> {
    const { sql, query } = this.people;
    const row = { day, seed: randomBytes(32).toString('hex') };
    const add = query
      .insertInto('daily')
      .values(row)
      .onConflict((conflict) => conflict.doNothing());
    await sql.run([statement(add)]);
  }

  private async seedOf(day: Day): Promise<string | null> {
    const { sql, query } = this.people;
    const row = await rowOf<{ seed: string }>(sql, query.selectFrom('daily').select('seed').where('day', '=', day));
    return row?.seed ?? null;
  }

  private async tableOf(day: Day, person: string): Promise<string | null> {
    const { sql, query } = this.people;
    const own = query
      .selectFrom('daily_play')
      .select('table_id')
      .where('day', '=', day)
      .where('person_id', '=', person);
    return (await rowOf<{ table_id: string }>(sql, own))?.table_id ?? null;
  }

  private async isOver(table: string): Promise<boolean> {
    const { sql, query } = this.people;
    const result = query.selectFrom('result').select('total').where('table_id', '=', table).limit(1);
    return (await rowOf(sql, result)) !== null;
  }

  /** The person's table of the day, created and started if needed: one per day, on whichever node is first. */
  async play(day: Day, person: Known, now: number): Promise<string> {
    const known = await this.tableOf(day, person.id);
    if (known !== null) return this.started(known, person.id, now);
    const wanted = {
      game: this.game,
      seats: 1,
      options: {},
      edition: null,
      bots: [],
      terms: { ...DEFAULT_TERMS, visibility: 'link' },
    };
    const made = await newTable(person.id, wanted as never, now);
    if (!made.ok) throw new Error(made.problems.join('; '));
    const { data } = made.value;
    const seed = await this.seedOf(day);
    if (seed === null) throw new Error(`day ${day} has no seed`);
    const row = { ...made.value.row, seed, day };
    // The person adds no randomness of their own: everybody's draws are the same.
    const slot: Slot = { person: person.id, name: person.name, bot: null, contribution: '' };
    const { query } = this.people;
    const mine = query
      .insertInto('daily_play')
      .values({ day, person_id: person.id, table_id: row.id })
      .onConflict((conflict) => conflict.doNothing());
    if (!(await this.node.store.addTable({ row, slots: [slot], data }, [statement(mine, 1)])))
      return this.play(day, person, now);
    return this.started(row.id, person.id, now);
  }

  /** Starts the table unless it is started already; a node may have died in between. */
  private async started(table: string, person: string, now: number): Promise<string> {
    const begin = (room: Room) => (room.table === null ? start(room, person, now) : changed(room));
    await this.node.rooms.change(table, begin, now);
    return table;
  }
}

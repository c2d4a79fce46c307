/** Ratings: the paper's example, tables of several seats, bots, and that a table counts once. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Server } from '../../boot/serve.ts';
import { People } from '../../people/people.ts';
import { botRating, botRatingsOf } from '../../ratings/bots.ts';
import { NEW_RATING, rateTable } from '../../ratings/glicko.ts';
import { Results } from '../../ratings/results.ts';
import { rowsOf } from '../../store/rows.ts';
import { queriesFor, type Schema } from '../../store/schema.ts';
import { statement } from '../../store/sql.ts';
import { Caller } from '../support/caller.ts';
import { Client, newTable } from '../support/client.ts';
import { sit } from '../support/ink.ts';
import { onStores } from '../support/stores.ts';

const seat = (rating: number, deviation: number, place: number, party: string) => ({
  before: { rating, deviation, volatility: 0.06 },
  place,
  party,
});

describe('Glicko-2', () => {
  test('the example of the paper: 1500 beats 1400, loses to 1550 and 1700', () => {
    // The three do not count against each other there.
    const [after] = rateTable([
      seat(1500, 200, 2, 'me'),
      seat(1400, 30, 3, 'them'),
      seat(1550, 100, 1, 'them'),
      seat(1700, 300, 1, 'them'),
    ]);
    expect(after!.rating).toBeCloseTo(1464.06, 1);
    expect(after!.deviation).toBeCloseTo(151.52, 1);
    expect(after!.volatility).toBeCloseTo(0.05999, 4);
  });

  test('with several seats each pair counts once, equal places are draws, and gains equal losses', () => {
    const [a, b, c] = rateTable(
      ['a', 'b', 'c'].map((party, index) => ({ before: NEW_RATING, place: index + 1, party })),
    );
    expect(a!.rating).toBeGreaterThan(1500);
    expect(b!.rating).toBeCloseTo(1500, 6);
    expect(a!.rating - 1500).toBeCloseTo(1500 - c!.rating, 6);
    const level = rateTable(['a', 'b'].map((party) => ({ before: NEW_RATING, place: 1, party })));
    expect(level[0]!.rating).toBeCloseTo(1500, 6);
    expect(level[0]!.deviation).toBeLessThan(350);
  });

  test('a seat without a rated opponent gets no new rating', () => {
    expect(rateTable([seat(1500, 350, 1, 'a')])).toEqual([null]);
    expect(rateTable([seat(1500, 350, 1, 'a'), seat(1500, 350, 2, 'a')])).toEqual([null, null]);
  });

  test('bots count with their measured strength; unmeasured ones do not count', async () => {
    const berlin = await botRatingsOf('berlin');
    expect(botRating(berlin, 'expert')).toMatchObject({ rating: 1704, deviation: 62 });
    expect(botRating(berlin, 'random')).toBeNull();
    expect(await botRatingsOf('rails')).toEqual({});
    expect(await botRatingsOf('no-such-game')).toEqual({});
  });
});

onStores('results', (start, store) => {
  let server: Server;
  let people: People;
  const clients: Client[] = [];
  beforeAll(async () => {
    server = await start();
    people = new People(server.node.sql);
  });
  afterAll(() => {
    for (const client of clients) client.close();
  });

  const enter = async (name: string) => {
    const { client, cookie } = await Client.open(server.address, name);
    clients.push(client);
    const caller = new Caller(server.address, cookie);
    const { me } = (await caller.get('/api/me')).body as { me: { page: string } };
    return { client, caller, page: me.page };
  };
  type Guest = Awaited<ReturnType<typeof enter>>;

  /** A table of these people, where the last one resigns and comes last. */
  const resigned = async (guests: readonly Guest[], terms = {}, bots: (string | null)[] = []) => {
    const seats = guests.length + bots.length;
    const wanted = { game: 'railroad-ink', seats, terms, bots: [...guests.map(() => null), ...bots] };
    const table = await newTable(server.address, guests[0]!.caller.cookie, wanted);
    for (const [index, { client }] of guests.entries())
      expect(await sit(client, table, index)).toMatchObject({ ok: true });
    expect(await guests[0]!.client.ask(table, { type: 'start' })).toMatchObject({ ok: true });
    const last = guests.length - 1;
    expect(await guests[last]!.client.ask(table, { type: 'resign', seat: last })).toMatchObject({ ok: true });
    return table;
  };
  const resultsOf = (table: string) =>
    rowsOf<Schema['result']>(
      server.node.sql,
      queriesFor(server.node.sql.dialect)
        .selectFrom('result')
        .selectAll()
        .where('table_id', '=', table)
        .orderBy('seat'),
    );
  const settled = (table: string) =>
    expect.poll(() => resultsOf(table), { timeout: 10_000, interval: 50 }).not.toHaveLength(0);
  const ratings = async (page: string) =>
    (await new Caller(server.address).get(`/api/people/${page}`)).body as never as {
      ratings: { game: string; rating: number; deviation: number; played: number }[];
      history: unknown[];
      results: { table: string; place: number; rating: number | null; others: { name: string | null }[] }[];
      against: { name: string; played: number; won: number; lost: number; level: number }[];
    };

  test('a rated table changes both ratings, and is on both profile pages with head to head', async () => {
    const [ann, bob] = [await enter('Ann'), await enter('Bob')];
    const table = await resigned([ann, bob], { rated: true });
    await settled(table);
    const [a, b] = [await ratings(ann.page), await ratings(bob.page)];
    expect(a.ratings).toEqual([expect.objectContaining({ game: 'railroad-ink', played: 1 })]);
    expect(a.ratings[0]!.rating).toBeCloseTo(1662.3, 0);
    expect(b.ratings[0]!.rating).toBeCloseTo(1337.7, 0);
    expect(a.results[0]).toMatchObject({ table, place: 1, others: [{ name: 'Bob' }] });
    expect(a.history).toHaveLength(1);
    expect(b.against).toEqual([expect.objectContaining({ name: 'Ann', played: 1, won: 0, lost: 1, level: 0 })]);
    const list = (await ann.caller.get('/api/ratings/railroad-ink')).body as { ratings: { name: string }[] };
    expect(list.ratings.map(({ name }) => name)).toEqual(expect.arrayContaining(['Ann', 'Bob']));
  });

  test('an unrated table leaves a result but no rating; one by link is listed for its players only', async () => {
    const [ann, bob] = [await enter('Ann'), await enter('Bob')];
    await settled(await resigned([ann, bob]));
    const hidden = await resigned([ann, bob], { visibility: 'link' });
    await settled(hidden);
    const page = await ratings(ann.page);
    expect(page.ratings).toEqual([]);
    expect(page.results).toHaveLength(1);
    const own = (await ann.caller.get(`/api/people/${ann.page}`)).body as { results: { table: string }[] };
    expect(own.results.map((row) => row.table)).toContain(hidden);
  });

  test('a bot that takes over makes a table unrated, one that was there from the start does not', async () => {
    const [ann, bob] = [await enter('Ann'), await enter('Bob')];
    const table = await resigned([ann, bob], { rated: true }, ['random']);
    // With both gone, bots finish it.
    expect(await ann.client.ask(table, { type: 'resign', seat: 0 })).toMatchObject({ ok: true });
    await expect
      .poll(async () => (await server.node.freshRoom(table))!.table!.over, { timeout: 60_000 })
      .not.toBeNull();
    await settled(table);
    const rows = await resultsOf(table);
    // The bot has no rating: the two people count only against each other.
    expect(rows.map((row) => [row.bot, row.rating === null])).toEqual([
      [null, false],
      [null, false],
      ['random', true],
    ]);
    const room = (await server.node.freshRoom(table))!;
    const results = new Results(people, async () => ({ random: { rating: 700, deviation: 50 } }));
    const sat = {
      ...room.table!,
      entries: [...room.table!.entries, { kind: 'timeout', seat: 0, bot: 'greedy', at: 1 }],
    };
    const unrated = await results.statementsFor({ ...room, id: 'another', table: sat as never }, 1);
    expect(unrated).toHaveLength(1);
    const against = await results.statementsFor({ ...room, id: 'another' }, 1);
    expect(against).toHaveLength(3);
  });

  test('a table counts once, however many nodes handle it', async () => {
    const other = store === 'PostgreSQL' ? await start() : server;
    const [ann, bob] = [await enter('Ann'), await enter('Bob')];
    const table = await resigned([ann, bob], { rated: true });
    await settled(table);
    const once = await ratings(ann.page);
    const query = queriesFor(server.node.sql.dialect);
    const again = query.updateTable('game_table').set({ follow: 1 }).where('id', '=', table);
    await server.node.sql.run([statement(again, 1)]);
    const done = async () =>
      (
        await rowsOf<{ follow: number | null }>(
          server.node.sql,
          query.selectFrom('game_table').select('follow').where('id', '=', table),
        )
      )[0]!.follow;
    await expect.poll(done, { timeout: 10_000, interval: 50 }).toBeNull();
    expect((await ratings(ann.page)).ratings).toEqual(once.ratings);
    expect(other.node.health.good).toBe(true);
  });

  test('another node stores the results of a table whose node died as it ended', async () => {
    const [ann, bob] = [await enter('Ann'), await enter('Bob')];
    const table = await resigned([ann, bob]);
    await settled(table);
    const query = queriesFor(server.node.sql.dialect);
    await server.node.sql.run([
      statement(query.deleteFrom('result').where('table_id', '=', table), 2),
      statement(query.updateTable('game_table').set({ follow: 1 }).where('id', '=', table), 1),
    ]);
    await settled(table);
    expect((await resultsOf(table)).map((row) => row.place)).toEqual([1, 2]);
  });

  test('several tables of the same people that end at once all count', async () => {
    const [ann, bob] = [await enter('Ann'), await enter('Bob')];
    const tables = await Promise.all([1, 2, 3, 4].map(() => resigned([ann, bob], { rated: true })));
    for (const table of tables) await settled(table);
    expect((await ratings(ann.page)).ratings[0]!.played).toBe(4);
  });
});

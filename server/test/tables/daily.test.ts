/** The daily board: the same dice for everybody, one table each, and nobody learns the dice to come. */

import { commitment } from '@quai/engine/seed.ts';
import type { DayAnswer } from '@quai/protocol/answers/tables.ts';
import { describe, expect, test } from 'vitest';
import { dayAt, dayBefore, endOf, isDay } from '../../daily/days.ts';
import { Client, post } from '../support/client.ts';
import { inkRules, round } from '../support/ink.ts';
import { serverOfThisFile } from '../support/running.ts';

const server = await serverOfThisFile();
const rules = await inkRules(1);

async function playing(name: string): Promise<{ client: Client; cookie: string; table: string }> {
  const { client, cookie } = await Client.open(server.address, name);
  const { table } = (await (await post(server.address, '/api/daily', {}, cookie)).json()) as { table: string };
  await client.ask(table, { type: 'watch' });
  return { client, cookie, table };
}

async function today(cookie = ''): Promise<DayAnswer> {
  return (await (await fetch(`${server.address}/api/daily`, { headers: { cookie } })).json()) as never;
}

async function toTheEnd(client: Client, table: string): Promise<void> {
  while (client.table().status !== 'over') {
    const { seq } = client.table();
    expect(await client.ask(table, round(rules, client, seq))).toMatchObject({ ok: true });
    await client.wait(() => client.table().seq > seq);
  }
}

const dice = (client: Client) =>
  client.heard.flatMap((reply) =>
    reply.type === 'table'
      ? reply.events.filter(({ event }) => event.kind === 'rolled').map(({ event }) => event.dice)
      : [],
  );

test('two people get the same dice, whatever they draw; the scores are listed, but not the seed', async () => {
  const [ann, bob] = [await playing('Ann'), await playing('Bob')];
  expect(ann.table).not.toBe(bob.table);
  expect(await today(ann.cookie)).toMatchObject({ table: ann.table, finished: false });
  await toTheEnd(ann.client, ann.table);
  await toTheEnd(bob.client, bob.table);
  expect(dice(ann.client)).toHaveLength(7);
  expect(dice(bob.client)).toEqual(dice(ann.client));
  await expect.poll(async () => (await today()).scores.map(({ name }) => name).sort()).toEqual(['Ann', 'Bob']);
  const day = await today(ann.cookie);
  expect(day).toMatchObject({ day: dayAt(Date.now()), seed: null, table: ann.table, finished: true });
  expect(day.scores[0]!.total).toBeGreaterThanOrEqual(day.scores[1]!.total);
  expect(day.scores.map(({ table }) => table)).toEqual([null, null]);
  const { row } = (await server.node.store.table(ann.table))!;
  expect(commitment(row.seed)).toBe(day.commitment);
  expect(JSON.stringify([ann.client.heard, bob.client.heard, day])).not.toContain(row.seed);
  const record = await fetch(`${server.address}/api/tables/${ann.table}/record`, { headers: { cookie: ann.cookie } });
  expect(record.status).toBe(409);
});

test('RI-18 equal scores: fewer false routes are better, and what is still equal shares its rank', async () => {
  const people = [await playing('Ann'), await playing('Bob'), await playing('Cid'), await playing('Dan')];
  for (const { client, table } of people) await toTheEnd(client, table);
  const past = '2020-03-01';
  const change = (sql: string, ...parameters: (string | number)[]) => server.node.sql.run([{ sql, parameters }]);
  await expect.poll(async () => (await today()).scores.length).toBeGreaterThanOrEqual(4);
  await change('insert into daily (day, seed) values (?, ?)', past, '00');
  const scored = [
    [20, -3],
    [20, -1],
    [19, 0],
    [20, -3],
  ] as const;
  for (const [i, { table }] of people.entries()) {
    const stored = await server.node.sql.run([
      { sql: 'select tie from result where table_id = ?', parameters: [table] },
    ]);
    expect(Number(stored![0]![0]!.tie)).toBeLessThanOrEqual(0);
    await change('update result set total = ?, tie = ?, ended = ? where table_id = ?', ...scored[i]!, i, table);
    await change('update daily_play set day = ? where table_id = ?', past, table);
  }
  const { scores } = (await (await fetch(`${server.address}/api/daily/${past}`)).json()) as DayAnswer;
  expect(scores.map(({ rank, name }) => `${rank} ${name}`)).toEqual(['1 Bob', '2 Ann', '2 Dan', '4 Cid']);
});

test('each person has one table per day; nobody else may watch, even when it is over', async () => {
  const ann = await playing('Ann');
  const again = (await (await post(server.address, '/api/daily', {}, ann.cookie)).json()) as { table: string };
  expect(again.table).toBe(ann.table);
  const eve = await Client.open(server.address, 'Eve');
  const refused = { ok: false, refusal: { rule: 'table:no-spectators' } };
  expect(await eve.client.ask(ann.table, { type: 'watch' })).toMatchObject(refused);
  await toTheEnd(ann.client, ann.table);
  expect(await eve.client.ask(ann.table, { type: 'watch' })).toMatchObject(refused);
  expect(await eve.client.ask(ann.table, { type: 'replay', at: 0 })).toMatchObject(refused);
  expect((await fetch(`${server.address}/api/tables/${ann.table}/record`)).status).toBe(403);
});

test('a day that is over shows its seed and its tables', async () => {
  const ann = await playing('Ann');
  await toTheEnd(ann.client, ann.table);
  const past = '2020-02-29';
  const change = (sql: string, ...parameters: string[]) => server.node.sql.run([{ sql, parameters }]);
  const { row } = (await server.node.store.table(ann.table))!;
  await change('insert into daily (day, seed) values (?, ?)', past, row.seed);
  await change('update daily_play set day = ? where table_id = ?', past, ann.table);
  await change('update game_table set day = ? where id = ?', past, ann.table);
  await expect
    .poll(async () => ((await (await fetch(`${server.address}/api/daily/${past}`)).json()) as DayAnswer).scores)
    .toMatchObject([{ name: 'Ann', table: ann.table }]);
  expect(await (await fetch(`${server.address}/api/daily/${past}`)).json()).toMatchObject({ seed: row.seed });
});

describe('days', () => {
  test('begin and end at midnight UTC', () => {
    expect(dayAt(Date.parse('2026-11-16T23:59:59.999Z'))).toBe('2026-11-16');
    expect(endOf('2026-11-16')).toBe(Date.parse('2026-11-17T00:00:00Z'));
    expect([dayBefore('2026-03-01'), dayBefore('2024-03-01')]).toEqual(['2026-02-28', '2024-02-29']);
  });

  test.each(['2026-02-30', '2026-13-01', 'today', '', '2026-1-1'])('%j is not a day', async (text) => {
    expect(isDay(text)).toBe(false);
    if (text !== '') expect((await fetch(`${server.address}/api/daily/${text}`)).status).toBe(404);
  });

  test('a day on which nobody played has no board', async () => {
    expect((await fetch(`${server.address}/api/daily/1999-12-31`)).status).toBe(404);
    expect((await post(server.address, '/api/daily', {})).status).toBe(401);
  });
});

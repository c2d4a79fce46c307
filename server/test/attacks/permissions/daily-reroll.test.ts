/** On the daily board nobody rolls again: what was drawn stays, alone or not, and ratings do not hear of it. */

import { expect, onTestFinished, test } from 'vitest';
import { Caller } from '../../support/caller.ts';
import type { Client } from '../../support/client.ts';
import { inkRules, round } from '../../support/ink.ts';
import { serverOfThisFile } from '../../support/running.ts';

const server = await serverOfThisFile();
const rules = await inkRules(1);

async function playing() {
  const eve = await Caller.guest(server.address, 'Eve');
  const table = (await eve.post('/api/daily')).body.table as string;
  const client = await eve.connect();
  await client.ask(table, { type: 'watch' });
  return { eve, table, client };
}

async function playRound(client: Client, table: string): Promise<void> {
  const { seq } = client.table();
  expect(await client.ask(table, round(rules, client, seq))).toMatchObject({ ok: true });
  await client.wait(() => client.table().seq > seq);
}

const dice = (client: Client) => (client.table().now!.view as { roll: unknown }).roll;

test('a lone player gets no new dice by asking nobody', async () => {
  const { table, client } = await playing();
  const first = dice(client);
  await playRound(client, table);
  const second = dice(client);
  const { seq } = client.table();
  const refused = { ok: false, refusal: { rule: 'table:drawn' } };
  expect(await client.ask(table, { type: 'ask', seat: 0, to: 1 })).toMatchObject(refused);
  expect(await client.ask(table, { type: 'undo', seat: 0, to: 1 })).toMatchObject({ ok: false });
  expect(client.table()).toMatchObject({ seq, now: { undo: null } });
  expect(dice(client)).toEqual(second);
  expect((await client.ask(table, { type: 'replay', at: 0 })) as object).toMatchObject({
    now: { view: { roll: first } },
  });
});

test('nor does a table of a day that is over give any', async () => {
  const { table, client } = await playing();
  await playRound(client, table);
  const past = ['2020-02-29', table];
  await server.node.sql.run([
    { sql: 'update game_table set day = ?, version = version + 1 where id = ?', parameters: past },
  ]);
  onTestFinished(() => client.close());
  expect(await client.ask(table, { type: 'ask', seat: 0, to: 1 })).toMatchObject({ refusal: { rule: 'table:drawn' } });
});

test('once it is over nothing is undone; the result is listed for that day and nowhere else', async () => {
  const { eve, table, client } = await playing();
  while (client.table().status !== 'over') await playRound(client, table);
  const { seq } = client.table();
  for (const to of [1, seq - 1])
    for (const type of ['ask', 'undo'])
      expect(await client.ask(table, { type, seat: 0, to })).toMatchObject({ refusal: { rule: 'over' } });
  const scores = async () => (await eve.get('/api/daily')).body.scores as unknown[];
  await expect.poll(scores).toHaveLength(1);
  const { page } = (await eve.get('/api/me')).body.me as { page: string };
  const shown = (await new Caller(server.address).get(`/api/people/${page}`)).body;
  expect(shown).toMatchObject({ ratings: [], history: [], results: [] });
});

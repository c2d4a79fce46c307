/** Nobody rolls again for free: bots never agree to it, and people who do in a rated game give up the rating, and know it. */

import { expect, test } from 'vitest';
import { Caller } from '../../support/caller.ts';
import { type Client, newTable } from '../../support/client.ts';
import { inkRules, round, sit } from '../../support/ink.ts';
import { serverOfThisFile } from '../../support/running.ts';

const server = await serverOfThisFile();
const rules = await inkRules(2);

async function seated(names: readonly string[], rated: boolean) {
  const people = await Promise.all(names.map((name) => Caller.guest(server.address, name)));
  const clients = await Promise.all(people.map((person) => person.connect()));
  const terms = { rated };
  const table = await newTable(server.address, people[0]!.cookie, { game: 'railroad-ink', seats: 2, terms });
  for (const [seat, client] of clients.entries()) {
    await client.ask(table, { type: 'watch' });
    await sit(client, table, seat);
  }
  expect(await clients[0]!.ask(table, { type: 'start', fill: 'random' })).toMatchObject({ ok: true });
  return { table, clients: clients as [Client, Client] };
}

/** Everybody draws a round, bots by themselves; the next roll is there. */
async function playRound(table: string, clients: readonly Client[]): Promise<void> {
  for (const client of clients) {
    await client.wait(() => client.table().now?.acting.includes(client.table().as ?? -1) === true);
    expect(await client.ask(table, round(rules, client, 1))).toMatchObject({ ok: true });
  }
  await clients[0]!.wait(() => (clients[0]!.table().now!.view as { round: number }).round === 2);
}

test.each([true, false])('a bot does not agree to roll again (rated: %s)', async (rated) => {
  const { table, clients } = await seated(['Eve'], rated);
  await playRound(table, [clients[0]]);
  const before = clients[0].table();
  expect(await clients[0].ask(table, { type: 'ask', seat: 0, to: 1 })).toMatchObject({
    ok: false,
    refusal: { rule: 'table:drawn-bots' },
  });
  expect((await server.node.store.entries(table)).every(({ kind }) => kind !== 'undo')).toBe(true);
  expect(before.rated).toBe(rated);
});

test('people who all agree roll again where nothing is rated', async () => {
  const { table, clients } = await seated(['Ann', 'Bob'], false);
  const [ann, bob] = clients;
  await playRound(table, clients);
  expect(await ann.ask(table, { type: 'ask', seat: 0, to: 1 })).toMatchObject({ ok: true });
  await bob.wait(() => bob.table().ask !== null);
  expect(bob.table().ask).toMatchObject({ unrates: false });
  const { seq } = bob.table();
  expect(await bob.ask(table, { type: 'agree', yes: true, asked: { seat: 0, to: 1, seq } })).toMatchObject({
    ok: true,
  });
});

test('people are told that the game stops being rated before they agree, and then it does', async () => {
  const { table, clients } = await seated(['Eve', 'Bob'], true);
  const [eve, bob] = clients;
  await playRound(table, clients);
  expect(await eve.ask(table, { type: 'ask', seat: 0, to: 1 })).toMatchObject({ ok: true });
  await bob.wait(() => bob.table().ask !== null);
  expect(bob.table()).toMatchObject({ rated: true, ask: { seat: 0, to: 1, unrates: true } });
  const { ask, seq } = bob.table();
  expect(
    await bob.ask(table, { type: 'agree', yes: true, asked: { seat: ask?.seat, to: ask?.to, seq } }),
  ).toMatchObject({ ok: true });
  await bob.wait(() => bob.table().seq > seq);
  expect(bob.table()).toMatchObject({ rated: false, ask: null });
  await eve.ask(table, { type: 'resign', seat: 0 });
  await bob.wait(() => bob.table().status === 'over');
  const [rows] = (await server.node.sql.run([{ sql: 'select * from rating', parameters: [] }]))!;
  expect(rows).toEqual([]);
});

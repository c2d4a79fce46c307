/** A yes agrees to the question it was given to, and to no other that came in its place meanwhile. */

import { expect, onTestFinished, test } from 'vitest';
import { inkRules, round, twoAtTable } from '../../support/ink.ts';
import { serverOfThisFile } from '../../support/running.ts';

const server = await serverOfThisFile();
const rules = await inkRules(2);
const other = { ok: false, refusal: { rule: 'table:other-question' } };

async function threeRounds() {
  const { table, ann: eve, bob } = await twoAtTable([server.address, server.address]);
  onTestFinished(() => {
    eve.close();
    bob.close();
  });
  for (let rounds = 0; rounds < 3; rounds++) {
    const { seq } = eve.table();
    for (const client of [eve, bob]) await client.ask(table, round(rules, client, seq));
    for (const client of [eve, bob]) await client.wait(() => client.table().seq === seq + 2);
  }
  const entries = () => server.node.store.entries(table);
  return { table, eve, bob, entries };
}

test('the question is swapped while the yes is on its way', async () => {
  const { table, eve, bob, entries } = await threeRounds();
  await eve.ask(table, { type: 'ask', seat: 0, to: 5 });
  await bob.wait(() => bob.table().ask !== null);
  const { seq } = bob.table();
  const yes = { type: 'agree', yes: true, asked: { seat: 0, to: 5, seq } };
  // Bob has read "from move 5"; before his yes arrives the whole game is asked for.
  await eve.ask(table, { type: 'ask', seat: 0, to: 1 });
  expect(await bob.ask(table, yes)).toMatchObject(other);
  expect(await bob.ask(table, { ...yes, yes: false })).toMatchObject(other);
  expect(await entries()).toHaveLength(seq);
  expect(bob.table().ask).toMatchObject({ to: 1, agreed: [0] });
});

test('the same question is asked again after more was played', async () => {
  const { table, eve, bob } = await threeRounds();
  await eve.ask(table, { type: 'ask', seat: 0, to: 5 });
  await bob.wait(() => bob.table().ask !== null);
  const { seq } = bob.table();
  await bob.ask(table, round(rules, bob, 9));
  await eve.ask(table, { type: 'ask', seat: 0, to: 5 });
  const yes = { type: 'agree', yes: true };
  expect(await bob.ask(table, { ...yes, asked: { seat: 0, to: 5, seq } })).toMatchObject(other);
  expect(await bob.ask(table, { ...yes, asked: { seat: 1, to: 5, seq: seq + 1 } })).toMatchObject(other);
  expect(await bob.ask(table, { ...yes, asked: { seat: 0, to: 5, seq: seq + 1 } })).toMatchObject({ ok: true });
});

test('a yes to nothing in particular agrees to nothing', async () => {
  const { table, eve, bob, entries } = await threeRounds();
  await eve.ask(table, { type: 'ask', seat: 0, to: 5 });
  const before = await entries();
  expect(await bob.ask(table, { type: 'agree', yes: true })).toMatchObject(other);
  expect(await entries()).toEqual(before);
});

/**
 * In simultaneous play the others learn that somebody has finished the round, and nothing before. Two worlds are the same but for
 * how Ann sends hers: in one message, or piece by piece. Everybody else must be sent the same bytes.
 */

import { randomFrom } from '@quai/engine/random.ts';
import { randomTurn } from '@quai/table/test/randomturn.ts';
import { expect, onTestFinished, test } from 'vitest';
import { Caller } from '../../support/caller.ts';
import { Client, newTable } from '../../support/client.ts';
import { inkRules, round, sit } from '../../support/ink.ts';
import { scratch, serveHere, serverOfThisFile } from '../../support/running.ts';

const server = await serverOfThisFile();
const rules = await inkRules(3);

/** A started table whose draws are always the same. */
async function started(address = server.address, sql = server.node.sql) {
  const people = await Promise.all(['Ann', 'Bob', 'Cas'].map((name) => Caller.guest(address, name)));
  const [ann, bob, cas] = (await Promise.all(people.map((person) => person.connect()))) as [Client, Client, Client];
  const { client: eve } = await Client.open(address, null);
  onTestFinished(() => eve.close());
  const table = await newTable(address, people[0]!.cookie, { game: 'railroad-ink', seats: 3 });
  const parameters = ['5e'.repeat(32), table];
  await sql.run([{ sql: 'update game_table set seed = ? where id = ?', parameters }]);
  for (const client of [ann, bob, cas, eve]) await client.ask(table, { type: 'watch' });
  for (const [seat, client] of [ann, bob, cas].entries()) await sit(client, table, seat);
  await ann.ask(table, { type: 'start' });
  for (const client of [ann, bob, cas, eve]) await client.wait(() => client.table().now !== null);
  return { table, people, ann, bob, cas, eve };
}

type World = Awaited<ReturnType<typeof started>>;

function sendPiece(ann: Client, table: string, moves: readonly string[]) {
  const { since, held } = ann.table().now!;
  return ann.ask(table, { type: 'play', seat: 0, since, held, moves });
}

async function wholeRound({ ann, table }: World, moves: readonly string[], between: () => Promise<void>) {
  await between();
  expect(await sendPiece(ann, table, moves)).toMatchObject({ ok: true });
}

/** With a piece taken back and sent again. */
async function pieceByPiece({ ann, table }: World, moves: readonly string[], between: () => Promise<void>) {
  const half = Math.ceil(moves.length / 2);
  for (const [index, move] of moves.entries()) {
    if (index === half) await between();
    expect(await sendPiece(ann, table, [move])).toMatchObject({ ok: true });
    if (index === 0) {
      await ann.wait(() => ann.table().now!.held === 1);
      const { undo } = ann.table().now!;
      expect(await ann.ask(table, { type: 'undo', seat: 0, to: undo })).toMatchObject({ ok: true });
      await ann.wait(() => ann.table().now!.held === 0);
      expect(await sendPiece(ann, table, [move])).toMatchObject({ ok: true });
    }
    if (index < moves.length - 1) await ann.wait(() => ann.table().now!.held === index + 1);
  }
}

/** What Bob, Cas and a spectator were sent, in order; who is present comes by the clock. */
const bytes = ({ table, bob, cas, eve }: World) =>
  [bob, cas, eve].map((client) =>
    client.heard.filter(({ type }) => type !== 'present').map((reply) => JSON.stringify(reply).replaceAll(table, 'T')),
  );

async function played(send: typeof wholeRound): Promise<string[][]> {
  const world = await started();
  const { table, people, ann, bob, cas, eve } = world;
  const listed = async () => (await people[1]!.get('/api/tables')).body.yours as { updated: number }[];
  for (let rounds = 1; rounds <= 2; rounds++) {
    const seq = ann.table().seq;
    const moves = randomTurn(rules, ann.table().now!.view, 0, randomFrom(rounds));
    expect(moves.length).toBeGreaterThan(3);
    let updated = (await listed())[0]?.updated;
    await send(world, moves, async () => {
      expect((await listed())[0]?.updated).toBe(updated);
      // In the middle of it Bob finishes, and the others look around.
      expect(await bob.ask(table, round(rules, bob, rounds))).toMatchObject({ ok: true });
      updated = (await listed())[0]?.updated;
      for (const client of [cas, eve]) {
        await client.wait(() => client.table().seq === seq + 1);
        for (const at of [0, seq, seq + 1, seq + 2]) await client.ask(table, { type: 'replay', at });
        await client.ask(table, { type: 'watch' });
        await client.ask(table, { type: 'watch', have: 0 });
      }
      await cas.ask(table, { type: 'undo', seat: 2, to: seq });
    });
    await cas.wait(() => cas.table().seq === seq + 2);
    expect(await cas.ask(table, round(rules, cas, rounds))).toMatchObject({ ok: true });
    for (const client of [ann, bob, cas, eve]) await client.wait(() => client.table().seq === seq + 3);
  }
  const entries = await server.node.store.entries(table);
  expect(entries.map((entry) => ('seat' in entry ? entry.seat : null))).toEqual([null, 1, 0, 2, 1, 0, 2]);
  return bytes(world);
}

test('everybody else is sent the same, whether the round comes whole or in pieces', async () => {
  expect(await played(pieceByPiece)).toEqual(await played(wholeRound));
});

test('a piece sent twice is played once; one that does not fit is refused by its place in the message', async () => {
  const { ann, table } = await started();
  const [first, second, third] = randomTurn(rules, ann.table().now!.view, 0, randomFrom(1));
  const { since } = ann.table().now!;
  const piece = (held: number, moves: unknown[]) => ann.ask(table, { type: 'play', seat: 0, since, held, moves });
  expect(await piece(0, [first])).toMatchObject({ ok: true, seq: 1 });
  expect(await piece(0, [first])).toMatchObject({ ok: true, seq: 1 });
  expect(await piece(0, [second])).toMatchObject({ refusal: { rule: 'stale' } });
  expect(await piece(2, [second])).toMatchObject({ refusal: { rule: 'stale' } });
  expect(await piece(1, [second, first])).toMatchObject({ ok: false, move: 1 });
  await ann.wait(() => ann.table().now!.held === 1);
  // A program that knows nothing of it just goes on.
  expect(await ann.ask(table, { type: 'play', seat: 0, since, moves: [second, third] })).toMatchObject({ ok: true });
  await ann.wait(() => ann.table().now!.held === 3);
  expect(ann.table()).toMatchObject({ seq: 1, now: { since, undo: 1 } });
});

test('what was acknowledged is there after a restart', async () => {
  const { folder, remove } = scratch();
  const before = await serveHere(folder);
  const { ann, people, table } = await started(before.address, before.node.sql);
  const moves = randomTurn(rules, ann.table().now!.view, 0, randomFrom(1));
  expect(await sendPiece(ann, table, moves.slice(0, 2))).toMatchObject({ ok: true });
  await before.stop();
  const after = await serveHere(folder);
  onTestFinished(async () => {
    await after.stop();
    remove();
  });
  const again = await new Caller(after.address, people[0]!.cookie).connect();
  await again.ask(table, { type: 'watch' });
  expect(again.table().now).toMatchObject({ held: 2 });
  expect(await sendPiece(again, table, moves.slice(2))).toMatchObject({ ok: true, seq: 2 });
  expect((await after.node.store.entries(table))[1]).toMatchObject({ kind: 'moves', seat: 0, moves });
});

/** Moves that only their seat knows of: clocks, time-outs and undo around them. */

import { randomFrom } from '@quai/engine/random.ts';
import type { Handled, Room } from '@quai/table/room.ts';
import { appendIn, heldBy, playIn, timeOutIn } from '@quai/table/room.ts';
import { botAnswerIn, jobOf, nextOf } from '@quai/table/service.ts';
import { messageFor } from '@quai/table/telling.ts';
import { randomTurn } from '@quai/table/test/randomturn.ts';
import { expect, onTestFinished, test } from 'vitest';
import { inkRules, twoAtTable } from '../support/ink.ts';
import { serverOfThisFile } from '../support/running.ts';

const server = await serverOfThisFile();
const rules = await inkRules(2);
const BANK = 60_000;

async function begun(): Promise<{ room: Room; at: number }> {
  const clock = { kind: 'bank', bank: BANK, increment: 5000 };
  const { table, ann, bob } = await twoAtTable([server.address, server.address], { clock });
  onTestFinished(() => {
    ann.close();
    bob.close();
  });
  const room = (await server.node.freshRoom(table))!;
  return { room, at: room.table!.entries[0]!.at! };
}

function done(handled: Handled): Room {
  if (!handled.ok) throw new Error(handled.refusal.rule);
  return handled.room;
}

const since = (room: Room, seat: number) => room.table!.since[seat]!;
const turn = (room: Room, seat: number) => randomTurn(rules, rules.view(room.table!.state, seat), seat, randomFrom(3));

test('the clocks and the message of the others are those of a round sent whole', async () => {
  const { room, at } = await begun();
  const moves = turn(room, 0);
  const piece = done(playIn(room, 0, since(room, 0), moves.slice(0, 2), at + 10_000));
  const other = room.slots[1]!.person;
  for (const now of [at + 10_000, at + 20_000])
    expect(messageFor(piece, other, 1, -1, now)).toEqual(messageFor(room, other, 1, -1, now));
  const whole = done(playIn(room, 0, since(room, 0), moves, at + 30_000));
  const inPieces = done(playIn(piece, 0, since(piece, 0), moves.slice(2), at + 30_000));
  expect(inPieces.table!.entries).toEqual(whole.table!.entries);
  expect(inPieces.clock).toEqual(whole.clock);
  expect(inPieces.slots).toEqual(whole.slots);
});

test('a bot that plays on goes on from there', async () => {
  const { room, at } = await begun();
  const moves = turn(room, 0);
  const piece = done(playIn(room, 0, since(room, 0), moves.slice(0, 2), at));
  const bobs = done(playIn(piece, 1, since(piece, 1), turn(piece, 1), at));
  const out = done(timeOutIn(bobs, 'random', at + 2 * BANK));
  const next = nextOf(out);
  if (next === null || !('bot' in next)) throw new Error('no bot plays on');
  const job = jobOf(out, next.bot, 1)!;
  expect(job.view).toEqual(rules.view(heldBy(out, out.table!, 0).state, 0));
  const rest = randomTurn(rules, job.view, 0, randomFrom(1));
  const after = done(botAnswerIn(out, next.bot, rest, at + 2 * BANK));
  expect(after.table!.entries.at(-1)).toMatchObject({ seat: 0, moves: [...moves.slice(0, 2), ...rest] });
});

test('they do not outlast an undo that all agreed to', async () => {
  const { room, at } = await begun();
  const piece = done(playIn(room, 0, since(room, 0), turn(room, 0).slice(0, 2), at));
  const bobs = done(playIn(piece, 1, since(piece, 1), turn(piece, 1), at));
  expect(heldBy(bobs, bobs.table!, 0).moves).toHaveLength(2);
  const back = done(appendIn(bobs, { kind: 'undo', seat: 1, to: 1, consent: true, at }));
  expect(heldBy(back, back.table!, 0)).toEqual({ moves: [], state: back.table!.state });
});

/** What a table tells a viewer depends only on what that viewer may know: for every game and the whole message. */

import { at } from '@quai/engine/at.ts';
import { canonical } from '@quai/engine/hash.ts';
import { randomFrom } from '@quai/engine/random.ts';
import { DEFAULT_TERMS } from '@quai/protocol/terms.ts';
import { acting } from '@quai/table/log.ts';
import { defaultOptions } from '@quai/table/options.ts';
import { NOT_BEGUN, playIn, type Room } from '@quai/table/room.ts';
import { start } from '@quai/table/seating.ts';
import { messageFor, positionAt } from '@quai/table/telling.ts';
import { randomTurn } from '@quai/table/test/randomturn.ts';
import { describe, expect, test } from 'vitest';
import { games } from '../list.ts';

const PEOPLE = ['ann', 'bob', 'cid', 'dan', 'eve', 'fay'];

async function roomOf(index: number): Promise<Room> {
  const game = await at(games, index).load();
  const [id, raw] = at(Object.entries(game.editions), 0);
  const edition = game.readEdition(raw);
  if (!edition.ok) throw new Error(edition.problems.join());
  const seats = Math.max(2, game.seats.min);
  const options = defaultOptions(game);
  const room: Room = {
    id: 'room',
    game: game.id,
    rulesNumber: game.rulesNumber,
    rules: game.open(edition.value, options, seats),
    edition: { id, hash: '' },
    options,
    host: 'ann',
    slots: Array.from({ length: seats }, (_, seat) => ({
      person: at(PEOPLE, seat),
      name: at(PEOPLE, seat),
      bot: null,
      contribution: '',
    })),
    seed: 'c0'.repeat(32),
    terms: DEFAULT_TERMS,
    ...NOT_BEGUN,
  };
  const started = start(room, 'ann', 0);
  if (!started.ok) throw new Error(started.refusal.rule);
  return started.room;
}

/** The room after a number of turns of random play. */
function played(room: Room, turns: number, seed: number): Room {
  let now = room;
  const random = randomFrom(seed);
  for (let turn = 0; turn < turns && now.table!.over === null; turn++) {
    const { rules, state, since } = now.table!;
    const seats = acting(now.table!);
    const seat = at(seats, random.below(seats.length));
    const moves = randomTurn(rules, rules.view(state, seat), seat, random);
    const done = playIn(now, seat, at(since, seat), moves, turn);
    if (!done.ok) throw new Error(done.refusal.rule);
    now = done.room;
  }
  return now;
}

describe.each(games.flatMap(({ meta }, index) => (meta.needsEdition ? [] : [[meta.id, index] as const])))(
  '%s',
  (_id, index) => {
    test('a viewer is told the same in every world that fits their view', async () => {
      const begun = await roomOf(index);
      for (const turns of [0, 1, 2, 3, 7, 15, 31]) {
        const room = played(begun, turns, turns + 1);
        if (room.table!.over !== null) break;
        for (const person of [null, ...room.slots.map((slot) => slot.person)]) {
          const { table } = room;
          const viewer = person === null ? null : PEOPLE.indexOf(person);
          const world = table!.rules.imagine(
            JSON.parse(canonical(table!.rules.view(table!.state, viewer))),
            randomFrom(turns),
          );
          const other: Room = { ...room, table: { ...table!, state: world } };
          expect(canonical(messageFor(other, person))).toBe(canonical(messageFor(room, person)));
        }
      }
    });

    test('before the end no message holds the seed, or the private part of another seat', async () => {
      const begun = await roomOf(index);
      for (const turns of [0, 2, 9, 20]) {
        const room = played(begun, turns, 5);
        if (room.table!.over !== null) break;
        for (const person of [null, ...room.slots.map((slot) => slot.person)]) {
          const message = messageFor(room, person);
          const replayed = positionAt(room, person, undefined, turns);
          expect(JSON.stringify([message, replayed])).not.toContain(room.seed);
          expect(message.seed).toBeNull();
          for (const { event } of message.events) {
            const only = event.only as { seat: number } | undefined;
            if (only !== undefined) expect(only.seat).toBe(PEOPLE.indexOf(person!));
          }
        }
      }
    });

    test('when the table is over the seed is told, and all that happened', async () => {
      const room = played(await roomOf(index), 5000, 11);
      expect(room.table!.over).not.toBeNull();
      const message = messageFor(room, null);
      expect(message.seed).toBe(room.seed);
      expect(message.now!.result).toHaveLength(room.slots.length);
      expect(message.events).toHaveLength(room.told.length);
    });
  },
);

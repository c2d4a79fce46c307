/** Going back by checkpoints is the same as playing the log again from its start, whatever is in it. */

import { canonical } from '@quai/engine/hash.ts';
import { type Random, randomFrom } from '@quai/engine/random.ts';
import type { Entry, Moved } from '@quai/table/entry.ts';
import { acting, append, replay, type Table, undoable, undoProblem } from '@quai/table/log.ts';
import { Positions } from '@quai/table/positions.ts';
import {
  appendIn,
  type Handled,
  heldBy,
  loadRoom,
  NOT_BEGUN,
  playIn,
  type Room,
  resignIn,
  setupOf,
  undoIn,
} from '@quai/table/room.ts';
import { start } from '@quai/table/seating.ts';
import { randomTurn } from '@quai/table/test/randomturn.ts';
import { done, emptyRoom } from '@quai/table/test/rooms.ts';
import { describe, expect, test } from 'vitest';
import { games } from '../list.ts';
import { rulesOf } from '../open.ts';

const TURNS = 60;

async function roomOf(game: string): Promise<Room> {
  const { min } = games.find(({ meta }) => meta.id === game)!.meta.seats;
  const rules = await rulesOf(game, { seats: Math.max(2, min) });
  const slots = Array.from({ length: rules.seats }, (_, seat) => ({
    person: 'p0',
    name: `Ann ${seat}`,
    bot: null,
    contribution: '0a',
  }));
  return done(start({ ...emptyRoom(rules.seats), ...NOT_BEGUN, game, rules, slots }, 'p0', 0));
}

/** A turn, an undo by proof, an undo by consent, a bot that takes over, now and then somebody who resigns. */
function anything(room: Room, random: Random, at: number): Handled {
  const table = room.table!;
  const seat = random.below(table.rules.seats);
  const last = undoable(table, seat);
  const chosen = random.below(10);
  if (chosen < 2 && last !== null) return undoIn(room, seat, last, at);
  if (chosen === 2 && table.live.length > 0) {
    const { seq } = table.live[random.below(table.live.length)]!;
    if (undoProblem(table, seat, seq, true) === null)
      return appendIn(room, { kind: 'undo', seat, to: seq, consent: true, at });
  }
  if (chosen === 3) return appendIn(room, { kind: 'takeover', seat, holder: { name: 'Ann', bot: null }, at });
  if (chosen === 4 && table.rules.seats > 2 && random.below(30) === 0) return resignIn(room, seat, 'random', at);
  const seats = acting(table);
  const mover = seats[random.below(seats.length)]!;
  const moves = randomTurn(table.rules, table.rules.view(heldBy(room, table, mover).state, mover), mover, random);
  // Short lists make long logs, and moves that can be undone.
  return playIn(room, mover, table.since[mover]!, random.below(2) === 0 ? moves.slice(0, 1) : moves, at);
}

/** The state after the moves that still count, played from the start. */
function fromTheStart({ rules, setup, entries, live }: Table): Table {
  let table = replay(rules, setup, entries, 0);
  for (const { seq } of live) table = append(table, entries[seq] as Moved);
  return table;
}

const all = (positions: Positions, entries: readonly Entry[], at: number): Table => {
  const steps = positions.after(entries, at);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
};

const facts = ({ state, since, holders, resigned, over, draws, live }: Table) =>
  canonical({ state, since, holders, resigned, over, draws, live });

describe.each(games.flatMap(({ meta }) => (meta.needsEdition ? [] : [meta.id])))('%s', (id) => {
  test('undo, loading and earlier positions agree with a plain replay', async () => {
    const empty = await roomOf(id);
    for (let seed = 1; seed <= 2; seed++) {
      const random = randomFrom(seed);
      let room = empty;
      for (let turn = 0; turn < TURNS && room.table!.over === null; turn++) {
        room = done(anything(room, random, turn));
        const table = room.table!;
        if (table.entries.at(-1)!.kind === 'undo')
          expect(canonical(table.state)).toBe(canonical(fromTheStart(table).state));
      }
      const table = room.table!;
      const { entries } = table;
      expect(facts(loadRoom({ ...empty, ...NOT_BEGUN }, entries).table!)).toBe(facts(table));
      const positions = new Positions(table.rules, setupOf(room));
      for (let i = 0; i < 20; i++) {
        const at = random.below(entries.length);
        const grown = entries.slice(0, at + 1 + random.below(entries.length - at));
        expect(facts(all(positions, grown, at))).toBe(facts(replay(table.rules, setupOf(room), entries, at)));
      }
    }
  });
});

/** A table typed in from a real box: it asks what came up, and takes only what is possible. */

import { randomFrom } from '@quai/engine/random.ts';
import { describe, expect, test } from 'vitest';
import { begin, FREE, playIn, type Room } from '../room.ts';
import { start } from '../seating.ts';
import { randomTurn } from './randomturn.ts';
import { emptyRoom } from './rooms.ts';

const people = ['Ann', 'Bob'].map((name) => ({ ...FREE, person: name, name }));
const waiting: Room = { ...emptyRoom(2), slots: people, box: true };

/** Starts or plays, answering every question about the box with the first kind that is possible. */
function asked(work: (given: readonly number[]) => ReturnType<typeof begin>): { room: Room; given: number[] } {
  const given: number[] = [];
  for (;;) {
    const done = work(given);
    if (done.ok) return { room: done.room, given };
    expect(done.refusal.rule).toBe('table:box');
    given.push(done.asked!.counts.findIndex((count) => count > 0));
  }
}

describe('a table with a real box', () => {
  test('asks for every card that is dealt, and starts when all are known', () => {
    const first = begin(waiting, 0);
    expect(first).toMatchObject({
      ok: false,
      refusal: { rule: 'table:box' },
      asked: { what: 'deal', counts: [8, 8, 8] },
    });
    const { room, given } = asked((so) => begin(waiting, 0, so));
    expect(given).toHaveLength(4);
    expect(room.table!.entries[0]).toMatchObject({ kind: 'start', outcomes: given });
  });

  test('an impossible outcome is refused and changes nothing', () => {
    expect(begin(waiting, 0, [7])).toMatchObject({ ok: false, refusal: { rule: 'malformed' } });
    const { room } = asked((so) => begin(waiting, 0, so));
    expect(playIn({ ...room, table: room.table }, 0, 0, ['k0'], 0, [])).toMatchObject({ ok: true });
    expect(waiting.table).toBeNull();
  });

  test('is played to its end with the outcomes typed in, without a seed', () => {
    let { room } = asked((so) => start({ ...waiting, seed: '' }, waiting.host, 0, undefined, so));
    const random = randomFrom(3);
    while (room.table!.over === null) {
      const { rules, state, since } = room.table!;
      const seat = state.open.findIndex((stack) => stack.length > 0);
      const moves = randomTurn(rules, rules.view(state, seat), seat, random);
      const before = room;
      room = asked((so) => playIn(before, seat, since[seat]!, moves, 0, so)).room;
    }
    expect(room.table!.over).toBe('dark');
  });
});

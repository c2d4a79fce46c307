/** A table typed in from a real box: it asks what came up, and takes only what is possible. */

import { randomFrom } from '@quai/engine/random.ts';
import { describe, expect, test } from 'vitest';
import { correctIn } from '../correct.ts';
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

  test('what came is said again: the setup, or the last draw, and what was done since is undone', () => {
    const { room } = asked((so) => begin(waiting, 0, so));
    const first = correctIn(room, 0, 0);
    expect(first).toMatchObject({ ok: false, refusal: { rule: 'table:box' }, asked: { was: 0 } });
    const dealt = correctIn(room, 0, 0, [1, 2, 0, 1]);
    if (!dealt.ok) throw new Error(dealt.refusal.rule);
    expect(dealt).toMatchObject({ anew: true });
    expect(dealt.room.table!.entries).toMatchObject([{ kind: 'start', outcomes: [1, 2, 0, 1] }]);

    // Played until a move draws something, and one move further.
    const random = randomFrom(12);
    let now = room;
    const turn = () => {
      const { rules, state, since } = now.table!;
      const seat = state.open.findIndex((stack) => stack.length > 0);
      const moves = randomTurn(rules, rules.view(state, seat), seat, random);
      const before = now;
      now = asked((so) => playIn(before, seat, since[seat]!, moves, 0, so)).room;
    };
    const drew = () => now.table!.entries.findIndex((entry) => entry.kind === 'moves' && entry.outcomes.length > 0);
    while (drew() < 0) turn();
    const drawn = now.table!.entries[drew()]!;
    if (drawn.kind !== 'moves') throw new Error('no move');
    while (now.table!.entries.at(-1) === drawn) turn();
    const { given } = asked((so) => correctIn(now, 0, 0, so));
    const corrected = correctIn(now, 0, 0, given);
    if (!corrected.ok) throw new Error(corrected.refusal.rule);
    expect(corrected.entries).toMatchObject([
      { kind: 'undo', to: drew(), consent: true },
      { kind: 'moves', seat: drawn.seat, moves: drawn.moves, outcomes: given },
    ]);
    expect(corrected.room.table!.live.at(-1)!.seq).toBe(corrected.room.table!.entries.length - 1);
  });

  test('only at a table with a real box, while it is played', () => {
    const { room } = asked((so) => begin(waiting, 0, so));
    const { box: _, ...plain } = room;
    expect(correctIn(plain, 0, 0)).toMatchObject({ ok: false, refusal: { rule: 'malformed' } });
    expect(correctIn(waiting, 0, 0)).toMatchObject({ ok: false, refusal: { rule: 'table:not-started' } });
  });
});

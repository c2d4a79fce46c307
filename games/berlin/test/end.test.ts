import { at } from '@quai/engine/at.ts';
import { playoutChance } from '@quai/engine/chance.ts';
import { begin, moves, play, toAct } from '@quai/engine/play.ts';
import { pickOne, randomFrom } from '@quai/engine/random.ts';
import { expect, test } from 'vitest';
import { legal, plays, position, refused } from '../../rails/test/position.ts';
import { habits, planner, reach, reachAny } from '../../rails/test/reach.ts';
import { berlin } from './sample.ts';
import { stuckPlan } from './stuck-plan.ts';

const rules = berlin(2);
const cards = { row: 'BGKRO', pile: 'BBBBBBBBGGGGGGGG' };

test('BE-15 BE-19.3 15 or 16 pieces placed, streetcars and subways together, begin the last round', () => {
  // Left before a claim of one streetcar, and whether the claim begins it.
  for (const [left, begins] of [
    [[2, 0], true],
    [[1, 1], true],
    [[1, 0], true],
    [[2, 1], false],
    [[1, 2], false],
  ] as const) {
    const state = position(rules, { ...cards, hands: ['I', ''], pieces: [left, [11, 5]] });
    plays(rules, state, 'claim:T27');
    expect(state.last, `${left}`).toBe(begins ? 2 : -1);
  }
});

test('BE-15 BE-19.3 a subway can be the piece that begins it', () => {
  const state = position(rules, {
    ...cards,
    hands: ['BBB', ''],
    pieces: [
      [1, 1],
      [11, 5],
    ],
  });
  plays(rules, state, 'claim:U12');
  expect(state.last).toBe(2);
});

test('BE-14 BE-19.15 a hoarder with nothing to do is skipped in a table of four', () => {
  const four = berlin(4);
  const state = reachAny(four, habits.hoardAll, (now) => now.idle > 0);
  expect(state.ended === null || state.idle > 0).toBe(true);
});

test('BE-21 BE-14 BE-19.15 a table that really comes to it: all seats stuck, scored at once', () => {
  const four = berlin(4);
  const state = reach(four, 0, planner(stuckPlan(four)), (now) => now.ended !== null)!;
  expect(state.ended).toBe('stuck');
  // Two streetcars each are one too many for the last round, and no free route is that short.
  expect(state.pieces).toEqual([
    [2, 0],
    [2, 0],
    [2, 0],
    [2, 0],
  ]);
  expect(state.last).toBe(-1);
  expect(four.standings(state).some(({ rank }) => rank === 1)).toBe(true);
});

test('BE-21 BE-19.15 seats that never claim while they can draw still come to an end, in fewer than 250 actions', () => {
  for (const seats of [2, 3, 4])
    for (let seed = 0; seed < 10; seed++) {
      const opened = berlin(seats);
      const random = randomFrom(seed);
      const chance = playoutChance(random);
      const state = begin(opened, chance);
      let actions = 0;
      while (state.ended === null) {
        const seat = pickOne(toAct(state), random);
        if (at(state.open, seat).at(-1)!.step === 'turn') actions++;
        play(opened, state, seat, habits.hoardAll(moves(opened, state, seat), state, seat, random), chance);
      }
      expect(actions).toBeLessThan(250);
    }
});

test('BE-14 there is no pass: no notation of one, and every turn offers an action', () => {
  expect(rules.parse('pass')).toBeNull();
  const state = position(rules, { ...cards, hands: ['', ''] });
  expect(legal(rules, state).every((move) => /^(blind|take|claim|tickets)/.test(move))).toBe(true);
  expect(refused(rules, state, 'blind', 1)?.rule).toBe('turn');
});

test('BE-13 hands stay secret even at the end, destinations do not', () => {
  const state = reach(rules, 1, habits.claim, (now) => now.ended !== null)!;
  const view = rules.view(state, 0);
  expect(view.tickets[1]).toEqual(state.tickets[1]);
  expect(view.hands[1]).toBeNull();
});

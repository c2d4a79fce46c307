/** RI-13: what others learn about a round, and when. */

import { at } from '@quai/engine/at.ts';
import { noted, playoutChance } from '@quai/engine/chance.ts';
import type { GameEvent, Seat } from '@quai/engine/contract.ts';
import { canonical } from '@quai/engine/hash.ts';
import { begin, play, toAct } from '@quai/engine/play.ts';
import { randomFrom } from '@quai/engine/random.ts';
import { describe, expect, test } from 'vitest';
import { boardBefore } from '../rules/board.ts';
import type { State } from '../rules/state.ts';
import { ink, legal, played, position, read, verdict } from './position.ts';

const rules = ink({}, 3);
const ROLL = 'A4A4A1B0';
const ROUND = 'A4A10 A4A50 A1A30 B0D03 .';

/** Plays and keeps the events, and whether chance was touched. */
function told(state: State, seat: Seat, list: string): { events: GameEvent[]; touched: boolean } {
  const events: GameEvent[] = [];
  const chance = noted(playoutChance(randomFrom(4)));
  for (const move of read(rules, list)) play(rules, state, seat, move, chance, (event) => events.push(event));
  return { events, touched: chance.touched };
}

describe('RI-13', () => {
  test('RI-13 the round is over when every seat has ended it; then the dice are rolled again', () => {
    const state = position(rules, ROLL);
    played(rules, state, ROUND, 1);
    played(rules, state, ROUND, 0);
    expect(state.round).toBe(2);
    expect(toAct(state)).toEqual([2]);
    played(rules, state, ROUND, 2, 'A0A0A2B1');
    expect(state.round).toBe(3);
    expect(toAct(state)).toEqual([0, 1, 2]);
    expect(state.roll.map((face) => at(rules.tables.drawings.faces, face).code)).toEqual(['A0', 'A0', 'A2', 'B1']);
  });

  test('RI-13 a single drawing tells nobody anything, and can be undone', () => {
    const { events, touched } = told(position(rules, ROLL), 0, 'A4A10 S2B10 A4C10');
    expect(events).toEqual([]);
    expect(touched).toBe(false);
  });

  test('RI-13 ending tells who has ended and nothing else, and is final', () => {
    const { events, touched } = told(position(rules, ROLL), 1, ROUND);
    expect(events).toEqual([{ kind: 'ended', by: 1 }]);
    expect(touched).toBe(true);
  });

  test('RI-13 whoever has ended has no move until the next round', () => {
    const state = position(rules, ROLL);
    played(rules, state, ROUND, 1);
    expect(legal(rules, state, 1)).toEqual([]);
    expect(verdict(rules, state, 'S2B10', 1)).toBe('turn');
  });

  test('RI-13 all drawings are shown when the last seat has ended, in their order', () => {
    const state = position(rules, ROLL);
    played(rules, state, ROUND, 0);
    played(rules, state, 'A1A30 A4G10 A4F10 B0D03 .', 1);
    const { events } = told(state, 2, ROUND);
    expect(events.map((event) => event.kind)).toEqual(['ended', 'drawn', 'drawn', 'drawn', 'rolled']);
    expect(events[2]).toEqual({
      kind: 'drawn',
      by: 1,
      round: 2,
      drawings: ['A1A30', 'A4G10', 'A4F10', 'B0D03'],
      flooded: [],
    });
    expect(events[4]).toMatchObject({ kind: 'rolled', by: null, round: 3 });
  });

  test('RI-13 until then a seat sees its own drawings, the boards of the last round, and who has ended', () => {
    const state = position(rules, ROLL, 'A4G10', 'A4G50', 'A4D01');
    played(rules, state, 'A4A10 S2B10', 0);
    played(rules, state, 'A4A10 A4A50 A1A30 B0D61 .', 1);
    const view = rules.view(state, 0);
    expect(at(view.boards, 0).drawn).toEqual(at(state.boards, 0).drawn);
    expect(at(view.boards, 0).moves).toHaveLength(2);
    for (const seat of [1, 2]) {
      expect(at(view.boards, seat).drawn).toEqual(boardBefore(rules.tables, at(state.boards, seat), 2).drawn);
      expect(view.boards[seat]).toMatchObject({ dice: 0, moves: [], crossedNow: 0 });
    }
    expect(view.boards.map((board) => board.over)).toEqual([false, true, false]);
    // A special route used in this round does not appear crossed off either.
    expect(at(rules.view(state, 2).boards, 0).crossed).toBe(0);
    expect(at(rules.view(state, null).boards, 0).drawn.filter((drawing) => drawing >= 0)).toHaveLength(1);
  });

  test('RI-13 how much a seat has drawn is hidden too', () => {
    const state = position(rules, ROLL);
    const before = canonical([rules.view(state, 1), rules.view(state, null)]);
    played(rules, state, 'A4A10 A4B10 A1A30', 0);
    expect(canonical([rules.view(state, 1), rules.view(state, null)])).toBe(before);
  });

  test('RI-13 the order in which seats end, and mix their drawings, changes nothing', () => {
    const one = position(rules, ROLL);
    for (const seat of [0, 1, 2]) played(rules, one, ROUND, seat, ...(seat === 2 ? ['A0A0A2B1'] : []));
    const other = position(rules, ROLL);
    for (const move of ['A4A10', 'A4A50', 'A1A30', 'B0D03'])
      for (const seat of [2, 0, 1]) played(rules, other, move, seat);
    for (const seat of [2, 1, 0]) played(rules, other, '.', seat, ...(seat === 0 ? ['A0A0A2B1'] : []));
    expect(canonical(one)).toBe(canonical(other));
    expect(rules.standings(one)).toEqual(rules.standings(other));
  });

  test('RI-13 an imagined opponent who has ended has drawn all that could be drawn; one who has not, nothing', () => {
    const state = position(rules, ROLL, 'A4G10', 'A4G50', 'A4D01');
    played(rules, state, 'A4A10 A4A50 A1A30 B0D61 .', 1);
    for (let seed = 0; seed < 20; seed++) {
      const world = rules.imagine(rules.view(state, 0), randomFrom(seed));
      expect(at(world.boards, 1).dice).toBe(0b1111);
      expect(at(world.boards, 2).moves).toEqual([]);
      expect(toAct(world)).toEqual([0, 2]);
    }
  });

  test('RI-13 after the last round everything is open', () => {
    const random = randomFrom(9);
    const chance = playoutChance(random);
    const state = begin(rules, chance);
    while (state.ended === null) {
      const seat = at(toAct(state), 0);
      play(rules, state, seat, rules.pick!(state, seat, random), chance);
    }
    const view = rules.view(state, null);
    expect(view.boards.map((board) => board.drawn)).toEqual(state.boards.map((board) => board.drawn));
    expect(rules.view(state, 1).boards).toEqual(view.boards);
  });
});

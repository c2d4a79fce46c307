/** RI-12: undoing within the round, and what can no longer be changed. */

import { at } from '@quai/engine/at.ts';
import { describe, expect, test } from 'vitest';
import { boardBefore, EMPTY } from '../rules/board.ts';
import type { InkRules } from '../rules/rules.ts';
import type { State } from '../rules/state.ts';
import { takeBack } from '../rules/takeback.ts';
import { ink, legal, played, position, read, verdict, write } from './position.ts';

const rules = ink();
const lake = ink({ expansion: 'lake' });

function taken(table: InkRules, state: State, move: string): { kept: string; returned: string } {
  const { kept, returned } = takeBack(table.tables, at(state.boards, 0), state.round, at(read(table, move), 0));
  return { kept: write(table, kept), returned: write(table, returned) };
}

describe('RI-12', () => {
  test('RI-12 a drawing nothing hangs on comes back alone', () => {
    const state = played(rules, position(rules, 'A4A4A1B0'), 'A4A10 A4B10 A1A30');
    expect(taken(rules, state, 'A1A30')).toEqual({ kept: 'A4A10 A4B10', returned: 'A1A30' });
    expect(taken(rules, state, 'A4B10')).toEqual({ kept: 'A4A10 A1A30', returned: 'A4B10' });
  });

  test('RI-12 those that no longer fit come back with it', () => {
    const state = played(rules, position(rules, 'A4A4A1B0'), 'A4A10 A4B10 B0C10 A1A30');
    expect(taken(rules, state, 'A4A10')).toEqual({ kept: 'A1A30', returned: 'A4A10 A4B10 B0C10' });
  });

  test('RI-12 those that wait for another try again', () => {
    // D1 depends on D0, and C1, B1, A1 were drawn up from it. Without D1 the chain still hangs from the exit at A1.
    const state = played(rules, position(rules, 'A4A4A3B2', 'A4D01'), 'A3D12 A4C10 A4B10 B2A10');
    expect(taken(rules, state, 'A3D12')).toEqual({ kept: 'B2A10 A4B10 A4C10', returned: 'A3D12' });
  });

  test('RI-12 what is kept can be drawn anew in its new order, and the freed die drawn elsewhere', () => {
    const before = position(rules, 'A4A4A3B2', 'A4D01');
    const state = played(rules, rules.clone(before), 'A3D12 A4C10 A4B10 B2A10');
    const again = played(rules, before, taken(rules, state, 'A3D12').kept);
    expect(verdict(rules, again, 'A3D13')).toBeNull();
    expect(verdict(rules, again, '.')).toBe('RI-9');
  });

  test('RI-12 a special route comes back as well and is no longer crossed off', () => {
    const before = position(rules, 'A4A4A1B0');
    const state = played(rules, rules.clone(before), 'S2A10 A4B10');
    expect(taken(rules, state, 'S2A10')).toEqual({ kept: '', returned: 'S2A10 A4B10' });
    expect(boardBefore(rules.tables, at(state.boards, 0), 2).crossed).toBe(0);
  });

  test('RI-12 nothing from an earlier round can be changed: no move touches a filled space', () => {
    const state = position(rules, 'A4A4A1B0', 'A4A10 A4B10');
    const kept = at(state.boards, 0).drawn.slice();
    const spaces = legal(rules, state).map((move) => move.slice(2, 4));
    expect(spaces).not.toContain('A1');
    expect(spaces).not.toContain('B1');
    played(rules, state, 'A4C10 A1A30');
    expect(boardBefore(rules.tables, at(state.boards, 0), 2).drawn).toEqual(kept);
    expect(taken(rules, state, 'A4C10').kept).toBe('A1A30');
  });

  test('RI-12 each space remembers the round in which it was filled', () => {
    const state = played(rules, position(rules, 'A4A4A1B0', 'A4A10'), 'A4B10 A4C10 A1A30 B0D03 .', 0, 'A4A4A1B0');
    played(rules, state, 'A4A50');
    const { rounds, drawn } = at(state.boards, 0);
    expect([rounds[1], rounds[8], rounds[15], rounds[3], rounds[21], rounds[5]]).toEqual([1, 2, 2, 2, 2, 3]);
    expect(rounds.every((round, space) => round > 0 === (drawn[space] !== EMPTY))).toBe(true);
  });

  test('RI-12 taking back is not a listed move', () => {
    const state = played(rules, position(rules, 'A4A4A1B0'), 'A4A10');
    expect(legal(rules, state).every((move) => /^([ABS]\d[A-G]\d\d|\.)$/.test(move))).toBe(true);
    expect(legal(rules, state).every((move) => !/^..A1/.test(move))).toBe(true);
  });

  test('RI-12 a flood comes back with the lake that made it', () => {
    // D3 has water to its north, east and south: the third lake floods it.
    const state = played(lake, position(lake, 'A4A4A1B0L0L0', 'L0C32'), 'L0D43 L0E30');
    expect(at(state.boards, 0).drawn[24]).toBe(lake.tables.flooded);
    const { kept } = takeBack(lake.tables, at(state.boards, 0), 2, at(read(lake, 'L0E30'), 0));
    const again = played(lake, position(lake, 'A4A4A1B0L0L0', 'L0C32'), write(lake, kept));
    expect(at(again.boards, 0).drawn[24]).toBe(EMPTY);
  });

  test('RI-12 a drawing whose space is flooded once another is taken back comes back too', () => {
    const lake = ink({ expansion: 'lake', flood: 'spared' });
    // Water in C3, E3 and D4 would flood D3, but the railway end of D2 looks into it, and a pier is drawn there.
    const before = position(lake, 'A1A1A4B0L0L4', 'L0C32 L0E30 A1B01 A0B13 A1C10 A0D11');
    const state = played(lake, before, 'A1D21 L0D43 L4D31');
    expect(taken(lake, state, 'A1D21')).toEqual({ kept: 'L0D43', returned: 'A1D21 L4D31' });
    expect(taken(lake, state, 'L0D43')).toEqual({ kept: 'A1D21 L4D31', returned: 'L0D43' });
  });
});

/** RI-23 and RI-24: lakes, piers and floods. */

import { at } from '@quai/engine/at.ts';
import { describe, expect, test } from 'vitest';
import { game } from '../game.ts';
import { EMPTY } from '../rules/board.ts';
import { type InkRules, openRules } from '../rules/rules.ts';
import { sheetOf } from '../rules/score.ts';
import { boardFrom, editions, ink, played, points, position, verdict } from './position.ts';

const lake = ink({ expansion: 'lake' });
const meet = ink({ expansion: 'lake', water: 'meet' });
const spared = ink({ expansion: 'lake', flood: 'spared' });

const SPACE = (name: string): number => 'ABCDEFG'.indexOf(at(name, 0)) * 7 + Number(name[1]);
const isFlooded = (rules: InkRules, drawings: string, space: string): boolean =>
  boardFrom(rules, drawings).drawn[SPACE(space)] === rules.tables.flooded;

describe('RI-23 lakes', () => {
  test('RI-23 a lake drawing needs no connection, a pier neither', () => {
    for (const face of ['L0', 'L1', 'L2', 'L3', 'L4', 'L5'])
      expect(verdict(lake, position(lake, `A4A4A1B0${face}${face}`), `${face}D30`)).toBeNull();
  });

  test('RI-23 open sides that meet make one lake; others are lakes of their own', () => {
    // C3 opens to the south, D3 to the north.
    expect(points(lake, 'L0C32 L0D30').expansion).toBe(2);
    // D3 turned away: two lakes of one space.
    expect(points(lake, 'L0C32 L0D31').expansion).toBe(1);
  });

  test('RI-23 all lake sides of a drawing belong to one lake', () => {
    expect(points(lake, 'L1D30 L0C32 L0D43').expansion).toBe(3);
    // The double pier too: open to the north and the east.
    expect(points(lake, 'L5D30 L0C32 L0D43').expansion).toBe(3);
  });

  test('RI-23 piers on one lake make one network', () => {
    // A highway pier in B1 below the exit at A1, a railway pier in B3 below the exit at A3, water in C1, C2 and C3.
    expect(points(lake, 'A4A10 L3B12 L1C10 L2C21 L1C33 L4B32 A1A30')).toMatchObject({ exits: 4, expansion: 5 });
    // Without C2 there are two lakes.
    expect(points(lake, 'A4A10 L3B12 L1C10 L1C33 L4B32 A1A30')).toMatchObject({ exits: 0, expansion: 2 });
  });

  test('RI-23 piers on two lakes stay two networks', () => {
    expect(points(lake, 'A4A10 L3B12 L0C10 A1A30 L4B32 L0C30').exits).toBe(0);
  });

  test('RI-23 a double pier joins its highway, its railway and its lake', () => {
    // Highway from the exit at A1, railway from the exit at B0.
    expect(points(lake, 'A4A10 A1B01 L5B16').exits).toBe(4);
    // And over its lake the railway pier in B2, which leads to the exit at A3.
    expect(points(lake, 'A4A10 A1B01 L5B16 L4B23 A0B30 A1A30').exits).toBe(8);
  });

  test('RI-23 no longest way runs over water, but it may count the space of the pier', () => {
    expect(points(lake, 'A4A10 L3B12').highway).toBe(2);
    // A second highway pier on the same lake, in B3: two ways of two and one space, one network.
    expect(points(lake, 'A4A10 L3B12 L1C10 L2C21 L1C33 L3B32')).toMatchObject({ highway: 2, expansion: 5 });
    expect(points(lake, 'A1A30 L4B32').railway).toBe(2);
  });

  test('RI-23 an exit that faces water may do so, and is not reached by it', () => {
    const state = position(lake, 'A4A4A1B0L0L3');
    expect(verdict(lake, state, 'L0A10')).toBeNull();
    expect(verdict(lake, state, 'L0A30')).toBeNull();
    // The pier in A1 turns its water to the exit; its highway leads to the exit at D0.
    expect(points(lake, 'L3A10 A4B10 A4C10 A5D10 A4D01')).toMatchObject({ exits: 0, highway: 5 });
    // Two piers on one lake link the exits their routes reach, not the one the water faces.
    expect(points(lake, 'L2A11 L3A03').exits).toBe(0);
  });

  test('RI-23 an open lake side may face a blank side or the border', () => {
    const state = position(lake, 'A4A4A1B0L0L0', 'A4B10');
    expect(verdict(lake, state, 'L0B23')).toBeNull();
    expect(verdict(lake, state, 'L0A00')).toBeNull();
  });

  test('RI-23 a route end never meets an open lake side, nor the reverse', () => {
    const state = position(lake, 'A4A4A1B0L0L3', 'A4A10 L0C10');
    expect(verdict(lake, state, 'A4B10')).toBe('RI-23');
    expect(verdict(lake, state, 'L0B10')).toBe('RI-23');
    expect(verdict(lake, state, 'L3B12')).toBeNull();
  });

  test('RI-23 as an option of the table they may meet: no connection, and a false route', () => {
    const state = position(meet, 'A4A4A1B0L0L3', 'A4A10 L0C10');
    expect(verdict(meet, state, 'A4B10')).toBeNull();
    expect(verdict(meet, state, 'L0B10')).toBeNull();
    expect(verdict(meet, position(meet, 'A4A4A1B0L0L3', 'L0C10'), 'A4B10')).toBe('RI-7');
    expect(points(meet, 'A4A10 A4B10 L0C10')).toMatchObject({ exits: 0, highway: 2, falseRoutes: 1 });
  });

  test('RI-23 open lake sides are never false routes', () => {
    expect(points(lake, 'L2D30').falseRoutes).toBe(0);
    expect(points(lake, 'L3D30').falseRoutes).toBe(1);
  });

  test('RI-23 the smallest lake scores, piers and flooded spaces included', () => {
    expect(points(lake, 'L0C32 L0D30 L0F00').expansion).toBe(1);
    expect(points(lake, 'L0C32 L3D30').expansion).toBe(2);
    // Three round D3, which is flooded.
    expect(points(lake, 'L0C32 L0D43 L0E30').expansion).toBe(4);
  });

  test('RI-23 without a lake it is 0, not nothing and not infinite', () => {
    expect(points(lake, '').expansion).toBe(0);
    expect(points(lake, 'A4A10').expansion).toBe(0);
    expect(Number.isFinite(points(lake, 'A4A10').total)).toBe(true);
    expect(sheetOf(lake.tables, boardFrom(lake, 'A4A10')).find((line) => line.id === 'expansion')).toEqual({
      id: 'expansion',
      points: 0,
      marks: [],
    });
  });
});

describe('RI-24 floods', () => {
  test('RI-24 three sides on open lake sides flood an empty space, two do not', () => {
    expect(isFlooded(lake, 'L0C32 L0D43', 'D3')).toBe(false);
    expect(isFlooded(lake, 'L0C32 L0D43 L0E30', 'D3')).toBe(true);
  });

  test('RI-24 a flooded space is the third side of the next', () => {
    const drawings = 'L0C32 L0E30 L0C22 L0E20 L0D11';
    expect(isFlooded(lake, drawings, 'D2')).toBe(true);
    expect(isFlooded(lake, drawings, 'D3')).toBe(true);
  });

  test('RI-24 four sides flood too: two of them turn to water at once', () => {
    // D3 has water to its west and south. C4 closes C3 and D4 at once, and these are its other two sides.
    const around = 'L0D21 L0E30 L0B32 L0C21 L0D53 L0E40';
    for (const space of ['C3', 'D4', 'D3']) expect(isFlooded(lake, around, space)).toBe(false);
    for (const space of ['C3', 'D4', 'D3']) expect(isFlooded(lake, `${around} L1C42`, space)).toBe(true);
    expect(points(lake, `${around} L1C42`)).toMatchObject({ expansion: 10, centre: 8 });
  });

  test('RI-24 it happens at once, with the drawing that closes the third side', () => {
    const state = position(lake, 'A4A4A1B0L0L0', 'L0C32');
    played(lake, state, 'L0D43');
    expect(at(state.boards, 0).drawn[SPACE('D3')]).toBe(EMPTY);
    played(lake, state, 'L0E30');
    expect(at(state.boards, 0).drawn[SPACE('D3')]).toBe(lake.tables.flooded);
  });

  test('RI-24 a flood may flood the next space, in a chain', () => {
    // Row C above and row E below a corridor in row D, water at its western end: it fills from west to east.
    const corridor = 'L0C22 L0C32 L0C42 L0E20 L0E30 L0E40';
    for (const space of ['D2', 'D3', 'D4']) expect(isFlooded(lake, corridor, space)).toBe(false);
    for (const space of ['D2', 'D3', 'D4']) expect(isFlooded(lake, `${corridor} L0D11`, space)).toBe(true);
    expect(isFlooded(lake, `${corridor} L0D11`, 'D5')).toBe(false);
    expect(points(lake, `${corridor} L0D11`).expansion).toBe(6 + 3 + 1);
  });

  test('RI-24 two spaces that one drawing closes are flooded at once', () => {
    // D3 opens to C3 and to D4, each of which has water on two other sides already.
    const around = 'L0B32 L0C21 L0C42 L0D53';
    for (const space of ['C3', 'D4']) expect(isFlooded(lake, around, space)).toBe(false);
    for (const space of ['C3', 'D4']) expect(isFlooded(lake, `${around} L1D30`, space)).toBe(true);
  });

  test('RI-24 a space that a route end looks into is flooded too, and that end is then a false route', () => {
    const around = 'A1B01 A0B13 A1C10 A0D11 A1D21 L0C32 L0D43';
    for (const rules of [lake, meet]) {
      expect(isFlooded(rules, `${around} L0E30`, 'D3')).toBe(true);
      // It was a false route before: the end looked into an empty space.
      expect(points(rules, `${around} L0E30`).falseRoutes).toBe(points(rules, around).falseRoutes);
    }
  });

  test('RI-24 a space that an exit looks into is flooded too', () => {
    // A3: water from the west, the east and the south, a railway exit to the north.
    expect(isFlooded(lake, 'L0A21 L0A43 L0B30', 'A3')).toBe(true);
    expect(isFlooded(meet, 'L0A21 L0A43 L0B30', 'A3')).toBe(true);
  });

  test('RI-24 as an option neither is flooded, whether or not routes may meet water', () => {
    for (const rules of [spared, ink({ expansion: 'lake', water: 'meet', flood: 'spared' })]) {
      expect(isFlooded(rules, 'A1B01 A0B13 A1C10 A0D11 A1D21 L0C32 L0D43 L0E30', 'D3')).toBe(false);
      expect(isFlooded(rules, 'L0A21 L0A43 L0B30', 'A3')).toBe(false);
      // Others are.
      expect(isFlooded(rules, 'L0C32 L0D43 L0E30', 'D3')).toBe(true);
    }
  });

  test('RI-24 with rules number 1 floods spared such spaces exactly where routes could not meet water', () => {
    const first = (water: string) => openRules(editions.standard, { expansion: 'lake', water }, 1, 1);
    expect(isFlooded(first('apart'), 'L0A21 L0A43 L0B30', 'A3')).toBe(false);
    expect(isFlooded(first('meet'), 'L0A21 L0A43 L0B30', 'A3')).toBe(true);
  });

  test('RI-24 its text follows the option', async () => {
    for (const [language, always, unless] of [
      ['en', 'even if', 'unless'],
      ['fr', 'même si', 'sauf si'],
    ] as const) {
      expect((await game.words(lake as never, language)).rules['RI-24']!.text).toContain(always);
      expect((await game.words(spared as never, language)).rules['RI-24']!.text).toContain(unless);
    }
  });

  test('RI-24 the border does not count as water', () => {
    // A2 between the border and water on two sides; the corner A0 likewise.
    expect(isFlooded(lake, 'L0A11 L0A33', 'A2')).toBe(false);
    expect(isFlooded(lake, 'L0A13 L0B00', 'A0')).toBe(false);
    expect(isFlooded(lake, 'L0A11 L0A33 L0B20', 'A2')).toBe(true);
  });

  test('RI-24 a blank side does not count as water', () => {
    expect(isFlooded(lake, 'L0C32 L0D43 L0E31', 'D3')).toBe(false);
  });

  test('RI-24 a flooded space is water on four sides', () => {
    const flooded = 'L0C32 L0D43 L0E30';
    // D2 now has open water to its east: a lake drawn there joins, a route does not.
    expect(points(lake, `${flooded} L0D21`).expansion).toBe(5);
    expect(verdict(lake, position(lake, 'A4A4A1B0L0L0', `A4D01 A4D11 ${flooded}`), 'A4D21')).toBe('RI-23');
  });

  test('RI-24 it has the number of the round', () => {
    const state = played(lake, position(lake, 'A4A4A1B0L0L0', 'L0C32'), 'L0D43 L0E30');
    expect(at(state.boards, 0).rounds[SPACE('C3')]).toBe(1);
    expect(at(state.boards, 0).rounds[SPACE('D3')]).toBe(2);
  });

  test('RI-24 it counts for the centre', () => {
    // C3, D4, E3 and the flooded D3.
    expect(points(lake, 'L0C32 L0D43 L0E30').centre).toBe(4);
  });

  test('RI-24 it cannot be drawn in', () => {
    const state = position(lake, 'A4A4A1B0L0L0', 'L0C32 L0D43 L0E30');
    expect(verdict(lake, state, 'L0D30')).toBe('RI-6');
  });

  test('RI-24 with lakes the order of drawings matters: the pier is drawn before its space is flooded, or not at all', () => {
    const before = 'L0C32 L0E30';
    const pierFirst = played(lake, position(lake, 'A4A4A1B0L0L3', before), 'L3D31 L0D43');
    expect(at(pierFirst.boards, 0).drawn[SPACE('D3')]).not.toBe(lake.tables.flooded);
    const floodFirst = played(lake, position(lake, 'A4A4A1B0L0L3', before), 'L0D43');
    expect(verdict(lake, floodFirst, 'L3D31')).toBe('RI-6');
  });
});

/** RI-20 and RI-22: rivers. */

import { at } from '@quai/engine/at.ts';
import { describe, expect, test } from 'vitest';
import { sheetOf } from '../rules/score.ts';
import { boardFrom, ink, legal, played, points, position, verdict } from './position.ts';

const river = ink({ expansion: 'river' });
const ROLL = 'A4A4A1B0R0R1';

describe('RI-20 expansion dice', () => {
  test.each(['river', 'lake'])('RI-20 two %s dice are rolled with the four', (expansion) => {
    const { dice, routeDice } = ink({ expansion }).tables;
    expect(dice).toHaveLength(6);
    expect(routeDice).toBe(4);
  });

  test('RI-20 the river die has three curves, a straight and two bridges; the lake die six faces', () => {
    const counts = (expansion: string) => {
      const { dice, drawings } = ink({ expansion }).tables;
      return Object.fromEntries(
        at(dice, 5).faces.map((face, i) => [at(drawings.faces, face).code, at(dice, 5).counts[i]]),
      );
    };
    expect(counts('river')).toEqual({ R0: 1, R1: 3, R2: 1, R3: 1 });
    expect(counts('lake')).toEqual({ L0: 1, L1: 1, L2: 1, L3: 1, L4: 1, L5: 1 });
  });

  test('RI-20 each may be drawn or left, by each seat, each round', () => {
    const routes = 'A4A10 A4A50 A1A30 B0D03';
    for (const rivers of ['', 'R0D30', 'R1D30', 'R0D30 R1E30']) {
      const state = played(river, position(river, ROLL), `${rivers} ${routes}`);
      expect(verdict(river, state, '.')).toBeNull();
    }
  });

  test('RI-20 a river die that is drawn, or shows something else, cannot be drawn', () => {
    const state = played(river, position(river, ROLL), 'R0D30');
    expect(verdict(river, state, 'R0E30')).toBe('RI-20');
    expect(verdict(river, state, 'R2E30')).toBe('RI-20');
    expect(legal(river, state).some((move) => move.startsWith('R0'))).toBe(false);
  });

  test('RI-20 the expansion has its own line on the sheet', () => {
    const lines = sheetOf(river.tables, boardFrom(river, 'R0D30 R0E30'));
    expect(lines.find((line) => line.id === 'expansion')).toMatchObject({ points: 2 });
    expect(at(ink().standings(position(ink(), '')), 0).lines.some((line) => line.id === 'expansion')).toBe(false);
  });
});

describe('RI-22 rivers', () => {
  test('RI-22 a river drawing needs no connection, a bridge neither', () => {
    expect(verdict(river, position(river, ROLL), 'R0D30')).toBeNull();
    expect(verdict(river, position(river, 'A4A4A1B0R2R3'), 'R2D30')).toBeNull();
    expect(verdict(river, position(river, 'A4A4A1B0R2R3'), 'R3D30')).toBeNull();
  });

  test('RI-22 river ends never meet a route end, nor a route end a river end', () => {
    const state = position(river, ROLL, 'A4A10 R0B21');
    expect(verdict(river, state, 'R0B10')).toBe('RI-22');
    expect(verdict(river, state, 'A4B11')).toBe('RI-22');
    expect(verdict(river, position(river, ROLL, 'R0C10 A4A10'), 'A4B10')).toBe('RI-22');
    // A blank side is not an end: neither next to the river nor next to the highway.
    expect(verdict(river, state, 'A4B10')).toBeNull();
    expect(verdict(river, state, 'R0B11')).toBeNull();
  });

  test('RI-22 river ends never meet an exit, but may lie against the border elsewhere', () => {
    const state = position(river, ROLL);
    expect(verdict(river, state, 'R0A10')).toBe('RI-22');
    expect(verdict(river, state, 'R0A30')).toBe('RI-22');
    expect(verdict(river, state, 'R0A20')).toBeNull();
    expect(verdict(river, state, 'R0A11')).toBeNull();
  });

  test('RI-22 a river end may lie against a blank side, as a loose end', () => {
    expect(verdict(river, position(river, ROLL, 'A4A10'), 'R0A21')).toBeNull();
    expect(points(river, 'R0C30 R0C41').falseRoutes).toBe(4);
  });

  test('RI-22 the route of a bridge obeys the usual rule about kinds', () => {
    const state = position(river, 'A4A4A1B0R2R3', 'A4A10');
    expect(verdict(river, state, 'R2B10')).toBeNull();
    expect(verdict(river, state, 'R3B10')).toBe('RI-8');
    expect(verdict(river, state, 'R3A10')).toBe('RI-6');
  });

  test('RI-22 a route die may join the route ends of a bridge', () => {
    const state = position(river, 'A4A4A1B0R2R3', 'R2D30');
    expect(verdict(river, state, 'A4C30')).toBeNull();
    expect(verdict(river, state, 'A1C30')).toBe('RI-8');
    // Its river ends are not routes.
    expect(verdict(river, state, 'A4D41')).toBe('RI-22');
  });

  test('RI-22 on a bridge river and route cross without being joined; the route counts like a straight one', () => {
    // From the exit at A1 along row B over a bridge to the exit at A5; the river under it touches nothing.
    const over = 'A4A10 A3B10 R2B21 A4B31 A4B41 A3B53 A4A50';
    expect(points(river, over)).toMatchObject({ exits: 4, highway: 7, expansion: 1 });
    expect(points(river, 'A4A10 R2B10 R0B01')).toMatchObject({ exits: 0, highway: 2, expansion: 2 });
  });

  test('RI-22 the river worth most scores, a point a space', () => {
    expect(points(river, 'R0C30 R0D30 R0E30 R0C50').expansion).toBe(3);
    expect(points(river, 'R1D30').expansion).toBe(1);
  });

  test('RI-22 three more if it has two ends and both are at the border', () => {
    // Down column 2: from the north border to the south border.
    const whole = 'R0A20 R0B20 R0C20 R0D20 R0E20 R0F20 R0G20';
    expect(points(river, whole).expansion).toBe(7 + 3);
    expect(points(river, 'R0A20 R0B20 R0C20').expansion).toBe(3);
    // One space in a corner touches the border twice.
    expect(points(river, 'R1A00').expansion).toBe(1 + 3);
  });

  test('RI-22 the engine finds the best: a short river from border to border beats a longer one', () => {
    expect(points(river, 'R0C30 R0D30 R0E30 R1A00').expansion).toBe(1 + 3);
    expect(points(river, 'R0B30 R0C30 R0D30 R0E30 R0F30 R1A00').expansion).toBe(5);
  });

  test('RI-22 a river that closes into a ring gets no three', () => {
    expect(points(river, 'R1D32 R1D43 R1E40 R1E31')).toMatchObject({ expansion: 4, falseRoutes: 0 });
    // Not even where the ring lies along the border.
    expect(points(river, 'R1A02 R1A13 R1B10 R1B01').expansion).toBe(4);
  });

  test('RI-22 a bridge belongs to its river', () => {
    expect(points(river, 'R0C31 R2C41 R0C51').expansion).toBe(1);
    expect(points(river, 'R0C31 R2C40 R0C51').expansion).toBe(3);
  });

  test('RI-22 loose river ends are false routes; at the border they are not', () => {
    expect(points(river, 'R0D30').falseRoutes).toBe(2);
    expect(points(river, 'R0A20').falseRoutes).toBe(1);
    expect(points(river, 'R1A00').falseRoutes).toBe(0);
    expect(points(river, 'R0D30 R0E30').falseRoutes).toBe(2);
  });

  test('RI-16 a river drawing counts for the centre', () => {
    expect(points(river, 'R0D30 R0A20').centre).toBe(1);
  });

  test('RI-22 no river scores nothing', () => {
    expect(points(river, 'A4A10').expansion).toBe(0);
    expect(sheetOf(river.tables, boardFrom(river, 'A4A10')).find((line) => line.id === 'expansion')!.marks).toEqual([]);
  });

  test('RI-26 the river counts in the total', () => {
    const { total, exits, highway, railway, centre, expansion, falseRoutes } = points(river, 'R0C30 R0D30 R0E30 A4A10');
    expect(total).toBe(exits + highway + railway + centre + expansion - falseRoutes);
    expect(total).toBe(0 + 1 + 0 + 3 + 3 - 3);
  });
});

/** RI-21: the seven points that the printed rules leave open, as our notes settle them. */

import { describe, expect, test } from 'vitest';
import { ink, legal, played, points, position, verdict } from './position.ts';

const rules = ink();
const trail = ink({ longest: 'trail' });

/** A crowded board on which only A4 takes a railway curve or a curved station. */
const CROWDED =
  'A0F00A0B00A0A31B1A14A0B61A0F61A0G32B1D61A0G43A0A62A0E61B1G56S1G60A0E03A0A03B1G12A0G02S0A50A0B50A5D03B1B40';

describe('RI-21', () => {
  test('RI-21.1 a round may end exactly when no undrawn die has a legal place on the board as it now is', () => {
    const state = position(rules, 'A0A0A0B1', CROWDED);
    expect(verdict(rules, state, '.')).toBe('RI-9');
    played(rules, state, 'A0A40');
    // Three dice are left, none fits: the round may end although other orders might have used no more.
    expect(verdict(rules, state, '.')).toBeNull();
  });

  test('RI-21.1 it need not use the most dice possible', () => {
    const crowded =
      'A4A10A1A30A4A50S1B32A1B01A1B61B2B10A1B21S5B50A1B41A4D01A4D61A3D12B0C30A3D50A4C10A4C50A1F01A1F61A4G10B1F12A4G50B1E10A1E21A3E52B1F56S4E31';
    // Four dice can be drawn this way...
    const four = played(rules, position(rules, 'A1A1A4B0', crowded), 'A1F30 A1G30 A4E41 B0D32');
    expect(verdict(rules, four, '.')).toBeNull();
    // ...and two that way, and then none fits.
    const two = played(rules, position(rules, 'A1A1A4B0', crowded), 'A4E41 B0F32');
    expect(verdict(rules, two, '.')).toBeNull();
  });

  test('RI-21.1 a special may be drawn first even if it blocks the dice', () => {
    const state = position(rules, 'A0A0A0B1', CROWDED);
    played(rules, state, 'S4A42');
    expect(legal(rules, state)).toEqual(['.']);
  });

  test('RI-21.2 a route drawn earlier in the same round is a route that is there', () => {
    const state = position(rules, 'A4A4A4B0');
    expect(verdict(rules, state, 'A4B10')).toBe('RI-7');
    played(rules, state, 'A4A10 A4B10 A4C10');
    expect(verdict(rules, state, 'B0D10')).toBeNull();
  });

  test('RI-21.3 the longest way passes no space twice; the other reading is an option', () => {
    // Round the ring and out: the crossroads counts once, or twice.
    const loop = 'A4A10 S2B10 A5C11 A5C20 A5B23 A4B01';
    expect(points(rules, loop).highway).toBe(5);
    expect(points(trail, loop).highway).toBe(7);
  });

  test('RI-21.3 a space with one end of the kind, or one space alone, counts 1; exits count nothing', () => {
    expect(points(rules, 'B0A10')).toMatchObject({ highway: 1, railway: 1 });
    expect(points(rules, 'B1A10 A1A21')).toMatchObject({ highway: 1, railway: 2 });
    expect(points(rules, 'A4A10')).toMatchObject({ highway: 1, railway: 0 });
  });

  test('RI-21.3 an overpass counts once for each kind', () => {
    expect(points(rules, 'A4A10 B2B10 A1B01')).toMatchObject({ highway: 2, railway: 2 });
  });

  test('RI-21.4 false routes are counted by ends: against an empty space or a blank side, one each', () => {
    expect(points(rules, 'A4A10').falseRoutes).toBe(1);
    // The west end of A2 lies against the blank east side of A1; B1 is open to the south and B2 is not.
    expect(points(rules, 'A4A10 A3B10 A5B20 A5A23').falseRoutes).toBe(2);
  });

  test('RI-21.4 two ends that face the same empty space are two', () => {
    expect(points(rules, 'A4A10 A4C10').falseRoutes).toBe(3);
  });

  test('RI-21.4 never at the border, exit or not, and never for an exit that nobody reached', () => {
    expect(points(rules, 'A3A13 A4A01 A5A23').falseRoutes).toBe(1);
    expect(points(rules, '').falseRoutes).toBe(0);
  });

  test('RI-21.5 an end at the border without an exit is legal but no connection', () => {
    const state = position(rules, 'A4A4A4B0', 'A3A13');
    expect(verdict(rules, state, 'A4C01')).toBe('RI-7');
    expect(verdict(rules, state, 'A4A01')).toBeNull();
  });

  test('RI-21.6 tied, the fewest false routes, then shared; alone the same rules', () => {
    const two = ink({}, 2);
    const tied = two.standings(position(two, '', 'A4A10', ''));
    expect(tied.map(({ total, rank }) => [total, rank])).toEqual([
      [0, 2],
      [0, 1],
    ]);
    const shared = two.standings(position(two, '', 'A4A10', 'A4A50'));
    expect(shared.map(({ rank }) => rank)).toEqual([1, 1]);
    const alone = ink({}, 1);
    const state = position(alone, 'A4A4A4B0');
    expect(legal(alone, state)).toEqual(legal(two, position(two, 'A4A4A4B0')));
  });

  test('RI-21.7 the printed example: 6 and 4 exits, highway 8, railway 5, centre 6, false routes 5, together 46', () => {
    const example =
      'A4A12B2B16A1B01A1B23S1B32A1A32B1B44B2A44A4C16A3D15A4D01A5D23A4E20B1F24A2F17A1F01B0G16A5C34A4C43A5C53A3D50A4D61S4E50A0F51A1F67S2E46B1E31A1F30A2G36A1G41B1G52';
    expect(points(rules, example)).toMatchObject({ exits: 20 + 12, highway: 8, railway: 5, centre: 6, falseRoutes: 5 });
    expect(points(rules, example).total).toBe(46);
  });
});

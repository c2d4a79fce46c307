/** RI-14 to RI-19, RI-25 and RI-26: the score of a board and of a table. */

import { at } from '@quai/engine/at.ts';
import { playoutChance } from '@quai/engine/chance.ts';
import { begin, play, toAct } from '@quai/engine/play.ts';
import { randomFrom } from '@quai/engine/random.ts';
import { describe, expect, test } from 'vitest';
import { sheetOf } from '../rules/score.ts';
import { boardFrom, editions, ink, points, position } from './position.ts';

const rules = ink();
const trail = ink({ longest: 'trail' });
const french = ink({}, 1, 'french');

/** Spaces by name. */
const spacesNamed = (names: string): number[] =>
  names.split(' ').map((name) => 'ABCDEFG'.indexOf(at(name, 0)) * 7 + Number(name[1]));
const line = (drawings: string, id: string, table = rules) =>
  sheetOf(table.tables, boardFrom(table, drawings)).find((one) => one.id === id)!;

/** All twelve exits in one network: the best board there is. */
const TWELVE =
  'A3D03B1F60S0B63B2A31A2B32A3A21B2B20A2G31A1G21A5B51A3D60B2C20S4C10A3A43A2F01A2F12A1E10B2B10A2G41A5D20A3C60A0G01A3A52A0C30A1B01B1G52A3A10A3E60S1G12B2D11A5C02';
/** The example of the printed rules. */
const EXAMPLE =
  'A4A12B2B16A1B01A1B23S1B32A1A32B1B44B2A44A4C16A3D15A4D01A5D23A4E20B1F24A2F17A1F01B0G16A5C34A4C43A5C53A3D50A4D61S4E50A0F51A1F67S2E46B1E31A1F30A2G36A1G41B1G52';

describe('exits', () => {
  test('RI-14 four points for two exits, four more for each further one', () => {
    // The highway exits A1 and A5 joined along row A.
    expect(points(rules, 'A3A13 A4A21 A4A31 A4A41 A3A53').exits).toBe(4);
    // And D0, by column 1.
    expect(points(rules, 'S2A10 A4A21 A4A31 A4A41 A3A53 A4B10 A4C10 A5D10 A4D01').exits).toBe(8);
    expect(editions.standard.scoring.exits).toEqual([0, 0, 4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 45]);
  });

  test('RI-14 each network scores by itself', () => {
    expect(points(rules, 'A3A13 A4A21 A4A31 A4A41 A3A53 A3G11 A4G21 A4G31 A4G41 A3G51').exits).toBe(8);
    expect(points(rules, EXAMPLE).exits).toBe(20 + 12);
  });

  test('RI-14 all twelve are worth 45, and 44 in the edition of the French text', () => {
    expect(points(rules, TWELVE)).toMatchObject({ exits: 45, total: 83 });
    expect(points(french, TWELVE)).toMatchObject({ exits: 44, total: 82 });
    expect(editions.french.scoring.exits).toEqual([0, 0, 4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 44]);
  });

  test('RI-14 a network that crosses itself on an overpass links its exits once, and stands there once', () => {
    // From the exit at A1 over B1 to the station in C1, round by C0 and B0, under B1 again and up to the exit at A3.
    const drawings = 'A4A10 B2B10 B1C14 A0C01 A0B02 A0B20 A0A22 A0A30';
    expect(points(rules, drawings)).toMatchObject({ exits: 4, falseRoutes: 0 });
    const [spaces] = line(drawings, 'exits').marks!;
    expect([...spaces!].sort((a, b) => a - b)).toEqual(spacesNamed('A1 A2 A3 B0 B1 B2 C0 C1'));
  });

  test('RI-25 a network with one exit scores nothing', () => {
    expect(points(rules, 'A4A10 A4B10').exits).toBe(0);
    expect(line('A4A10 A4B10', 'exits').marks).toEqual([]);
  });
});

describe('longest ways', () => {
  test('RI-15 one point a space on one unbroken path', () => {
    expect(points(rules, 'A4A10 A4B10 A4C10')).toMatchObject({ highway: 3, railway: 0 });
    expect(points(rules, 'A1A30 A1B30')).toMatchObject({ highway: 0, railway: 2 });
  });

  test('RI-15 branches do not count', () => {
    // A stem of three with two arms of one space each: the path takes one arm.
    expect(points(rules, 'A4A10 A4B10 A3C13 A4C01 A4C21').highway).toBe(4);
  });

  test('RI-15 a station does not break it and counts for both kinds', () => {
    expect(points(rules, 'A4A10 S0B11 A4C10')).toMatchObject({ highway: 3, railway: 1 });
    expect(points(rules, 'A4A10 B1B14 A1B01')).toMatchObject({ highway: 2, railway: 2 });
  });

  test('RI-15 of two equally long ways only one counts', () => {
    expect(points(rules, 'A4A10 A4B10 A4G50 A4F50').highway).toBe(2);
  });

  test('RI-15 a ring counts each space once, and a way cannot go round it twice', () => {
    // A ring of four round B1, C1, C2, B2 below the exit at A1.
    const ring = 'A4A10 A3B10 A5C11 A5C20 A5B23';
    expect(points(rules, ring).highway).toBe(5);
    expect(points(trail, ring).highway).toBe(6);
  });

  test('RI-15 as an option of the table a space may be passed twice by different ends', () => {
    // In at the crossroads from the north, round the ring, through the crossroads again and out to the west.
    const loop = 'A4A10 S2B10 A5C11 A5C20 A5B23 A4B01';
    expect(points(rules, loop).highway).toBe(5);
    expect(points(trail, loop).highway).toBe(7);
    expect(line(loop, 'highway', trail).marks![0]).toHaveLength(7);
  });
});

describe('centre, false routes and total', () => {
  test('RI-16 a point for each of the nine central spaces with a route', () => {
    expect(points(rules, 'A4A10 A4B10 A4C10').centre).toBe(0);
    expect(points(rules, 'A4C20 A4D20 A1E40').centre).toBe(3);
    expect(points(rules, 'A4C20 A4C30 A4C40 A4D20 A4D30 A4D40 A4E20 A4E30 A4E40 A4F30').centre).toBe(9);
  });

  test('RI-17 each end that meets neither another end nor the border costs a point', () => {
    expect(points(rules, 'A4A10').falseRoutes).toBe(1);
    expect(points(rules, 'A4A10 A4B10').falseRoutes).toBe(1);
    expect(points(rules, 'S2A10').falseRoutes).toBe(3);
    // West end of A0 at the border, where there is no exit.
    expect(points(rules, 'A3A13 A4A01').falseRoutes).toBe(1);
  });

  test('RI-26 the total is the sum of all lines less the false routes, and may be below zero', () => {
    expect(points(rules, EXAMPLE)).toEqual({
      exits: 32,
      highway: 8,
      railway: 5,
      centre: 6,
      expansion: 0,
      falseRoutes: 5,
      total: 46,
    });
    expect(points(rules, 'S2A10 S3A30')).toMatchObject({ highway: 1, railway: 1, falseRoutes: 6, total: -4 });
    expect(points(rules, '')).toMatchObject({ total: 0 });
  });
});

describe('standings', () => {
  const three = ink({}, 3);

  test('RI-18 most points win', () => {
    const ranks = three.standings(position(three, '', 'S2A10', 'A4A10 A4B10', '')).map(({ rank }) => rank);
    expect(ranks).toEqual([3, 1, 2]);
  });

  test('RI-18 tied, the fewest false routes win; still tied, the win is shared', () => {
    // Three spaces of one kind with one loose end each.
    const even = three.standings(position(three, '', 'A4A10 A4B10 A4C10', 'A1B01 A1B11 A1B21', 'A4G50 A4F50 A4E50'));
    expect(even.map(({ total }) => total)).toEqual([2, 2, 2]);
    expect(even.map(({ lines }) => lines.at(-1)!.points)).toEqual([-1, -1, -1]);
    expect(even.map(({ rank }) => rank)).toEqual([1, 1, 1]);
    // A4A10: 1 - 1 = 0 with one false route; an empty board: 0 with none.
    const uneven = three.standings(position(three, '', 'A4A10', '', 'S2D30'));
    expect(uneven.map(({ total }) => total)).toEqual([0, 0, -2]);
    expect(uneven.map(({ rank }) => rank)).toEqual([2, 1, 3]);
  });

  test('RI-19 the sheet shows every line of every seat', () => {
    const ids = ['exits', 'highway', 'railway', 'centre', 'errors'];
    for (const { lines } of three.standings(position(three, '', EXAMPLE, 'A4A10', '')))
      expect(lines.map(({ id }) => id)).toEqual(ids);
    const river = ink({ expansion: 'river' });
    expect(at(river.standings(position(river, '')), 0).lines.map(({ id }) => id)).toEqual([
      ...ids.slice(0, 4),
      'expansion',
      'errors',
    ]);
  });

  test('RI-19 it marks the networks, both longest ways and the false routes', () => {
    const drawings = 'S2A10 A4A21 A4A31 A4A41 A3A53 B1B14';
    const network = line(drawings, 'exits');
    expect([...at(network.marks!, 0)].sort((a, b) => a - b)).toEqual(spacesNamed('A1 A2 A3 A4 A5 B1'));
    expect(network.figures).toEqual({ exits: '2' });
    // From end to end: down to B1 on one side, on to A5 on the other.
    const way = [...at(line(drawings, 'highway').marks!, 0)];
    expect(way[0] === spacesNamed('B1')[0] ? way : way.reverse()).toEqual(spacesNamed('B1 A1 A2 A3 A4 A5'));
    expect(line(drawings, 'railway').marks).toEqual([spacesNamed('B1')]);
    // A1 to the west, A5 ends at A6 in the air, B1's railway to the west; each as space * 4 + side.
    expect(line(drawings, 'errors').marks).toEqual([
      [at(spacesNamed('A1'), 0) * 4 + 3],
      [at(spacesNamed('A5'), 0) * 4 + 1],
      [at(spacesNamed('B1'), 0) * 4 + 3],
    ]);
    expect(line(drawings, 'errors').points).toBe(-3);
  });

  test('RI-19 the longest way is a chain of neighbours that are joined, as long as its points', () => {
    for (const kind of ['highway', 'railway']) {
      const { marks, points: length } = line(EXAMPLE, kind);
      expect(marks![0]).toHaveLength(length);
      for (let i = 1; i < length; i++) {
        const [a, b] = [at(at(marks!, 0), i - 1), at(at(marks!, 0), i)];
        expect([1, 7]).toContain(Math.abs(a - b));
      }
    }
  });

  test('RI-25 a table of one shows its score; nobody else is there to beat', () => {
    const random = randomFrom(6);
    const chance = playoutChance(random);
    const state = begin(rules, chance);
    while (state.ended === null) play(rules, state, at(toAct(state), 0), rules.pick!(state, 0, random), chance);
    const [standing, ...others] = rules.standings(state);
    expect(others).toEqual([]);
    expect(standing!.rank).toBe(1);
    expect(state.ended).toBe('rounds');
  });
});

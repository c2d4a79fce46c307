/** RI-1 to RI-11: the table, the dice, and what may be drawn where. */

import { at } from '@quai/engine/at.ts';
import { noted, playoutChance } from '@quai/engine/chance.ts';
import { begin, play, refusal, toAct } from '@quai/engine/play.ts';
import { randomFrom } from '@quai/engine/random.ts';
import { describe, expect, test } from 'vitest';
import { game } from '../game.ts';
import { meta } from '../meta.ts';
import { NEIGHBOUR, SPACES } from '../rules/geometry.ts';
import { boardFrom, editions, ink, legal, played, points, position, read, verdict } from './position.ts';

const rules = ink();

describe('the table', () => {
  test('RI-1 one to twelve seats, and no seat touches the board of another', () => {
    expect(game.seats).toEqual({ min: 1, max: 12 });
    expect(meta.seats).toEqual(game.seats);
    for (const seats of [0, 13]) expect(() => game.open(editions.standard, {}, seats)).toThrow('1 to 12 seats');
    const twelve = ink({}, 12);
    const state = position(twelve, 'A4A4A4B0');
    const others = JSON.stringify(state.boards.slice(1));
    played(twelve, state, 'A4A10 A4B10');
    expect(JSON.stringify(state.boards.slice(1))).toBe(others);
    expect(toAct(state)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  });

  test('RI-1 a table of one is a table like any other', () => {
    const random = randomFrom(1);
    const chance = playoutChance(random);
    const state = begin(rules, chance);
    while (state.ended === null) play(rules, state, 0, rules.pick!(state, 0, random), chance);
    expect(rules.standings(state)).toHaveLength(1);
  });

  test('RI-2 seven by seven spaces, twelve exits that alternate round the border, nine central spaces', () => {
    expect(SPACES).toBe(49);
    const { exits, centre } = rules.tables;
    const round = ['A1 1', 'A3 2', 'A5 1', 'B6 2', 'D6 1', 'F6 2', 'G5 1', 'G3 2', 'G1 1', 'F0 2', 'D0 1', 'B0 2'];
    const printed = exits.map(({ space, kind }) => `${'ABCDEFG'[Math.floor(space / 7)]}${space % 7} ${kind}`);
    expect([...printed].sort()).toEqual([...round].sort());
    for (const { space, side } of exits) expect(NEIGHBOUR[space * 4 + side]).toBe(-1);
    expect(centre).toEqual([16, 17, 18, 23, 24, 25, 30, 31, 32]);
  });

  test('RI-3 three dice of six faces and one of three faces, each twice; one roll for all seats', () => {
    const asked: number[][] = [];
    const three = ink({}, 3);
    const state = begin(three, {
      from: (counts) => {
        asked.push(Array.from(counts));
        return 0;
      },
      reveal: () => {},
    });
    expect(asked).toEqual([
      [1, 1, 1, 1, 1, 1],
      [1, 1, 1, 1, 1, 1],
      [1, 1, 1, 1, 1, 1],
      [2, 2, 2],
    ]);
    expect(state.roll).toHaveLength(4);
    const codes = rules.tables.dice.map((die) => die.faces.map((face) => at(rules.tables.drawings.faces, face).code));
    expect(codes[0]).toEqual(['A0', 'A1', 'A2', 'A3', 'A4', 'A5']);
    expect(codes[3]).toEqual(['B0', 'B1', 'B2']);
    for (let seat = 1; seat < 3; seat++) expect(legal(three, state, seat)).toEqual(legal(three, state, 0));
  });

  test.each([
    ['none', 7],
    ['river', 6],
    ['lake', 6],
  ])('RI-4 with expansion %s there are %i rounds', (expansion, rounds) => {
    const table = ink({ expansion });
    const random = randomFrom(2);
    const chance = playoutChance(random);
    const state = begin(table, chance);
    let ends = 0;
    while (state.ended === null) {
      const move = table.pick!(state, 0, random);
      if (table.format(move) === '.') ends++;
      play(table, state, 0, move, chance);
    }
    expect(ends).toBe(rounds);
    expect(state.round).toBe(rounds);
    expect(state.ended).toBe('rounds');
  });

  test('RI-4 the table chooses one expansion or none: they are values of one option', () => {
    expect(game.options.find((option) => option.id === 'expansion')!.values).toEqual(['none', 'river', 'lake']);
    expect(rules.parse('R0A00')).toBeNull();
    expect(ink({ expansion: 'river' }).parse('L0A00')).toBeNull();
    expect(ink({ expansion: 'lake' }).parse('L9A00')).toBeNull();
  });
});

describe('a round', () => {
  test('RI-5 the dice are rolled once, and each seat draws all four in any order', () => {
    const two = ink({}, 2);
    const state = position(two, 'A4A4A1B0');
    played(two, state, 'A4A10 A1A30 B0D03 A4A50', 0);
    expect(verdict(two, state, '.', 0)).toBeNull();
    played(two, state, 'B0D03 A4A50 A4A10 A1A30', 1);
    expect(at(state.boards, 0).drawn).toEqual(at(state.boards, 1).drawn);
    expect(at(state.boards, 0).dice).toBe(0b1111);
  });

  test('RI-5 the next roll asks for four dice, once for all', () => {
    const two = ink({}, 2);
    const state = position(two, 'A4A4A1B0');
    played(two, state, 'A4A10 A1A30 B0D03 A4A50 .', 0);
    const chance = noted(playoutChance(randomFrom(3)));
    for (const move of read(two, 'A4A10 A1A30 B0D03 A4A50')) play(two, state, 1, move, chance);
    expect(chance.outcomes).toHaveLength(0);
    play(two, state, 1, at(read(two, '.'), 0), chance);
    expect(chance.outcomes).toHaveLength(4);
    expect(state.round).toBe(3);
  });

  test('RI-5 a face that no die shows cannot be drawn', () => {
    const state = position(rules, 'A4A4A1B0');
    expect(refusal(rules, state, 0, at(read(rules, 'A3A10'), 0))).toMatchObject({
      rule: 'RI-5',
      figures: { face: 'A3', shown: 0, drawn: 0 },
    });
  });

  test('RI-6 a route may be turned and mirrored: each face has all its different drawings', () => {
    const ways = Object.fromEntries(rules.tables.drawings.faces.map((face) => [face.code, face.count]));
    expect(ways).toEqual({
      ...{ A0: 4, A1: 2, A2: 4, A3: 4, A4: 2, A5: 4, B0: 4, B1: 8, B2: 2 },
      ...{ S0: 4, S1: 4, S2: 1, S3: 1, S4: 4, S5: 2 },
    });
    // The curved station is the only one that mirroring changes: highway north, railway east or west.
    const state = position(rules, 'A4A4A4B1');
    expect(verdict(rules, state, 'B1A10')).toBeNull();
    expect(verdict(rules, state, 'B1A14')).toBeNull();
  });

  test('RI-6 a turn digit that shows the same drawing is the same move', () => {
    expect(rules.parse('A4D34')).toBe(rules.parse('A4D30'));
    expect(rules.format(rules.parse('A4D36')!)).toBe('A4D30');
    expect(rules.format(rules.parse('A0C27')!)).toBe('A0C20');
  });

  test('RI-6 it goes into one empty space', () => {
    const state = position(rules, 'A4A4A4B0', 'A4A10');
    expect(refusal(rules, state, 0, at(read(rules, 'A4A10'), 0))).toMatchObject({
      rule: 'RI-6',
      figures: { space: 'A1', filled: 1 },
    });
    played(rules, state, 'A4B10');
    expect(verdict(rules, state, 'A4B10')).toBe('RI-6');
    expect(legal(rules, state).some((move) => move.startsWith('A4B1'))).toBe(false);
  });

  test('RI-7 a route joins an exit of its kind, or an end of its kind', () => {
    const state = position(rules, 'A4A1A4B0', 'A4A10');
    expect(verdict(rules, state, 'A4A50')).toBeNull();
    expect(verdict(rules, state, 'A4B10')).toBeNull();
    expect(verdict(rules, state, 'A4D30')).toBe('RI-7');
    // Beside the drawn space, but no end leads there.
    expect(verdict(rules, state, 'A4A01')).toBe('RI-7');
    // In front of the exit, turned away from it.
    expect(verdict(rules, state, 'A1A31')).toBe('RI-7');
  });

  test('RI-8 a railway end never meets a highway end or a highway exit', () => {
    const state = position(rules, 'A4A1A2B0', 'A4A10');
    expect(verdict(rules, state, 'A1B10')).toBe('RI-8');
    expect(verdict(rules, state, 'A1A50')).toBe('RI-8');
    expect(verdict(rules, state, 'A4A30')).toBe('RI-8');
    // A good connection does not make up for a bad one: B1 has a highway end from A1 and a railway end from B0.
    const crossed = position(rules, 'A1A4A2B0', 'A4A10 A1B01');
    expect(verdict(rules, crossed, 'A1B11')).toBeNull();
    expect(verdict(rules, crossed, 'A2B12')).toBe('RI-8');
    expect(verdict(rules, crossed, 'A2B11')).toBeNull();
  });

  test('RI-8 an end may lie against a blank side, and against the border where there is no exit', () => {
    // A2 joins B2 to the south; its west end lies against the blank east side of A1.
    expect(verdict(rules, position(rules, 'A5A4A4B0', 'A4A10 A3B10 A5B20'), 'A5A23')).toBeNull();
    // A0 joins A1; its west end is at the border, where A0 has no exit.
    expect(verdict(rules, position(rules, 'A4A4A4B0', 'A3A13'), 'A4A01')).toBeNull();
    // A blank side may face an exit: F0 goes from G0 up to E0 past the railway exit on its west side.
    expect(verdict(rules, position(rules, 'A4A4A4B0', 'A4D01 A3D13 A3E13 A5E02'), 'A4F00')).toBeNull();
  });

  test('RI-9 a round ends only when no route die left has a place', () => {
    const state = position(rules, 'A4A4A4B2');
    expect(refusal(rules, state, 0, at(read(rules, '.'), 0))).toMatchObject({ rule: 'RI-9', figures: { count: 4 } });
    played(rules, state, 'A4A10 A4A50 A4B10');
    const why = refusal(rules, state, 0, at(read(rules, '.'), 0))!;
    expect(why).toMatchObject({ rule: 'RI-9', figures: { count: 1 } });
    // The example it gives is a legal move.
    expect(verdict(rules, state, why.figures.example as string)).toBeNull();
    played(rules, state, 'B2C10');
    expect(verdict(rules, state, '.')).toBeNull();
  });

  test('RI-9 each die is drawn once, and two dice with the same face are two drawings', () => {
    const state = position(rules, 'A4A4A1B0');
    played(rules, state, 'A4A10 A4A50');
    expect(refusal(rules, state, 0, at(read(rules, 'A4G10'), 0))).toMatchObject({
      rule: 'RI-5',
      figures: { face: 'A4', shown: 2, drawn: 2 },
    });
    expect(legal(rules, state).some((move) => move.startsWith('A4'))).toBe(false);
  });

  test('RI-9 ending is a move of its own: a special may be drawn after the last die', () => {
    const state = position(rules, 'A4A4A1B0');
    played(rules, state, 'A4A10 A4A50 A1A30 B0D03');
    expect(state.open[0]).toHaveLength(1);
    expect(verdict(rules, state, 'S2B10')).toBeNull();
    expect(verdict(rules, state, '.')).toBeNull();
    played(rules, state, 'S2B10');
    expect(legal(rules, state)).toEqual(['.']);
  });

  test('RI-9 dice of an expansion never hold a seat back', () => {
    const river = ink({ expansion: 'river' });
    const state = position(river, 'A4A4A1B0R1R1');
    played(river, state, 'A4A10 A4A50 A1A30 B0D03');
    expect(legal(river, state).some((move) => move.startsWith('R1'))).toBe(true);
    expect(verdict(river, state, '.')).toBeNull();
  });

  test('RI-10 a station joins railway and highway, an overpass does not', () => {
    // From the highway exit at A1 down to B1 and west to the railway exit at B0.
    expect(points(rules, 'A4A10 B1B14 A1B01').exits).toBe(4);
    expect(points(rules, 'A4A10 B2B10 A1B01').exits).toBe(0);
    // The same four ends joined: the special crossing.
    expect(points(rules, 'A4A10 S5B10 A1B01').exits).toBe(4);
  });
});

describe('special routes', () => {
  test('RI-11 before, between or after the dice, one a round', () => {
    const state = position(rules, 'A4A4A1B0');
    played(rules, state, 'S2A10');
    expect(refusal(rules, state, 0, at(read(rules, 'S3A30'), 0))).toMatchObject({
      rule: 'RI-11',
      figures: { game: 1, perGame: 3, now: 1, perRound: 1 },
    });
    played(rules, position(rules, 'A4A4A1B0'), 'A4A10 S2B10 A4C10');
    played(rules, state, 'A4B10 A4C10 A1A30 B0D03 .', 0, 'A4A4A1B0');
    expect(verdict(rules, state, 'S3B30')).toBeNull();
  });

  test('RI-11 each once a game', () => {
    const state = position(rules, 'A4A4A1B0', 'S2A10');
    expect(verdict(rules, state, 'S2A50')).toBe('RI-11');
    expect(verdict(rules, state, 'S0B10')).toBeNull();
  });

  test('RI-11 at most three a game', () => {
    const two = position(rules, 'A4A4A1B0', 'S2A10 S3A30');
    expect(legal(rules, two).some((move) => move.startsWith('S'))).toBe(true);
    const three = position(rules, 'A4A4A1B0', 'S2A10 S3A30 S0A50');
    expect(legal(rules, three).some((move) => move.startsWith('S'))).toBe(false);
    expect(refusal(rules, three, 0, at(read(rules, 'S5D00'), 0))).toMatchObject({
      rule: 'RI-11',
      figures: { game: 3 },
    });
  });

  test('RI-11 under the same rules as any route', () => {
    const state = position(rules, 'A4A4A1B0', 'A4A10');
    expect(verdict(rules, state, 'S2A10')).toBe('RI-6');
    expect(verdict(rules, state, 'S2D30')).toBe('RI-7');
    expect(verdict(rules, state, 'S2A30')).toBe('RI-8');
  });

  test('RI-11 never compulsory: the round ends with all six left', () => {
    const state = position(rules, 'A4A4A1B0');
    played(rules, state, 'A4A10 A4A50 A1A30 B0D03');
    expect(verdict(rules, state, '.')).toBeNull();
    expect(at(state.boards, 0).crossed).toBe(0);
  });

  test('RI-11 a special is drawn on top of the dice: it uses none of them up', () => {
    const state = position(rules, 'A4A4A1B0');
    played(rules, state, 'S2A10');
    expect(at(state.boards, 0).dice).toBe(0);
    expect(boardFrom(rules, 'S2A10').crossed).toBe(at(state.boards, 0).crossed);
  });
});

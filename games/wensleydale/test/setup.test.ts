import { at } from '@quai/engine/at.ts';
import { playoutChance, scriptedChance } from '@quai/engine/chance.ts';
import type { GameEvent } from '@quai/engine/contract.ts';
import { begin, play, toAct } from '@quai/engine/play.ts';
import { randomFrom } from '@quai/engine/random.ts';
import { describe, expect, test } from 'vitest';
import { game } from '../game.ts';
import { CHEESE, GOVERNMENT, GREEN, MR, NER, PROFIT, RED, STONE, TRAIN, WHITE } from '../rules/kinds.ts';
import { orderOn, spaceOf } from '../rules/piles.ts';
import { openRules } from '../rules/rules.ts';
import type { State } from '../rules/state.ts';
import { gridEdition } from './grid.ts';
import { editionFrom, shipped } from './position.ts';

const fresh = (seats: number, seed = 5) => openRules(shipped, seats).setup(playoutChance(randomFrom(seed)));
const figuresIn = (s: State, region: number) => s.figures.slice(3 * region, 3 * region + 3);
const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);

/** A whole random table, with all its events. */
function wholeTable(seats: number, seed: number): { s: State; events: GameEvent[] } {
  const rules = openRules(shipped, seats);
  const random = randomFrom(seed);
  const chance = playoutChance(random);
  const events: GameEvent[] = [];
  const tell = (event: GameEvent) => {
    events.push(event);
  };
  const s = begin(rules, chance, tell);
  while (s.ended === null) {
    const seat = at(toAct(s), 0);
    play(rules, s, seat, rules.pick!(s, seat, random), chance, tell);
  }
  return { s, events };
}

describe('set-up', () => {
  test('WD-1 three or four seats, each with 10 discs, 15 cubes, 15 links and 3 locomotives', () => {
    expect(game.seats).toEqual({ min: 3, max: 4 });
    for (const seats of [2, 5]) expect(() => game.open(shipped, {}, seats)).toThrow(/three or four seats/);
    expect(shipped.components.seat.discs).toBe(10);
    for (const seats of [3, 4]) {
      const s = fresh(seats);
      expect(s.stock).toEqual(new Array(seats).fill(15));
      expect(s.linkStock).toEqual(new Array(seats).fill(15));
      expect(s.locomotives).toEqual(new Array(seats).fill(3));
    }
  });

  test('WD-1 the first seat is drawn, the others follow clockwise', () => {
    const rules = openRules(editionFrom(gridEdition(['Ms'])), 4);
    expect(rules.setup(scriptedChance([2, 0, 0])).order).toEqual([2, 3, 0, 1]);
    expect(rules.setup(scriptedChance([0, 0, 0])).order).toEqual([0, 1, 2, 3]);
  });

  test('WD-2 profit 0, government 1, train 2, MR 1, NER 1; the first in order lies on top of every pile', () => {
    const tracks = [PROFIT, GOVERNMENT, TRAIN, MR, NER];
    const s = openRules(editionFrom(gridEdition(['Ms'])), 3).setup(scriptedChance([1, 0, 0]));
    for (let seat = 0; seat < 3; seat++)
      expect(tracks.map((track) => spaceOf(s, track, seat))).toEqual([0, 1, 2, 1, 1]);
    for (const track of tracks) expect(orderOn(s, track)).toEqual([1, 2, 0]);
  });

  test('WD-3 two cubes in each hill and lowland without a town; wrong kinds and the rest of the bag leave', () => {
    // r2 and r4 are hills, r3 and r5 lowlands; the small town r1 lies beside both hills.
    const rules = openRules(editionFrom(gridEdition(['Msh', 'chc'])), 3);
    const first = 0;
    const cubes = [STONE, CHEESE, CHEESE, CHEESE, STONE, STONE, STONE, CHEESE];
    const s = rules.setup(scriptedChance([first, ...cubes, 2, 2]));
    expect(s.goods).toEqual([0, 0, 1, 2, 2, 1]);
    // 56 of each stay in the bag; one cheese was drawn for a hill, one stone for a lowland.
    expect(s.gone[STONE]).toBe(57);
    expect(s.gone[CHEESE]).toBe(57);
  });

  test('WD-3 the Dales draw 118 of the 120 cubes', () => {
    const s = fresh(3);
    expect(shipped.regions.filter((region) => region.goods !== null)).toHaveLength(59);
    expect(sum(s.goods) + at(s.gone, STONE) + at(s.gone, CHEESE)).toBe(120);
  });

  test('WD-4 three figures in a large town without a company, two in a small town, none in a company town', () => {
    const s = fresh(4);
    shipped.regions.forEach(({ town }, i) => {
      const expected = town === null || town.companies.length > 0 ? 0 : town.size === 'large' ? 3 : 2;
      expect(sum(figuresIn(s, i))).toBe(expected);
    });
    expect(sum(s.figures)).toBe(75);
    expect(at(s.gone, RED) + at(s.gone, GREEN) + at(s.gone, WHITE)).toBe(0);
  });

  test('WD-4 figures come from the bag as they are drawn', () => {
    const rules = openRules(editionFrom(gridEdition(['Mls'])), 3);
    const s = rules.setup(scriptedChance([0, 0, 1, 2, 2, 2]));
    expect(figuresIn(s, 1)).toEqual([1, 1, 1]);
    expect(figuresIn(s, 2)).toEqual([0, 0, 2]);
  });

  test('WD-5 five rounds with three seats, four with four; ten phases a round', () => {
    for (const [seats, rounds] of [
      [3, 5],
      [4, 4],
    ] as const) {
      const { s, events } = wholeTable(seats, 3);
      const phases = events.filter((event) => event.kind === 'phase').map((event) => [event.round, event.phase]);
      const expected = Array.from({ length: rounds * 10 }, (_, i) => [Math.floor(i / 10) + 1, (i % 10) + 1]);
      expect(phases).toEqual(expected);
      expect(s.ended).toBe('rounds');
    }
  });

  test('WD-31.30 stone beside company towns alone is lost at set-up, beside a neutral town it stays', () => {
    // r1 touches only the MR town r0; r4 touches the small town r5.
    const rules = openRules(editionFrom(gridEdition(['Mhc', 'chs'])), 3);
    const s = rules.setup(scriptedChance([0, STONE, STONE, 1, 1, 1, 1, STONE, STONE, 0, 0]));
    expect(s.goods[1]).toBe(0);
    expect(s.goods[4]).toBe(2);
    expect(s.gone[STONE]).toBe(58);
  });

  test('WD-31.30 in the Dales every hill lies beside a neutral town', () => {
    const { tables: t } = openRules(shipped, 3);
    shipped.regions.forEach((region, i) => {
      if (region.goods === 'stone') expect(at(t.townsBeside, i).some((town) => t.companies[town] === 0)).toBe(true);
    });
  });
});

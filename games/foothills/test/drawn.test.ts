import { at } from '@quai/engine/at.ts';
import { playoutChance } from '@quai/engine/chance.ts';
import { begin, moves, play } from '@quai/engine/play.ts';
import { randomFrom } from '@quai/engine/random.ts';
import { defaultOptions } from '@quai/table/options.ts';
import { describe, expect, test } from 'vitest';
import { cellsOf, columnCount } from '../board/grid.ts';
import { offersOf, targetOf } from '../board/offers.ts';
import { game } from '../game.ts';
import { move, SLOT, SPACE, TARGET, TO_PUB } from '../rules/moves.ts';
import type { FootHills } from '../rules/rules.ts';
import { drawnTexts } from '../text/drawn.ts';

function opened(lines: string): FootHills {
  const edition = game.readEdition(Object.values(game.editions)[0]);
  if (!edition.ok) throw new Error(edition.problems.join());
  return game.open(edition.value, { ...defaultOptions(game), lines }, 2) as unknown as FootHills;
}

describe('the drawn board', () => {
  test('every legal move of a whole table is at its thing or among the others', () => {
    const rules = opened('random');
    const random = randomFrom(5);
    const chance = playoutChance(random);
    const state = begin(rules, chance);
    while (state.ended === null) {
      const seat = state.open.findIndex((stack) => stack.length > 0);
      const legal = moves(rules, state, seat);
      const texts = legal.map((one) => rules.format(one));
      const offers = offersOf(texts, rules.parse);
      const found = legal.filter((one) => offers.at(one >>> 20, one & 0xfffff) === rules.format(one)).length;
      expect(found + offers.others.length).toBe(legal.length);
      play(rules, state, seat, at(legal, random.below(legal.length)), chance);
    }
  });

  test('a move is found by what it points at', () => {
    const rules = opened('random');
    const texts = [move(SLOT, 2), move(SPACE, 4), move(TARGET, targetOf(3)), move(TARGET, TO_PUB)].map((one) =>
      rules.format(one),
    );
    const offers = offersOf([...texts, '-', '=2i1s'], rules.parse);
    expect(offers.at(SLOT, 2)).toBe('C');
    expect(offers.at(TARGET, TO_PUB)).toBe('@pub');
    expect(offers.at(SLOT, 1)).toBeUndefined();
    expect(offers.others).toEqual(['-', '=2i1s']);
  });

  test('no two cards lie on each other, whatever lines are closed', () => {
    for (const value of at(game.options, 0).values.slice(1)) {
      const rules = opened(value);
      const state = begin(rules, playoutChance(randomFrom(1)));
      const cells = cellsOf(rules.tables, state);
      const taken = new Set<string>();
      for (const { row, rows, column, columns } of cells)
        for (let r = row; r < row + rows; r++)
          for (let c = column; c < column + columns; c++) {
            expect(taken.has(`${r},${c}`), `${value} ${r},${c}`).toBe(false);
            taken.add(`${r},${c}`);
          }
      expect(columnCount(cells)).toBeLessThanOrEqual(7);
    }
  });

  test('French names one cube as one, and shortens before a vowel', () => {
    expect([drawnTexts.fr.rubbleLeft(1), drawnTexts.fr.rubbleLeft(3)]).toEqual(['1 gravat', '3 gravats']);
    expect([drawnTexts.fr.trackOf('Ann'), drawnTexts.fr.stationOf('Ben')]).toEqual(['Voie d’Ann', 'Gare de Ben']);
  });

  test('both languages have the same words', () => {
    expect(Object.keys(drawnTexts.fr).sort()).toEqual(Object.keys(drawnTexts.en).sort());
  });
});

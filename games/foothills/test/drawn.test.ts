import { at } from '@quai/engine/at.ts';
import { playoutChance } from '@quai/engine/chance.ts';
import { begin, moves, play } from '@quai/engine/play.ts';
import { randomFrom } from '@quai/engine/random.ts';
import { defaultOptions } from '@quai/table/options.ts';
import { describe, expect, test } from 'vitest';
import { cellsOf, columnCount, columnsByRow, lineEnds, roomFor } from '../board/grid.ts';
import { guide } from '../board/guide.ts';
import { hyphenated } from '../board/hyphens.ts';
import { offersOf, targetOf } from '../board/offers.ts';
import { rowOfSpace, rowsOf } from '../board/tokens.ts';
import { game } from '../game.ts';
import { move, SLOT, SPACE, TARGET, TO_PUB } from '../rules/moves.ts';
import type { FootHills } from '../rules/rules.ts';
import { drawnTexts } from '../text/drawn.ts';
import { wordsOf } from './say.ts';

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

  test('on a narrow screen a short line has wider cards, and lines that share a card are divided alike', () => {
    for (const value of at(game.options, 0).values.slice(1)) {
      const rules = opened(value);
      const cells = cellsOf(rules.tables, begin(rules, playoutChance(randomFrom(1))));
      const rows = 1 + Math.max(...cells.map(({ row, rows: span }) => row + span - 1));
      const ends = lineEnds(cells, rows);
      const divided = columnsByRow(cells, rows);
      expect(ends.map((end, row) => end <= at(divided, row))).not.toContain(false);
      expect(Math.max(...divided)).toBe(Math.max(...ends));
      // Line VII has two cards: half of its row is landscape.
      expect(divided.filter((columns, row) => columns > Math.max(4, at(ends, row)))).toEqual([]);
      for (const { row, rows: span } of cells) expect(new Set(divided.slice(row, row + span)).size).toBe(1);
    }
  });

  test('French names one cube as one, and shortens before a vowel', () => {
    expect([drawnTexts.fr.rubbleLeft(1), drawnTexts.fr.rubbleLeft(3)]).toEqual(['1 cube Gravats', '3 cubes Gravats']);
    expect([0, 1, 2].map((count) => drawnTexts.fr.unit('passenger', count))).toEqual([
      'passager',
      'passager',
      'passagers',
    ]);
    expect([0, 1, 2].map((count) => drawnTexts.en.unit('event', count))).toEqual([
      'event cubes',
      'event cube',
      'event cubes',
    ]);
    expect([drawnTexts.fr.trackOf('Ann'), drawnTexts.fr.stationOf('Ben')]).toEqual(['Voie d’Ann', 'Gare de Ben']);
  });

  test('both languages have the same words', () => {
    expect(Object.keys(drawnTexts.fr).sort()).toEqual(Object.keys(drawnTexts.en).sort());
  });

  test('every action and every station has icons, each with its number', () => {
    const { tables: t } = opened('random');
    const written = (rows: ReturnType<typeof rowsOf>) =>
      rows.map((row) => row.map(({ sign, text }) => `${text}${sign ?? ''}`).join(' ')).join(' | ');
    const side = (id: string, which: 0 | 1) =>
      written(
        rowsOf(
          t,
          at(
            t.cards,
            t.cards.findIndex((card) => card.id === id),
          ).lists[which],
        ),
      );
    expect(side('A3', 0)).toBe('yard ▸ 1–3any');
    expect(side('C1', 0)).toBe('3× 2iron ▸ track | / 2rubble ▸ 1stone');
    expect(side('B3', 1)).toBe('station ticketLine + 1any ▸ 2vp');
    expect(side('E4', 1)).toBe('line ▸ 6rubble · 2rubble ▸ rival');
    expect(side('E2', 1)).toBe('twoLines ▸ 2rubble');
    for (const { lists } of t.cards)
      for (const list of lists)
        for (const row of rowsOf(t, list)) expect(row.some(({ sign }) => sign !== undefined)).toBe(true);
    for (const station of t.stations)
      for (const list of [station.surveyor, station.onBuild])
        if (list !== null) expect(rowsOf(t, list).flat().length).toBeGreaterThan(0);
    const hebron = t.spaceCodes.indexOf('IV-2b');
    expect(written([rowOfSpace(at(t.spaces, hebron))])).toBe('3stone 1rubble ▸ 2vp');
  });

  test('a station card is shown in full only where all of it fits', () => {
    expect([roomFor(150, 88), roomFor(132, 60), roomFor(50, 75), roomFor(132, 50)]).toEqual([
      'full',
      'low',
      'small',
      'small',
    ]);
  });

  test('long names may break between syllables, short ones not at all', () => {
    expect(hyphenated('Caernarfon').replaceAll('\u00ad', '-')).toBe('Caer-nar-fon');
    expect(hyphenated('Yr Wyddfa')).toBe('Yr Wyddfa');
  });

  test('everybody can count stations, tracks and cards in the pile', () => {
    const rules = opened('random');
    const state = { ...begin(rules, playoutChance(randomFrom(1))), stations: [2, 0], tracks: [1, 0], pile: [[3], []] };
    const counts = (language: 'en' | 'fr') =>
      guide.counts?.(rules as never, wordsOf(rules, language) as never, state, 0);
    expect(counts('en')).toEqual(['2 stations', '1 track', 'pile 1']);
    expect(counts('fr')).toEqual(['2 gares', '1 voie', 'pile 1']);
  });
});

import { at } from '@quai/engine/at.ts';
import { playoutChance } from '@quai/engine/chance.ts';
import { begin, moves, play } from '@quai/engine/play.ts';
import { randomFrom } from '@quai/engine/random.ts';
import { describe, expect, test } from 'vitest';
import { aboutOf, type Choice, choicesFor, freeChoices, placesOf } from '../board/choices.ts';
import { guide } from '../board/guide.ts';
import { COMPANY_COLOURS, contour, pathOf, seatColour, TERRAIN_COLOURS } from '../board/look.ts';
import { windowOf } from '../board/trackwindow.ts';
import { readEdition } from '../edition.ts';
import dales from '../editions/dales.json' with { type: 'json' };
import { bidMove, buyMove, DONE, linkMove, loadMove, PASS, payMove, takeMove } from '../rules/moves.ts';
import { openRules } from '../rules/rules.ts';
import { boardTexts } from '../text/drawn.ts';
import { position } from './position.ts';
import { wordsOf } from './say.ts';

describe('the drawn board', () => {
  test('every move is about what a person would point at', () => {
    expect(aboutOf(linkMove(9))).toEqual({ kind: 'border', at: 4 });
    expect(aboutOf(takeMove(8, 1))).toEqual({ kind: 'border', at: 4 });
    expect(aboutOf(loadMove(17, 2))).toEqual({ kind: 'region', at: 17 });
    expect(aboutOf(bidMove(3, 5))).toEqual({ kind: 'space', at: 3 });
    expect(aboutOf(buyMove(2))).toEqual({ kind: 'train', at: 2 });
    for (const move of [PASS, DONE, payMove(1, 2)]) expect(aboutOf(move)).toBeNull();
  });

  test('no legal move is lost: each is offered at its place, or always', () => {
    const edition = readEdition(dales);
    if (!edition.ok) return expect.unreachable();
    const rules = openRules(edition.value, 3);
    const random = randomFrom(3);
    const chance = playoutChance(random);
    const state = begin(rules, chance);
    for (let turn = 0; turn < 250 && state.ended === null; turn++) {
      const seat = state.open.findIndex((stack) => stack.length > 0);
      const list: Choice[] = moves(rules, state, seat).map((move) => ({ move, text: rules.format(move) }));
      const offered = new Set(freeChoices(list).map(({ text }) => text));
      for (const kind of ['border', 'region', 'space', 'train'] as const)
        for (const at of placesOf(list, kind)) for (const { text } of choicesFor(list, { kind, at })) offered.add(text);
      expect(offered.size).toBe(list.length);
      play(rules, state, seat, at(list, random.below(list.length)).move, chance);
    }
  });

  test('outlines become closed paths, contours lie inside', () => {
    expect(
      pathOf([
        [0, 0],
        [10, 0],
        [10, 10],
      ]),
    ).toBe('M0.0 0.0L10.0 0.0L10.0 10.0Z');
    expect(
      contour(
        [
          [0, 0],
          [10, 0],
          [10, 10],
        ],
        [5, 5],
        0.5,
      ),
    ).toBe('M2.5 2.5L7.5 2.5L7.5 7.5Z');
  });

  test('pieces differ from each other and from all they may lie on, also for those who see no red or no green', () => {
    const seats = [0, 1, 2, 3].map(seatColour);
    const grounds = [...Object.values(TERRAIN_COLOURS), ...COMPANY_COLOURS];
    for (const sight of [(colour: Linear) => colour, deuteranopia, protanopia])
      for (const [i, seat] of seats.entries())
        for (const other of [...seats.slice(i + 1), ...grounds])
          expect(difference(sight(linear(seat)), sight(linear(other))), `${seat} ${other}`).toBeGreaterThan(18);
  });

  test('a long track shows all discs, and as many spaces as a short one', () => {
    expect(windowOf([0, 0, 0], 13, -13, 5)).toEqual([-7, 5]);
    expect(windowOf([-13, -12, -13], 13, -13, 5)).toEqual([-13, -1]);
    expect(windowOf([-13, 5, 4], 13, -13, 5)).toEqual([-13, 5]);
  });

  test('everybody can count cubes and links, and sees where profit goes', () => {
    const p = position({ phase: 6, hand: { 0: 3 }, links: { 0: ['skipton>gargrave', 'gargrave>hellifield'] } });
    const counts = (language: 'en' | 'fr') =>
      guide
        .counts?.(p.rules as never, wordsOf(p.rules, language) as never, p.s, 0)
        ?.map((one) => (typeof one === 'string' ? one : [one.text, one.count]));
    expect(counts('en')).toEqual([
      ['3 cubes', 3],
      ['2 links', 2],
      ['profit 0 ▸ -2', '0 ▸ -2'],
    ]);
    expect(counts('fr')?.map((one) => one[0])).toEqual(['3 cubes', '2 liens', 'profit 0 ▸ -2']);
  });

  test('both languages name ten phases, four influences, five pieces', () => {
    for (const texts of Object.values(boardTexts))
      expect([texts.phases.length, texts.influence.length, texts.pieces.length]).toEqual([10, 4, 5]);
  });
});

type Linear = readonly [red: number, green: number, blue: number];

function linear(hex: string): Linear {
  return [1, 3, 5].map((from) => {
    const value = Number.parseInt(hex.slice(from, from + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as unknown as Linear;
}

/** Viénot, Brettel and Mollon 1999. */
const seen = (rows: readonly Linear[]) => (colour: Linear) =>
  rows.map((row) => row.reduce((sum, share, i) => sum + share * at(colour, i), 0)) as unknown as Linear;
const deuteranopia = seen([
  [0.29275, 0.70725, 0],
  [0.29275, 0.70725, 0],
  [-0.02234, 0.02234, 1],
]);
const protanopia = seen([
  [0.11238, 0.88762, 0],
  [0.11238, 0.88762, 0],
  [0.00401, -0.00401, 1],
]);

/** The distance of two colours in CIE L*a*b*. */
function difference(a: Linear, b: Linear): number {
  const [p, q] = [lab(a), lab(b)];
  return Math.hypot(...p.map((value, i) => value - at(q, i)));
}

function lab([r, g, b]: Linear): number[] {
  const f = (value: number) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

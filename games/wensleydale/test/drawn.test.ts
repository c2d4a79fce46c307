import { at } from '@quai/engine/at.ts';
import { playoutChance } from '@quai/engine/chance.ts';
import { begin, moves, play } from '@quai/engine/play.ts';
import { randomFrom } from '@quai/engine/random.ts';
import { describe, expect, test } from 'vitest';
import { aboutOf, type Choice, choicesFor, freeChoices, placesOf } from '../board/choices.ts';
import { contour, pathOf, seatColour } from '../board/look.ts';
import { readEdition } from '../edition.ts';
import dales from '../editions/dales.json' with { type: 'json' };
import { bidMove, buyMove, DONE, linkMove, loadMove, PASS, payMove, takeMove } from '../rules/moves.ts';
import { openRules } from '../rules/rules.ts';
import { boardTexts } from '../text/drawn.ts';

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

  test('seats have different colours, also under names nobody knows', () => {
    const colours = [0, 1, 2, 3].map((seat) => seatColour(dales.colours.seats, seat));
    expect(new Set(colours).size).toBe(4);
    expect(new Set([0, 1, 2, 3].map((seat) => seatColour(['?', '??', '???', '????'], seat))).size).toBe(4);
  });

  test('both languages name ten phases, four influences, five pieces', () => {
    for (const texts of Object.values(boardTexts))
      expect([texts.phases.length, texts.influence.length, texts.pieces.length]).toEqual([10, 4, 5]);
  });
});

/** Every puzzle opens with the figures it was made with, and its best answer is legal and earns the most stars. */

import { moves } from '@quai/engine/play.ts';
import { LANGUAGES } from '@quai/engine/words.ts';
import { answer, entriesOf } from '@quai/table/lesson.ts';
import { acting } from '@quai/table/log.ts';
import { dayOf, MOST_STARS, ofDay, openPuzzle, pointsOf, starsFor, worthOf } from '@quai/table/puzzle.ts';
import { describe, expect, test } from 'vitest';
import { games } from '../list.ts';
import { loadGame } from '../open.ts';

const NAMES = ['You', 'Ann', 'Ben', 'Cat'];

const known = games.filter(({ meta }) => meta.puzzles);

test('a game has puzzles if and only if it says so', () => {
  for (const { meta, puzzles } of games) expect(puzzles !== undefined, meta.id).toBe(meta.puzzles === true);
  expect(known.length).toBeGreaterThan(0);
});

describe.each(known.map((entry) => [entry.meta.id, entry] as const))('%s', async (id, entry) => {
  const game = await loadGame(id);
  const { goals, kinds, puzzles, turn, figures } = (await entry.puzzles!()).puzzles;

  test('there are ten, all different, of several kinds', () => {
    expect(puzzles.length).toBe(10);
    expect(new Set(puzzles.map((puzzle) => puzzle.id)).size).toBe(10);
    expect(new Set(puzzles.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(Math.min(3, kinds.length));
    for (const { id: kind, most } of kinds)
      expect(puzzles.filter((puzzle) => puzzle.kind === kind).length).toBeLessThanOrEqual(most);
  });

  test('each kind asks its question in both languages', () => {
    for (const { id: kind } of kinds) {
      const asked = LANGUAGES.map((language) => goals[language][kind] ?? '');
      expect(
        asked.every((text) => /[.?]$/.test(text)),
        kind,
      ).toBe(true);
      expect(new Set(asked).size, kind).toBe(LANGUAGES.length);
    }
    expect(puzzles.filter(({ kind }) => !kinds.some((one) => one.id === kind))).toEqual([]);
  });

  test.each(puzzles.map((puzzle, index) => [index + 1, puzzle] as const))('puzzle %i', async (_n, puzzle) => {
    const opened = await openPuzzle(game, puzzle, 'here', NAMES, figures);
    if (!opened.ok) throw new Error(opened.problems.join('; '));
    const room = opened.value;
    const { seat } = puzzle.position;
    expect(room.edition.hash).toBe(puzzle.edition.hash);
    expect(room.table!.entries.length).toBe(entriesOf(puzzle.position).length);
    expect(acting(room.table!)).toContain(seat);
    const [best, ...others] = puzzle.answers;
    expect(others.length).toBeGreaterThan(0);
    expect(Math.max(...others.map(({ value }) => value))).toBeLessThan(best!.value);
    expect(starsFor(puzzle, best!.value)).toBe(MOST_STARS);
    expect(starsFor(puzzle, others[0]!.value)).toBeLessThan(MOST_STARS);
    expect(starsFor(puzzle, undefined)).toBe(0);
    if (turn === true) {
      const worth = puzzle.answers.map((given) => {
        const after = answer(room, seat, { say: '', rules: [] }, given.moves.split(' '));
        if (!after.ok) throw new Error(`${given.moves} is refused by ${after.refusal.rule}`);
        return pointsOf(after.room, seat);
      });
      expect(worth).toEqual(puzzle.answers.map(({ value }) => value));
      return;
    }
    const legal = moves(room.rules, room.table!.state, seat).map((move) => room.rules.format(move));
    expect(puzzle.answers.filter((given) => !legal.includes(given.moves))).toEqual([]);
    expect(worthOf(puzzle, best!.moves)).toBe(best!.value);
    expect(worthOf(puzzle, 'nothing')).toBeUndefined();
  });
});

test('one a day: the same all day in UTC, another game the next day, and none twice until all have been', () => {
  const counts = known.map(() => 10);
  const first = dayOf(Date.UTC(2026, 10, 18, 0, 0));
  expect(dayOf(Date.UTC(2026, 10, 18, 23, 59))).toBe(first);
  const days = Array.from({ length: 50 }, (_, n) => ofDay(first + n, counts)!);
  expect(new Set(days.map(({ list, at }) => `${list} ${at}`)).size).toBe(50);
  expect(days[0]!.list).not.toBe(days[1]!.list);
  expect(ofDay(first, [])).toBeNull();
});

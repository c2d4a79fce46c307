/** The arena (seats, notes, figures with intervals), and what a bot thinks of a record. */

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { matchOf } from '../arena/match.ts';
import { ratingsOf } from '../arena/ratings.ts';
import { beats, meanOf, tallyOf } from '../arena/tally.ts';
import { quai } from './quai.ts';

const folder = mkdtempSync(join(tmpdir(), 'quai-arena-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('seats', () => {
  test('every way to seat both bots comes up, each with its mirror image and the same draws', () => {
    const tables = Array.from({ length: 6 }, (_, n) => matchOf('a', 'b', 3, n));
    expect(new Set(tables.map(({ seats }) => seats.join(''))).size).toBe(6);
    for (const [n, { seats, seed }] of tables.entries()) {
      if (n % 2 === 1) continue;
      expect(tables[n + 1]!.seats).toEqual(seats.map((name) => (name === 'a' ? 'b' : 'a')));
      expect(tables[n + 1]!.seed).toBe(seed);
    }
  });
});

describe('figures', () => {
  const table = { seats: ['a', 'b', 'a'], points: [5, 3, 1], ranks: [1, 2, 3], seconds: [1, 2, 3], turns: [2, 2, 2] };

  test('one table counts once, a tie half', () => {
    expect(beats(table, 'a', 'b')).toBe(0.5);
    expect(beats({ ...table, ranks: [1, 1, 3] }, 'a', 'b')).toBe(0.25);
  });

  test('means have an interval', () => {
    expect(meanOf([1, 1, 1, 1])).toEqual({ mean: 1, low: 1, high: 1, count: 4 });
    const { mean, low, high } = meanOf([0, 1, 0, 1]);
    expect([mean, low.toFixed(3), high.toFixed(3)]).toEqual([0.5, '-0.066', '1.066']);
    expect(tallyOf([table], 'a')).toMatchObject({ points: { mean: 3, count: 2 }, secondsPerTurn: 1 });
  });
});

test('a bot is rated above those it beats, and above those they beat', () => {
  const won = (a: string, b: string) => ({
    seats: [a, b],
    points: [1, 0],
    ranks: [1, 2],
    seconds: [0, 0],
    turns: [1, 1],
  });
  const tables = Array.from({ length: 10 }, () => [won('a', 'b'), won('b', 'c')]).flat();
  const { a, b, c } = ratingsOf(tables);
  expect(a!.rating > b!.rating && b!.rating > c!.rating).toBe(true);
  expect(a!.deviation).toBeLessThan(350);
  const mixed = { ...won('a', 'b'), seats: ['a', 'b', 'b'], ranks: [1, 2, 3] };
  expect(ratingsOf([mixed]).a!.rating).toBeGreaterThan(1500);
});

describe('quai arena', () => {
  const args = ['arena', 'berlin', '--players', 'regular,random', '--time-factor', '0.01', '--json'];

  test('plays, notes the results, and continues from there', async () => {
    const notes = join(folder, 'notes.jsonl');
    const first = await quai(...args, '--games', '2', '--notes', notes);
    expect(first.code).toBe(0);
    const before = readFileSync(notes, 'utf8');
    expect(before.trim().split('\n')).toHaveLength(3);
    const second = await quai(...args, '--games', '4', '--notes', notes);
    const [pair] = (JSON.parse(second.out) as { pairs: { tables: number; wins: { mean: number } }[] }).pairs;
    expect(pair).toMatchObject({ tables: 4, wins: { mean: 1 } });
    expect(readFileSync(notes, 'utf8').startsWith(before)).toBe(true);
  });

  test('notes of another game or pace are refused', async () => {
    const notes = join(folder, 'one.jsonl');
    const words = ['--players', 'random,greedy', '--games', '1', '--notes', notes];
    expect((await quai('arena', 'berlin', ...words)).code).toBe(0);
    const before = readFileSync(notes, 'utf8');
    for (const more of [['northern-lights'], ['berlin', '--time-factor', '2'], ['berlin', '--seats', '3']])
      expect(await quai('arena', ...more, ...words)).toMatchObject({
        code: 2,
        err: expect.stringMatching(/belongs to something else/),
      });
    expect(readFileSync(notes, 'utf8')).toBe(before);
    writeFileSync(notes, before.slice(0, -20));
    expect((await quai('arena', 'berlin', ...words)).err).toMatch(/line 2: not a result of an arena/);
  });

  test.each([
    [['--players', 'regular'], /at least two/],
    [['--players', 'regular,genius'], /unknown bot "genius"/],
    [['--players', 'regular,random', '--time-factor', '0'], /must be a positive number/],
    [['--players', 'regular,random', '--notes', 'FILE'], /other.jsonl belongs to something else/],
    [['--players', 'regular,random', '--notes', '.'], /--notes: cannot use .: EISDIR/],
    [['--players', 'regular,random', '--notes', '/nowhere/at/all'], /cannot use .*: ENOENT/],
  ])('%j is refused', async (more, sentence) => {
    const file = join(folder, 'other.jsonl');
    writeFileSync(file, '{"pair":1}\n');
    const { code, err } = await quai('arena', 'berlin', ...more.map((word) => (word === 'FILE' ? file : word)));
    expect([code, err]).toEqual([2, expect.stringMatching(sentence)]);
  });
});

describe('quai think', () => {
  const record = new URL('../../games/berlin/test/records/two-seats.json', import.meta.url).pathname;

  test('lists moves with their expected score and reasons, in both languages', async () => {
    const { code, out } = await quai('think', record, '--at', '12', '--time-factor', '0.02', '--language', 'fr');
    expect(code).toBe(0);
    expect(out).toMatch(/^berlin, entry 12, seat \d, expert:\n +-?\d+\.\d points +\d+ %/);
    const json = await quai('think', record, '--at', '12', '--time-factor', '0.02', '--json');
    const { hints } = JSON.parse(json.out) as { hints: { moves: string[]; win: number }[] };
    expect(hints.length).toBeGreaterThan(0);
    for (const { win } of hints) expect(win >= 0 && win <= 1).toBe(true);
  });

  test('a move that was not searched has no figures', async () => {
    const { out } = await quai('think', record, '--at', '12', '--level', 'regular');
    expect(out).toMatch(/^berlin, entry 12, seat \d, regular:\n +not searched {2}\S/);
  });

  test.each([
    [['--at', '999'], /--at must be/],
    [['--seat', '7'], /--seat must be/],
    [['--level', 'genius'], /--level must be one of/],
    [['--language', 'de'], /en or fr/],
  ])('%j is refused', async (more, sentence) => {
    const { code, err } = await quai('think', record, ...(more[0] === '--at' ? more : ['--at', '12', ...more]));
    expect([code, err]).toEqual([2, expect.stringMatching(sentence)]);
  });
});

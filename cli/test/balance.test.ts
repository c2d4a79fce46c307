/** `quai balance`: which tables are played, the figures with their intervals, and the report. */

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { charts } from '../balance/charts.ts';
import { seatingOf, seatOrders } from '../balance/deals.ts';
import { partOf } from '../balance/jobs.ts';
import { type BalanceReport, median, reportOf, wilson } from '../balance/report.ts';
import type { TableResult } from '../balance/tables.ts';
import { quai } from './quai.ts';

const folder = mkdtempSync(join(tmpdir(), 'quai-balance-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('deals', () => {
  test('every order of different players comes up once, that of equal ones only once', () => {
    expect(seatOrders(['a', 'b', 'c']).map((order) => order.join(''))).toEqual([
      'abc',
      'acb',
      'bac',
      'bca',
      'cab',
      'cba',
    ]);
    expect(seatOrders(['a', 'a', 'b'])).toHaveLength(3);
    expect(seatOrders(['a', 'a', 'a'])).toEqual([['a', 'a', 'a']]);
  });

  test('a deal is played with all seat orders and all options before the next begins', () => {
    const variants = [{ first: 'seat1' }, { first: 'seat2' }];
    const tables = Array.from({ length: 9 }, (_, n) => seatingOf(['a', 'b'], variants, n));
    expect(tables.map(({ deal }) => deal)).toEqual([0, 0, 0, 0, 1, 1, 1, 1, 2]);
    const first = tables.slice(0, 4).map(({ seats, options }) => `${seats.join('')} ${options.first}`);
    expect(first).toEqual(['ab seat1', 'ab seat2', 'ba seat1', 'ba seat2']);
  });

  test('parts are read strictly', () => {
    expect(partOf(undefined)).toEqual({ part: 1, of: 1 });
    expect(partOf('2/3')).toEqual({ part: 2, of: 3 });
    for (const wrong of ['0/2', '3/2', '1', '1/x', '1/0']) expect(() => partOf(wrong), wrong).toThrow('--part');
  });
});

const table = (own: Partial<TableResult>): TableResult => ({
  ending: 'buffers',
  turns: 10,
  ranks: [1, 2],
  totals: [3, 1],
  lines: [{ vp: 2, summit: 1 }, { vp: 1 }],
  places: [0, 1],
  colours: ['blue', 'green'],
  rounds: [],
  ...own,
});

describe('figures', () => {
  test('intervals are Wilson’s', () => {
    // The textbook example: 1 of 10.
    expect(wilson(1, 10)).toEqual({ wins: 0.1, low: 0.0179, high: 0.4042 });
    expect(wilson(0, 4)).toMatchObject({ wins: 0, low: 0 });
    expect(wilson(4, 4)).toMatchObject({ wins: 1, high: 1 });
    expect(wilson(0, 0)).toEqual({ wins: 0, low: 0, high: 1 });
  });

  test('medians', () => {
    expect([median([3, 1, 2]), median([4, 1, 2, 3]), median([])]).toEqual([2, 2.5, 0]);
  });

  test('wins are counted by place in the order and by colour; a shared one is shared', () => {
    const report = reportOf('game', 2, [
      table({}),
      table({ places: [1, 0], colours: ['green', 'blue'] }),
      table({ ranks: [1, 1] }),
      table({}),
    ]);
    expect(report.byColour.blue?.wins).toBe(0.625);
    expect(report.byColour.green?.wins).toBe(0.375);
    expect(report.bySeat.map(({ wins }) => wins)).toEqual([0.625, 0.375]);
  });

  test('lines have a mean over all seats and a share of the winners’ points', () => {
    const { lines, endings, turns } = reportOf('game', 2, [table({}), table({ ending: 'stalled', turns: 21 })]);
    expect(lines).toEqual({ vp: { mean: 1.5, shareOfWinner: 0.6667 }, summit: { mean: 0.5, shareOfWinner: 0.3333 } });
    expect(endings).toEqual({ buffers: 1, stalled: 1 });
    expect(turns).toEqual({ median: 15.5, min: 10, max: 21 });
  });

  test('rounds that only some tables reached are those tables’ alone', () => {
    const { rounds } = reportOf('game', 2, [
      table({ rounds: [{ links: [1, 3] }, { links: [5, 5] }] }),
      table({ rounds: [{ links: [0, 0] }] }),
    ]);
    expect(rounds).toEqual([
      { round: 1, links: { mean: 1, median: 0.5, min: 0, max: 3, games: 0.5 } },
      { round: 2, links: { mean: 5, median: 5, min: 5, max: 5, games: 1 } },
    ]);
  });
});

test('the charts are one well-formed picture that names every figure', () => {
  const report = reportOf('a<b', 2, [table({ rounds: [{ links: [1, 2] }] })]);
  const svg = charts(report);
  expect(svg.match(/<svg /g)).toHaveLength(1);
  for (const word of ['a&lt;b', 'blue', 'green', 'place 2', 'buffers', 'summit', 'links, by round'])
    expect(svg).toContain(word);
  expect(svg).not.toMatch(/NaN|Infinity|undefined/);
});

describe('quai balance', () => {
  const SHAPE = ['game', 'seats', 'games', 'byColour', 'bySeat', 'endings', 'turns', 'lines', 'rounds'];

  test('reports a game with colours as one line of JSON, and draws it', async () => {
    const svg = join(folder, 'charts.svg');
    const { code, out } = await quai(
      'balance',
      'foothills',
      '--players',
      'random,random',
      '--games',
      '4',
      '--json',
      '--svg',
      svg,
    );
    expect(code).toBe(0);
    const report = JSON.parse(out.trimEnd().split('\n').at(-1)!) as BalanceReport;
    expect(Object.keys(report)).toEqual(SHAPE);
    expect(report).toMatchObject({ game: 'foothills', seats: 2, games: 4 });
    expect(Object.keys(report.byColour)).toEqual(['blue', 'green']);
    for (const { wins, low, high } of [...report.bySeat, ...Object.values(report.byColour)])
      expect(0 <= low && low <= wins && wins <= high && high <= 1).toBe(true);
    expect(Object.values(report.endings).reduce((a, b) => a + b)).toBe(4);
    const shares = Object.values(report.lines).map((line) => line.shareOfWinner);
    expect(shares.reduce((a, b) => a + b)).toBeCloseTo(1, 2);
    expect(report.rounds.length).toBeGreaterThan(1);
    expect(readFileSync(svg, 'utf8')).toContain('</svg>');
  });

  test('reports the rounds of a game that has some, and one without any of its own figures', async () => {
    const { out } = await quai('balance', 'wensleydale', '--players', 'random,random,random', '--games', '1', '--json');
    const { rounds } = JSON.parse(out) as BalanceReport;
    expect(rounds).toHaveLength(5);
    for (const name of ['income', 'losses', 'position', 'links', 'loads cheese'])
      expect(rounds[0]).toHaveProperty([name]);
    const text = await quai('balance', 'berlin', '--players', 'random,random', '--games', '2');
    expect(text.out).toMatch(/^berlin, 2 seats: 2 tables/);
  });

  test('parts of a run are together the run', async () => {
    const words = ['balance', 'foothills', '--players', 'random,greedy', '--games', '3'];
    const lines = async (part: string) => (await quai(...words, '--part', part)).out.trimEnd().split('\n');
    const [whole, first, second] = [await lines('1/1'), await lines('1/2'), await lines('2/2')];
    expect([first[0], second[0], first[1]]).toEqual(whole);
  });

  test('an edition from a file is played', async () => {
    const file = join(folder, 'mine.json');
    const shipped = new URL('../../games/foothills/editions/adapted.json', import.meta.url).pathname;
    const data = JSON.parse(readFileSync(shipped, 'utf8'));
    writeFileSync(file, JSON.stringify({ ...data, box: { ...data.box, competitors: 0 } }));
    const { out } = await quai(
      'balance',
      'foothills',
      '--players',
      'random,random',
      '--games',
      '2',
      '--json',
      '--edition',
      file,
    );
    expect((JSON.parse(out) as BalanceReport).endings).toEqual({ competitors: 2 });
  });

  test.each([
    [['--players', 'regular'], /names 1 bots; foothills is for 2/],
    [['--players', 'regular,genius'], /unknown bot "genius"/],
    [['--games', '0'], /--games must be/],
    [['--jobs', '0'], /--jobs must be/],
    [['--edition', '/nowhere.json'], /cannot read \/nowhere.json/],
    [['--players', 'random,random', '--games', '1', '--svg', '/nowhere/at/all.svg'], /--svg: cannot write/],
  ])('%j is refused', async (more, sentence) => {
    const { code, err } = await quai('balance', 'foothills', ...more);
    expect([code, err]).toEqual([2, expect.stringMatching(sentence)]);
  });
});

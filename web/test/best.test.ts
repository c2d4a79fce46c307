/** RI-25: the best score of somebody who plays alone. */

import { beforeEach, expect, test, vi } from 'vitest';
import { storage } from './page.ts';

const localStorage = storage();
vi.stubGlobal('localStorage', localStorage);
let account: unknown = null;
let sent: unknown[] = [];
vi.stubGlobal('fetch', (_address: string, init?: { body?: string }) => {
  if (init?.body !== undefined) sent.push(JSON.parse(init.body));
  return Promise.resolve({ ok: account !== null, json: () => Promise.resolve(account) });
});
/** What the record of a table says was done. */
let entries: readonly object[] = [];
vi.mock('../after/record.ts', () => ({ recordOf: () => Promise.resolve('') }));
vi.mock('@quai/table/record.ts', () => ({ readRecord: () => ({ ok: true, value: { entries } }) }));

beforeEach(() => {
  localStorage.clear();
  [account, sent, entries] = [null, [], []];
  vi.resetModules();
});

const loaded = () => import('../after/best.ts');
const plain = { game: 'ink', edition: 'standard', options: { longest: 'simple', expansion: 'none' } };
const river = { ...plain, options: { expansion: 'river', longest: 'simple' } };

test('RI-25 the best score counts, for each edition and expansion by itself', async () => {
  const { bestOf, bests, noteScore } = await loaded();
  expect(bestOf(plain)).toBeNull();
  await noteScore('here-1', plain, 41);
  await noteScore('here-2', plain, 37);
  await noteScore('here-3', river, 52);
  expect([bestOf(plain), bestOf(river), bestOf({ ...plain, edition: 'french' })]).toEqual([41, 52, null]);
  expect(JSON.parse(localStorage.get('quai.best') ?? '{}')).toEqual({
    'ink/standard/expansion=none,longest=simple': 41,
    'ink/standard/expansion=river,longest=simple': 52,
  });
  expect(bests().map(({ solo }) => solo)).toEqual([
    { ...plain, options: { expansion: 'none', longest: 'simple' } },
    river,
  ]);
});

test('RI-25 a score may be negative', async () => {
  const { bestOf, noteScore } = await loaded();
  await noteScore('here-1', plain, -7);
  expect(bestOf(plain)).toBe(-7);
});

test('RI-25 what was drawn again does not count, nor the short game of a lesson', async () => {
  const { bestOf, noteScore } = await loaded();
  entries = [{ seat: 0, undo: 3, consent: true }];
  expect(await noteScore('here-1', plain, 60)).toBe(false);
  entries = [{ seat: 0, undo: 3 }];
  expect(await noteScore('here-lesson-1', plain, 60)).toBe(false);
  expect(bestOf(plain)).toBeNull();
  expect(await noteScore('here-2', plain, 44)).toBe(true);
  expect(bestOf(plain)).toBe(44);
});

test('RI-25 with an account, the best of all devices is kept', async () => {
  localStorage.set('quai.name', 'Ann');
  const { bestOf, noteScore, shareBest } = await loaded();
  await noteScore('here-1', plain, 41);
  const name = 'ink/standard/expansion=none,longest=simple';
  expect(sent).toEqual([{ best: { [name]: 41 } }]);
  account = { best: { [name]: 50, 'ink/standard/expansion=lake,longest=simple': 30 } };
  await shareBest();
  expect(bestOf(plain)).toBe(50);
  expect(bestOf({ ...plain, options: { expansion: 'lake', longest: 'simple' } })).toBe(30);
});

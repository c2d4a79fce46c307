/** How far somebody is in each lesson. */

import { beforeEach, expect, test, vi } from 'vitest';
import { storage } from './page.ts';

const localStorage = storage();
vi.stubGlobal('localStorage', localStorage);
/** What the account holds, and what was sent to it. */
let account: unknown = null;
let sent: unknown[] = [];
vi.stubGlobal('fetch', (_address: string, init?: { body?: string }) => {
  if (init?.body !== undefined) sent.push(JSON.parse(init.body));
  return Promise.resolve({ ok: account !== null, json: () => Promise.resolve(account) });
});

beforeEach(() => {
  localStorage.clear();
  account = null;
  sent = [];
  vi.resetModules();
});

const loaded = () => import('../tutorial/progress.ts');
const kept = () => JSON.parse(localStorage.get('quai.lessons') ?? '{}') as unknown;

test('the furthest step counts, and the last one ends the lesson', async () => {
  const { learned, progressIn, reached } = await loaded();
  expect(progressIn('berlin')).toBeNull();
  reached('berlin', 5, 16);
  reached('berlin', 2, 16);
  expect(progressIn('berlin')).toEqual({ at: 5, of: 16, won: false });
  expect(learned('berlin')).toBe(false);
  reached('berlin', 16, 16);
  expect(learned('berlin')).toBe(true);
  expect(kept()).toEqual({ berlin: '16/16' });
  expect(sent).toEqual([]);
});

test('it is there the next time; a lesson of another length begins anew, but what was won stays', async () => {
  localStorage.set('quai.lessons', '{"berlin":"16/16!","foothills":"x","rails":"3/7"}');
  const { progressIn, reached } = await loaded();
  expect(progressIn('berlin')).toEqual({ at: 16, of: 16, won: true });
  expect(progressIn('foothills')).toBeNull();
  reached('berlin', 1, 17);
  expect(progressIn('berlin')).toEqual({ at: 1, of: 17, won: true });
  expect(progressIn('rails')).toEqual({ at: 3, of: 7, won: false });
});

test('with an account, what each device knows comes together', async () => {
  localStorage.set('quai.name', 'Ann');
  localStorage.set('quai.lessons', '{"berlin":"9/16","foothills":"2/16"}');
  account = { volume: 'off', lessons: { berlin: '4/16!', foothills: '7/16' } };
  const { progressIn, shareProgress, wonShortGame } = await loaded();
  await shareProgress();
  expect(progressIn('berlin')).toEqual({ at: 9, of: 16, won: true });
  expect(progressIn('foothills')).toEqual({ at: 7, of: 16, won: false });
  expect(sent).toEqual([{ lessons: { berlin: '9/16!', foothills: '7/16' } }]);
  wonShortGame('foothills');
  expect(sent.at(-1)).toEqual({ lessons: { berlin: '9/16!', foothills: '7/16!' } });
});

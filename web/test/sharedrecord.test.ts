/** What somebody has reached, shared with the account. */

import { beforeEach, expect, test, vi } from 'vitest';
import { storage } from './page.ts';

const localStorage = storage();
vi.stubGlobal('localStorage', localStorage);
let account: unknown = null;
let asked = 0;
let sent: unknown[] = [];
vi.stubGlobal('fetch', (_address: string, init?: { body?: string }) => {
  if (init?.body === undefined) asked++;
  else sent.push(JSON.parse(init.body));
  return Promise.resolve({ ok: account !== null, json: () => Promise.resolve(account) });
});

beforeEach(() => {
  localStorage.clear();
  localStorage.set('quai.name', 'Ann');
  [account, asked, sent] = [null, 0, []];
  vi.resetModules();
});

async function records() {
  const { createSharedRecord } = await import('../sharedrecord.ts');
  const format = {
    write: (value: number) => value,
    read: (stored: unknown) => (typeof stored === 'number' ? stored : null),
    better: Math.max,
  };
  return [createSharedRecord('lessons', format), createSharedRecord('best', format)] as const;
}

test('records that are shared at the same time ask once, and send what is new in one message', async () => {
  localStorage.set('quai.lessons', '{"berlin":9}');
  localStorage.set('quai.best', '{"ink":40}');
  account = { volume: 'off', lessons: { berlin: 4, foothills: 7 } };
  const [lessons, best] = await records();
  await Promise.all([lessons.share(), best.share()]);
  expect(asked).toBe(1);
  expect(sent).toEqual([{ lessons: { berlin: 9, foothills: 7 }, best: { ink: 40 } }]);
  expect(lessons.all()).toEqual({ berlin: 9, foothills: 7 });
});

test('the account is asked again the next time, and nothing is sent that it knows', async () => {
  localStorage.set('quai.lessons', '{"berlin":9}');
  account = { lessons: { berlin: 9 } };
  const [lessons] = await records();
  await lessons.share();
  account = { lessons: { berlin: 12 } };
  await lessons.share();
  expect(asked).toBe(2);
  expect(sent).toEqual([]);
  expect(lessons.all()).toEqual({ berlin: 12 });
});

test('an account that does not answer changes nothing', async () => {
  localStorage.set('quai.lessons', '{"berlin":9}');
  const [lessons, best] = await records();
  await Promise.all([lessons.share(), best.share()]);
  expect(lessons.all()).toEqual({ berlin: 9 });
  expect(sent).toEqual([]);
});

import { beforeEach, expect, test, vi } from 'vitest';

await vi.hoisted(async () => (await import('./page.ts')).stubPage());

import { calendarDay, day } from '../people/when.ts';
import { setLanguage } from '../text/text.ts';

beforeEach(() => setLanguage('en'));

test('the first day of a month is an ordinal in French, and no other day is', () => {
  const at = (date: string) => Date.parse(`${date}T12:00:00Z`);
  expect(calendarDay(at('2026-11-01'))).toBe('1 November 2026');
  setLanguage('fr');
  expect(calendarDay(at('2026-11-01'))).toBe('1er novembre 2026');
  expect(calendarDay(at('2026-11-11'))).toBe('11 novembre 2026');
  expect(day(at('2026-11-01'))).toBe('1er nov. 2026');
  expect(day(at('2026-11-21'))).toBe('21 nov. 2026');
});

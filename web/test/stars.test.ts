/** The stars earned in puzzles. */

import { expect, test, vi } from 'vitest';
import { storage } from './page.ts';

const localStorage = storage();
vi.stubGlobal('localStorage', localStorage);

test('only the stars of puzzles that there are count', async () => {
  localStorage.set('quai.puzzles', '{"ink/a":3,"ink/gone":3,"dales/a":2}');
  const { anyStarsIn, earn, starsIn } = await import('../puzzles/stars.ts');
  expect([anyStarsIn('ink'), anyStarsIn('rails')]).toEqual([true, false]);
  expect(starsIn('ink', ['a', 'b'])).toBe(3);
  earn('ink', 'b', 2);
  earn('ink', 'b', 1);
  expect(starsIn('ink', ['a', 'b'])).toBe(5);
});

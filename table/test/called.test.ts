import { expect, test } from 'vitest';
import { calledAfter } from '../called.ts';

const name = { en: 'The island', fr: 'L’île' };

test('a table is called by its edition only if its game ships none', () => {
  expect(calledAfter({ needsEdition: true }, { name, id: 'island' })).toEqual(name);
  expect(calledAfter({}, { name })).toBeNull();
  expect(calledAfter(undefined, { name })).toBeNull();
});

test.each([
  undefined,
  null,
  'text',
  {},
  { name: 'The island' },
  { name: { en: 'The island' } },
  { name: { en: 1, fr: 2 } },
])('figures without a usable name leave the title of the game: %j', (figures) =>
  expect(calledAfter({ needsEdition: true }, figures)).toBeNull(),
);

import { expect, test } from 'vitest';
import { calledAfter, recordName } from '../called.ts';

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

test.each([
  [null, 'quai-berlin-x7.json'],
  [name, 'quai-the-island-x7.json'],
  [{ en: 'Österreich / 1920 "west"', fr: '' }, 'quai-osterreich-1920-west-x7.json'],
  [{ en: '北海道', fr: '北海道' }, 'quai-berlin-x7.json'],
])('the file of a record is named after %j', (called, file) => expect(recordName('berlin', called, 'x7')).toBe(file));

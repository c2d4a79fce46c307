import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readCatalogue } from '../words/catalogue.ts';
import { faultsOf, isFrenchSet, ownTaboos } from '../words/style.ts';

// The modules of the site look at the browser's language as they load.
if (!('navigator' in globalThis)) Object.assign(globalThis, { navigator: { language: 'en' } });

const { texts, gaps, unread, never } = await readCatalogue(join(import.meta.dirname, '../..'));

const own = Object.entries(never).flatMap(([folder, list]) => ownTaboos(folder, list));

test('all texts are found, wherever they are declared', () => {
  const files = new Set(texts.map(({ key }) => key.split(' ')[0]));
  for (const file of [
    'web/text/en.ts',
    'web/text/home.ts',
    'protocol/problems.ts',
    'server/notices/words.ts',
    'games/northern-lights/text/rules.en.ts',
    'games/berlin/tutorial/en.ts',
    'games/wensleydale/text/drawn.ts',
    'games/foothills/form/texts.ts',
  ])
    expect(files, file).toContain(file);
  expect(texts.length).toBeGreaterThan(3000);
  expect(unread).toEqual([]);
});

test('both languages say everything', () => {
  expect(gaps).toEqual([]);
});

test('no text has a word or a sign that it should not have', () => {
  expect(texts.flatMap((text) => faultsOf(text, own))).toEqual([]);
});

describe('the check itself', () => {
  const faults = (english: string, french: string, key = 'web/text/x.ts a') =>
    faultsOf({ key, en: english, fr: french }, own);

  test.each([
    ['You can take it back.', 'Bien.'],
    ['The table is over.', 'Bien.'],
    ['1 points', 'Bien.'],
    ['2 card(s)', 'Bien.'],
    ["It isn't", 'Bien.'],
    ['Fine.', "C'est bien."],
    ['Fine.', 'Sur la première page.'],
    ['Fine.', 'Bien: non.'],
    ['Fine.', 'Quoi?'],
    ['Fine.', 'Dit «oui ».'],
  ])('finds the fault in %j, %j', (english, french) => {
    expect(faults(english, french)).toHaveLength(1);
  });

  test.each([
    ['Undo the last move?', 'Annuler le dernier coup ?'],
    ['Open https://example.org', 'Ouvrez https://example.org : c’est là !'],
    ['At 12:30', 'À 12:30 ; « oui ».'],
    ['31 points', '31 points'],
  ])('finds no fault in %j, %j', (english, french) => {
    expect(faults(english, french)).toEqual([]);
  });

  test('knows the words of each game', () => {
    expect(faults('Your space', 'Votre case', 'games/berlin/text/x.ts a')).toHaveLength(1);
    expect(faults('Your space', 'Votre case', 'games/railroad-ink/text/x.ts a')).toEqual([]);
    expect(isFrenchSet('Oui\u202f: non')).toBe(true);
  });
});

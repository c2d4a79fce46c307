import { expect, test } from 'vitest';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';
import { mapTexts, typeset } from '../text/typeset.ts';

test('French punctuation never starts a line', () => {
  expect(typeset('fr', 'Pourquoi pas ? « Oui » ; non : si !')).toBe(
    'Pourquoi pas\u202f? «\u202fOui\u202f»\u202f; non\u202f: si\u202f!',
  );
  expect(typeset('fr', 'route nord; voie sud')).toBe('route nord\u202f; voie sud');
  expect(typeset('en', 'Why not ?')).toBe('Why not ?');
});

test('plain data keeps its shape', () => {
  expect(mapTexts({ a: ['x', 1, null], b: { c: 'y' } }, (text) => `${text}!`)).toEqual({
    a: ['x!', 1, null],
    b: { c: 'y!' },
  });
});

test('a function says the same, set; what is not plain data stays as it is', () => {
  const seats = new Map([[1, 'a']]);
  const set = mapTexts({ say: (name: string) => ({ text: `${name} : non`, seats }) }, (text) => typeset('fr', text));
  expect(set.say('Zoé').text).toBe('Zoé\u202f: non');
  expect(set.say('Zoé').seats).toBe(seats);
});

/** Every figure named in one language is named in the other. */
test('both languages have the same keys and the same figures', () => {
  const figures = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();
  const compare = (a: unknown, b: unknown, path: string): void => {
    if (typeof a === 'string') {
      expect(typeof b, path).toBe('string');
      expect(b, path).not.toBe('');
      expect(figures(b as string), path).toEqual(figures(a));
    } else {
      expect(Object.keys(b as object).sort(), path).toEqual(Object.keys(a as object).sort());
      for (const key of Object.keys(a as object)) compare((a as never)[key], (b as never)[key], `${path}.${key}`);
    }
  };
  compare(en, fr, 'texts');
});

import { expect, test } from 'vitest';
import { andList, counted, elided, figureIn, fill, orList, wordFor } from '../say.ts';
import { typeset } from '../typeset.ts';

test('figures fill a sentence; what is missing is left to be seen', () => {
  const text = 'need {need}, have {have}, {other}';
  expect(fill(text, { need: 3, have: 0 }, 'en')).toBe('need 3, have 0, {other}');
});

test('a word follows its count as its language counts', () => {
  const cards = (n: number) => fill('{n:card|cards} {n?is|are} left', { n }, 'en');
  expect([0, 1, 2].map(cards)).toEqual(['0 cards are left', '1 card is left', '2 cards are left']);
  const cartes = (n: number) => fill('il {n?reste|restent} {n:carte|cartes}', { n }, 'fr');
  expect([0, 1, 2].map(cartes)).toEqual(['il reste 0 carte', 'il reste 1 carte', 'il restent 2 cartes']);
  expect([counted('en', 0.5, 'point'), counted('fr', 0.5, 'point')]).toEqual(['0.5 points', '0,5 point']);
  expect([wordFor('en', 0, 'is', 'are'), wordFor('fr', 0, 'est', 'sont')]).toEqual(['are', 'est']);
});

test('French names are elided', () => {
  const page = (name: string) => fill('Page de {name}, plus que {name}', { name }, 'fr');
  expect([page('Zoé'), page('Ann')]).toEqual(['Page de Zoé, plus que Zoé', 'Page d’Ann, plus qu’Ann']);
  expect([elided('de', 'Hugo'), elided('de', 'Édith')]).toEqual(['de Hugo', 'd’Édith']);
});

test('numbers have no separators for thousands: 2018 may be a year', () => {
  expect([figureIn('en', 2018), figureIn('fr', 2018.5)]).toEqual(['2018', '2018,5']);
});

test('lists end with a word', () => {
  const names = ['Ann', 'Ben', 'Cat'];
  expect([andList('en', names), andList('fr', names)]).toEqual(['Ann, Ben and Cat', 'Ann, Ben et Cat']);
  expect([orList('en', names), orList('fr', names)]).toEqual(['Ann, Ben or Cat', 'Ann, Ben ou Cat']);
});

test('French punctuation has its narrow spaces', () => {
  expect(typeset('fr', 'Quoi ? « Oui » ; à 50 % : si !')).toBe(
    'Quoi\u202f? «\u202fOui\u202f»\u202f; à 50\u202f%\u202f: si\u202f!',
  );
});

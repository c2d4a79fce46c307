import { at } from '@quai/engine/at.ts';
import { expect, test } from 'vitest';
import { open } from '../../rails/test/position.ts';
import { shortestWay } from '../../rails/test/shortest.ts';
import raw from '../editions/berlin.json' with { type: 'json' };
import { game } from '../game.ts';
import { berlin } from './sample.ts';

const { board } = berlin(4);
const routesOf = (kind: number) => board.routes.filter((route) => route.kind === kind);

test('BE-1 BE-8 BE-9 the map: 20 places, 33 streetcar routes of one to four spaces, 21 subway routes of two to four cards', () => {
  expect(board.places).toBe(20);
  const [trams, subways] = [routesOf(0), routesOf(1)];
  expect(trams).toHaveLength(33);
  expect(subways).toHaveLength(21);
  const count = (list: number[]) => [1, 2, 3, 4].map((value) => list.filter((each) => each === value).length);
  expect(count(trams.map(({ length }) => length))).toEqual([12, 10, 8, 3]);
  expect(count(subways.map(({ price }) => price.set))).toEqual([0, 9, 8, 4]);
  expect(subways.every(({ length }) => length === 1)).toBe(true);
});

test('BE-2 colours are balanced: four streetcar and two subway routes of each', () => {
  for (let colour = 0; colour < board.wild; colour++)
    expect([0, 1].map((kind) => routesOf(kind).filter(({ price }) => price.colour === colour).length)).toEqual([4, 2]);
});

test('BE-11 sixteen double routes, none of them of two kinds', () => {
  const doubles = board.routes.filter(({ siblings }) => siblings.length === 1);
  expect(doubles).toHaveLength(32);
  for (const { kind, siblings } of doubles) expect(at(board.routes, at(siblings, 0)).kind).toBe(kind);
});

test('BE-16 each destination is worth the cheapest way, counted in cards', () => {
  for (const { a, b, points } of board.tickets)
    expect(shortestWay(board, a, b, ({ price }) => price.set + price.icons)).toBe(points);
});

test('BE-19 every figure says where it comes from, and what is reconstructed is not called confirmed', () => {
  expect(raw.routes.every(({ source }) => source === 'reconstructed')).toBe(true);
  expect(raw.tickets.list.every(({ source }) => source === 'reconstructed')).toBe(true);
  expect(raw.pieces.map(({ pointsSource }) => pointsSource)).toEqual(['recalled', 'reconstructed']);
  expect(
    raw.places
      .filter(({ source }) => source === 'confirmed')
      .map(({ id }) => id)
      .sort(),
  ).toEqual(['ALE', 'BRA', 'CT', 'KUR', 'MOR', 'REI']);
});

test('the drawing has a slot for every space and a label for every place', () => {
  const read = game.readEdition(raw);
  expect(read.ok).toBe(true);
  expect(Object.keys(raw.drawing.routes)).toHaveLength(54);
  expect(Object.keys(raw.drawing.places)).toHaveLength(20);
});

test('BE-1 BE-2 BE-6 BE-15 BE-17 the rules page of a corrected edition has its figures', async () => {
  const cards = { ...raw.cards, dealt: 3, row: 6 };
  const corrected = { ...raw, cards, end: { ...raw.end, piecesLeft: 2 }, ties: [] };
  const { rules } = await game.words(open(game, 2, corrected) as never, 'en');
  expect(rules['BE-2']?.text).toContain('Each player is dealt 3, and 6 are turned face up.');
  expect(rules['BE-6']?.text).toMatch(/3 of the 6 .* at most 5 times .* fewer than 4 other cards/);
  expect(rules['BE-15']?.text).toContain('with 2 pieces or fewer left');
  expect(rules['BE-17']?.text).toBe('The player with the most points wins. Tied players share the victory.');
  const unswept = await game.words(open(game, 2, { ...raw, cards: { ...raw.cards, sweep: null } }) as never, 'en');
  expect(unswept.rules['BE-6']?.text).toBe('Face-up cards stay, no matter how many are wild.');

  const printed = (await game.words(open(game, 2) as never, 'en')).rules;
  expect(printed['BE-1']?.text).toContain('For 2 to 4 players. Each player starts with 11 streetcars, 5 subways');
  expect(printed['BE-2']?.text).toContain('44 transport cards, in 6 colours and with 8 bikes');
  expect(printed['BE-15']?.text).toContain('with 1 piece or fewer left');
});

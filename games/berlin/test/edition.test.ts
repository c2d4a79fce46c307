import { at } from '@quai/engine/at.ts';
import { expect, test } from 'vitest';
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

import { at } from '@quai/engine/at.ts';
import { expect, test } from 'vitest';
import { open } from '../../rails/test/position.ts';
import { shortestWay } from '../../rails/test/shortest.ts';
import raw from '../editions/northern-lights.json' with { type: 'json' };
import { game } from '../game.ts';
import { northernLights } from './sample.ts';
import { ROUTES, TICKETS } from './second.ts';

const { board } = northernLights(5);
const items = (text: string) =>
  text
    .split(';')
    .map((item) => item.trim().split(/\s+/))
    .filter(([first]) => first);
const pair = (a: string, b: string) => [a, b].sort().join(' ');

test('NL-7 NL-9 NL-10 all 161 routes are those of the second source: ends, length, colour, icons, +X', () => {
  const colours: Record<string, string> = { f: 'gray', k: 'black' };
  for (const { id, letter } of raw.cards.colours) colours[letter === 'K' ? 'k' : letter.toLowerCase()] = id;
  const second = items(ROUTES).flatMap(([a, b, length, tracks, icons = '0', draw = '0']) =>
    [...tracks!].map((track) => [pair(a!, b!), length, colours[track], icons, draw].join(' ')),
  );
  const ours = raw.routes.map((route) => {
    const { a, b, length, colour, icons = 0, draw = 0 } = route as typeof route & { icons?: number; draw?: number };
    return [pair(a, b), length, colour, icons, draw].join(' ');
  });
  expect(ours).toHaveLength(161);
  expect(ours.sort()).toEqual(second.sort());
});

test('NL-4 all 55 tickets are those of the second source', () => {
  const second = items(TICKETS).map(([a, b, points]) => `${pair(a!, b!)} ${points}`);
  const ours = raw.tickets.list.map(({ a, b, points }) => `${pair(a, b)} ${points}`);
  expect(ours).toHaveLength(55);
  expect(ours.sort()).toEqual(second.sort());
});

test('NL-4 each ticket is worth the shortest way, but for Helsinki–Gdańsk, worth one more', () => {
  const odd = raw.tickets.list.filter(({ points }, index) => {
    const { a, b } = at(board.tickets, index);
    return shortestWay(board, a, b, ({ length }) => length) !== points;
  });
  expect(odd).toMatchObject([{ id: 'helsinki--gdansk', points: 8 }]);
});

test('NL-7 the score table', () => {
  expect(at(raw.pieces, 0).points).toEqual({ '1': 1, '2': 2, '3': 4, '4': 7, '5': 10 });
});

test('NL-9 the gray routes are the ferries, and only they have icons', () => {
  for (const { price } of board.routes) expect(price.colour < 0).toBe(price.icons > 0);
  expect(board.routes.filter(({ price }) => price.icons > 0)).toHaveLength(53);
});

test('NL-8 59 single, 48 double and 2 triple routes', () => {
  const sizes = [1, 2, 3].map(
    (size) => board.routes.filter(({ siblings }) => siblings.length === size - 1).length / size,
  );
  expect(sizes).toEqual([59, 48, 2]);
});

test('NL-16 the points of the eleven bonus cards, ten polar cities, twelve in Norway', () => {
  expect(raw.bonuses.cards.map(({ points }) => points)).toEqual([5, 7, 7, 10, 10, 10, 12, 12, 12, 12, 7]);
  const marked = (mark: string) => board.edition.places.filter(({ marks }) => marks?.includes(mark));
  expect(marked('polar')).toHaveLength(10);
  // The one disputed junction is kept outside the circle.
  expect(marked('polar').map(({ id }) => id)).not.toContain('junction-russia');
  expect(board.edition.places.filter(({ region }) => region === 'NO')).toHaveLength(12);
});

test('NL-19 every record says where it comes from', () => {
  for (const list of [raw.places, raw.routes, raw.tickets.list])
    expect(list.every(({ source }) => source === 'confirmed')).toBe(true);
  expect(raw.drawing.source).toBe('reconstructed');
  expect(game.readEdition(raw).ok).toBe(true);
});

test('NL-1 NL-3 NL-13 NL-17 the rules page of a corrected edition has its figures', async () => {
  const bonuses = { ...raw.bonuses, laidOut: 5 };
  const pieces = raw.pieces.map((piece) => ({ ...piece, perSeat: 45 }));
  const corrected = { ...raw, bonuses, pieces, end: { ...raw.end, piecesLeft: 1 }, ties: ['bonuses'] };
  const { rules } = await game.words(open(game, 2, corrected) as never, 'fr');
  expect(rules['NL-1']?.text).toContain('45 wagons');
  expect(rules['NL-3']?.text).toBe('Sur les 11 cartes bonus, 5 sont étalées face visible ; les autres ne servent pas.');
  expect(rules['NL-13']?.text).toContain('avec 1 wagon ou moins');
  expect(rules['NL-17']?.text).not.toContain('tickets');
});

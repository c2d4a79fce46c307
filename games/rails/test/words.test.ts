import { expect, test } from 'vitest';
import { game } from '../game.ts';
import { island, islandMap } from './island.ts';
import { open } from './position.ts';
import { wordsSuite } from './suites/words.ts';

wordsSuite({
  open: island,
  words: (rules, language) => game.words(rules as never, language),
  prefix: 'RA-',
  rules: 20,
  black: 'd1',
  beside: 'd1',
  short: 'a1',
  shortColour: 'R',
  ticket: 'harbour-church',
  way: [],
  other: 'mill-islet',
});

/** The rules page of a map: the texts of some rules, and its tables. */
async function pageOf(change: object = {}, language: 'en' | 'fr' = 'en') {
  const words = await game.words(open(game, 2, { ...islandMap, ...change }) as never, language);
  return { text: (rule: string) => words.rules[rule]?.text, tables: words.tables };
}

test('RA-6 RA-9 RA-11 RA-17 RA-18 the rules tell what this map has, and nothing that it has not', async () => {
  const own = await pageOf();
  expect(own.text('RA-18')).toBe(
    'The player with the most points wins. Ties are broken by the most completed errands, then the longest path; if still tied, the victory is shared.',
  );
  expect(own.text('RA-17')).toContain('completed tickets, 5 points for the longest path, minus');
  expect(own.text('RA-11')).toContain('1 of 2 with 2; 2 of 2 with 3; 1 of 3 with 2; 2 of 3 with 3');
  expect(own.text('RA-9')).not.toContain('two cards');
  expect(own.text('RA-6')).toMatch(/^As soon as \d wild cards are face up/);

  const cards = { ...islandMap.cards, sweep: null, pairs: true };
  const other = await pageOf({ ties: [], longestPath: null, cards });
  expect(other.text('RA-18')).toBe('The player with the most points wins. Tied players share the victory.');
  expect(other.text('RA-17')).toContain('completed tickets, minus');
  expect(other.text('RA-9')).toContain('two cards of one colour');
  expect(other.text('RA-6')).toContain('cards stay');
  expect((await pageOf({ ties: ['path'] }, 'fr')).text('RA-18')).toContain('dans l’ordre : le plus long chemin ;');
});

test('the rules page shows the points of every kind of piece, by spaces or by cards', async () => {
  const { tables } = await pageOf();
  expect(tables).toEqual([
    {
      title: 'Points for cart routes',
      head: ['Spaces', '1', '2', '3'],
      rows: [['Points', '1', '2', '4']],
    },
    { title: 'Points for boat routes', head: ['Cards', '2', '3'], rows: [['Points', '3', '5']] },
  ]);
});

test.each([
  ['en', 'Ann takes 2 cards: red, 1 from the pile.', 'Ann draws 2 cards from the pile.'],
  ['fr', 'Ann prend 2 cartes : rouge, 1 à l’aveugle.', 'Ann pioche 2 cartes à l’aveugle.'],
] as const)('RA-4 RA-12 a turn of several entries is one sentence, in %s', async (language, mixed, hidden) => {
  const words = await game.words(island(2) as never, language);
  const said = (...kinds: object[]) => words.turn?.(kinds.map((kind) => ({ by: 0, ...kind })) as never, () => 'Ann');
  const [took, blind] = [{ kind: 'took', card: 0, place: 0 }, { kind: 'blind' }];
  expect(said(took, { kind: 'turned', by: null, card: 1 }, blind)).toBe(mixed);
  expect(said(blind, blind)).toBe(hidden);
  expect(said({ kind: 'offered', count: 2 }, { kind: 'kept', kept: 1, back: 1 })).toMatch(/^Ann (keeps|garde) 1 /);
  // The cards that a route brings do not hide that it was claimed.
  expect(said({ kind: 'claimed' }, blind, blind)).toBeNull();
});

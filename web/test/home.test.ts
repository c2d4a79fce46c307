/** What the home page says about the games follows from the list. */

import { dailyGame, games } from '@quai/games/list.ts';
import { describe, expect, test } from 'vitest';
import { type CardLink, linksOf } from '../home/links.ts';
import { capitalised, inWords } from '../text/counting.ts';

test('small numbers are words, others figures', () => {
  expect([1, 5, 6, 12, 13].map((count) => inWords(count, 'en'))).toEqual(['one', 'five', 'six', 'twelve', '13']);
  expect([1, 5, 6, 12, 13].map((count) => inWords(count, 'fr'))).toEqual(['un', 'cinq', 'six', 'douze', '13']);
  expect(capitalised(`${inWords(2, 'en')} of them`)).toBe('Two of them');
  expect(capitalised('Il y en a deux')).toBe('Il y en a deux');
});

describe.each(games.map(({ meta }) => [meta.id, meta] as const))('the card of %s', (id, meta) => {
  const links = linksOf(meta, dailyGame);
  const has = (link: CardLink) => links[link] !== undefined;

  test('leads only to what the game has', () => {
    expect(has('learn')).toBe(meta.lesson === true);
    expect(has('rules')).toBe(meta.manual === true);
    expect(has('alone')).toBe(meta.seats.min === 1);
    expect(has('shared')).toBe(meta.seats.max > 1);
    expect(has('box')).toBe(meta.box !== undefined);
    expect(has('daily')).toBe(meta === dailyGame);
  });

  test('leads to pages of this game', () => {
    for (const [link, href] of Object.entries(links)) if (link !== 'daily') expect(href).toContain(`/${id}`);
  });
});

test('exactly one game has the board of the day, if any declares one', () => {
  const daily = games.filter(({ meta }) => 'daily' in linksOf(meta, dailyGame));
  expect(daily.map(({ meta }) => meta)).toEqual(dailyGame === undefined ? [] : [dailyGame]);
});

/** What every game declares is there, and what is there is declared: links, pages and tests rely on it. */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { LEVELS } from '@quai/bots/bot.ts';
import type { Bench } from '@quai/engine/bench.ts';
import type { Meta } from '@quai/engine/meta.ts';
import { LANGUAGES } from '@quai/engine/words.ts';
import { readOptions } from '@quai/table/options.ts';
import { describe, expect, test } from 'vitest';
import { dailyGame, games } from '../list.ts';
import { folderOf, gameFolders, loadGame } from './folders.ts';

/** Parts that are a file in the game's folder. */
const FILES = {
  board: 'board/board.tsx',
  lesson: 'tutorial/lesson.ts',
  manual: 'manual/manual.ts',
  form: 'form/form.ts',
} satisfies Partial<Record<keyof Meta, string>>;

test('every game that has a folder is listed, once, under the name of its folder', () => {
  expect(games.map(({ meta }) => meta.id).sort()).toEqual(gameFolders());
});

test('the board of the day is that of a game that every visitor can play', () => {
  expect(dailyGame?.needsEdition).toBeUndefined();
});

describe.each(games.map((game) => [game.meta.id, game] as const))('%s', async (id, { meta, load, bots }) => {
  const game = await load();

  test('list, meta and game agree', async () => {
    expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(game.id).toBe(id);
    expect(game.seats).toEqual(meta.seats);
    expect(await loadGame(id)).toBe(game);
    expect(meta.minutes[0]).toBeLessThanOrEqual(meta.minutes[1]);
  });

  test.each(Object.entries(FILES))('it has a %s if and only if it declares one', (part, file) => {
    expect(existsSync(join(folderOf(id), file))).toBe(meta[part as keyof Meta] !== undefined);
  });

  test('it needs an edition if and only if it comes with none', () => {
    expect(Object.keys(game.editions).length === 0).toBe(meta.needsEdition === true);
  });

  test('every edition that comes with it can be played', () => {
    for (const [name, raw] of Object.entries(game.editions)) {
      const read = game.readEdition(raw);
      expect(read.ok ? [] : read.problems, name).toEqual([]);
    }
  });

  test('it says that its figures are reconstructed if and only if most of them are', () => {
    for (const raw of Object.values(game.editions)) {
      const times = (source: string) => JSON.stringify(raw).split(`"${source}"`).length - 1;
      expect(times('reconstructed') > times('confirmed')).toBe(meta.reconstructed !== undefined);
    }
  });

  test('it says everything in both languages', () => {
    for (const said of [meta.blurb, meta.box, meta.daily, meta.reconstructed])
      if (said !== undefined) {
        expect(Object.values(said).filter((text) => text.trim() === '')).toEqual([]);
        expect(said.fr).not.toBe(said.en);
      }
  });

  if (meta.board !== undefined)
    test('its board has a shape and a size', () => {
      expect(meta.board!.aspect).toBeGreaterThan(0.2);
      expect(meta.board!.aspect).toBeLessThan(5);
      expect(meta.board!.minWidth).toBeGreaterThanOrEqual(200);
      expect(meta.board!.minWidth).toBeLessThanOrEqual(1024);
    });

  if (meta.daily !== undefined)
    test('its board of the day is played alone', () => {
      expect(meta.seats.min).toBe(1);
    });

  test('it is in a shop or out of print, not both', () => {
    expect(meta.shop !== undefined && meta.outOfPrint === true).toBe(false);
    if (meta.shop !== undefined) expect(new URL(meta.shop).protocol).toBe('https:');
  });

  if (!meta.needsEdition)
    test.each(LANGUAGES)('its options, and a real box if it has one, have words in %s', async (language) => {
      const edition = game.readEdition(Object.values(game.editions)[0]);
      const options = readOptions(game, {});
      if (!edition.ok || !options.ok) throw new Error(`${id} cannot be opened`);
      const words = await game.words(game.open(edition.value, options.value, game.seats.min), language);
      expect(Object.keys(words.options).sort()).toEqual(game.options.map((option) => option.id).sort());
      for (const { id: option, values } of game.options)
        expect(Object.keys(words.options[option]!.values).sort(), option).toEqual([...values].sort());
      expect(words.box !== undefined).toBe(meta.box !== undefined);
    });

  if (game.bench !== undefined)
    test('what is measured of it can be opened', () => {
      const { tables, ...others } = game.bench!;
      const opened: readonly Bench['tables'][number][] = [...tables, ...Object.values(others)];
      for (const { seats, options = {} } of opened) {
        expect(seats).toBeGreaterThanOrEqual(game.seats.min);
        expect(seats).toBeLessThanOrEqual(game.seats.max);
        expect(readOptions(game, options).ok).toBe(true);
      }
    });

  if (game.botRatings !== undefined)
    test('its bots of all levels were measured, each above the one below', () => {
      expect(Object.keys(game.botRatings!)).toEqual([...LEVELS]);
      const measured = Object.values(game.botRatings!);
      const strengths = measured.map(({ rating }) => rating);
      expect(strengths).toEqual([...new Set(strengths)].sort((a, b) => a - b));
      for (const { rating, deviation } of measured) {
        expect(rating).toBeGreaterThan(0);
        expect(rating).toBeLessThan(5000);
        expect(deviation).toBeGreaterThanOrEqual(10);
        expect(deviation).toBeLessThanOrEqual(350);
      }
    });

  if (bots !== undefined)
    test('its own bots are of all levels', async () => {
      expect(Object.keys((await bots!()).bots).sort()).toEqual([...LEVELS].sort());
    });
});

/** Every numbered rule of every game has its text in both languages, and a test that names it. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Game } from '@quai/engine/contract.ts';
import type { Language, RuleText } from '@quai/engine/words.ts';
import { readOptions } from '@quai/table/options.ts';
import { describe, expect, test } from 'vitest';
import { gameFolders, loadGame, rulesFolders } from './folders.ts';

/** The numbered requirements, where the project has been checked out together with them. */
const REQUIREMENTS = fileURLToPath(new URL('../../../shared/games/', import.meta.url));

const ids = gameFolders();
const games = await Promise.all(ids.map(loadGame));
const said = await Promise.all(
  games.map(async (game) => ({ en: await texts(game, 'en'), fr: await texts(game, 'fr') })),
);

describe.each(ids.map((id, i) => [id, said[i]!] as const))('%s', (id, { en, fr }) => {
  const numbers = Object.keys(en);

  test('the rules have the same numbers in English and in French', () => {
    expect(numbers.length).toBeGreaterThan(0);
    expect(Object.keys(fr).sort()).toEqual([...numbers].sort());
  });

  test('every rule says something, and the French is not the English', () => {
    for (const number of numbers) {
      expect(sentences(en[number]!).filter(isBlank), number).toEqual([]);
      expect(sentences(fr[number]!).filter(isBlank), number).toEqual([]);
      expect(fr[number]!.text, number).not.toBe(en[number]!.text);
      expect(fr[number]!.why === undefined, number).toBe(en[number]!.why === undefined);
      if (en[number]!.why !== undefined) expect(fr[number]!.why, number).not.toBe(en[number]!.why);
    }
  });

  test('a refusal has the same figures in both languages', () => {
    for (const number of numbers) expect(figures(fr[number]!), number).toEqual(figures(en[number]!));
  });

  test('every rule is named in the title of a test', () => {
    const titles = rulesFolders(id).flatMap((folder) => titlesIn(join(folder, 'test')));
    expect(titles.length).toBeGreaterThan(numbers.length);
    expect(numbers.filter((number) => !titles.some((title) => names(title, number)))).toEqual([]);
  });

  test('every number of ../shared/games/*/RULES.md has a text; without that file, the numbers have no gap', () => {
    const path = join(REQUIREMENTS, id, 'RULES.md');
    const required = existsSync(path) ? requiredIn(readFileSync(path, 'utf8')) : withoutGap(numbers);
    expect(required.length).toBeGreaterThan(0);
    expect(required.filter((number) => !numbers.includes(number))).toEqual([]);
  });
});

/** The rule texts for the game's first edition; a game without editions is opened with one of another game. */
async function texts(game: Game, language: Language): Promise<Readonly<Record<string, RuleText>>> {
  const options = readOptions(game, {});
  for (const raw of [game, ...games].flatMap(({ editions }) => Object.values(editions))) {
    const edition = game.readEdition(raw);
    if (edition.ok && options.ok)
      return (await game.words(game.open(edition.value, options.value, game.seats.min), language)).rules;
  }
  throw new Error(`no edition opens ${game.id}`);
}

const sentences = ({ text, why }: RuleText): string[] => [text, ...(why === undefined ? [] : [why])];
const isBlank = (text: string): boolean => text.trim() === '';
const figures = ({ why = '' }: RuleText): string[] =>
  [...new Set([...why.matchAll(/\{(\w+)[}:?]/g)].map(([, name = '']) => name))].sort();

/** `WD-31.2` names itself and the rule `WD-31` that it is a point of, but not `WD-3`. */
function names(title: string, number: string): boolean {
  return new RegExp(`(?<![\\w.-])${number.replace('.', '\\.')}(?!\\d)${number.includes('.') ? '(?!\\.\\d)' : ''}`).test(
    title,
  );
}

/** The titles passed to test(...), it(...), describe(...) and to whatever follows an each(...). */
const TITLE = /(?:\b(?:test|it|describe)\(|\)\()\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g;

function titlesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(TITLE)].map((match) => match[2]!));
}

/** The numbers at the start of the items in a list of requirements. */
function requiredIn(text: string): string[] {
  return [...text.matchAll(/^- ([A-Z]{2}-\d+) /gm)].map((match) => match[1]!);
}

/** All the numbers that a complete list with the same last numbers must have, including points of a rule. */
function withoutGap(numbers: readonly string[]): string[] {
  const last = new Map<string, number>();
  for (const number of numbers) {
    const [, stem, digits] = /^(.*[-.])(\d+)$/.exec(number)!;
    last.set(stem!, Math.max(last.get(stem!) ?? 0, Number(digits)));
  }
  return [...last].flatMap(([stem, most]) => Array.from({ length: most }, (_, i) => `${stem}${i + 1}`));
}

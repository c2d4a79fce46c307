/** Every manual leads to every rule of its game, in both languages; what it leaves out is listed. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Game } from '@quai/engine/contract.ts';
import type { Manual } from '@quai/engine/manual.ts';
import { LANGUAGES, type LogRules } from '@quai/engine/words.ts';
import { openPosition } from '@quai/table/lesson.ts';
import { openTable } from '@quai/table/opening.ts';
import { readOptions } from '@quai/table/options.ts';
import { describe, expect, test } from 'vitest';
import { gamesWith, loadGame, partOf, rulesFolders } from './folders.ts';

const NAMES = ['Ann', 'Ben', 'Cat', 'Dan', 'Eve', 'Flo'];

const manuals = await Promise.all(
  (await gamesWith('manual')).map(
    async (id): Promise<[string, Game, Manual]> => [
      id,
      await loadGame(id),
      (await partOf<{ manual: Manual }>(id, 'manual/manual.ts'))!.manual,
    ],
  ),
);

describe.each(manuals)('%s', (id, game, manual) => {
  const shown = manual.chapters.flatMap((chapter) => chapter.rules);

  test.each(LANGUAGES)('every rule is on the page once, in %s', async (language) => {
    const rules = await rulesOf(game, language);
    expect(Object.keys(rules).filter((number) => !shown.includes(number))).toEqual([]);
    expect(shown.filter((number) => !(number in rules))).toEqual([]);
    expect(shown.filter((number, at) => shown.indexOf(number) !== at)).toEqual([]);
  });

  test('every question leads to rules that there are', () => {
    expect(manual.questions.length).toBeGreaterThanOrEqual(10);
    for (const { ask, rules } of manual.questions) {
      expect(rules.length, ask).toBeGreaterThan(0);
      expect(rules.filter((number) => !shown.includes(number))).toEqual([]);
    }
  });

  test.each(LANGUAGES)('chapters, questions and examples have their words in %s', (language) => {
    const { chapters, questions, examples } = manual.texts[language];
    expect(Object.keys(chapters)).toEqual(manual.chapters.map(({ id }) => id));
    expect(Object.keys(questions)).toEqual(manual.questions.map(({ ask }) => ask));
    expect(Object.keys(examples)).toEqual(examplesOf(manual).map(({ caption }) => caption));
    const said = [
      ...Object.values(chapters).flatMap(({ title, text }) => [title, text]),
      ...Object.values(questions),
      ...Object.values(examples),
    ];
    expect(said.filter((text) => text.trim() === '')).toEqual([]);
    expect(Object.values(questions).filter((text) => !text.endsWith('?'))).toEqual([]);
  });

  test.each(LANGUAGES)('what scores is told, and every sign drawn has its name in %s', (language) => {
    const { score, signs } = manual.texts[language];
    expect(score.length).toBeGreaterThan(2);
    expect(score.length).toBe(manual.texts.en.score.length);
    expect(Object.keys(signs)).toEqual(manual.signs.map(({ name }) => name));
    expect(manual.signs.every(({ drawing }) => /^<\w/.test(drawing))).toBe(true);
  });

  test('lines of the log lead to rules that there are', async () => {
    const { logRules } = (await partOf<{ logRules: LogRules }>(id, 'text/log.ts'))!;
    const numbers = Object.values(logRules).flatMap((rule) =>
      typeof rule === 'string' ? [rule] : [rule.usual, rule.setup ?? rule.usual, ...Object.values(rule.where ?? {})],
    );
    expect(numbers.filter((number) => !shown.includes(number))).toEqual([]);
    const told = kindsTold(id);
    expect(Object.keys(logRules).filter((kind) => !told.includes(kind))).toEqual([]);
    expect(Object.keys(logRules).length).toBeGreaterThanOrEqual(3);
  });

  test('during play the rules open at a rule that there is, for every decision', async () => {
    const { stepRules } = (await partOf<{ stepRules: Record<string, string> }>(id, 'text/log.ts'))!;
    const opened = openTable(game, {});
    if (!opened.ok) throw new Error(opened.problems.join('; '));
    const steps = Object.entries(opened.value.rules.steps).filter(([, step]) => 'candidates' in step);
    expect(Object.keys(stepRules).sort()).toEqual(steps.map(([name]) => name).sort());
    expect(Object.values(stepRules).filter((number) => !shown.includes(number))).toEqual([]);
  });

  test('every example is a real position', () => {
    expect(examplesOf(manual).length).toBeGreaterThanOrEqual(2);
    for (const { caption, position } of examplesOf(manual)) {
      const opened = openPosition(game, position, 'example', NAMES);
      expect(opened.ok && opened.value.table!.over, caption).toBeNull();
    }
  });
});

const examplesOf = (manual: Manual) => manual.chapters.flatMap((chapter) => chapter.examples ?? []);

async function rulesOf(game: Game, language: 'en' | 'fr') {
  const edition = game.readEdition(Object.values(game.editions)[0]);
  const options = readOptions(game, {});
  if (!edition.ok || !options.ok) throw new Error(`${game.id} cannot be opened`);
  return (await game.words(game.open(edition.value, options.value, game.seats.min), language)).rules;
}

/** The kinds of events that the rules of a game tell. */
function kindsTold(id: string): string[] {
  const files = rulesFolders(id).flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /^rules\b.*\.ts$/.test(file))
      .map((file) => readFileSync(join(folder, file), 'utf8')),
  );
  return files.flatMap((text) => [...text.matchAll(/kind: '([\w-]+)'/g)].map((match) => match[1]!));
}

/** A game owns its folder: nothing outside games/ mentions the id or the title of any game. Tests and documents may. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Meta } from '@quai/engine/meta.ts';
import { expect, test } from 'vitest';
import { games } from '../list.ts';
import { ROOT } from './scratch.ts';

const FOLDERS = ['engine', 'protocol', 'kit', 'table', 'bots', 'server', 'web', 'cli', 'bench', 'scripts'];
const SOURCE = /\.(ts|tsx|js|mjs|cjs|json|css|html|webmanifest)$/;
const LEFT_OUT = /(^|\/)(node_modules|dist|test)\/|\.test\./;

/** Ids that are ordinary words too: these count only as a whole string or as a part of a path. */
const ORDINARY = ['rails'];

/** Every way to write the name of a game: `my-game`, `MyGame`, `My Game`, `myGameSections`. */
function mentionsOf({ id, title }: Pick<Meta, 'id' | 'title'>): RegExp {
  if (ORDINARY.includes(id)) return new RegExp(`(['"\`/])${id}(['"\`/])`);
  const either = [id, title].map((name) => name.split(/[\s-]+/).join('[\\s_-]?'));
  return new RegExp(`(?<![a-z])(${either.join('|')})`, 'i');
}

const files = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => SOURCE.test(file) && !LEFT_OUT.test(file)),
);
const lines = files.flatMap((file) =>
  readFileSync(join(ROOT, file), 'utf8')
    .split('\n')
    .map((text, index) => ({ text, where: `${file}:${index + 1}` })),
);

test('every folder is read', () => {
  for (const folder of FOLDERS) expect(files.filter((file) => file.startsWith(`${folder}/`)).length).toBeGreaterThan(2);
});

test.each(games.map(({ meta }) => [meta.id, meta] as const))('%s is mentioned only in games/', (_id, meta) => {
  const mentions = mentionsOf(meta);
  expect(lines.filter(({ text }) => mentions.test(text)).map(({ text, where }) => `${where} ${text.trim()}`)).toEqual(
    [],
  );
});

test('a mention is found however it is written', () => {
  const found = (text: string, id: string, title: string) => mentionsOf({ id, title }).test(text);
  for (const text of ["'night-train'", 'NightTrain()', 'of Night Train', 'nightTrainSections', '.night-train > svg'])
    expect(found(text, 'night-train', 'Night Train'), text).toBe(true);
  expect(found('Last Train to Ely', 'ely', 'Last Train to Ely')).toBe(true);
  expect(found("if (id === 'rails')", 'rails', 'Rails')).toBe(true);
  expect(found("from '@quai/games/rails/map.ts'", 'rails', 'Rails')).toBe(true);
  for (const text of ['a night on the train', 'relying on rails', 'guardrails'])
    for (const [id, title] of [
      ['night-train', 'Night Train'],
      ['ely', 'Ely'],
      ['rails', 'Rails'],
    ] as const)
      expect(found(text, id, title), text).toBe(false);
});

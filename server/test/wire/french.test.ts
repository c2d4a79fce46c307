/** Whoever asks in French is told in French why not. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import berlin from '@quai/games/berlin/editions/berlin.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { french } from '../../wire/french.ts';
import { newGuest } from '../support/client.ts';
import { serverOfThisFile } from '../support/running.ts';

const server = await serverOfThisFile();

test('every sentence of the interface has its French one', () => {
  const folder = join(import.meta.dirname, '../..');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.startsWith('test'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
  const sentences = files.flatMap((text) =>
    [...text.matchAll(/(?:new No\(|refuse\([^']*?,\s*)\d+,\s*'([^']+)'/g)].map((found) => found[1]!),
  );
  expect(sentences.length).toBeGreaterThan(40);
  expect(sentences.filter((sentence) => french[sentence] === undefined)).toEqual([]);
});

const ask = async (language: string, body: unknown, cookie = '') => {
  const answer = await fetch(`${server.address}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': language, cookie },
    body: JSON.stringify(body),
  });
  return ((await answer.json()) as { problems: string[] }).problems;
};

test('a problem is told in the language of the request', async () => {
  expect(await ask('fr', {})).toEqual(['dites d’abord votre nom']);
  expect(await ask('fr-CA,en;q=0.8', {})).toEqual(['dites d’abord votre nom']);
  expect(await ask('en-GB,fr;q=0.8', {})).toEqual(['say your name first']);
});

test('so are the problems of an edition', async () => {
  const cookie = await newGuest(server.address, 'Ada');
  const routes = berlin.routes.map((route, i) => (i === 0 ? { ...route, length: 0 } : route));
  const wanted = { game: 'berlin', seats: 2, options: {}, edition: null, editionData: { ...berlin, routes } };
  expect(await ask('fr', wanted, cookie)).toEqual(['routes.0.length: doit être 1 ou plus']);
  expect(await ask('en', wanted, cookie)).toEqual(['routes.0.length: must be 1 or more']);
});

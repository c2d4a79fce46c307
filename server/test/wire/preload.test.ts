/** The header that names a game's files on the pages of its tables, and nothing on any other. */

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { preloads } from '../../boot/preload.ts';
import { newTableOn, quietNode, storeInMemory } from '../support/memory.ts';
import { scratch } from '../support/running.ts';

const { folder, remove } = scratch();
afterAll(remove);
const sql = await storeInMemory();
const table = await newTableOn(quietNode(sql));

const FILES = {
  'railroad-ink': {
    en: ['assets/ink.js', 'assets/ink.css', 'assets/ink-en.js'],
    fr: ['assets/ink.js', 'assets/ink.css', 'assets/ink-fr.js'],
  },
};
writeFileSync(join(folder, 'preload.json'), JSON.stringify(FILES));
const preload = preloads(folder, sql);

const ink = (language: string) =>
  [
    '</assets/ink.js>; rel=modulepreload',
    '</assets/ink.css>; rel=preload; as=style; crossorigin',
    `</assets/ink-${language}.js>; rel=modulepreload`,
  ].join(', ');

test.each([`/t/${table}`, '/play/railroad-ink', '/learn/railroad-ink'])(
  'the files of the game, in the language of the page: %s',
  async (path) => {
    expect(await preload(path, 'en')).toBe(ink('en'));
    expect(await preload(path, 'fr')).toBe(ink('fr'));
  },
);

test.each([
  '/',
  '/t/nowhere',
  '/t/railroad-ink',
  `/play/${table}`,
  '/play/constructor',
  '/play/railroad-ink/more',
  '/rules/railroad-ink',
  `/t/${'a'.repeat(41)}`,
  '/play/railroad-ink>; rel=preload',
])('nothing for %s', async (path) => {
  expect(await preload(path, 'en')).toBeNull();
});

test('a site that was built without the list is served without the header', async () => {
  expect(await preloads(join(folder, 'none'), sql)('/play/railroad-ink', 'en')).toBeNull();
});

/** The files that the build writes in each language. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BEFORE, fileIn, inEachLanguage } from '../before.ts';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';

const file = (name: string) => readFileSync(join(import.meta.dirname, '..', name), 'utf8');

test('pages follow the language of the browser before any script runs', () => {
  const english = file('index.html').replace('<!--before-->', BEFORE['index.html']!.content);
  const [first, second] = inEachLanguage('index.html', english);
  expect([first!.name, second!.name]).toEqual(['index.html', 'index.fr.html']);
  expect(first!.text).toBe(english);
  for (const said of ['<html lang="en">', en.description, en.noScript, en.tagline, '"/quai.webmanifest"']) {
    expect(first!.text).toContain(said);
    expect(second!.text).not.toContain(said);
  }
  const narrow = (text: string) => text.replace(/ (?=[:;!?])/g, '\u202f');
  for (const said of ['<html lang="fr">', fr.description, fr.noScript, fr.tagline, '"/quai.fr.webmanifest"'])
    expect(second!.text).toContain(narrow(said));
});

test('so does the manifest', () => {
  const [english, french] = inEachLanguage('quai.webmanifest', file('public/quai.webmanifest'));
  expect(JSON.parse(english!.text)).toMatchObject({ lang: 'en', description: en.tagline });
  expect(french!.name).toBe(fileIn('fr', 'quai.webmanifest'));
  expect(JSON.parse(french!.text)).toMatchObject({ lang: 'fr', description: fr.tagline });
});

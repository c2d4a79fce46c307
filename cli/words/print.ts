/** Prints all texts as CSV; run from source by `quai words`. */

import { join } from 'node:path';
import { typeset } from '@quai/engine/typeset.ts';
import { readCatalogue } from './catalogue.ts';
import { faultsOf, ownTaboos } from './style.ts';

const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** The modules of the site look at the browser's language as they load. */
if (!('navigator' in globalThis)) Object.assign(globalThis, { navigator: { language: 'en' } });

const { texts, gaps, unread, never } = await readCatalogue(join(import.meta.dirname, '../..'));
const own = Object.entries(never).flatMap(([folder, list]) => ownTaboos(folder, list));
const csv = process.argv.includes('--csv');
const faults = [
  ...gaps,
  ...unread.map((file) => `${file}: its texts were not found; export them as { en, fr }`),
  ...texts.flatMap((text) => faultsOf(text, own)),
];
const lines = csv
  ? ['key,English,French', ...texts.map(({ key, en, fr }) => [key, en, typeset('fr', fr)].map(cell).join(','))]
  : [...faults, `${texts.length} texts, ${faults.length} faults`];
process.stdout.write(`${lines.join('\n')}\n`);
if (!csv && faults.length > 0) process.exitCode = 1;

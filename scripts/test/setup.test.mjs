/** What counts as installed: npm's own list, compared with the lock file. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isInstalled, ROOT } from '../setup.mjs';

const lock = {
  packages: {
    '': { version: '1.0.0' },
    engine: { version: '0.1.0' },
    'node_modules/@quai/engine': { link: true },
    'node_modules/a': { version: '1.2.3' },
    'node_modules/b-darwin': { version: '2.0.0', optional: true },
  },
};
const installed = (packages) => isInstalled(lock, { packages: { engine: { version: '0.1.0' }, ...packages } });

test('what the lock file asks for is installed, except for other platforms', () => {
  expect(installed({ 'node_modules/a': { version: '1.2.3' } })).toBe(true);
  expect(installed({ 'node_modules/a': { version: '1.2.4' } })).toBe(false);
  expect(installed({})).toBe(false);
  const other = { 'node_modules/a': { version: '1.2.3' }, 'node_modules/b-darwin': { version: '2.0.1' } };
  expect(installed(other)).toBe(false);
});

test('this checkout is installed', () => {
  const read = (path) => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));
  expect(isInstalled(read('package-lock.json'), read('node_modules/.package-lock.json'))).toBe(true);
});

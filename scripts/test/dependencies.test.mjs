/** docs/dependencies.md names exactly what the project depends on, and nothing runs code while it is installed. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const read = (path) => readFileSync(join(ROOT, path), 'utf8');
const json = (path) => JSON.parse(read(path));

const { workspaces } = json('package.json');
const FIELDS = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];
const manifests = ['.', ...workspaces].map((folder) => json(join(folder, 'package.json')));
const direct = manifests.flatMap((manifest) => FIELDS.flatMap((field) => Object.entries(manifest[field] ?? {})));
const outside = direct.filter(([name]) => !name.startsWith('@quai/'));

/** The rows of all tables: package, why, reviewed. */
const rows = read('docs/dependencies.md')
  .split('\n')
  .filter((line) => /^\| [@a-z]/.test(line) && !line.startsWith('| package'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, name, why, reviewed]) => ({ name, why, reviewed }));

test('every dependency is listed once, with a reason and a date; and nothing else is', () => {
  const named = rows.map(({ name }) => name).sort();
  expect(named).toEqual([...new Set(outside.map(([name]) => name))].sort());
  for (const { name, why, reviewed } of rows) {
    expect(why.length, name).toBeGreaterThan(3);
    expect(reviewed, name).toMatch(/^20\d\d-\d\d-\d\d$/);
  }
});

test('versions are exact', () => {
  for (const [name, version] of outside) expect(version, name).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
});

test('no install script is in use: none in production, and those of tools never run', () => {
  const scripted = Object.entries(json('package-lock.json').packages).filter(([, entry]) => entry.hasInstallScript);
  for (const [path, entry] of scripted) {
    const name = path.replace(/^.*node_modules\//, '');
    expect(entry.dev === true, `${name} is a tool`).toBe(true);
    expect(rows.find((row) => row.name === name)?.why, name).toMatch(/has an install script, which never runs/);
  }
  expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m);
  for (const file of ['Dockerfile', 'docs/run.md'])
    for (const line of read(file).match(/npm ci.*/g) ?? []) expect(line, file).toContain('--ignore-scripts');
});

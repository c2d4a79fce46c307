/** docs/dependencies.md names exactly what the project depends on, and nothing runs code while it is installed. */

import { existsSync, readFileSync } from 'node:fs';
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

/** Tools that have an install script and work without it. Nothing may be added: a package that needs one is not used. */
const SCRIPTED = ['@swc/core', 'esbuild'];
const HOOKS = ['preinstall', 'install', 'postinstall'];

test('nothing has an install script but two tools, and theirs never run', () => {
  const locked = Object.entries(json('package-lock.json').packages).filter(([path]) => path.includes('node_modules/'));
  const nameOf = (path) => path.replace(/^.*node_modules\//, '');
  // The lock file says so; what is installed says so too.
  const runs = ([path, entry]) => {
    const manifest = join(ROOT, path, 'package.json');
    if (!existsSync(manifest)) return entry.hasInstallScript === true;
    const { scripts = {} } = JSON.parse(readFileSync(manifest, 'utf8'));
    return entry.hasInstallScript === true || HOOKS.some((hook) => hook in scripts);
  };
  const scripted = locked.filter(runs);
  expect([...new Set(scripted.map(([path]) => nameOf(path)))].sort()).toEqual(SCRIPTED);
  for (const [path, entry] of scripted) expect(entry.dev, `${path} is not in production`).toBe(true);
  for (const name of SCRIPTED)
    expect(rows.find((row) => row.name === name)?.why, name).toMatch(/has an install script, which never runs/);
  expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m);
  for (const file of ['Dockerfile', 'docs/run.md'])
    for (const line of read(file).match(/npm ci.*/g) ?? []) expect(line, file).toContain('--ignore-scripts');
});

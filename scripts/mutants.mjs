/**
 * `npm run mutants -- <file>[:from-to]... [--tests <file or folder>...]`: mutation testing with Stryker. Small faults are planted
 * in the files, one at a time and in a copy under .cache, and the tests must notice each of them. Without --tests, Vitest finds
 * the tests that import the files. Exits with 1 if a mutant survives that scripts/mutants/accepted.json does not explain.
 */

import { existsSync, readFileSync, statSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { judged, summary } from './mutants/accepted.mjs';
import { addOperators } from './mutants/operators.mjs';
import { ROOT } from './setup.mjs';

const ACCEPTED = join(ROOT, 'scripts/mutants/accepted.json');
const say = (line) => process.stdout.write(`${line}\n`);

const args = process.argv.slice(2);
const split = args.includes('--tests') ? args.indexOf('--tests') : args.length;
const { positionals: mutate, values } = parseArgs({
  args: args.slice(0, split),
  options: { accepted: { type: 'string', default: ACCEPTED } },
  allowPositionals: true,
});
const tests = args.slice(split + 1);
/** A file without the lines it is restricted to. */
const fileOf = (pattern) => pattern.replace(/:[\d:-]+$/, '');
const missing = [...mutate.map(fileOf), ...tests].filter((path) => !existsSync(join(ROOT, path)));

if (mutate.length === 0 || missing.length > 0) {
  for (const path of missing) say(`there is no ${path}`);
  say('usage: npm run mutants -- <file>[:from-to]... [--tests <file or folder>...]');
  process.exit(2);
}

// It keeps two cores busy for minutes.
setPriority(10);
addOperators();
const isFolder = (path) => statSync(join(ROOT, path)).isDirectory();
// By our own configuration: with Stryker's testFiles, mutants of constants are switched on after the module has been loaded.
process.env.QUAI_MUTANT_TESTS = JSON.stringify(
  tests.map((path) => (isFolder(path) ? join(path, '**/*.test.{ts,mjs}') : path)),
);
const mutants = await new Stryker({
  mutate,
  testRunner: 'vitest',
  vitest: { configFile: 'scripts/mutants/vitest.config.mjs', related: tests.length === 0 },
  plugins: ['@stryker-mutator/vitest-runner', join(ROOT, 'scripts/mutants/operators.mjs')],
  ignorers: ['exceptions'],
  // The compiler of TypeScript 7 has no API; Stryker wants it only to rewrite the tsconfig of its copy, which nothing reads.
  tsconfigFile: 'none',
  disableTypeChecks: false,
  ignorePatterns: ['.cache', 'dist*', 'data', 'e2e', 'test-results', 'playwright-report'],
  tempDirName: '.cache/mutants',
  reporters: [process.stdout.isTTY ? 'progress' : 'progress-append-only'],
  warnings: { slow: false },
  logLevel: 'warn',
  fileLogLevel: 'off',
  allowConsoleColors: false,
  coverageAnalysis: 'perTest',
  concurrency: 2,
  // For mutants that loop for ever; generous, since the machine may be busy.
  timeoutMS: 30_000,
  timeoutFactor: 3,
}).runMutationTest();

const accepted = JSON.parse(readFileSync(values.accepted, 'utf8'));
const whole = mutate.filter((pattern) => fileOf(pattern) === pattern);
const verdict = judged(mutants, accepted, whole, (file) => readFileSync(join(ROOT, file), 'utf8'));
for (const { file, number, line, change } of verdict.survived) say(`\n${file}:${number}\n  ${line}\n  ${change}`);
for (const { file, line, change } of verdict.stale)
  say(`\naccepted, but none such survived: ${file}\n  ${line}\n  ${change}`);
say(`\n${summary(mutants, verdict)}`);
process.exitCode = verdict.survived.length + verdict.stale.length === 0 ? 0 : 1;

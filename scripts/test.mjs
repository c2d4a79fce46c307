/**
 * `npm test`: all everyday checks in one go. `npm test -- <folder>...` runs only the tests of these folders. `npm run test:wide`
 * runs the broad matrices (all sizes, both languages, every level), as CI does too. `--units` leaves out browsers and checks.
 * Ends with what failed or needed a second try, and one line: N passed, N failed.
 */

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { anyChromium } from '../e2e/browsers.mjs';
import { ensureBuilt, ensureInstalled, ROOT } from './setup.mjs';

const noSkip = process.env.QUAI_NO_SKIP === '1';
/** Tests with real clocks, sockets and databases may time out on a busy machine; in CI they get a second try. */
const secondTries = Boolean(process.env.CI);
const wide = process.argv.includes('--wide');
const unitsOnly = process.argv.includes('--units');
/** Folders or files to restrict the run to, as paths from the root. */
const chosen = process.argv.slice(2).filter((word) => !word.startsWith('--'));
/** Which unit tests: a wide one runs too if it is named. */
const tests = wide ? 'wide' : chosen.some((path) => path.includes('.wide.test.')) ? 'all' : 'everyday';
const CACHE = join(ROOT, '.cache');
const bin = (name) => join(ROOT, 'node_modules', '.bin', name);
const say = (line) => process.stdout.write(`${line}\n`);
/** A terminal shows every name; a log only what went wrong. */
const watched = process.stdout.isTTY === true;

const sum = { passed: 0, failed: 0, skipped: 0 };
const add = ({ passed = 0, failed = 0, skipped = 0 }) => {
  sum.passed += passed;
  sum.failed += failed;
  sum.skipped += skipped;
};

const MOST_LINES = 24;
/** What failed or needed a second try, repeated at the end, where people look first. */
const remarks = [];
const remark = (kind, name, why = '') => {
  const reason = stripVTControlCharacters(why).trim().split('\n').slice(0, MOST_LINES);
  remarks.push(...[`${kind} ${name}`, ...reason.filter(Boolean).map((line) => `     ${line}`)]);
};
const fail = (name, why) => {
  remark('FAIL', name, why);
  add({ failed: 1 });
};

/** Tests that passed only on the second try. One that also needed it in the previous run is unreliable and must be fixed. */
const RETRIED = join(CACHE, 'retried.json');
const retriedBefore = existsSync(RETRIED) ? JSON.parse(readFileSync(RETRIED, 'utf8')) : [];
const retriedTests = [];
const retried = (name, why) => {
  retriedTests.push(name);
  if (retriedBefore.includes(name)) fail(name, `needed a second try twice in a row: ${why ?? ''}`);
  else remark('WARN passed only on the second try:', name, why);
};
const rememberRetried = () => {
  if (chosen.length === 0 && !wide && !unitsOnly) writeFileSync(RETRIED, JSON.stringify(retriedTests));
};

/** A check that counts as one test. */
function check(name, program, args) {
  const before = Date.now();
  const done = spawnSync(program, args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  const good = done.status === 0;
  say(`${good ? 'ok  ' : 'FAIL'} ${name} (${((Date.now() - before) / 1000).toFixed(1)} s)`);
  if (good) return add({ passed: 1 });
  say(`${done.stdout}${done.stderr}`);
  fail(name);
}

/** Vitest's report on these files and folders (all if none are given); null if it crashed. */
function vitest(files, options = []) {
  const report = join(CACHE, 'unit.json');
  rmSync(report, { force: true });
  const reporters = [...(watched ? ['--reporter=default'] : []), '--reporter=./scripts/unit-report.mjs'];
  const env = { ...process.env, QUAI_UNIT_REPORT: report, QUAI_TESTS: tests };
  spawnSync(bin('vitest'), ['run', '--passWithNoTests', ...reporters, ...options, ...files], {
    cwd: ROOT,
    stdio: 'inherit',
    env,
  });
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : null;
}

function unitTests(files) {
  say('     unit, property, record and service tests...');
  const first = vitest(files);
  if (first === null) return fail('unit tests', 'ended without a report');
  for (const { name, message } of first.errors) fail(name, message);
  const failed = first.tests.filter(({ state }) => state === 'failed');
  const again = new Map(secondTries ? secondTry(failed).map((test) => [test.name, test]) : []);
  for (const test of first.tests) {
    const { name, state, message } = again.get(test.name) ?? test;
    if (state === 'failed') fail(name, message);
    else if (state === 'passed') add({ passed: 1 });
    else {
      say(`SKIP ${name}`);
      add({ skipped: 1 });
    }
    if (test.state === 'failed' && state === 'passed') retried(name, test.message);
  }
}

/** In a new process and on its own, free of whatever the first try left behind and of a busy machine. */
function secondTry(failed) {
  const files = [...new Set(failed.map(({ file }) => file))];
  if (files.length === 0) return [];
  say(`     again, alone: ${files.join(' ')}`);
  const second = vitest(files, ['--maxWorkers=1']);
  if (second === null || second.errors.length > 0) return [];
  return second.tests;
}

async function browserTests(specs) {
  if (anyChromium === '') {
    say(
      'SKIP all browser tests: no Chromium found. Install it (Debian: apt-get install chromium), or set QUAI_CHROMIUM to its path.',
    );
    return add({ skipped: 1 });
  }
  await ensureBuilt('web');
  await ensureBuilt('cli');
  const report = join(CACHE, 'e2e.json');
  rmSync(report, { force: true });
  say('     browser tests...');
  const which = wide ? ['--grep', '@wide'] : specs.length > 0 ? specs : ['--grep-invert', '@wide'];
  spawnSync(bin('playwright'), ['test', '--config', 'e2e/playwright.config.ts', ...which], {
    cwd: ROOT,
    stdio: 'inherit',
    env: {
      ...process.env,
      QUAI_REPORTER: watched ? 'line' : './quiet.ts',
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    },
  });
  if (!existsSync(report)) return fail('browser tests', 'ended without a report');
  const { suites, errors } = JSON.parse(readFileSync(report, 'utf8'));
  for (const { message } of errors) fail('browser tests', message);
  for (const { file, title, tests } of specsOf(suites))
    for (const { status, results } of tests) {
      if (status === 'unexpected') fail(`${file} › ${title}`, results.at(-1)?.errors[0]?.message);
      else if (status === 'skipped') {
        say(`SKIP ${file} › ${title}`);
        add({ skipped: 1 });
      } else add({ passed: 1 });
      if (status === 'flaky') retried(`${file} › ${title}`, results[0].errors[0]?.message);
    }
}

const specsOf = (suites) => suites.flatMap(({ specs, suites = [] }) => [...specs, ...specsOf(suites)]);

function checks() {
  check('lint and format (biome)', bin('biome'), ['check', '--error-on-warnings', '.']);
  check('types (tsc)', bin('tsc'), ['-p', 'tsconfig.json']);
  check('architecture: who imports whom (dependency-cruiser)', process.execPath, ['scripts/architecture.mjs']);
  check('no dead code (knip)', bin('knip'), ['--no-config-hints']);
}

const before = Date.now();
ensureInstalled();
mkdirSync(CACHE, { recursive: true });
const missing = chosen.filter((path) => !existsSync(join(ROOT, path)));
for (const path of missing) fail(path, 'no such file or folder');
const specs = chosen.filter((path) => path.startsWith('e2e'));
// Absolute paths, since Vitest would match a folder's name anywhere in a path.
const units = chosen
  .filter((path) => !path.startsWith('e2e') && !missing.includes(path))
  .map((path) => join(ROOT, path));
if (!wide && !unitsOnly && chosen.length === 0) checks();
await ensureBuilt('cli');
if (chosen.length === 0 || units.length > 0) unitTests(units);
if (!unitsOnly && (chosen.length === 0 || specs.length > 0)) await browserTests(specs);
rememberRetried();

if (noSkip && sum.skipped > 0) {
  remark('FAIL', `QUAI_NO_SKIP is set, so ${sum.skipped} skipped tests count as failed`);
  sum.failed += sum.skipped;
  sum.skipped = 0;
}
say(`finished in ${((Date.now() - before) / 1000).toFixed(0)} s`);
for (const line of remarks) say(line);
say(`${sum.passed} passed, ${sum.failed} failed${sum.skipped > 0 ? `, ${sum.skipped} skipped` : ''}`);
process.exitCode = sum.failed === 0 ? 0 : 1;

/** `npm test`: everything there is to check, in one go. Ends with what failed, and one line: N passed, N failed. */

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { anyChromium } from '../e2e/browsers.mjs';
import { ensureBuilt, ensureInstalled, ROOT } from './setup.mjs';

const noSkip = process.env.QUAI_NO_SKIP === '1';
/** Tests with real clocks, sockets and databases may be late once on a busy machine; never hidden while one works on them. */
const secondTries = Boolean(process.env.CI);
const CACHE = join(ROOT, '.cache');
const bin = (name) => join(ROOT, 'node_modules', '.bin', name);
const say = (line) => process.stdout.write(`${line}\n`);
/** At a terminal every name goes by; a log says what went wrong and nothing else. */
const watched = process.stdout.isTTY === true;

const sum = { passed: 0, failed: 0, skipped: 0 };
const add = ({ passed = 0, failed = 0, skipped = 0 }) => {
  sum.passed += passed;
  sum.failed += failed;
  sum.skipped += skipped;
};

const MOST_LINES = 24;
/** What failed or needed a second try: said again at the end, where one looks first. */
const remarks = [];
const remark = (kind, name, why = '') => {
  const reason = stripVTControlCharacters(why).trim().split('\n').slice(0, MOST_LINES);
  remarks.push(...[`${kind} ${name}`, ...reason.filter(Boolean).map((line) => `     ${line}`)]);
};
const fail = (name, why) => {
  remark('FAIL', name, why);
  add({ failed: 1 });
};

/** A check that is one test: it passes or it does not. */
function check(name, program, args) {
  const before = Date.now();
  const done = spawnSync(program, args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  const good = done.status === 0;
  say(`${good ? 'ok  ' : 'FAIL'} ${name} (${((Date.now() - before) / 1000).toFixed(1)} s)`);
  if (good) return add({ passed: 1 });
  say(`${done.stdout}${done.stderr}`);
  fail(name);
}

/** What Vitest says of all files, or of these, one at a time; null if it broke down. */
function vitest(files = []) {
  const report = join(CACHE, 'unit.json');
  rmSync(report, { force: true });
  const reporters = [...(watched ? ['--reporter=default'] : []), '--reporter=./scripts/unit-report.mjs'];
  const alone = files.length > 0 ? ['--maxWorkers=1'] : [];
  const env = { ...process.env, QUAI_UNIT_REPORT: report };
  spawnSync(bin('vitest'), ['run', ...reporters, ...alone, ...files], { cwd: ROOT, stdio: 'inherit', env });
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : null;
}

function unitTests() {
  say('     unit, property, record and service tests...');
  const first = vitest();
  if (first === null) return fail('unit tests', 'they ended without a report');
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
    if (test.state === 'failed' && state === 'passed') remark('NOTE at the second try', name, test.message);
  }
}

/** In a new process and with nothing beside it: neither what the first try left behind nor a busy machine is met again. */
function secondTry(failed) {
  const files = [...new Set(failed.map(({ file }) => file))];
  if (files.length === 0) return [];
  say(`     again, alone: ${files.join(' ')}`);
  const second = vitest(files);
  if (second === null || second.errors.length > 0) return [];
  return second.tests;
}

async function browserTests() {
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
  spawnSync(bin('playwright'), ['test', '--config', 'e2e/playwright.config.ts'], {
    cwd: ROOT,
    stdio: 'inherit',
    env: {
      ...process.env,
      QUAI_REPORTER: watched ? 'line' : './quiet.ts',
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    },
  });
  if (!existsSync(report)) return fail('browser tests', 'they ended without a report');
  const { suites, errors } = JSON.parse(readFileSync(report, 'utf8'));
  for (const { message } of errors) fail('browser tests', message);
  for (const { file, title, tests } of specsOf(suites))
    for (const { status, results } of tests) {
      if (status === 'unexpected') fail(`${file} › ${title}`, results.at(-1)?.errors[0]?.message);
      else if (status === 'skipped') {
        say(`SKIP ${file} › ${title}`);
        add({ skipped: 1 });
      } else add({ passed: 1 });
      if (status === 'flaky') remark('NOTE at the second try', `${file} › ${title}`, results[0].errors[0]?.message);
    }
}

const specsOf = (suites) => suites.flatMap(({ specs, suites = [] }) => [...specs, ...specsOf(suites)]);

const before = Date.now();
ensureInstalled();
mkdirSync(CACHE, { recursive: true });
check('lint and format (biome)', bin('biome'), ['check', '--error-on-warnings', '.']);
check('types (tsc)', bin('tsc'), ['-p', 'tsconfig.json']);
check('architecture: who imports whom (dependency-cruiser)', process.execPath, ['scripts/architecture.mjs']);
check('no dead code (knip)', bin('knip'), ['--no-config-hints']);
await ensureBuilt('cli');
unitTests();
await browserTests();

if (noSkip && sum.skipped > 0) {
  remark('FAIL', `QUAI_NO_SKIP is set, so ${sum.skipped} skipped tests count as failed`);
  sum.failed += sum.skipped;
  sum.skipped = 0;
}
say(`all in ${((Date.now() - before) / 1000).toFixed(0)} s`);
for (const line of remarks) say(line);
say(`${sum.passed} passed, ${sum.failed} failed${sum.skipped > 0 ? `, ${sum.skipped} skipped` : ''}`);
process.exitCode = sum.failed === 0 ? 0 : 1;

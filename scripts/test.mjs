/** `npm test`: everything there is to check, in one go. Ends with one line: N passed, N failed. */

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, ROOT } from './setup.mjs';

const noSkip = process.env.QUAI_NO_SKIP === '1';
const CACHE = join(ROOT, '.cache');
const bin = (name) => join(ROOT, 'node_modules', '.bin', name);
const say = (line) => process.stdout.write(`${line}\n`);

const sum = { passed: 0, failed: 0, skipped: 0 };
const add = ({ passed = 0, failed = 0, skipped = 0 }) => {
  sum.passed += passed;
  sum.failed += failed;
  sum.skipped += skipped;
};

/** A check that is one test: it passes or it does not. */
function check(name, program, args) {
  const before = Date.now();
  const done = spawnSync(program, args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  const good = done.status === 0;
  say(`${good ? 'ok  ' : 'FAIL'} ${name} (${((Date.now() - before) / 1000).toFixed(1)} s)`);
  if (!good) say(`${done.stdout}${done.stderr}`);
  add(good ? { passed: 1 } : { failed: 1 });
  return done;
}

function unitTests() {
  const report = join(CACHE, 'unit.json');
  rmSync(report, { force: true });
  say('     unit, property, record and service tests...');
  spawnSync(bin('vitest'), ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  if (!existsSync(report)) return add({ failed: 1 });
  const { numPassedTests, numFailedTests, numFailedTestSuites, numPendingTests, testResults } = JSON.parse(
    readFileSync(report, 'utf8'),
  );
  const skipped = testResults
    .flatMap((file) => file.assertionResults)
    .filter((test) => test.status !== 'passed' && test.status !== 'failed');
  for (const test of skipped) say(`SKIP ${test.fullName}`);
  // A file that does not even load has no failed test of its own.
  const broken = numFailedTests === 0 ? numFailedTestSuites : 0;
  add({ passed: numPassedTests, failed: numFailedTests + broken, skipped: numPendingTests });
}

const CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

async function browserTests() {
  const chromium = process.env.QUAI_CHROMIUM ?? CHROMIUM.find((path) => existsSync(path));
  if (chromium === undefined) {
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
    env: { ...process.env, QUAI_CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  if (!existsSync(report)) return add({ failed: 1 });
  const { stats, errors } = JSON.parse(readFileSync(report, 'utf8'));
  if (stats.flaky > 0) say(`NOTE ${stats.flaky} browser tests passed only at the second try (listed above as flaky).`);
  add({ passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length, skipped: stats.skipped });
}

const before = Date.now();
ensureInstalled();
mkdirSync(CACHE, { recursive: true });
check('lint and format (biome)', bin('biome'), ['check', '.']);
check('types (tsc)', bin('tsc'), ['-p', 'tsconfig.json']);
check('architecture: who imports whom (dependency-cruiser)', process.execPath, ['scripts/architecture.mjs']);
check('no dead code (knip)', bin('knip'), ['--no-config-hints']);
await ensureBuilt('cli');
unitTests();
await browserTests();

if (noSkip && sum.skipped > 0) {
  say(`QUAI_NO_SKIP is set, so ${sum.skipped} skipped tests count as failed.`);
  sum.failed += sum.skipped;
  sum.skipped = 0;
}
say(`all in ${((Date.now() - before) / 1000).toFixed(0)} s`);
say(`${sum.passed} passed, ${sum.failed} failed${sum.skipped > 0 ? `, ${sum.skipped} skipped` : ''}`);
process.exitCode = sum.failed === 0 ? 0 : 1;

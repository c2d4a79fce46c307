import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { judged, summary } from '../mutants/accepted.mjs';

const folder = mkdtempSync(join(tmpdir(), 'quai-mutants-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** `npm run mutants` on the sample, with these explanations. */
function mutants(accepted, ...args) {
  const list = join(folder, 'accepted.json');
  writeFileSync(list, JSON.stringify(accepted));
  const script = join(import.meta.dirname, '../mutants.mjs');
  const { status, stdout } = spawnSync(process.execPath, [script, '--accepted', list, ...args], {
    cwd: join(import.meta.dirname, '../..'),
    encoding: 'utf8',
    // Not the ones that Vitest sets for this test itself.
    env: { PATH: process.env.PATH },
  });
  return { status, lines: stdout.trim().split('\n') };
}

const FILE = 'scripts/test/mutants/fare.mjs';
const TESTS = ['--tests', 'scripts/test/mutants/fare.sample.mjs'];

test('a change that no test notices is shown, unless it is explained; those that some test notices are counted', () => {
  const explained = { line: 'const price = age < 4 ? 0 : 2;', change: 'age < 4 -> age <= 4', why: 'for this test' };
  const { status, lines } = mutants({ [FILE]: [explained] }, FILE, ...TESTS);
  expect(lines.slice(-5)).toEqual([
    `${FILE}:6`,
    '  return bags > 3 ? price + 1 : price;',
    '  bags > 3 -> bags >= 3',
    '',
    '19 mutants, 17 killed, 0 timed out, 1 survived (and 1 accepted)',
  ]);
  expect(status).toBe(1);
});

test('with a file that is missing, nothing is run', () => {
  const { status, lines } = mutants({}, 'scripts/test/mutants/none.mjs');
  expect([status, lines[0]]).toEqual([2, 'there is no scripts/test/mutants/none.mjs']);
});

test('an explanation without its survivor is stale; of a file that was not mutated as a whole, nothing is known', () => {
  const at = (line, column) => ({ line, column });
  const mutant = (status) => ({
    status,
    fileName: join(process.cwd(), 'a.ts'),
    location: { start: at(1, 5), end: at(2, 2) },
    replacement: 'x',
  });
  const all = ['Survived', 'NoCoverage', 'Timeout', 'Killed', 'RuntimeError', 'Ignored'].map(mutant);
  const read = () => '  if (a &&\n b) c();';
  const known = { 'a.ts': [{ line: 'if (a &&', change: '(a && -> y' }], 'b.ts': [{ line: '', change: '' }] };
  const verdict = judged(all, known, ['a.ts'], read);
  expect(verdict.survived[0]).toEqual({ file: 'a.ts', number: 1, line: 'if (a &&', change: ' (a && -> x' });
  expect(verdict.survived).toHaveLength(2);
  expect(verdict.stale.map(({ change }) => change)).toEqual(['(a && -> y']);
  const slow = { 'a.ts': [{ line: 'if (a &&', change: ' (a && -> x' }] };
  expect(judged(all.slice(2), slow, ['a.ts'], read).stale).toEqual([]);
  expect(judged(all.slice(3), slow, ['a.ts'], read).stale).toHaveLength(1);
  expect(judged(all, known, [], read).stale).toEqual([]);
  expect(summary(all, verdict)).toBe('5 mutants, 2 killed, 1 timed out, 2 survived');
});

/** A Vitest reporter for `npm test`: the result of each test, and errors outside of tests. */

import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';

/** The message, the diff and the location of an error. */
const told = (errors) => {
  const error = errors?.[0];
  if (error === undefined) return '';
  const { file, line } = error.stacks?.[0] ?? {};
  const place = file === undefined ? undefined : `at ${relative(process.cwd(), file)}:${line}`;
  return [error.message, error.diff, place].filter(Boolean).join('\n');
};

export default class UnitReport {
  onTestRunEnd(modules, unhandled) {
    const tests = modules.flatMap((module) => [...module.children.allTests()].map(lineOf));
    const errors = [
      // A file that fails to load has no failed test.
      ...modules.flatMap((module) =>
        module.errors().map((error) => ({ name: module.relativeModuleId, message: told([error]) })),
      ),
      ...unhandled.map((error) => ({ name: 'outside of every test', message: told([error]) })),
    ];
    writeFileSync(process.env.QUAI_UNIT_REPORT, JSON.stringify({ tests, errors }));
  }
}

function lineOf(test) {
  const { state, errors } = test.result();
  const file = test.module.relativeModuleId;
  return { file, name: `${file} › ${test.fullName}`, state, message: told(errors) };
}

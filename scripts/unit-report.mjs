/** What `npm test` wants to know of the unit tests, as a reporter of Vitest: a line for each test, and what has no test. */

import { writeFileSync } from 'node:fs';

const told = (errors) => errors?.[0]?.message ?? '';

export default class UnitReport {
  onTestRunEnd(modules, unhandled) {
    const tests = modules.flatMap((module) => [...module.children.allTests()].map(lineOf));
    const errors = [
      // A file that does not even load has no failed test of its own.
      ...modules.flatMap((module) =>
        module.errors().map(({ message }) => ({ name: module.relativeModuleId, message })),
      ),
      ...unhandled.map(({ message }) => ({ name: 'outside of every test', message })),
    ];
    writeFileSync(process.env.QUAI_UNIT_REPORT, JSON.stringify({ tests, errors }));
  }
}

function lineOf(test) {
  const { state, errors } = test.result();
  const file = test.module.relativeModuleId;
  return { file, name: `${file} › ${test.fullName}`, state, message: told(errors) };
}

/** The unit tests in Stryker's copy of the tree. Its node_modules is a link, so our own packages must be found in the copy. */

import { join } from 'node:path';
import { mergeConfig } from 'vitest/config';
import base from '../../vitest.config.ts';

const tests = JSON.parse(process.env.QUAI_MUTANT_TESTS);
const ROOT = join(import.meta.dirname, '../..');

if (tests.length > 0) base.test.include = tests;

export default mergeConfig(base, {
  // A mutant that answers nothing is noticed soon.
  test: { testTimeout: 10_000, hookTimeout: 10_000 },
  resolve: { alias: [{ find: /^@quai\//, replacement: `${ROOT}/` }] },
});

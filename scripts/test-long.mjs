/** `npm run test:long`: ten times as many crashes and hostile messages. Run it before a release. */

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, ROOT } from './setup.mjs';

const TESTS = [
  'server/test/store/crash',
  'server/test/attacks/faults',
  'server/test/wire/hostile',
  'server/test/store/nodes',
  'server/test/tables/games',
];

ensureInstalled();
const { status } = spawnSync(join(ROOT, 'node_modules/.bin/vitest'), ['run', ...TESTS], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...process.env, QUAI_TESTS: 'all', QUAI_LONG: process.env.QUAI_LONG ?? '10' },
});
process.exitCode = status ?? 1;

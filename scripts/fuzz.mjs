/** `npm run fuzz`: see bench/fuzz/run.ts. */

import { register } from 'tsx/esm/api';
import { ensureInstalled } from './setup.mjs';

ensureInstalled();
register();
const { fuzz } = await import('../bench/fuzz/run.ts');
process.exitCode = await fuzz(process.argv.slice(2));

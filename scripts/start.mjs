/** `npm start`: installs and builds what is missing or stale, then serves the site. */

import { ensureBuilt, ROOT } from './setup.mjs';

await ensureBuilt('web');
await ensureBuilt('cli');
process.chdir(process.env.INIT_CWD ?? ROOT);
const { main } = await import('../dist/cli/quai.mjs');
process.exitCode = await main(['serve', ...process.argv.slice(2)]);

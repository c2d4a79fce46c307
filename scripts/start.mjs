/** `npm start`: installs and builds what is missing or stale, then serves the site. */

import { ensureBuilt, PROGRAM, ROOT } from './setup.mjs';

await ensureBuilt('web');
await ensureBuilt('cli');
process.chdir(process.env.INIT_CWD ?? ROOT);
const { main } = await import(PROGRAM);
process.exitCode = await main(['serve', ...process.argv.slice(2)]);

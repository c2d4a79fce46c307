/** The server from source; started by scripts/dev.mjs, which restarts it when a source file changes. */

import { main } from '../cli/main.ts';

process.exitCode = await main(['serve']);

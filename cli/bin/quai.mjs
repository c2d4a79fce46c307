#!/usr/bin/env node
/** Starts the command line, building it first if a source file is newer. */

import { ensureBuilt } from '../../scripts/setup.mjs';

// A reader that leaves early (head, less) is no error.
process.stdout.on('error', (error) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

await ensureBuilt('cli');
const { main } = await import('../../dist/cli/quai.mjs');
process.exitCode = await main(process.argv.slice(2));

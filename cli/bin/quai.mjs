#!/usr/bin/env node
/** Starts the command line, building it first if a source file is newer. */

import { ensureBuilt } from '../../scripts/setup.mjs';

await ensureBuilt('cli');
const { main } = await import('../../dist/cli/quai.mjs');
process.exitCode = await main(process.argv.slice(2));

#!/usr/bin/env node
/** Starts the command line, building it first if a source file has changed. */

import { ensureBuilt, PROGRAM } from '../../scripts/setup.mjs';

await ensureBuilt('cli');
const { main } = await import(PROGRAM);
process.exitCode = await main(process.argv.slice(2));

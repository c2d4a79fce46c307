/** Starts the built command line without checking that it is up to date: for images and services. */

import { main } from '../dist/cli/quai.mjs';

process.exitCode = await main(process.argv.slice(2));

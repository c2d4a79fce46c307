/** Starts the built command line as it is: for an image or a service, where nothing is built any more. */

import { main } from '../dist/cli/quai.mjs';

process.exitCode = await main(process.argv.slice(2));

/** A server as a process of its own, for tests that kill it. */

import { readConfig } from '../../boot/config.ts';
import { serve } from '../../boot/serve.ts';

const server = await serve(readConfig(process.env, process.cwd()), undefined, process.env.QUAI_TEST_BUILD ?? 'test');
process.once('SIGTERM', async () => {
  await server.stop();
  process.exit(0);
});
process.stdout.write(`the test server is at ${server.address} now\n`);

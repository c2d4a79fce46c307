/**
 * `npm run dev`: the site and the server from source, with live reload. Pages reload (or update in place) when a file of the site
 * changes; the server restarts when one of its files does.
 */

import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, ROOT } from './setup.mjs';

ensureInstalled();
const port = Number(process.env.PORT ?? 8080);
const api = port + 1;
const host = process.env.QUAI_HOST ?? '127.0.0.1';

const server = spawn(
  join(ROOT, 'node_modules/.bin/tsx'),
  [
    'watch',
    '--clear-screen=false',
    ...['web', 'kit', 'dist', 'data', '.cache'].flatMap((name) => ['--exclude', `./${name}/**`]),
    'scripts/dev-server.mjs',
  ],
  { cwd: ROOT, stdio: 'inherit', env: { ...process.env, PORT: String(api), QUAI_HOST: '127.0.0.1' } },
);

const { createServer } = await import('vite');
const site = await createServer({
  configFile: join(ROOT, 'web/vite.config.ts'),
  configLoader: 'runner',
  server: {
    port,
    host,
    strictPort: true,
    proxy: {
      '/api': {
        target: `http://127.0.0.1:${api}`,
        ws: true,
        // The server compares the page's origin with its own address.
        headers: { host: `127.0.0.1:${api}`, origin: `http://127.0.0.1:${api}` },
      },
    },
  },
});
await site.listen();
process.stdout.write(
  `The site with live reload: http://${host}:${port} (its server: http://127.0.0.1:${api}; Ctrl-C stops both)\n`,
);

async function stop() {
  server.kill('SIGTERM');
  await site.close();
  process.exit(0);
}
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
server.once('exit', (code) => {
  process.exitCode = code ?? 1;
  void site.close().then(() => process.exit());
});

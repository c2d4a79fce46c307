/** Builds the command line with the server (dist/cli), and the site (dist/web). QUAI_DIST sets another folder than dist. */

import { copyFileSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { DIST, ROOT } from './setup.mjs';

/** Packages from the registry stay external; our own folders are bundled. */
function external() {
  const names = new Set();
  for (const folder of ['.', 'engine', 'protocol', 'table', 'games', 'bots', 'server', 'cli']) {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(
      readFileSync(join(ROOT, folder, 'package.json'), 'utf8'),
    );
    for (const name of Object.keys({ ...dependencies, ...devDependencies }))
      if (!name.startsWith('@quai/')) names.add(name);
  }
  return [...names].flatMap((name) => [name, `${name}/*`]);
}

/** Identifies a build: the server sends it to pages, which can then tell that they are outdated. */
function buildId() {
  return `${JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).version}-${Date.now().toString(36)}`;
}

export async function build(part) {
  if (part === 'cli') await buildCommandLine();
  else await buildSite();
}

async function buildSite() {
  process.stderr.write('Building the site...\n');
  const vite = await import('vite');
  // The configuration imports our own TypeScript, which only newer Node versions could load by themselves.
  await vite.build({ configFile: join(ROOT, 'web/vite.config.ts'), configLoader: 'runner', logLevel: 'warn' });
}

async function buildCommandLine() {
  process.stderr.write('Building the command line...\n');
  const esbuild = await import('esbuild');
  await esbuild.build({
    entryPoints: {
      quai: join(ROOT, 'cli/main.ts'),
      thinker: join(ROOT, 'server/bots/thinker.ts'),
    },
    outdir: join(DIST, 'cli'),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    chunkNames: 'part-[hash]',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    external: external(),
    logLevel: 'warning',
    define: { QUAI_BUILD: JSON.stringify(buildId()) },
  });
  for (const file of [
    'server/store/sqlite/thread.mjs',
    'server/bots/pool-thread.cjs',
    'bench/peers/boardgame-server.mjs',
    'bench/peers/colyseus-server.mjs',
  ])
    copyFileSync(join(ROOT, file), join(DIST, 'cli', basename(file)));
}

if (process.argv[1]?.endsWith('build.mjs')) for (const part of ['web', 'cli']) await build(part);

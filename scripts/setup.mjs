/** Installs and builds when that is missing or stale, and says so. Everything a person starts goes through here. */

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
/** Where the built program and site go; several can be kept side by side. */
export const DIST = join(ROOT, process.env.QUAI_DIST ?? 'dist');

const say = (line) => process.stderr.write(`${line}\n`);

/** Runs a program with our terminal; throws a plain sentence if it fails. */
export function run(program, args, options = {}) {
  const done = spawnSync(program, args, { cwd: ROOT, stdio: 'inherit', ...options });
  if (done.error) throw new Error(`${program} cannot be started: ${done.error.message}`);
  return done.status ?? 1;
}

const NODE_NEEDED = [20, 19];

export function ensureNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > NODE_NEEDED[0] || (major === NODE_NEEDED[0] && minor >= NODE_NEEDED[1])) return;
  say(`Quai needs Node ${NODE_NEEDED.join('.')} or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

/** Installs the packages of package-lock.json unless exactly these are there. */
export function ensureInstalled() {
  ensureNode();
  const lock = createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex');
  const stamp = join(ROOT, 'node_modules', '.quai-lock');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  say('Installing packages (first run, or the lock file has changed)...');
  if (run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund']) !== 0) {
    say('npm ci failed: see above. Is the network there?');
    process.exit(1);
  }
  writeFileSync(stamp, lock);
}

const SOURCES = /\.(ts|tsx|json|css|html|svg|mjs|cjs|js|webmanifest)$/;
const FOLDERS = ['engine', 'protocol', 'kit', 'table', 'games', 'bots', 'server', 'web', 'cli', 'bench', 'scripts'];

function newest(folder) {
  let latest = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name === 'node_modules' || entry.name === 'dist' || entry.name === 'test') continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) latest = Math.max(latest, newest(path));
    else if (SOURCES.test(entry.name)) latest = Math.max(latest, statSync(path).mtimeMs);
  }
  return latest;
}

/** Builds a part (cli, web) unless nothing has changed since it was built. */
export async function ensureBuilt(part) {
  ensureInstalled();
  const stamp = join(DIST, `${part}.stamp`);
  const latest = Math.max(...FOLDERS.map((folder) => newest(join(ROOT, folder))));
  if (existsSync(stamp) && statSync(stamp).mtimeMs > latest && Number(readFileSync(stamp, 'utf8')) >= latest) return;
  const { build } = await import('./build.mjs');
  await build(part);
  mkdirSync(DIST, { recursive: true });
  writeFileSync(stamp, String(latest));
}

/** Installs and builds whatever is missing or stale, and says so. All scripts and the command line start with this. */

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
/** Where the built program and site go; several builds can be kept side by side. */
export const DIST = join(ROOT, process.env.QUAI_DIST ?? 'dist');
/** The built command line, to be imported. */
export const PROGRAM = pathToFileURL(join(DIST, 'cli/quai.mjs')).href;

const say = (line) => process.stderr.write(`${line}\n`);

/** Runs a program in our terminal and returns its exit code. */
export function run(program, args, options = {}) {
  const done = spawnSync(program, args, { cwd: ROOT, stdio: 'inherit', ...options });
  if (done.error) throw new Error(`cannot start ${program}: ${done.error.message}`);
  return done.status ?? 1;
}

const NODE_NEEDED = [20, 19];

function ensureNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > NODE_NEEDED[0] || (major === NODE_NEEDED[0] && minor >= NODE_NEEDED[1])) return;
  say(`Quai needs Node ${NODE_NEEDED.join('.')} or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

/**
 * Whether npm has installed what this lock file asks for, by the list it leaves in node_modules. Packages for other platforms may be
 * missing.
 */
export function isInstalled(lock, installed) {
  return Object.entries(lock.packages).every(
    ([path, { version, link, optional }]) =>
      path === '' ||
      link ||
      version === undefined ||
      (installed.packages[path]?.version ?? (optional && version)) === version,
  );
}

/** Installs the packages of package-lock.json unless exactly these are installed. */
export function ensureInstalled() {
  ensureNode();
  const text = readFileSync(join(ROOT, 'package-lock.json'), 'utf8');
  const lock = createHash('sha256').update(text).digest('hex');
  const stamp = join(ROOT, 'node_modules', '.quai-lock');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  // Installed by hand. Installing again would pull the packages away from under whatever is running.
  const installed = join(ROOT, 'node_modules', '.package-lock.json');
  if (existsSync(installed) && isInstalled(JSON.parse(text), JSON.parse(readFileSync(installed, 'utf8'))))
    return writeFileSync(stamp, lock);
  say('Installing packages (first run, or the lock file has changed)...');
  if (run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund']) !== 0) {
    say('npm ci failed: see above. Is there a network connection?');
    process.exit(1);
  }
  writeFileSync(stamp, lock);
}

const SHARED = ['engine', 'protocol', 'table', 'games', 'bots'];
/** The folders each part is built from. */
const SOURCES = {
  cli: [...SHARED, 'server', 'cli', 'bench'],
  web: [...SHARED, 'kit', 'web'],
};
const BUILT_BY = ['scripts/build.mjs', 'package-lock.json', 'tsconfig.json'];
/** Folders below a source folder that no build reads. */
const UNREAD = { cli: ['test', 'board'], web: ['test'] };

/** A hash over the content of every file a part is built from. */
function fingerprint(part) {
  const hash = createHash('sha256');
  const add = (path) =>
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(ROOT, path)));
  const walk = (folder) => {
    for (const entry of readdirSync(join(ROOT, folder), { withFileTypes: true }).sort((a, b) =>
      a.name < b.name ? -1 : 1,
    )) {
      if (entry.name === 'node_modules' || UNREAD[part].includes(entry.name)) continue;
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) walk(path);
      else add(path);
    }
  };
  for (const folder of SOURCES[part]) walk(folder);
  for (const file of BUILT_BY) add(file);
  return hash.digest('hex');
}

/** Builds a part (cli, web) unless nothing it is built from has changed. */
export async function ensureBuilt(part) {
  ensureInstalled();
  const stamp = join(DIST, `${part}.stamp`);
  const current = fingerprint(part);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === current) return;
  const { build } = await import('./build.mjs');
  await build(part);
  mkdirSync(DIST, { recursive: true });
  writeFileSync(stamp, current);
}

/** Installs the peers into a scratch folder: they are not our dependencies. */

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Colyseus 0.17 and later want Node 22. */
const PACKAGES = [
  'boardgame.io@0.50.2',
  'node-persist@3.1.3',
  'socket.io-client@4.8.4',
  '@colyseus/core@0.16.26',
  '@colyseus/ws-transport@0.16.5',
  '@colyseus/schema@3.0.76',
  'colyseus.js@0.16.22',
];

/** The folder they are installed in. */
export function installPeers(): string {
  const folder = join(process.cwd(), '.cache/peers');
  const done = join(folder, 'installed.json');
  if (existsSync(done)) return folder;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'peers', private: true }));
  process.stderr.write('Installing boardgame.io and Colyseus into .cache/peers...\n');
  const words = ['install', '--ignore-scripts', '--no-audit', '--no-fund', ...PACKAGES];
  const { status, stderr } = spawnSync('npm', words, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`npm could not install them:\n${stderr}`);
  writeFileSync(done, JSON.stringify(PACKAGES));
  return folder;
}

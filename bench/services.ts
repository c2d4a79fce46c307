/** Private PostgreSQL and Redis servers for tests and benchmarks: from the installed programs, on free ports, in temporary folders. */

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Service {
  readonly url: string;
  readonly pid: () => number;
  /** Stops it abruptly and waits until it is gone; the data stays. */
  down(): Promise<void>;
  up(): Promise<void>;
  /** Stops it and deletes its data. */
  end(): Promise<void>;
}

const POSTGRES = postgresFolder();
const REDIS = ['/usr/bin/redis-server', '/usr/local/bin/redis-server'].find((path) => existsSync(path));

/** Appended to the names of tests that need it: empty, or how to install it. */
export const noPostgres =
  POSTGRES === undefined ? ' — NO POSTGRESQL FOUND: install it (Debian: apt-get install postgresql)' : '';
export const noRedis =
  REDIS === undefined ? ' — NO REDIS FOUND: install it (Debian: apt-get install redis-server)' : '';

function postgresFolder(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  return [...versions.map((version) => join(debian, version, 'bin')), '/usr/local/bin', '/usr/bin'].find(
    (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  );
}

export async function startPostgres(): Promise<Service> {
  if (POSTGRES === undefined) throw new Error(`no PostgreSQL${noPostgres}`);
  const folder = mkdtempSync(join(tmpdir(), 'quai-postgres-'));
  const root = process.getuid?.() === 0;
  // PostgreSQL does not run as root.
  const as = root ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups'] : [];
  if (root) {
    const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
    chownSync(folder, id('-u'), id('-g'));
  }
  const data = join(folder, 'data');
  const [initdb = '', ...words] = [
    ...as,
    join(POSTGRES, 'initdb'),
    '-D',
    data,
    '-A',
    'trust',
    '-U',
    'quai',
    '--no-sync',
  ];
  execFileSync(initdb, words, { stdio: 'ignore', cwd: folder });
  const port = await freePort();
  const options = ['-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1', '-c', 'max_connections=60'];
  const command = [...as, join(POSTGRES, 'postgres'), '-D', data, ...options];
  // SIGQUIT stops it at once, like a crash; what was committed is recovered from its log.
  return service(`postgres://quai@127.0.0.1:${port}/postgres`, command, port, 'SIGQUIT', folder, true);
}

export async function startRedis(): Promise<Service> {
  if (REDIS === undefined) throw new Error(`no Redis${noRedis}`);
  const folder = mkdtempSync(join(tmpdir(), 'quai-redis-'));
  const port = await freePort();
  const command = [REDIS, '--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder];
  return service(`redis://127.0.0.1:${port}`, command, port, 'SIGKILL', folder, false);
}

async function service(
  url: string,
  command: readonly string[],
  port: number,
  end: NodeJS.Signals,
  folder: string,
  database: boolean,
): Promise<Service> {
  const [program = '', ...words] = command;
  let child: ChildProcess | null = null;
  const made: Service = {
    url,
    pid: () => child?.pid ?? 0,
    async up() {
      child = spawn(program, words, { stdio: 'ignore', cwd: folder });
      await answers(url, port, database);
    },
    async down() {
      const running = child;
      if (running === null) return;
      const gone = new Promise((resolve) => running.once('exit', resolve));
      running.kill(end);
      await gone;
      child = null;
    },
    async end() {
      await made.down();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await made.up();
  return made;
}

async function answers(url: string, port: number, database: boolean): Promise<void> {
  const { openPostgres } = await import('@quai/server/store/postgres/postgres.ts');
  for (let attempt = 0; attempt < 200; attempt++) {
    try {
      if (database) await (await openPostgres(url)).close();
      else await reachable(port);
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error(`nothing answers at ${url}`);
}

function reachable(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve();
    });
    socket.on('error', reject);
  });
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

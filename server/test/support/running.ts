/** Servers for tests: in this process, or as a process of their own that can be killed. */

import { type ChildProcess, spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll } from 'vitest';
import { readConfig } from '../../boot/config.ts';
import { type Server, serve } from '../../boot/serve.ts';
import { explaining } from '../store/plans.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** Generous limits; the tests of limits set them lower. */
const GENEROUS = {
  PORT: '0',
  QUAI_HOST: '127.0.0.1',
  QUAI_LOG: 'silent',
  QUAI_MESSAGES_PER_SECOND: '100000',
  QUAI_SOCKETS: '100000',
  QUAI_REQUESTS_PER_MINUTE: '1000000',
  QUAI_GUESTS_PER_HOUR: '1000000',
  QUAI_TABLES_PER_HOUR: '1000000',
};

export type Env = Readonly<Record<string, string>>;

export function scratch(): { folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'quai-server-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

export function serveHere(folder: string, env: Env = {}): Promise<Server> {
  return serve(readConfig({ ...GENEROUS, QUAI_DATA: folder, ...env }, folder), undefined, 'test');
}

/** One server for all the tests of a file, in a folder of its own; it ends with them. */
export async function serverOfThisFile(env: Env = {}): Promise<Server & { readonly folder: string }> {
  const { folder, remove } = scratch();
  const server = await serveHere(folder, env);
  const explain = explaining(server);
  afterAll(async () => {
    await explain();
    await server.stop();
    remove();
  });
  return { ...server, folder };
}

/** The server as one file of JavaScript, so that a process of it starts fast. */
export async function builtServer(): Promise<string> {
  const folders = ['.', 'engine', 'protocol', 'table', 'games', 'bots', 'server'];
  const external = folders.flatMap((folder) => {
    const { dependencies = {} } = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'));
    return Object.keys(dependencies).filter((name) => !name.startsWith('@quai/'));
  });
  const outdir = join(ROOT, '.cache', `server-${process.pid}-${Date.now()}`);
  mkdirSync(outdir, { recursive: true });
  await build({
    entryPoints: ['main.ts', 'interrupted.ts', '../../bots/thinker.ts', '../../store/sqlite/thread.mjs'].map((file) =>
      join(import.meta.dirname, file),
    ),
    outdir,
    outExtension: { '.js': '.mjs' },
    entryNames: '[name]',
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: external.flatMap((name) => [name, `${name}/*`]),
    logLevel: 'error',
  });
  copyFileSync(join(ROOT, 'server/bots/pool-thread.cjs'), join(outdir, 'pool-thread.cjs'));
  return join(outdir, 'main.mjs');
}

export class ServerProcess {
  address = '';
  /** All it wrote. */
  output = '';
  private child: ChildProcess | null = null;
  private readonly program: string;
  private readonly env: Env;

  constructor(program: string, env: Env) {
    this.program = program;
    this.env = env;
  }

  /** Starts it; on the same port as before, if it ran before. */
  async start(): Promise<void> {
    const port = this.address === '' ? {} : { PORT: new URL(this.address).port };
    const child = spawn(process.execPath, [this.program], {
      env: { ...process.env, ...GENEROUS, ...this.env, ...port },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child = child;
    this.address = await new Promise((resolve, reject) => {
      let said = '';
      const hear = (data: Buffer) => {
        said += data;
        this.output += data;
        const found = /the test server is at (http:\S+) now/.exec(said);
        if (found !== null) resolve(found[1]!);
      };
      child.stdout!.on('data', hear);
      child.stderr!.on('data', hear);
      child.on('exit', (code) => reject(new Error(`the server ended with ${code}: ${said.slice(-2000)}`)));
    });
  }

  /** Sends a signal and waits for nothing. */
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void {
    this.child?.kill(signal);
  }

  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const { child } = this;
    if (child === null || child.exitCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await gone;
    this.child = null;
    if (signal === 'SIGTERM' && child.exitCode !== 0)
      throw new Error(`asked to stop, the server ended with ${child.exitCode ?? child.signalCode}`);
  }
}

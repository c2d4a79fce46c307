/** A real server for each test: the built program, a temporary folder, a free port. */

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { test as base } from '@playwright/test';

/** The built program; whether it is up to date was checked before the tests started. */
const BUILT = pathToFileURL(join(import.meta.dirname, '..', process.env.QUAI_DIST ?? 'dist', 'cli/quai.mjs')).href;
const SERVE = `import(${JSON.stringify(BUILT)}).then(({ main }) => main(['serve']))`;

export class RealServer {
  private process: ChildProcess | null = null;
  readonly folder = mkdtempSync(join(tmpdir(), 'quai-e2e-'));
  address = '';
  /** All it printed. */
  said = '';

  async start(port = 0, env: Readonly<Record<string, string>> = {}): Promise<void> {
    const child = spawn(process.execPath, ['-e', SERVE], {
      env: { ...process.env, PORT: String(port), QUAI_HOST: '127.0.0.1', QUAI_DATA: this.folder, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.process = child;
    this.address = await new Promise((resolve, reject) => {
      this.said = '';
      child.stdout!.on('data', (data) => {
        this.said += data;
        const found = /Quai is running at (http:\S+)/.exec(this.said);
        if (found !== null) resolve(found[1]!);
      });
      child.on('exit', (code) => reject(new Error(`the server stopped with ${code}`)));
    });
  }

  get port(): number {
    return Number(new URL(this.address).port);
  }

  protected send(signal: NodeJS.Signals): void {
    this.process!.kill(signal);
  }

  /** SIGKILL: a crash. */
  kill(): Promise<void> {
    return this.signal('SIGKILL');
  }

  /** SIGTERM: a clean shutdown. */
  stop(): Promise<void> {
    return this.signal('SIGTERM');
  }

  private async signal(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.process!;
    const gone = new Promise((resolve) => child.once('close', resolve));
    child.kill(signal);
    await gone;
    if (signal === 'SIGTERM' && child.exitCode !== 0)
      throw new Error(`asked to stop, the server ended with ${child.exitCode ?? child.signalCode}`);
  }

  async end(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

export const test = base.extend<{ tidy: undefined }, { server: RealServer }>({
  /** Closes the browsers of a test, whose pages would otherwise go on in the background and slow down the next. */
  tidy: [
    async ({ browser }, use) => {
      await use(undefined);
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here
    async ({}, use) => {
      const server = new RealServer();
      await server.start();
      await use(server);
      await server.end();
    },
    { scope: 'worker' },
  ],
});
export { expect } from '@playwright/test';

/** The server as its own process, from this same program. */

import { type ChildProcess, spawn } from 'node:child_process';

/** The built program. */
const PROGRAM = new URL('./quai.mjs', import.meta.url).href;

export class ServerProcess {
  private child: ChildProcess | null = null;
  private readonly env: Readonly<Record<string, string>>;
  constructor(env: Readonly<Record<string, string>>) {
    this.env = env;
  }

  start(): Promise<string> {
    const program = `import(${JSON.stringify(PROGRAM)}).then(({ main }) => main(['serve']))`;
    const generous = {
      QUAI_SOCKETS: '100000',
      QUAI_MESSAGES_PER_SECOND: '100000',
      QUAI_REQUESTS_PER_MINUTE: '1000000',
    };
    const child = spawn(process.execPath, ['-e', program], {
      env: { ...process.env, PORT: '0', QUAI_HOST: '127.0.0.1', ...generous, ...this.env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.child = child;
    return new Promise((resolve, reject) => {
      let said = '';
      child.stdout.on('data', (data) => {
        said += data;
        const address = /Quai is running at (http:\S+)/.exec(said)?.[1];
        if (address !== undefined) resolve(address);
      });
      child.on('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    });
  }

  get pid(): number {
    return this.child?.pid ?? 0;
  }

  async end(): Promise<void> {
    const { child } = this;
    if (child === null || child.exitCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await gone;
  }
}

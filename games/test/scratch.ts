/** A copy of the project in which a test can do what a document says, and the blocks of code of such a document. */

import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Nothing that was built, installed or stored. */
const LEFT_OUT = /^(\.git|\.cache|node_modules|dist.*|data|test-results|playwright-report)$/;

/** A game that never ends is stopped before the test itself times out. */
const LIMIT = { timeout: 100_000, killSignal: 'SIGKILL' } as const;

export class Scratch {
  readonly folder = mkdtempSync(join(tmpdir(), 'quai-scratch-'));

  constructor() {
    for (const name of readdirSync(ROOT))
      if (!LEFT_OUT.test(name)) cpSync(join(ROOT, name), join(this.folder, name), { recursive: true });
    this.linkPackages();
  }

  /** Packages are shared with the project; our own folders are the copied ones. */
  private linkPackages(): void {
    const packages = join(ROOT, 'node_modules');
    const own = join(this.folder, 'node_modules');
    mkdirSync(join(own, '@quai'), { recursive: true });
    for (const name of readdirSync(packages))
      if (name === '.bin' || !/^(@quai$|\.)/.test(name)) symlinkSync(join(packages, name), join(own, name));
    // Tells scripts/setup.mjs that there is nothing to install.
    const lock = readFileSync(join(ROOT, 'package-lock.json'));
    writeFileSync(join(own, '.quai-lock'), createHash('sha256').update(lock).digest('hex'));
    for (const name of readdirSync(join(packages, '@quai')))
      symlinkSync(join(this.folder, name), join(own, '@quai', name));
  }

  write(path: string, content: string): void {
    mkdirSync(dirname(join(this.folder, path)), { recursive: true });
    writeFileSync(join(this.folder, path), content);
  }

  /** Adds the `+` lines of a patch, each after the line before it in the patch, which must be in the file. */
  patch(path: string, patch: string): void {
    const lines = readFileSync(join(this.folder, path), 'utf8').split('\n');
    let at = -1;
    for (const line of patch.trimEnd().split('\n')) {
      const text = line.slice(1);
      if (line.startsWith('+')) lines.splice(++at, 0, text);
      else at = lines.indexOf(text, at + 1);
      if (at < 0) throw new Error(`${path} has no line ${JSON.stringify(text)}`);
    }
    writeFileSync(join(this.folder, path), lines.join('\n'));
  }

  /** Runs a program of node_modules/.bin, or node itself; its exit code and all that it printed. */
  run(program: string, ...args: string[]): Promise<Ran> {
    const path = program === 'node' ? process.execPath : join(this.folder, 'node_modules/.bin', program);
    // The variables of this test run would make a nested one believe that it is part of it.
    const env = Object.fromEntries(
      Object.entries(process.env).filter(([name]) => !/^(VITEST|TEST|NODE_ENV|QUAI_)/.test(name)),
    );
    return new Promise((resolve) => {
      const options = { cwd: this.folder, env: { ...env, NO_COLOR: '1' }, maxBuffer: 64 * 1024 * 1024, ...LIMIT };
      execFile(path, args, options, (error, stdout, stderr) =>
        resolve({ code: error === null ? 0 : Number(error.code ?? 1), said: stdout + stderr }),
      );
    });
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

export interface Ran {
  readonly code: number;
  readonly said: string;
}

export interface Block {
  readonly language: string;
  /** The file that it is, or changes. */
  readonly path: string;
  readonly text: string;
}

/** The fenced blocks of a document that name a file: ```ts title=games/x/meta.ts */
export function blocksOf(document: string): readonly Block[] {
  const fenced = document.matchAll(/^```(\w+) title=(\S+)\n([\s\S]*?)^```$/gm);
  return [...fenced].map(([, language, path, text]) => ({ language: language!, path: path!, text: text! }));
}

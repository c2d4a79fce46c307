/** The tables that an arena has played so far, one a line in a file: it goes on where it stopped. */

import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { UsageError } from '../command.ts';
import type { Played } from './match.ts';

type Line = Readonly<{ pair: string; n: number; played: Played }>;

export class Notes {
  private readonly path: string | null;
  private readonly lines: Line[];

  /** Without a path they are kept in memory only. */
  constructor(path: string | null) {
    this.path = path;
    this.lines = path === null || !existsSync(path) ? [] : read(path);
  }

  has(pair: string, n: number): boolean {
    return this.lines.some((line) => line.pair === pair && line.n === n);
  }

  add(pair: string, n: number, played: Played): void {
    const line: Line = { pair, n, played };
    this.lines.push(line);
    if (this.path !== null) appendFileSync(this.path, `${JSON.stringify(line)}\n`);
  }

  of(pair: string): Played[] {
    return this.lines.filter((line) => line.pair === pair).map(({ played }) => played);
  }
}

function read(path: string): Line[] {
  const texts = readFileSync(path, 'utf8').split('\n').filter(Boolean);
  return texts.map((text, i) => {
    const line = parsed(text);
    if (!isLine(line)) throw new UsageError(`${path}, line ${i + 1}: not a line of an arena`);
    return line;
  });
}

function isLine(value: unknown): value is Line {
  const { pair, n, played } = (value ?? {}) as Partial<Line>;
  const lists = [played?.seats, played?.points, played?.ranks, played?.seconds, played?.turns];
  return typeof pair === 'string' && typeof n === 'number' && lists.every(Array.isArray);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

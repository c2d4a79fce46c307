/**
 * The tables an arena has played so far, one per line of a file, so that it can continue where it stopped. The first line says
 * what is played, so that tables of another game or pace are not mixed in.
 */

import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { canonical } from '@quai/engine/hash.ts';
import { UsageError } from '../command.ts';
import type { Played } from './match.ts';

type Line = Readonly<{ pair: string; n: number; played: Played }>;

export class Notes {
  private readonly path: string | null;
  private readonly lines: Line[];

  /** `what`: what is played, and how. Without a path, the tables are kept in memory only. */
  constructor(path: string | null, what: unknown) {
    this.path = path;
    this.lines = path === null ? [] : opened(path, canonical({ arena: what }));
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

/** The lines of the file. A new file gets its first line now, so that an unwritable one fails before anybody plays. */
function opened(path: string, heading: string): Line[] {
  try {
    const content = existsSync(path) ? readFileSync(path, 'utf8') : '';
    const lines = content === '' ? [] : read(path, content, heading);
    appendFileSync(path, content === '' ? `${heading}\n` : '');
    return lines;
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`--notes: cannot use ${path}: ${(error as NodeJS.ErrnoException).code}`);
  }
}

function read(path: string, content: string, heading: string): Line[] {
  const [first, ...texts] = content.split('\n').filter(Boolean);
  if (first !== heading)
    throw new UsageError(`${path} belongs to something else; for this arena its first line would be\n${heading}`);
  return texts.map((text, i) => {
    const line = parsed(text);
    if (!isLine(line)) throw new UsageError(`${path}, line ${i + 2}: not a result of an arena; remove it`);
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

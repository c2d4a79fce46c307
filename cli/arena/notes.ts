/** The tables that an arena has played so far, one a line in a file: it goes on where it stopped. */

import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { UsageError } from '../command.ts';
import type { Played } from './match.ts';

const Numbers = v.array(v.number());
const LineSchema = v.object({
  pair: v.string(),
  n: v.number(),
  played: v.object({ seats: v.array(v.string()), points: Numbers, ranks: Numbers, seconds: Numbers, turns: Numbers }),
});
type Line = v.InferOutput<typeof LineSchema>;

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
    const line = { pair, n, played } as Line;
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
    const line = v.safeParse(LineSchema, parsed(text));
    if (!line.success) throw new UsageError(`${path}, line ${i + 1}: not a line of an arena`);
    return line.output;
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

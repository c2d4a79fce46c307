/** The counts of all runs, in a local file that every run appends to; the next run continues with new seeds. */

import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE } from './finding.ts';

const FILE = join(CACHE, 'counts.jsonl');

/** What was fuzzed: tables, messages or editions of a game, or records. */
export type Job = Readonly<{ what: 'tables' | 'messages' | 'editions' | 'records'; game: string }>;
export type Counts = Readonly<Record<string, number>>;

export interface Line extends Job {
  /** The seed to continue with. */
  readonly next: number;
  /** Seconds it took. */
  readonly seconds: number;
  readonly counts: Counts;
  readonly findings: number;
}

export class Ledger {
  private readonly lines: Line[];

  constructor() {
    const text = existsSync(FILE) ? readFileSync(FILE, 'utf8') : '';
    this.lines = text.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as Line]));
  }

  add(line: Line): void {
    this.lines.push(line);
    mkdirSync(CACHE, { recursive: true });
    appendFileSync(FILE, `${JSON.stringify({ at: new Date().toISOString(), ...line })}\n`);
  }

  /** A job's totals: the highest seed, the time taken, and the sums of its counts. */
  total(job: Job): Line {
    const own = this.lines.filter(({ what, game }) => what === job.what && game === job.game);
    const counts: Record<string, number> = {};
    for (const line of own)
      for (const [name, count] of Object.entries(line.counts)) counts[name] = (counts[name] ?? 0) + count;
    return {
      ...job,
      next: Math.max(1, ...own.map(({ next }) => next)),
      seconds: own.reduce((sum, { seconds }) => sum + seconds, 0),
      counts,
      findings: own.reduce((sum, { findings }) => sum + findings, 0),
    };
  }
}

/** The threads in which bots think, started on demand and stopped when idle. */

import { availableParallelism } from 'node:os';
import type { ResourceLimits } from 'node:worker_threads';
import type { BotJob } from '@quai/table/service.ts';
import { Piscina } from 'piscina';

/** How long an idle thread is kept. */
const IDLE = 60_000;
/** In one process, the program itself needs a core too. */
export const DEFAULT_THREADS = Math.max(1, availableParallelism() - 1);

export class BotPool {
  private readonly threads: number;
  private pool: Piscina | null = null;

  constructor(threads: number) {
    this.threads = threads;
  }

  /** The moves of a turn. Aborting stops the thread that is thinking; another takes its place. */
  think(job: BotJob, signal: AbortSignal): Promise<readonly string[]> {
    this.pool ??= startThreads(this.threads);
    return this.pool.run(job, { signal });
  }

  async stop(): Promise<void> {
    await this.pool?.destroy();
  }
}

/** Threads that end when they have had nothing to do for a while. `limits`: how much memory each may use. */
export function startThreads(most: number, limits: ResourceLimits = {}): Piscina {
  const pool = new Piscina({
    filename: new URL('./pool-thread.cjs', import.meta.url).href,
    minThreads: 0,
    maxThreads: most,
    idleTimeout: IDLE,
    resourceLimits: limits,
  });
  // Each job hears of its own failure; without a listener the whole server would end.
  pool.on('error', () => {});
  return pool;
}

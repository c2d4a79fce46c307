/** A hint: what a strong bot would weigh in this seat, thought of in a thread of its own. */

import type { Seat } from '@quai/engine/contract.ts';
import type { Opening } from '@quai/games/thinking.ts';

export interface HintJob extends Opening {
  readonly seat: Seat;
  /** What the seat knows, its draft included. */
  readonly view: unknown;
  readonly random: number;
}

/** A move in notation, best first; the expected final score and how often the seat ends first, where they were weighed. */
export type Hinted = Readonly<{ move: string; score: number | null; win: number | null }>;

/** Rejects if nothing could be thought of, or if `signal` says that the hint is no longer wanted. */
export function hintFor(job: HintJob, signal: AbortSignal): Promise<readonly Hinted[]> {
  const worker = new Worker(new URL('./hinter.ts', import.meta.url), { type: 'module' });
  return new Promise<readonly Hinted[]>((resolve, reject) => {
    worker.onmessage = (event: MessageEvent<readonly Hinted[]>) => resolve(event.data);
    worker.onerror = (event) => reject(new Error(event.message));
    signal.addEventListener('abort', () => reject(new Error('no longer wanted')));
    worker.postMessage(job);
  }).finally(() => worker.terminate());
}

/** A hint: the moves a strong bot would consider in this seat, computed in a thread of its own. */

import type { Hint } from '@quai/games/thinking.ts';
import type { BotJob } from '@quai/table/service.ts';

/** What the seat knows, including its draft. The thread decides which bot answers. */
export type HintJob = Omit<BotJob, 'bot' | 'pace'>;

/** Best moves first. Rejects if the bot fails, or if `signal` says that the hint is no longer wanted. */
export function hintFor(job: HintJob, signal: AbortSignal): Promise<readonly Hint[]> {
  const worker = new Worker(new URL('./hinter.ts', import.meta.url), { type: 'module' });
  return new Promise<readonly Hint[]>((resolve, reject) => {
    worker.onmessage = (event: MessageEvent<readonly Hint[]>) => resolve(event.data);
    worker.onerror = (event) => reject(new Error(event.message));
    signal.addEventListener('abort', () => reject(new Error('no longer wanted')));
    worker.postMessage(job);
  }).finally(() => worker.terminate());
}

/** The thread in which uploaded editions are opened, one after the other, with limits on memory and time. */

import type { Language } from '@quai/engine/words.ts';
import { faultTexts } from '@quai/table/faults.ts';
import type { Piscina } from 'piscina';
import { startThreads } from '../bots/pool.ts';
import type { Upload, UploadChecked } from './check.ts';

/** In megabytes for the whole thread, and in milliseconds for one edition and for the start of the thread. */
const LIMITS = { memory: 256, time: 2000, start: 30_000 } as const;
type Limits = Readonly<{ memory: number; time: number; start: number }>;
/** More uploads than this are turned away until others are done. */
const MOST_WAITING = 20;

export class UploadPool {
  private readonly limits: Limits;
  private pool: Piscina | null = null;
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  constructor(limits: Limits = LIMITS) {
    this.limits = limits;
  }

  async check(upload: Upload): Promise<UploadChecked> {
    if (this.waiting >= MOST_WAITING) return refused(upload.language, 'busy');
    this.waiting++;
    const mine = this.last.then(() => this.checkNow(upload));
    this.last = mine;
    try {
      return await mine;
    } finally {
      this.waiting--;
    }
  }

  private async checkNow(upload: Upload): Promise<UploadChecked> {
    const { memory, time, start } = this.limits;
    this.pool ??= startThreads(1, { maxOldGenerationSizeMb: memory, maxYoungGenerationSizeMb: memory / 4 });
    try {
      // Loading the games is not the edition's fault.
      await this.pool.run(null, { name: 'checkUpload', signal: AbortSignal.timeout(start) });
      return await this.pool.run(upload, { name: 'checkUpload', signal: AbortSignal.timeout(time) });
    } catch {
      // A pool whose thread cannot even start would start it again and again.
      void this.pool.destroy();
      this.pool = null;
      return refused(upload.language, 'tooHeavy');
    }
  }

  async stop(): Promise<void> {
    await this.pool?.destroy();
  }
}

const refused = (language: Language, why: 'busy' | 'tooHeavy'): UploadChecked => ({
  ok: false,
  problems: [faultTexts[language][why]],
});

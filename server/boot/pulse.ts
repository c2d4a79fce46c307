/**
 * Notices when this process did not run evenly: it was stopped, its event loop was blocked, or the clock of the machine was set.
 * Nobody could play then, so no clock may count that time.
 */

import type { Pause } from '@quai/table/clock.ts';

/** How often it looks by itself; whoever is about to judge a time asks it to look first. */
const INTERVAL = 250;
/** Running this much late is a gap. */
const STALL = 2000;
/** The clock of the machine moved this much more or less than time did: it was set, or the machine slept. */
const JUMP = 1000;

export class Pulse {
  /** Keeps what was noticed. `setBackTo`: the clock was set back to then. */
  private readonly keep: (gaps: readonly Pause[], setBackTo: number | null) => Promise<void>;
  private readonly failed: (error: unknown) => void;
  private last = { wall: Date.now(), steady: performance.now() };
  private gaps: Pause[] = [];
  private setBackTo: number | null = null;
  private keeping: Promise<void> | null = null;
  private timer: ReturnType<typeof setInterval> | null = null;

  constructor(
    keep: (gaps: readonly Pause[], setBackTo: number | null) => Promise<void>,
    failed: (error: unknown) => void,
  ) {
    this.keep = keep;
    this.failed = failed;
  }

  start(): void {
    this.last = { wall: Date.now(), steady: performance.now() };
    this.timer = setInterval(() => void this.settle()?.catch(this.failed), INTERVAL);
  }

  stop(): void {
    if (this.timer !== null) clearInterval(this.timer);
  }

  /** Null if all is even; else ends once what was noticed is kept. */
  settle(): Promise<void> | null {
    this.look();
    if (this.gaps.length === 0 && this.setBackTo === null) return null;
    this.keeping ??= this.keepAll().finally(() => {
      this.keeping = null;
    });
    return this.keeping;
  }

  private look(): void {
    const [wall, steady] = [Date.now(), performance.now()];
    const passed = steady - this.last.steady;
    const jumped = wall - this.last.wall - passed;
    if (wall > this.last.wall && (passed > STALL || jumped > JUMP)) this.gaps.push([this.last.wall, wall]);
    if (jumped < -JUMP) this.setBackTo = wall;
    this.last = { wall, steady };
  }

  private async keepAll(): Promise<void> {
    while (this.gaps.length > 0 || this.setBackTo !== null) {
      const { gaps, setBackTo } = this;
      await this.keep(gaps, setBackTo);
      // More may have been noticed meanwhile; what failed is kept next time.
      this.gaps = this.gaps.slice(gaps.length);
      if (this.setBackTo === setBackTo) this.setBackTo = null;
    }
  }
}

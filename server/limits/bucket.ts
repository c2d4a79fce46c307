/** A token bucket: a burst of `size`, then `perSecond`. */

export class Bucket {
  private tokens: number;
  private last: number;
  private readonly size: number;
  private readonly perSecond: number;

  constructor(size: number, perSecond: number, now: number) {
    this.size = size;
    this.perSecond = perSecond;
    this.tokens = size;
    this.last = now;
  }

  full(now: number): boolean {
    return this.tokensAt(now) >= this.size;
  }

  take(now: number): boolean {
    this.tokens = this.tokensAt(now);
    this.last = now;
    if (this.tokens < 1) return false;
    this.tokens--;
    return true;
  }

  /** Tolerates a clock that was set back. */
  private tokensAt(now: number): number {
    return Math.min(this.size, this.tokens + (Math.max(0, now - this.last) / 1000) * this.perSecond);
  }
}

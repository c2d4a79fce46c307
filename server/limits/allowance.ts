/** How often something costly may be done in an hour, by whoever it is counted for: a person, an address. */

import { Bucket } from './bucket.ts';

const HOUR = 3600;
const SWEEP_AT = 10_000;

export class Allowance {
  readonly perHour: number;
  private readonly buckets = new Map<string, Bucket>();

  constructor(perHour: number) {
    this.perHour = perHour;
  }

  take(who: string, now: number): boolean {
    let bucket = this.buckets.get(who);
    if (bucket === undefined) {
      if (this.buckets.size >= SWEEP_AT) this.sweep(now);
      bucket = new Bucket(this.perHour, this.perHour / HOUR, now);
      this.buckets.set(who, bucket);
    }
    return bucket.take(now);
  }

  private sweep(now: number): void {
    for (const [who, bucket] of this.buckets) if (bucket.full(now)) this.buckets.delete(who);
  }
}

/** Rate limits per address and per account, across all their connections. */

import { Bucket } from './bucket.ts';

/** Burst size, in seconds of sustained rate. */
const BURST_SECONDS = 10;
const SWEEP_AT = 10_000;
/** A replay costs as much as this many other messages. A page that plays a game back asks for two or three a second. */
const REPLAY = 10;
/** A whole table may be hundreds of kilobytes. A page asks for each once, and again after it was cut off. */
const WHOLE_TABLE = 4;
/** Nobody reads more than a few lines of chat a second, and each of them is stored. */
const LINE = 50;

export class Limits {
  private readonly buckets = new Map<string, Bucket>();
  private readonly sockets = new Map<string, number>();
  private readonly perSecond: number;
  private readonly socketsEach: number;

  constructor(perSecond: number, socketsEach: number) {
    this.perSecond = perSecond;
    this.socketsEach = socketsEach;
  }

  /** Whether this address or account may send one more message. */
  take(who: string, now: number): boolean {
    return this.takeOf(who, this.perSecond * BURST_SECONDS, this.perSecond, now);
  }

  /** Whether this person, at this address, may ask for one more earlier position. An address may be a household's. */
  takeReplay(person: string | null, address: string, now: number): boolean {
    return this.takeCostly('replays', REPLAY, person, address, now);
  }

  /** The same for a whole table. */
  takeTable(person: string | null, address: string, now: number): boolean {
    return this.takeCostly('tables', WHOLE_TABLE, person, address, now);
  }

  /** Whether this person, at this address, may say one more line. */
  takeLine(person: string, address: string, now: number): boolean {
    return this.takeCostly('lines', LINE, person, address, now);
  }

  /** What costs as much as `cost` other messages: an address may ask for as many as that allows, a person for half. */
  private takeCostly(what: string, cost: number, person: string | null, address: string, now: number): boolean {
    const each = this.perSecond / cost;
    const account = person === null || this.takeOf(`${what} of ${person}`, (each / 2) * BURST_SECONDS, each / 2, now);
    return this.takeOf(`${what} at ${address}`, each * BURST_SECONDS, each, now) && account;
  }

  private takeOf(key: string, burst: number, perSecond: number, now: number): boolean {
    let bucket = this.buckets.get(key);
    if (bucket === undefined) {
      if (this.buckets.size >= SWEEP_AT) this.sweep(now);
      bucket = new Bucket(burst, perSecond, now);
      this.buckets.set(key, bucket);
    }
    return bucket.take(now);
  }

  /** Full buckets need not be kept. */
  private sweep(now: number): void {
    for (const [who, bucket] of this.buckets) if (bucket.full(now)) this.buckets.delete(who);
  }

  mayOpen(address: string): boolean {
    return (this.sockets.get(address) ?? 0) < this.socketsEach;
  }

  opened(address: string): void {
    this.sockets.set(address, (this.sockets.get(address) ?? 0) + 1);
  }

  closed(address: string): void {
    const left = (this.sockets.get(address) ?? 1) - 1;
    if (left <= 0) this.sockets.delete(address);
    else this.sockets.set(address, left);
  }
}

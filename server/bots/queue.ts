/**
 * Whose bot thinks next. Everybody gets an equal share of the threads however many tables they have, and a short thought goes
 * before a long one: the next is whoever would be done first if all shared the threads evenly (fair queueing).
 */

/** A job that wants a thread. `cost`: about how long it will think, in milliseconds. */
type Waiting = Readonly<{ person: string; cost: number; begin: () => void }>;

/** From here on a thought is long: some threads stay free for short ones. */
const LONG = 500;
/** Long thoughts of one person at the same time. */
const MOST_LONG_EACH = 4;
/** Even a bot that answers at once has its rules opened and its moves checked. */
const LEAST_COST = 20;

export class ThinkingQueue {
  private readonly threads: number;
  private readonly waiting = new Set<Waiting>();
  private readonly running = new Set<Waiting>();
  /** The share of time each person has had, as far as it is ahead of `now`. */
  private readonly shares = new Map<string, number>();
  private now = 0;

  constructor(threads: number) {
    this.threads = threads;
  }

  /** Waits for a thread; the result gives it back. Throws when the signal is aborted first. */
  enter(person: string, cost: number, signal: AbortSignal): Promise<() => void> {
    return new Promise((resolve, reject) => {
      const job: Waiting = {
        person,
        cost: Math.max(cost, LEAST_COST),
        begin: () => {
          signal.removeEventListener('abort', abort);
          resolve(() => this.leave(job));
        },
      };
      const abort = () => {
        if (this.waiting.delete(job)) reject(signal.reason);
      };
      if (signal.aborted) return reject(signal.reason);
      signal.addEventListener('abort', abort, { once: true });
      this.waiting.add(job);
      this.next();
    });
  }

  private leave(job: Waiting): void {
    if (this.running.delete(job)) this.next();
  }

  private next(): void {
    while (this.running.size < this.threads) {
      const job = this.first();
      if (job === null) return;
      this.waiting.delete(job);
      this.running.add(job);
      this.now = Math.max(this.now, this.startOf(job));
      this.shares.set(job.person, this.startOf(job) + job.cost);
      for (const [person, share] of this.shares) if (share <= this.now) this.shares.delete(person);
      job.begin();
    }
  }

  private startOf({ person }: Waiting): number {
    return Math.max(this.now, this.shares.get(person) ?? 0);
  }

  private first(): Waiting | null {
    let best: Waiting | null = null;
    let soonest = Number.POSITIVE_INFINITY;
    for (const job of this.waiting) {
      const end = this.startOf(job) + job.cost;
      if (end < soonest && this.mayBegin(job)) [best, soonest] = [job, end];
    }
    return best;
  }

  private mayBegin(job: Waiting): boolean {
    if (job.cost < LONG) return true;
    const long = [...this.running].filter(({ cost }) => cost >= LONG);
    if (long.length >= Math.max(1, this.threads - 1)) return false;
    return long.filter(({ person }) => person === job.person).length < MOST_LONG_EACH;
  }
}

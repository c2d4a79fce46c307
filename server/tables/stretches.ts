/** Long work on the event loop: one piece at a time, in stretches, so that moves and everybody else go in between. */

/** Milliseconds of work before everybody else gets a turn. */
const STRETCH = 8;

/** Work that waits for the work before it; so much of it, and no more. */
export class LongWork {
  private readonly most: number;
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  constructor(most: number) {
    this.most = most;
  }

  /** The result of these steps, which begin when their turn has come; 'busy' if too much is waiting already. */
  async done<T>(begin: () => Generator<undefined, T>): Promise<T | 'busy'> {
    if (this.waiting >= this.most) return 'busy';
    this.waiting++;
    const mine = this.last.then(() => inStretches(begin));
    this.last = mine.catch(() => {});
    try {
      return await mine;
    } finally {
      this.waiting--;
    }
  }
}

async function inStretches<T>(begin: () => Generator<undefined, T>): Promise<T> {
  // The others first: a move that came in meanwhile does not wait for a row of long work.
  await pause();
  const steps = begin();
  for (let since = performance.now(); ; ) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() - since < STRETCH) continue;
    await pause();
    since = performance.now();
  }
}

const pause = () => new Promise<void>((resolve) => setImmediate(resolve));

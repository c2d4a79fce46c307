/** However many experts somebody sits down with, the bots of others do not wait for them. */

import { expect, test } from 'vitest';
import { ThinkingQueue } from '../../bots/queue.ts';
import { Client, newTable } from '../support/client.ts';
import { serverOfThisFile } from '../support/running.ts';

const forever = () => new AbortController().signal;
const tick = () => new Promise((resolve) => setImmediate(resolve));

/** Plays a queue with time of its own: jobs take exactly what they cost. */
class Threads {
  now = 0;
  readonly began: { name: string; at: number }[] = [];
  private readonly queue: ThinkingQueue;
  private readonly ends: { at: number; leave: () => void }[] = [];
  constructor(threads: number) {
    this.queue = new ThinkingQueue(threads);
  }

  ask(name: string, person: string, cost: number, signal = forever()): void {
    this.queue.enter(person, cost, signal).then(
      (leave) => {
        this.began.push({ name, at: this.now });
        this.ends.push({ at: this.now + Math.max(cost, 20), leave });
      },
      () => {},
    );
  }

  /** Until nothing runs any more, or until a time. */
  async run(until = Number.POSITIVE_INFINITY): Promise<void> {
    for (;;) {
      await tick();
      const next = this.ends.sort((a, b) => a.at - b.at)[0];
      if (next === undefined || next.at > until) return;
      this.ends.shift();
      this.now = next.at;
      next.leave();
    }
  }

  atOf(name: string): number | undefined {
    return this.began.find((one) => one.name === name)?.at;
  }
}

test.each([1, 2, 4])(
  'with %i threads, 40 experts of one person delay another by one thought at most',
  async (count) => {
    const threads = new Threads(count);
    for (let i = 0; i < 40; i++) threads.ask(`eve ${i}`, 'eve', 5000);
    await threads.run(1);
    threads.ask('ann regular', 'ann', 0);
    threads.ask('ann expert', 'ann', 5000);
    await threads.run();
    expect(threads.began).toHaveLength(42);
    // With a thread to spare a short thought begins at once.
    expect(threads.atOf('ann regular')).toBeLessThanOrEqual(count === 1 ? 5000 : 1);
    expect(threads.atOf('ann expert')).toBeLessThanOrEqual(10_020);
  },
);

test('the same person: short thoughts first, then in order', async () => {
  const threads = new Threads(1);
  for (const [name, cost] of [
    ['first', 5000],
    ['second', 5000],
    ['strong', 1000],
    ['regular', 0],
  ] as const)
    threads.ask(name, 'eve', cost);
  await threads.run();
  expect(threads.began.map(({ name }) => name)).toEqual(['first', 'regular', 'strong', 'second']);
});

test('nobody has more than four long thoughts at once', async () => {
  const threads = new Threads(16);
  for (let i = 0; i < 10; i++) threads.ask(`eve ${i}`, 'eve', 5000);
  for (let i = 0; i < 3; i++) threads.ask(`ann ${i}`, 'ann', 5000);
  await threads.run(1);
  expect(threads.began.filter(({ name }) => name.startsWith('eve'))).toHaveLength(4);
  expect(threads.began.filter(({ name }) => name.startsWith('ann'))).toHaveLength(3);
});

test('who is stopped while waiting waits no more', async () => {
  const threads = new Threads(1);
  const stop = new AbortController();
  threads.ask('long', 'eve', 5000);
  threads.ask('stopped', 'ann', 0, stop.signal);
  threads.ask('other', 'bob', 0);
  await threads.run(1);
  stop.abort();
  await threads.run();
  expect(threads.began.map(({ name }) => name)).toEqual(['long', 'other']);
});

test('at a server: a bot plays while another person’s experts queue, and those are told why they wait', async () => {
  const server = await serverOfThisFile({ QUAI_BOT_THREADS: '1' });
  const { client: eve, cookie } = await Client.open(server.address, 'Eve');
  for (let i = 0; i < 8; i++) {
    const bots = [null, 'expert', 'expert', 'expert'];
    const table = await newTable(server.address, cookie, { game: 'berlin', seats: 4, bots });
    await eve.ask(table, { type: 'watch' });
    await eve.ask(table, { type: 'sit', seat: 0, contribution: '01' });
    expect(await eve.ask(table, { type: 'start' })).toMatchObject({ ok: true });
  }
  expect(await eve.until((reply) => reply.type === 'queued' && reply.on, 20_000)).toMatchObject({ on: true });
  const { client: ann, cookie: own } = await Client.open(server.address, 'Ann');
  const table = await newTable(server.address, own, { game: 'berlin', seats: 2, bots: [null, 'regular'] });
  await ann.ask(table, { type: 'watch' });
  await ann.ask(table, { type: 'sit', seat: 0, contribution: '01' });
  expect(await ann.ask(table, { type: 'start' })).toMatchObject({ ok: true });
  const before = performance.now();
  await ann.wait(() => ann.table()?.now !== null && !ann.table().now!.acting.includes(1), 30_000);
  // One thought of an expert, not all that are waiting.
  expect(performance.now() - before).toBeLessThan(15_000);
  for (const client of [eve, ann]) client.close();
});

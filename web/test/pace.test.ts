import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createPace } from '../table/pace.ts';

/** A board on which something moves until it is told to stop. */
function board() {
  let moving: Promise<void> | null = null;
  let arrive = () => {};
  vi.stubGlobal('document', { hidden: false });
  return {
    busy: () => moving,
    move(): void {
      moving = new Promise<void>((resolve) => {
        arrive = resolve;
      });
    },
    async arrive(): Promise<void> {
      moving = null;
      arrive();
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

describe('what others do is shown one thing after another', () => {
  let told: (readonly string[])[];
  const pace = (busy: () => Promise<void> | null, atOnce = false) =>
    createPace<string>(
      (messages) => told.push(messages),
      () => atOnce,
      busy,
    );

  beforeEach(() => {
    vi.useFakeTimers();
    told = [];
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('at once if nothing moves, and for whoever decides', () => {
    const { move, busy } = board();
    pace(busy).hear('a');
    expect(told).toEqual([['a']]);
    move();
    pace(busy, true).hear('b');
    expect(told).toEqual([['a'], ['b']]);
  });

  test('else when the movement has arrived', async () => {
    const { move, arrive, busy } = board();
    const { hear } = pace(busy);
    move();
    hear('a');
    await vi.advanceTimersByTimeAsync(100);
    expect(told).toEqual([]);
    await arrive();
    expect(told).toEqual([['a']]);
  });

  test('one for each movement, in order', async () => {
    const { move, arrive, busy } = board();
    const { hear } = createPace<string>(
      (messages) => {
        told.push(messages);
        move();
      },
      () => false,
      busy,
    );
    for (const text of ['a', 'b', 'c']) hear(text);
    expect(told).toEqual([['a']]);
    await arrive();
    expect(told).toEqual([['a'], ['b']]);
    await arrive();
    expect(told).toEqual([['a'], ['b'], ['c']]);
  });

  test('never later than the longest movement lasts', async () => {
    const { move, busy } = board();
    const { hear } = pace(busy);
    move();
    hear('a');
    await vi.advanceTimersByTimeAsync(2500);
    expect(told).toEqual([['a']]);
  });

  test('everything at once for whoever does not want to wait', () => {
    const { move, busy } = board();
    const { hear, flush } = pace(busy);
    move();
    for (const text of ['a', 'b', 'c']) hear(text);
    expect(told).toEqual([]);
    flush();
    expect(told).toEqual([['a', 'b', 'c']]);
  });

  test('more than five are told together, and nothing after the end', async () => {
    const { move, busy } = board();
    const { hear, end } = pace(busy);
    move();
    for (const text of ['a', 'b', 'c', 'd', 'e']) hear(text);
    expect(told).toEqual([]);
    hear('f');
    expect(told).toEqual([['a', 'b', 'c', 'd', 'e', 'f']]);
    hear('g');
    end();
    await vi.advanceTimersByTimeAsync(5000);
    expect(told).toHaveLength(1);
  });
});

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createPace } from '../table/pace.ts';

/** A board on which something moves until it is told to stop. */
function board() {
  let arrive = () => {};
  const movements: object[] = [];
  vi.stubGlobal('document', {
    hidden: false,
    querySelector: () => ({ getAnimations: () => movements }),
  });
  vi.stubGlobal('requestAnimationFrame', (call: () => void) => setTimeout(call, 16));
  return {
    move(lasts = 300): void {
      const finished = new Promise<void>((resolve) => {
        arrive = resolve;
      });
      movements.push({ playState: 'running', effect: { getComputedTiming: () => ({ endTime: lasts }) }, finished });
    },
    async arrive(): Promise<void> {
      movements.length = 0;
      arrive();
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

describe('what others do is shown one thing after another', () => {
  let told: (readonly string[])[];
  const pace = (atOnce = false) =>
    createPace<string>(
      (messages) => told.push(messages),
      () => atOnce,
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
    const { move } = board();
    pace().hear('a');
    expect(told).toEqual([['a']]);
    move();
    pace(true).hear('b');
    expect(told).toEqual([['a'], ['b']]);
  });

  test('else when the movement has arrived', async () => {
    const { move, arrive } = board();
    const { hear } = pace();
    move();
    hear('a');
    await vi.advanceTimersByTimeAsync(100);
    expect(told).toEqual([]);
    await arrive();
    expect(told).toEqual([['a']]);
  });

  test('never later than the longest movement lasts; what goes on for ever is not waited for', async () => {
    const { move } = board();
    const { hear } = pace();
    move(Number.POSITIVE_INFINITY);
    hear('a');
    expect(told).toEqual([['a']]);
    move();
    hear('b');
    await vi.advanceTimersByTimeAsync(400);
    expect(told).toEqual([['a'], ['b']]);
  });

  test('many are told together, and nothing after the end', async () => {
    const { move } = board();
    const { hear, end } = pace();
    move();
    for (const text of ['a', 'b', 'c', 'd']) hear(text);
    expect(told).toEqual([['a', 'b', 'c', 'd']]);
    hear('e');
    end();
    await vi.advanceTimersByTimeAsync(1000);
    expect(told).toHaveLength(1);
  });
});

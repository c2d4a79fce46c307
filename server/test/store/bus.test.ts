/** The contract of the bus, on both of its kinds. */

import { noRedis, type Service, startRedis } from '@quai/bench/services.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Bus, localBus, type News } from '../../bus/bus.ts';
import { redisBus } from '../../bus/redis.ts';

let redis: Service | null = null;
afterAll(async () => redis?.end());

/** Two listeners on one bus. */
const buses = [
  [
    'in process',
    '',
    async (): Promise<[Bus, Bus]> => {
      const bus = localBus();
      return [bus, bus];
    },
  ],
  [
    'Redis',
    noRedis,
    async (): Promise<[Bus, Bus]> => {
      redis = await startRedis();
      return [await redisBus(redis.url, 'test'), await redisBus(redis.url, 'test')];
    },
  ],
] as const;

async function within(ms: number, fits: () => boolean): Promise<void> {
  const deadline = Date.now() + ms;
  while (!fits()) {
    if (Date.now() > deadline) throw new Error('not in time');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

describe.each(buses)('the bus: %s%s', (name, missing, make) => {
  if (missing !== '') {
    test.skip(`${name} is not installed${missing}`, () => {});
    return;
  }
  let a: Bus;
  let b: Bus;
  const heard: News[] = [];
  beforeAll(async () => {
    [a, b] = await make();
    b.onNews((news) => heard.push(news));
  });
  afterAll(async () => {
    await a.close();
    await b.close();
  });

  test('is up, and news arrives in order', async () => {
    expect([a.up, b.up]).toEqual([true, true]);
    for (let version = 1; version <= 100; version++) a.publish({ table: 't', version, at: 5 });
    a.publish({ table: 't', line: 3, at: 6 });
    await within(5000, () => heard.length === 101);
    expect(heard.slice(0, 100).map((news) => 'version' in news && news.version)).toEqual(
      Array.from({ length: 100 }, (_, index) => index + 1),
    );
    expect(heard.at(-1)).toEqual({ table: 't', line: 3, at: 6 });
  });

  test('publishing never throws, and a closed bus is silent', async () => {
    const count = heard.length;
    await a.close();
    expect(() => a.publish({ table: 't', version: 1, at: 1 })).not.toThrow();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(heard).toHaveLength(count);
  });
});

describe.skipIf(noRedis !== '')(`a Redis that stops and starts again${noRedis}`, () => {
  test('the bus says so, loses news meanwhile, and then receives again', async () => {
    const service = await startRedis();
    const bus = await redisBus(service.url, 'test');
    const states: boolean[] = [];
    const heard: News[] = [];
    bus.onState((up) => states.push(up));
    bus.onNews((news) => heard.push(news));
    await service.down();
    await within(5000, () => !bus.up);
    bus.publish({ table: 'lost', version: 1, at: 1 });
    await service.up();
    await within(10_000, () => bus.up);
    bus.publish({ table: 'kept', version: 2, at: 1 });
    await within(5000, () => heard.length > 0);
    expect(heard).toEqual([{ table: 'kept', version: 2, at: 1 }]);
    expect(states).toEqual([false, true]);
    await bus.close();
    await service.end();
  });

  test('a node starts without Redis; invalid messages are ignored', async () => {
    const service = await startRedis();
    await service.down();
    const bus = await redisBus(service.url, 'test');
    expect(bus.up).toBe(false);
    await service.up();
    await within(10_000, () => bus.up);
    const heard: News[] = [];
    bus.onNews((news) => heard.push(news));
    const { Redis } = await import('ioredis');
    const stranger = new Redis(service.url);
    for (const text of ['{', 'null', '{"table":7}', '{"table":"t","version":-1,"at":0}', '{"table":"t","version":1}'])
      await stranger.publish('test', text);
    await stranger.publish('test', '{"table":"t","version":1,"at":0}');
    await within(5000, () => heard.length > 0);
    expect(heard).toEqual([{ table: 't', version: 1, at: 0 }]);
    stranger.disconnect();
    await bus.close();
    await service.end();
  });
});

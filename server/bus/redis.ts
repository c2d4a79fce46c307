/** Redis as the bus: one channel, two connections that reconnect by themselves. */

import { Redis } from 'ioredis';
import * as v from 'valibot';
import type { Bus, News } from './bus.ts';

const FIRST_WAIT = 3000;
const LONGEST_WAIT = 2000;

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
const Table = v.pipe(v.string(), v.maxLength(60));
const NewsSchema = v.union([
  v.strictObject({ table: Table, version: Count, at: Count }),
  v.strictObject({ table: Table, line: Count, at: Count }),
  v.strictObject({ table: Table, removed: Count, at: Count }),
  v.strictObject({ person: v.pipe(v.string(), v.maxLength(60)), at: Count }),
]);

export async function redisBus(url: string, channel: string): Promise<Bus> {
  const listeners: ((news: News) => void)[] = [];
  const stateListeners: ((up: boolean) => void)[] = [];
  const settings = {
    lazyConnect: true,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    connectTimeout: FIRST_WAIT,
    retryStrategy: (attempt: number) => Math.min(100 * attempt, LONGEST_WAIT),
  };
  const speaks = new Redis(url, settings);
  const hears = new Redis(url, settings);
  let subscribed = false;
  let up = false;
  const look = () => {
    const connected = subscribed && speaks.status === 'ready';
    if (connected === up) return;
    up = connected;
    for (const listener of stateListeners) listener(up);
  };
  speaks.on('ready', look);
  speaks.on('close', look);
  hears.on('ready', () => {
    // Runs after every reconnect, since a new connection has no subscriptions.
    hears.subscribe(channel).then(
      () => {
        subscribed = true;
        look();
      },
      () => {},
    );
  });
  hears.on('close', () => {
    subscribed = false;
    look();
  });
  // Every failed attempt emits an error; `up` already tells what matters.
  for (const connection of [speaks, hears]) connection.on('error', () => {});
  hears.on('message', (_channel: string, text: string) => {
    const news = parsed(text);
    if (news !== null) for (const listener of listeners) listener(news);
  });
  speaks.connect().catch(() => {});
  hears.connect().catch(() => {});

  const bus: Bus = {
    get up() {
      return up;
    },
    publish: (news) => {
      if (speaks.status === 'ready') speaks.publish(channel, JSON.stringify(news)).catch(() => {});
    },
    onNews: (listener) => void listeners.push(listener),
    onState: (listener) => void stateListeners.push(listener),
    close: async () => {
      speaks.disconnect();
      hears.disconnect();
    },
  };
  await firstUp(bus);
  return bus;
}

/** A node also starts without Redis, and uses it once it is available. */
function firstUp(bus: Bus): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, FIRST_WAIT);
    bus.onState((up) => {
      if (!up) return;
      clearTimeout(timer);
      resolve();
    });
  });
}

function parsed(text: string): News | null {
  try {
    const news = v.safeParse(NewsSchema, JSON.parse(text));
    return news.success ? news.output : null;
  } catch {
    return null;
  }
}

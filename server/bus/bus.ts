/** The port between nodes: it says that something has changed, never what. Whoever wants to know reads the store. */

/**
 * A table has this version, or its chat this line; a line was removed; an account was signed out, suspended or deleted. `at` is
 * when it was sent.
 */
export type News = Readonly<
  | { table: string; version: number; at: number }
  | { table: string; line: number; at: number }
  | { table: string; removed: number; at: number }
  | { person: string; at: number }
>;

export interface Bus {
  /** Whether the bus is connected. */
  readonly up: boolean;
  /** News may be lost: every node also asks the store from time to time. */
  publish(news: News): void;
  /** Every node receives all news, its own included. */
  onNews(listener: (news: News) => void): void;
  onState(listener: (up: boolean) => void): void;
  close(): Promise<void>;
}

/** The bus of a site with a single node. */
export function localBus(): Bus {
  const listeners: ((news: News) => void)[] = [];
  let closed = false;
  return {
    up: true,
    publish: (news) =>
      setImmediate(() => {
        if (!closed) for (const listener of listeners) listener(news);
      }),
    onNews: (listener) => void listeners.push(listener),
    onState: () => {},
    close: async () => {
      closed = true;
    },
  };
}

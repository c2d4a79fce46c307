/** The port between nodes: a word that something is new, never what. Whoever wants to know reads the store. */

/**
 * A table has this version, or its chat this line; a line was removed; a person is no longer who they were (signed out,
 * suspended, gone). `at` is when it was said.
 */
export type News = Readonly<
  | { table: string; version: number; at: number }
  | { table: string; line: number; at: number }
  | { table: string; removed: number; at: number }
  | { person: string; at: number }
>;

export interface Bus {
  /** Whether news can come and go now. */
  readonly up: boolean;
  /** News may be lost: every node also asks the store from time to time. */
  publish(news: News): void;
  /** Every node hears all news, its own too. */
  onNews(listener: (news: News) => void): void;
  onState(listener: (up: boolean) => void): void;
  close(): Promise<void>;
}

/** The bus of a site that is one process. */
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

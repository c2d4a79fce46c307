/** The tables of this person: on the server, polled every few seconds, and in this browser. */

import type { Summary } from '@quai/protocol/answers/tables.ts';
import { createMemo, createResource, onCleanup } from 'solid-js';
import { tableLists } from '../api.ts';
import type { Saved } from '../local/saved.ts';
import { waitingFor, waits } from './waiting.ts';

const REFRESH = 10_000;

export type Lists = ReturnType<typeof createLists>;

export function createLists() {
  const [server, { refetch }] = createResource(async () => {
    try {
      return await tableLists();
    } catch {
      return null;
    }
  });
  const [here, { refetch: readAgain }] = createResource(async (): Promise<Saved[]> => {
    const { savedTables } = await import('../local/saved.ts');
    return savedTables().catch(() => []);
  });
  const timer = setInterval(() => {
    if (document.visibilityState === 'visible') void refetch();
  }, REFRESH);
  onCleanup(() => clearInterval(timer));
  /** Reuses what has not changed, so that a list is not redrawn while somebody is reading it. */
  const lists = createMemo(() => server.latest ?? null, null, {
    equals: (before, after) => JSON.stringify(before) === JSON.stringify(after),
  });
  const waiting = (): readonly Summary[] => waitingFor(lists()?.yours ?? []);
  return {
    lists,
    loading: () => server.loading && server.latest === undefined,
    waiting,
    /** Waiting for players, or for somebody else's move. */
    going: (): Summary[] => lists()?.yours.filter((table) => !waits(table) && table.status !== 'over') ?? [],
    over: (): Summary[] => lists()?.yours.filter((table) => !waits(table) && table.status === 'over') ?? [],
    open: (): Summary[] => lists()?.open ?? [],
    here: () => here.latest,
    refetch: () => void refetch(),
    async forget(id: string) {
      const { forgetTable } = await import('../local/saved.ts');
      await forgetTable(id);
      await readAgain();
    },
  };
}

/** Replays stored tables with the rules of this program: what does not replay would break after an upgrade. */

import { LogFault } from '@quai/table/log.ts';
import { loadRoom } from '@quai/table/room.ts';
import type { Store } from '../store/store.ts';
import { emptyRoom } from './opening.ts';

export type Checked = Readonly<{ table: string; problem: string }>;

/** The tables of one status that this program cannot go on with. */
export async function checkTables(
  store: Store,
  status: 'open' | 'playing' | 'over',
  progress: (done: number, of: number) => void,
): Promise<{ checked: number; broken: readonly Checked[] }> {
  const ids = await store.withStatus(status);
  const broken: Checked[] = [];
  for (const [index, table] of ids.entries()) {
    const problem = await problemOf(store, table);
    if (problem !== null) broken.push({ table, problem });
    progress(index + 1, ids.length);
  }
  return { checked: ids.length, broken };
}

async function problemOf(store: Store, id: string): Promise<string | null> {
  const read = await store.tableFrom(id, 0);
  // Gone since the list was made.
  if (read === null) return null;
  try {
    loadRoom(await emptyRoom(read.stored), read.entries);
    return null;
  } catch (error) {
    return error instanceof LogFault ? `entry ${error.entry}: ${error.message}` : (error as Error).message;
  }
}

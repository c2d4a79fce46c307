/** A table of two bots as a node leaves it that dies right after it was started. */

import { DEFAULT_TERMS } from '@quai/protocol/terms.ts';
import { begin } from '@quai/table/room.ts';
import type { Store } from '../../store/store.ts';
import { emptyRoom, newTable } from '../../tables/opening.ts';

export async function abandonedTable(store: Store): Promise<string> {
  const wanted = { game: 'railroad-ink', seats: 2, options: {}, edition: null, bots: ['random', 'random'] };
  const made = await newTable('nobody', { ...wanted, terms: DEFAULT_TERMS }, Date.now());
  if (!made.ok) throw new Error(made.problems.join());
  const { row, slots } = made.value;
  await store.addTable(made.value);
  const room = begin(await emptyRoom({ row, slots }, (hash) => store.edition(hash)), Date.now());
  if (!room.ok) throw new Error('the table was not started');
  const change = { status: 'playing', updated: Date.now(), slots: null, entries: room.entries, seq: 0 } as const;
  await store.change(row.id, 0, { ...change, ask: null, follow: null, due: Date.now() });
  return row.id;
}

/** How the score went, entry by entry: the record of a table that is over, played again. */

import { listed } from '@quai/games/list.ts';
import { append, replay } from '@quai/table/log.ts';
import { openRecord, readRecord } from '@quai/table/record.ts';

export interface Course {
  /** The entries after which the score was taken. */
  readonly at: readonly number[];
  /** For each seat, its points after each of these. */
  readonly points: readonly (readonly number[])[];
}

/** Points on the chart: more would not be seen. */
const MOST = 160;
/** After so long the page gets a moment for other things. */
const PAUSE_AFTER = 12;

export async function courseOf(text: string): Promise<Course> {
  const record = readRecord(text);
  if (!record.ok) throw new Error(record.problems.join('; '));
  const opened = openRecord(record.value, await listed(record.value.game)!.load());
  if (!opened.ok) throw new Error(opened.problems.join('; '));
  const { rules, setup, entries } = opened.value;
  const every = Math.max(1, Math.ceil(entries.length / MOST));
  const at: number[] = [];
  const points: number[][] = setup.seats.map(() => []);
  let table = replay(rules, setup, entries, 0);
  let begun = performance.now();
  for (let seq = 0; seq < entries.length; seq++) {
    if (seq > 0) table = append(table, entries[seq]!);
    if (seq % every !== 0 && seq !== entries.length - 1) continue;
    at.push(seq);
    for (const { seat, total } of rules.standings(table.state)) points[seat]!.push(total);
    if (performance.now() - begun < PAUSE_AFTER) continue;
    await new Promise((resolve) => setTimeout(resolve));
    begun = performance.now();
  }
  return { at, points };
}

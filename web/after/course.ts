/** The score after each entry of a finished game, from its record. */

import { loadGame } from '@quai/games/open.ts';
import { append, replay } from '@quai/table/log.ts';
import { openAnyRecord, readRecord } from '@quai/table/record.ts';

export interface Course {
  /** The entries after which the score was computed. */
  readonly at: readonly number[];
  /** The points after each of these, by seat. */
  readonly points: readonly (readonly number[])[];
}

/** The most points on the chart; more could not be told apart. */
const MOST = 160;
/** How long the page may be busy before it gets a break, in milliseconds. */
const PAUSE_AFTER = 12;

export async function courseOf(text: string): Promise<Course> {
  const record = readRecord(text);
  if (!record.ok) throw new Error(record.problems.join('; '));
  const opened = await openAnyRecord(record.value, await loadGame(record.value.game));
  if (!opened.ok) throw new Error(opened.problems.join('; '));
  const { rules, setup, entries } = opened.value;
  const every = Math.max(1, Math.ceil(entries.length / MOST));
  const at: number[] = [];
  const points: number[][] = setup.seats.map(() => []);
  let table = replay(rules, setup, entries, 0);
  let begun = performance.now();
  for (const [seq, entry] of entries.entries()) {
    if (seq > 0) table = append(table, entry);
    if (seq % every !== 0 && seq !== entries.length - 1) continue;
    at.push(seq);
    for (const { seat, total } of rules.standings(table.state)) points[seat]?.push(total);
    if (performance.now() - begun < PAUSE_AFTER) continue;
    await new Promise((resolve) => setTimeout(resolve));
    begun = performance.now();
  }
  return { at, points };
}

/** Opening a record that a person names, as far as `--at` says. */

import { LogFault, replay, type Table } from '@quai/table/host.ts';
import { type OpenedRecord, openRecord, readRecord } from '@quai/table/record.ts';
import { UsageError, wholeNumber } from './command.ts';
import { readText } from './files.ts';
import { loadGame } from './opening.ts';

/** The record, opened; problems are the person's. */
export async function openFile(path: string): Promise<OpenedRecord> {
  const record = readRecord(await readText(path));
  if (!record.ok) throw new UsageError(record.problems.join('\n'));
  const opened = openRecord(record.value, await loadGame(record.value.game));
  if (!opened.ok) throw new UsageError(opened.problems.join('\n'));
  return opened.value;
}

export async function tableAt(path: string, at: string | boolean | undefined): Promise<{ table: Table; at: number }> {
  const { rules, setup, entries } = await openFile(path);
  const last = entries.length - 1;
  const seq = wholeNumber(at, 'at', last, 0, last);
  try {
    return { table: replay(rules, setup, entries, seq), at: seq };
  } catch (error) {
    if (error instanceof LogFault) throw new UsageError(`entry ${error.entry}: ${error.message}`);
    throw error;
  }
}

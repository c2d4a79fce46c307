/** Opens the record named on the command line, up to the entry given with `--at`. */

import { LogFault, replay, type Table } from '@quai/table/log.ts';
import { type OpenedRecord, openAnyRecord, readRecord, type TableRecord } from '@quai/table/record.ts';
import { UsageError, wholeNumber } from './command.ts';
import { readText } from './files.ts';
import { loadGame } from './opening.ts';

/** Problems in the file are usage errors. */
async function openFile(path: string): Promise<OpenedRecord> {
  const record = readRecord(await readText(path));
  if (!record.ok) throw new UsageError(`${named(path)}: ${record.problems.join('\n')}`);
  const opened = await openAnyRecord(record.value, await loadGame(record.value.game));
  if (!opened.ok) throw new UsageError(`${named(path)}: ${opened.problems.join('\n')}`);
  return opened.value;
}

const named = (path: string) => (path === '-' ? 'standard input' : path);

/** The entry given with `--at`, and the table as it was after it. */
export interface Reached {
  readonly record: TableRecord;
  readonly table: Table;
  readonly at: number;
}

export async function tableAt(path: string, at: string | boolean | undefined): Promise<Reached> {
  const { record, rules, setup, entries } = await openFile(path);
  const last = entries.length - 1;
  const seq = wholeNumber(at, 'at', last, 0, last);
  try {
    return { record, table: replay(rules, setup, entries, seq), at: seq };
  } catch (error) {
    if (error instanceof LogFault) throw new UsageError(`${named(path)}, entry ${error.entry}: ${error.message}`);
    throw error;
  }
}

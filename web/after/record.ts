/** The record of a finished game: from the server, or written here for a local table. */

import { recordText, writeRecord } from '@quai/table/record.ts';
import { contributionsOf } from '@quai/table/room.ts';
import { ApiError, ask } from '../api.ts';
import { LESSON, LOCAL } from '../local/id.ts';
import { roomFrom } from '../local/rooms.ts';
import { savedTable } from '../local/saved.ts';
import { t } from '../text/text.ts';

export async function recordOf(table: string): Promise<string> {
  return table.startsWith(LOCAL) ? localRecord(table) : serverRecord(table);
}

async function localRecord(table: string): Promise<string> {
  const saved = await savedTable(table);
  if (saved === undefined) throw new ApiError(t().tableGone);
  const room = await roomFrom(saved);
  if (room.table === null || room.table.over === null) throw new ApiError(t().refusals['table:not-over'] ?? '');
  // The draws of a lesson's position did not come from a seed.
  const draws = table.startsWith(LESSON) ? null : { seed: room.seed, contributions: contributionsOf(room) };
  return recordText(writeRecord(room.table, draws, room.edition.data));
}

async function serverRecord(table: string): Promise<string> {
  return (await ask(`/api/tables/${table}/record`)).text();
}

/** Downloads a file. */
export function download(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/**
 * Writes the recorded tables of the games, with their transcripts: `npx tsx games/test/make-records.ts [game [record]]`.
 * Seeds are tried in order until a table shows what it should, so the same rules write the same files.
 */

import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { plainBots } from '@quai/bots/list.ts';
import { chooserOf } from '@quai/bots/turn.ts';
import type { Game } from '@quai/engine/contract.ts';
import type { Table } from '@quai/table/log.ts';
import { recordText, writeRecord } from '@quai/table/record.ts';
import { listen, openWanted, playWanted, type Wanted } from '@quai/table/test/wanted.ts';
import { transcript } from '@quai/table/transcript.ts';
import { gameFolders, loadGame, recordsOf, wantedOf } from './folders.ts';

const MOST_SEEDS = 20_000;

const [only, one] = process.argv.slice(2);
for (const id of gameFolders()) {
  if (only !== undefined && id !== only) continue;
  const wanted = await wantedOf(id);
  if (one === undefined) removeOthers(id, wanted);
  const game = await loadGame(id);
  for (const table of wanted) if (one === undefined || one === table.name) write(game, table);
}

function write(game: Game, wanted: Wanted): void {
  const { table, seed, n } = firstThatShows(game, wanted);
  const own = typeof wanted.edition === 'object' ? wanted.edition.data : undefined;
  const record = recordText(writeRecord(table, { seed, contributions: [] }, own));
  const text = transcript(table);
  const folder = recordsOf(game.id);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${wanted.name}.json`), record);
  writeFileSync(join(folder, `${wanted.name}.txt`), text);
  const entries = `${table.entries.length} entries, ${kilobytes(record)} + ${kilobytes(text)}`;
  console.log(`${game.id} ${wanted.name}: seed ${n}, ${entries}`);
}

function firstThatShows(game: Game, wanted: Wanted): { table: Table; seed: string; n: number } {
  const opened = openWanted(game, wanted);
  for (let n = 1; n <= MOST_SEEDS; n++) {
    const played = playWanted(opened, wanted, n, (name, rules, seat, random) =>
      chooserOf(plainBots[name]!, rules, seat, random),
    );
    if (wanted.shows(listen(played.table))) return { ...played, n };
  }
  throw new Error(`${game.id} ${wanted.name}: ${MOST_SEEDS} tables, and none shows it`);
}

/** Deletes the records that are no longer wanted. */
function removeOthers(id: string, wanted: readonly Wanted[]): void {
  const folder = recordsOf(id);
  if (!existsSync(folder)) return;
  for (const file of readdirSync(folder))
    if (!wanted.some(({ name }) => file === `${name}.json` || file === `${name}.txt`)) rmSync(join(folder, file));
}

function kilobytes(text: string): string {
  return `${(text.length / 1024).toFixed(1)} KB`;
}

/** Replays a finding: `npm run fuzz -- --replay <file>`, and a test for each finding that is kept. */

import { readAnyRecord, readEdition } from './files.ts';
import type { Input } from './finding.ts';
import { openSite, replayMessages } from './messages.ts';
import type { Fuzzed } from './setting.ts';
import { replayTable } from './tables.ts';

/** What still fails; null if nothing does. */
export async function replayed(games: readonly Fuzzed[], input: Input): Promise<string | null> {
  if (input.what === 'record') return (await readAnyRecord(input.text)).problem;
  const id = input.what === 'edition' ? input.game : input.kind.game;
  const fuzzed = games.find(({ game }) => game.id === id);
  if (fuzzed === undefined) throw new Error(`there is no game ${id}`);
  if (input.what === 'edition') return readEdition(fuzzed, input.seats, input.data).problem;
  if (input.what === 'table') return replayTable(fuzzed, input);
  const site = await openSite();
  try {
    return await replayMessages(site, fuzzed, input);
  } finally {
    await site.end();
  }
}

/** Opens an uploaded edition and sets a table up with it. Runs in a thread: nobody knows what a stranger's figures ask for. */

import type { Options } from '@quai/engine/contract.ts';
import { moves } from '@quai/engine/play.ts';
import { seededChance } from '@quai/engine/seed.ts';
import type { Language } from '@quai/engine/words.ts';
import { openGame } from '@quai/games/open.ts';
import { acting, startTable } from '@quai/table/log.ts';

export interface Upload {
  readonly game: string;
  readonly data: unknown;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: number;
  readonly language: Language;
}

/** What a table's row needs to know of its edition. */
export type UploadChecked =
  | Readonly<{ ok: true; rulesNumber: number; edition: Readonly<{ id: string; hash: string }>; options: Options }>
  | Readonly<{ ok: false; problems: readonly string[] }>;

/** Null instead of an upload only loads the games. */
export async function checkUpload(upload: Upload | null): Promise<UploadChecked | null> {
  if (upload === null) return null;
  const { game, data, options, seats, language } = upload;
  const opened = await openGame(game, { edition: { id: 'own', data }, options, seats }, language);
  if (!opened.ok) return { ok: false, problems: opened.problems };
  const { rules, rulesNumber, edition } = opened.value;
  const setup = { game, rulesNumber, edition, options: opened.value.options, seats: SEATS.slice(0, seats) };
  const table = startTable(rules, setup, seededChance(new Uint8Array(32), 0));
  for (const viewer of [null, ...setup.seats.keys()]) rules.view(table.state, viewer);
  for (const seat of acting(table)) moves(rules, table.state, seat);
  return { ok: true, rulesNumber, edition: { id: edition.id, hash: edition.hash }, options: opened.value.options };
}

const SEATS = Array.from({ length: 12 }, () => ({ name: '', bot: null }));

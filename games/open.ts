/** Opens a table of a game by its id: loads the game, then opens it as table/opening.ts does. */

import type { Game, Rules } from '@quai/engine/contract.ts';
import type { Language } from '@quai/engine/words.ts';
import {
  OpenedTables,
  type Opening,
  openTable,
  type TableKind,
  type Wanted,
  withEarlier,
} from '@quai/table/opening.ts';
import { listed } from './list.ts';

/** A game that must exist; throws if it does not. */
export async function loadGame(id: string): Promise<Game> {
  const game = await listed(id)?.load();
  if (game === undefined) throw new Error(`there is no game ${id}`);
  return game;
}

export async function openGame(id: string, wanted: Wanted, language: Language = 'en'): Promise<Opening> {
  const game = await listed(id)?.load();
  return game === undefined ? noGame(id) : openTable(game, await withEarlier(game, wanted), language);
}

const opened = new OpenedTables(64);

/** Like `openGame`, for a table that exists: its rules are shared with other tables of its kind. */
export async function openKind(kind: TableKind): Promise<Opening> {
  const game = await listed(kind.game)?.load();
  return game === undefined ? noGame(kind.game) : opened.open(game, await withEarlier(game, kind));
}

function noGame(id: string): Opening {
  return { ok: false, reason: 'game', problems: [`there is no game ${id}`] };
}

/** Rules that must open: with the game's first edition and default options unless some are given. Throws if they do not. */
export async function rulesOf(id: string, wanted: Wanted = {}): Promise<Rules> {
  const result = await openGame(id, wanted);
  if (!result.ok) throw new Error(`${id}: ${result.problems.join('; ')}`);
  return result.value.rules;
}

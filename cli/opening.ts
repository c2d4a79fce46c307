/** Opens the rules named on the command line: game, edition, options, seats. */

import type { Game } from '@quai/engine/contract.ts';
import { games, listed } from '@quai/games/list.ts';
import { type Opened, openTable, type WantedEdition } from '@quai/table/opening.ts';
import { UsageError, wholeNumber } from './command.ts';
import { parseJson, parseObject, readText } from './files.ts';

type Given = Readonly<Record<string, string | boolean | undefined>>;

export type Opening = Opened & Readonly<{ seats: number }>;

export async function loadGame(id: string): Promise<Game> {
  const entry = listed(id);
  if (entry === undefined)
    throw new UsageError(
      `unknown game ${JSON.stringify(id)}; the games are ${games.map((game) => game.meta.id).join(', ')}`,
    );
  return entry.load();
}

export async function openGame(id: string, given: Given): Promise<Opening> {
  const game = await loadGame(id);
  const { min, max } = game.seats;
  const seats = wholeNumber(given.seats, 'seats', Math.max(min, Math.min(2, max)), min, max);
  const options = given.options === undefined ? {} : parseObject(String(given.options), '--options');
  const edition = await wantedEdition(game, given.edition);
  const opened = openTable(game, { edition, options, seats });
  if (opened.ok) return { ...opened.value, seats };
  const what = opened.reason === 'figures' ? `edition ${edition.id ?? given.edition} has problems:\n` : '';
  throw new UsageError(`${what}${opened.problems.join('\n')}`);
}

/** The id of a shipped edition, or a file. */
async function wantedEdition(game: Game, wanted: string | boolean | undefined): Promise<WantedEdition> {
  if (typeof wanted === 'string')
    return Object.hasOwn(game.editions, wanted) ? { id: wanted } : { data: parseJson(await readText(wanted), wanted) };
  if (Object.keys(game.editions).length === 0)
    throw new UsageError(`${game.id} ships no edition: give a file with --edition`);
  return {};
}

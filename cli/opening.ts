/** From the words of a command line to opened rules: game, edition, options, seats. */

import type { Game, Options, Rules } from '@quai/engine/contract.ts';
import { hashOf } from '@quai/engine/hash.ts';
import { games, listed } from '@quai/games/list.ts';
import { readOptions } from '@quai/table/options.ts';
import { UsageError, wholeNumber } from './command.ts';
import { parseJson, parseObject, readText } from './files.ts';

type Given = Readonly<Record<string, string | boolean | undefined>>;

export interface Opening {
  readonly game: Game;
  readonly rules: Rules;
  readonly seats: number;
  readonly options: Options;
  /** `data` only if the edition came from a file. */
  readonly edition: Readonly<{ id: string; hash: string; data?: unknown }>;
}

export async function loadGame(id: string): Promise<Game> {
  const entry = listed(id);
  if (entry === undefined)
    throw new UsageError(
      `there is no game ${JSON.stringify(id)}; there are ${games.map((game) => game.meta.id).join(', ')}`,
    );
  return entry.load();
}

export async function openGame(id: string, given: Given): Promise<Opening> {
  const game = await loadGame(id);
  const { min, max } = game.seats;
  const seats = wholeNumber(given.seats, 'seats', Math.max(min, Math.min(2, max)), min, max);
  const options = readOptions(game, given.options === undefined ? {} : parseObject(String(given.options), '--options'));
  if (!options.ok) throw new UsageError(options.problems.join('\n'));
  const edition = await chosenEdition(game, given.edition);
  const read = game.readEdition(edition.raw);
  if (!read.ok) throw new UsageError(`edition ${edition.id} has problems:\n${read.problems.join('\n')}`);
  return {
    game,
    seats,
    options: options.value,
    rules: openOrExplain(() => game.open(read.value, options.value, seats)),
    edition: { id: edition.id, hash: hashOf(edition.raw), ...(edition.own ? { data: edition.raw } : {}) },
  };
}

/** Rules refuse a number of seats that an edition does not have; that is the person's to put right. */
function openOrExplain(open: () => Rules): Rules {
  try {
    return open();
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

async function chosenEdition(
  game: Game,
  wanted: string | boolean | undefined,
): Promise<{ id: string; raw: unknown; own: boolean }> {
  if (typeof wanted !== 'string') {
    const id = Object.keys(game.editions)[0];
    if (id === undefined) throw new UsageError(`${game.id} has no edition of its own: name a file with --edition`);
    return { id, raw: game.editions[id], own: false };
  }
  if (Object.hasOwn(game.editions, wanted)) return { id: wanted, raw: game.editions[wanted], own: false };
  const raw = parseJson(await readText(wanted), wanted);
  const named = typeof raw === 'object' && raw !== null && 'id' in raw && typeof raw.id === 'string' ? raw.id : 'own';
  return { id: named, raw, own: true };
}

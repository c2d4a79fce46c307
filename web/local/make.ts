/** Makes a table in this browser: against bots, or for several people at one screen. */

import { hashOf } from '@quai/engine/hash.ts';
import { listed } from '@quai/games/list.ts';
import { readOptions } from '@quai/table/options.ts';
import type { Slot } from '@quai/table/room.ts';
import { randomHex } from '../hex.ts';
import { localLink } from '../link/local.ts';
import { LOCAL, ME } from './id.ts';
import { keepTable } from './saved.ts';

/** A seat's name, and its bot if it is one. */
export type Place = Readonly<{ name: string; bot: string | null }>;

/** One that comes with the game, by name; or `data`, a whole one of one's own. */
export type ChosenEdition = Readonly<{ id: string; data?: unknown }>;

/** Makes and starts it; the id of the new table. A table of a real box waits for what is rolled first. */
export async function makeLocalTable(
  gameId: string,
  places: readonly Place[],
  given: Readonly<Record<string, string>>,
  wanted?: ChosenEdition,
  box = false,
): Promise<string> {
  const game = await listed(gameId)!.load();
  const options = readOptions(game, given);
  if (!options.ok) throw new Error(options.problems.join('\n'));
  const edition = wanted ?? { id: Object.keys(game.editions)[0]! };
  const id = `${LOCAL}${randomHex(8)}`;
  const slots = places.map(
    ({ name, bot }): Slot => ({ person: bot === null ? ME : null, name, bot, contribution: '' }),
  );
  await keepTable(
    {
      id,
      game: game.id,
      rulesNumber: game.rulesNumber,
      edition: { ...edition, hash: hashOf(edition.data ?? game.editions[edition.id]) },
      options: options.value,
      slots,
      seed: randomHex(32),
      ...(box ? { box: true } : {}),
      status: 'open',
      updated: Date.now(),
      entries: [],
    },
    0,
  );
  if (box) return id;
  const started = await localLink().ask(id, { type: 'start' });
  if (!started.ok) throw new Error(started.refusal.rule);
  return id;
}

/** Makes a table in this browser: against bots, or for several people sharing a screen. */

import { openGame } from '@quai/games/open.ts';
import type { Opened, WantedEdition } from '@quai/table/opening.ts';
import type { Slot } from '@quai/table/room.ts';
import { randomHex } from '../hex.ts';
import { localLink } from '../link/local.ts';
import { LOCAL, ME } from './id.ts';
import { keepEdition, keepTable, type Saved } from './saved.ts';

/** A seat's name, and its bot if it is one. */
export type Place = Readonly<{ name: string; bot: string | null }>;

/** Makes and starts a table; returns its id. A table typed in from a real box first waits for its setup. */
export async function makeLocalTable(
  gameId: string,
  places: readonly Place[],
  given: Readonly<Record<string, string>>,
  wanted: WantedEdition = {},
  box = false,
): Promise<string> {
  const opened = await openGame(gameId, { edition: wanted, options: given, seats: places.length });
  if (!opened.ok) throw new Error(opened.problems.join('\n'));
  const id = `${LOCAL}${randomHex(8)}`;
  const slots = places.map(
    ({ name, bot }): Slot => ({ person: bot === null ? ME : null, name, bot, contribution: '' }),
  );
  await keepNew(opened.value, { id, slots, ...(box ? { box } : {}), status: 'open', entries: [] });
  if (box) return id;
  const started = await localLink().ask(id, { type: 'start' });
  if (!started.ok) throw new Error(started.refusal.rule);
  return id;
}

/** Stores a new table together with the figures it is played with. */
export async function keepNew(
  { game, rulesNumber, edition, data, options }: Opened,
  table: Pick<Saved, 'id' | 'slots' | 'box' | 'status' | 'entries'>,
): Promise<void> {
  await keepEdition({ hash: edition.hash, data });
  const kind = { game: game.id, rulesNumber, edition: { id: edition.id, hash: edition.hash }, options };
  await keepTable({ ...table, ...kind, seed: randomHex(32), updated: Date.now() }, 0);
}

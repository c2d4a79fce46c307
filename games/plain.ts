/** A game opened as it comes: with its first edition, and its default options unless some are given. */

import type { Rules } from '@quai/engine/contract.ts';
import { readOptions } from '@quai/table/options.ts';
import { listed } from './list.ts';

export async function openPlain(
  id: string,
  seats: number,
  given: Readonly<Record<string, string>> = {},
): Promise<Rules> {
  const game = await listed(id)!.load();
  const edition = game.readEdition(Object.values(game.editions)[0]);
  if (!edition.ok) throw new Error(edition.problems.join('\n'));
  const options = readOptions(game, given);
  if (!options.ok) throw new Error(options.problems.join('\n'));
  return game.open(edition.value, options.value, seats);
}

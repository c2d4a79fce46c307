/** A table of this browser once more: the same people and bots, everybody one seat further, unless the game has a rule of its own. */

import { listed } from '@quai/games/list.ts';
import { makeLocalTable, type Place } from './make.ts';
import { roomFrom } from './rooms.ts';
import { savedTable } from './saved.ts';

export async function playAgain(id: string): Promise<string> {
  const saved = (await savedTable(id))!;
  const game = await listed(saved.game)!.load();
  const { table, edition } = await roomFrom(saved);
  const options = game.rematch?.(saved.options, table!.state);
  const places = saved.slots.map(({ name, bot }): Place => ({ name, bot }));
  const moved = options === undefined ? [...places.slice(1), places[0]!] : places;
  return makeLocalTable(saved.game, moved, options ?? saved.options, edition);
}

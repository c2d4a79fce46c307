/** A rematch in this browser: the same people and bots, everybody moved on by one seat, unless the game has its own rule. */

import { loadGame } from '@quai/games/open.ts';
import { isTied } from '@quai/table/result.ts';
import { makeLocalTable, type Place } from './make.ts';
import { roomFrom } from './rooms.ts';
import { savedTable } from './saved.ts';

export async function playAgain(id: string, keep: boolean): Promise<string> {
  const saved = await savedTable(id);
  if (saved === undefined) throw new Error(`there is no table ${id}`);
  const game = await loadGame(saved.game);
  const { table, edition } = await roomFrom(saved);
  const options =
    table === null ? undefined : game.rematch?.(saved.options, table.state, { tied: isTied(table), keep });
  const places = saved.slots.map(({ name, bot }): Place => ({ name, bot }));
  const moved = options === undefined ? [...places.slice(1), ...places.slice(0, 1)] : places;
  return makeLocalTable(saved.game, moved, options ?? saved.options, edition);
}

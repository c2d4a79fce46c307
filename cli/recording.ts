/** Bots play a table to its end, with draws from a seed as at a real table. */

import { bots } from '@quai/bots/list.ts';
import type { Rules } from '@quai/engine/contract.ts';
import { randomFrom } from '@quai/engine/random.ts';
import { drawKey, seededChance } from '@quai/engine/seed.ts';
import { botTurn } from '@quai/table/botturn.ts';
import type { Setup } from '@quai/table/entry.ts';
import { acting, playMoves, startTable, type Table } from '@quai/table/host.ts';

/** `seed` is 32 bytes in hex. The same seed makes the same table. */
export function playByBots(rules: Rules, setup: Setup, seed: string): Table {
  const key = drawKey(seed, []);
  const random = randomFrom(Number.parseInt(seed.slice(0, 7), 16));
  let table = startTable(rules, setup, seededChance(key, 0));
  while (table.over === null) {
    const seat = acting(table)[0]!;
    const bot = bots[table.holders[seat]!.bot!]!;
    const moves = botTurn(rules, rules.view(table.state, seat), seat, bot.choose, random);
    const played = playMoves(table, seat, moves, seededChance(key, table.draws));
    if (!played.ok) throw new Error(`a bot's move was not played: ${JSON.stringify(played)}`);
    table = played.table;
  }
  return table;
}

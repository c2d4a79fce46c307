/** A bot in a seat as a table uses it: given each view of a turn, it returns the moves it plays next. */

import type { Rules, Seat } from '@quai/engine/contract.ts';
import type { Random } from '@quai/engine/random.ts';
import type { Bot } from './bot.ts';
import { type Effort, iterations, part } from './effort.ts';

/** The share of the remaining effort that goes into the next decision of a turn: the first ones matter most. */
const SHARE = 0.6;

export function chooserOf(
  bot: Bot,
  rules: Rules,
  seat: Seat,
  random: Random,
  effort: Effort = iterations(1),
): (view: unknown) => readonly unknown[] {
  const player = bot.sit(rules, seat);
  return (view) => player.think(view, part(effort, SHARE), random).moves;
}

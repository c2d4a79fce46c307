/** A bot in a seat, as a table asks it: for each view of a turn, what it plays next and means to play then. */

import type { Rules, Seat } from '@quai/engine/contract.ts';
import type { Random } from '@quai/engine/random.ts';
import type { Bot } from './bot.ts';
import { type Effort, iterations, part } from './effort.ts';

/** Of the effort that is left, what goes into the next decision of a turn: the first ones matter most. */
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

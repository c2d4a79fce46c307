/** A turn of any legal moves, as a player would send it. */

import { randomBot } from '@quai/bots/random.ts';
import { chooserOf } from '@quai/bots/turn.ts';
import type { Rules, Seat } from '@quai/engine/contract.ts';
import type { Random } from '@quai/engine/random.ts';
import { botTurn } from '../botturn.ts';

export function randomTurn(rules: Rules, view: unknown, seat: Seat, random: Random): readonly string[] {
  return botTurn(rules, view, seat, chooserOf(randomBot, rules, seat, random), random);
}

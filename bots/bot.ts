/** What a bot is: a player that gets what a person in its seat gets, and answers with a move. */

import type { Rules, Seat } from '@quai/engine/contract.ts';
import type { Random } from '@quai/engine/random.ts';

export interface Bot {
  readonly name: string;
  /** A legal move for the seat, from its view alone. */
  choose(rules: Rules, view: unknown, seat: Seat, random: Random): unknown;
}

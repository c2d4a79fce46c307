/** What a bot is: a player that gets what a person in its seat gets, and answers with moves. */

import type { Line, Rules, Seat } from '@quai/engine/contract.ts';
import type { Random } from '@quai/engine/random.ts';
import type { Effort } from './effort.ts';

/** The same four names in every game. */
export const LEVELS = ['beginner', 'regular', 'strong', 'expert'] as const;
export type Level = (typeof LEVELS)[number];

/** One of the moves that were weighed. */
export interface Weighed {
  readonly move: unknown;
  /** The seat's final score, as expected after this move. */
  readonly score: number;
  /** How often the seat then ends first, from 0 to 1; a shared first place counts in part. */
  readonly win: number;
  /** Where the score comes from, one for each kind of line, as far as the bot has looked ahead. */
  readonly lines?: readonly LineMean[];
}

/** A kind of line of the score sheet, by one of them, and its points on average. */
export interface LineMean {
  readonly line: Line;
  readonly points: number;
}

export interface Thought {
  /** The move, and what the bot means to do after it in this turn, for as long as its plan holds. At least one. */
  readonly moves: readonly unknown[];
  /** The best of what was weighed, best first; empty if there was nothing to weigh. */
  readonly weighed: readonly Weighed[];
}

/** A bot in a seat for one turn: it may remember between the moves of the turn what it has thought. */
export interface Player {
  /** From the seat's view alone. Always answers; when the effort is used up, with the best so far. */
  think(view: unknown, effort: Effort, random: Random): Thought;
}

export interface Bot {
  readonly name: string;
  /** About how long it thinks in a turn, in milliseconds; 0 for a bot that answers at once. */
  readonly turn: number;
  sit(rules: Rules, seat: Seat): Player;
}

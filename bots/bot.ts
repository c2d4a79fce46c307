/** What a bot is: a player that is given what a person in its seat would see, and answers with moves. */

import type { Line, Rules, Seat } from '@quai/engine/contract.ts';
import type { Random } from '@quai/engine/random.ts';
import type { Effort } from './effort.ts';

/** The same four names in every game. */
export const LEVELS = ['beginner', 'regular', 'strong', 'expert'] as const;
export type Level = (typeof LEVELS)[number];

/** One of the moves the bot considered. */
export interface Weighed {
  readonly move: unknown;
  /** The seat's expected final score after this move. */
  readonly score: number;
  /** How often the seat then finishes first, from 0 to 1; a shared first place counts as a fraction. */
  readonly win: number;
  /** Where the score comes from, one entry per kind of line, as far as the bot has looked ahead. */
  readonly lines?: readonly LineMean[];
}

/** A kind of score line, represented by one of that kind, and its mean points. */
export interface LineMean {
  readonly line: Line;
  readonly points: number;
}

export interface Thought {
  /** The move, followed by what the bot plans to play after it in this turn. At least one. */
  readonly moves: readonly unknown[];
  /** The best moves considered, best first; empty if there was no choice to make. */
  readonly weighed: readonly Weighed[];
}

/** A bot in a seat for one turn; it may keep its thoughts between the moves of that turn. */
export interface Player {
  /** Decides from the seat's view alone. Always answers; when the effort is used up, with the best move so far. */
  think(view: unknown, effort: Effort, random: Random): Thought;
}

export interface Bot {
  readonly name: string;
  /** Roughly how long it thinks per turn, in milliseconds; 0 for a bot that answers at once. */
  readonly turn: number;
  sit(rules: Rules, seat: Seat): Player;
}

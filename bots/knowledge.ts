/** What a game tells the search about itself, in one small file per game. All of it is optional: without it, playouts run to the end. */

import type { Common, Rules, Seat } from '@quai/engine/contract.ts';
import type { Random } from '@quai/engine/random.ts';

export interface Knowledge<State extends Common = Common, Move = unknown> {
  /** The lead, in points, at which winning is likely (3 to 1). */
  readonly scale: number;
  /** Fills in `points[seat]`: the final points each seat can expect as things stand. */
  value?(state: State, points: number[]): void;
  /**
   * How good each move looks, in points, before it is tried: fills `looks`, one value per move; -Infinity excludes a move if
   * others remain. Used for the order in which the tree tries moves, and by bots that look no further.
   */
  look?(state: State, seat: Seat, moves: readonly Move[], looks: number[]): void;
  /** The difference in looks, in points, that makes one move e times as likely to be tried as another. */
  readonly sharpness?: number;
  /**
   * Nothing is hidden, and looks depend on the state alone: until something is drawn, a decision has the same moves and looks at every
   * visit, so the tree lists and judges them only once.
   */
  readonly open?: boolean;
  /** Moves look much the same in every world that fits, so the tree judges the looks of a decision only once. */
  readonly steady?: boolean;
  /** A plausible move for a playout: fast rather than good. Without it, the rules' own pick. */
  playout?(state: State, seat: Seat, random: Random): Move;
  /** Moves in a playout before `value` is asked; without it, playouts run to the end of the table. */
  readonly depth?: number;
  /** Whether a playout that has reached its depth may stop here, so that `value` need not judge a half-finished turn. */
  quiet?(state: State): boolean;
}

/** Knowledge is made for opened rules, so it may have tables of its own. */
export type Knows<R extends Rules = Rules> = (rules: R) => Knowledge;

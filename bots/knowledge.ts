/** What a game tells the search of itself: a small file a game. All of it may be left out; then playouts go on to the end. */

import type { Common, Rules, Seat } from '@quai/engine/contract.ts';
import type { Random } from '@quai/engine/random.ts';

export interface Knowledge<State extends Common = Common, Move = unknown> {
  /** A lead of so many points makes winning likely (3 to 1). */
  readonly scale: number;
  /** The final points that each seat can expect as things stand. `points[seat]` is filled in. */
  value?(state: State, points: number[]): void;
  /**
   * How good each move looks in points, before it is tried: fills `looks`, one for each move; -Infinity leaves a move out, if
   * others remain. For what is tried first in the tree, and for a bot that looks no further.
   */
  look?(state: State, seat: Seat, moves: readonly Move[], looks: number[]): void;
  /** So many points of looks make one move e times as likely as another to be tried. */
  readonly sharpness?: number;
  /** Moves look much the same in all the worlds that fit: a decision of the tree is looked at once only. */
  readonly steady?: boolean;
  /** A likely move of a playout: fast rather than good. Without it, the rules' own pick. */
  playout?(state: State, seat: Seat, random: Random): Move;
  /** Moves of a playout before `value` is asked; without it, to the end of the table. */
  readonly depth?: number;
  /** Whether a playout of that many moves may stop here: `value` need not judge what is half done. */
  quiet?(state: State): boolean;
}

/** Knowledge is made for opened rules: it may have tables of its own. */
export type Knows<R extends Rules = Rules> = (rules: R) => Knowledge;

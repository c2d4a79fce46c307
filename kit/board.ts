/**
 * What a game's drawn board is given. A board shows and offers; it decides nothing.
 *
 * Lessons outline what they point at. For a shape that an outline does not suit, the board's CSS sets `--learn-outline: none` and
 * paints it, or its direct children, with `var(--learn-wash, <usual colour>)` and `var(--learn-width, <usual width>)`, or gives it
 * `filter: var(--learn-glow, none)`.
 */

import type { Line, Rules, Seat, Standing, Viewer } from '@quai/engine/contract.ts';
import type { Words } from '@quai/engine/words.ts';
import type { JSX } from 'solid-js';

/** Read reactively: every member may change while the board is mounted. */
export interface BoardProps<View = unknown> {
  readonly rules: Rules;
  readonly words: Words;
  /** What to draw: of the table, of the draft's world, or of the past. */
  readonly view: View;
  /** The seat one looks from; null for a spectator. */
  readonly seat: Viewer;
  /** The legal moves of that seat now, in notation: what glows. Empty when there is nothing to decide. */
  readonly moves: readonly string[];
  /** The moves of the draft so far, not yet sent. */
  readonly draft: readonly string[];
  /** Plays a move. An illegal one is answered with its rule, so a board may pass on whatever was pointed at. */
  choose(move: string): void;
  /** Replaces the whole draft by these moves, as far as they are legal (for taking back one of several). */
  redraft(moves: readonly string[]): void;
  /** What a legal move would lead to, up to the first draw or revelation: for the card that describes it. */
  foresee?(move: string): Foreseen | null;
  names(seat: Seat): string;
  /** At a table typed in from a real box, while one may: says again what came last, such as a roll that was typed in wrong. */
  readonly correct?: (() => void) | undefined;
  /** The seat whose part of the board is to be shown, where seats have their own parts. */
  readonly look?: Seat | null;
  /** A line of the score sheet of that seat that is being counted, with its marks so far: a board may mark it in a way of its own. */
  readonly counted?: Line | null;
  /** The result with its marks, when the table is over. */
  readonly result: readonly Standing[] | null;
}

/** After a move: what the seat would see then, and how its score would change, in all and by its lines. */
export interface Foreseen {
  readonly view: unknown;
  readonly gain: number;
  readonly changes: readonly Readonly<{ line: Line; points: number }>[];
}

/** Draws an outcome from a real box: a die face, a card. */
export type Outcome = (props: { rules: never; what: string; kind: number }) => JSX.Element;

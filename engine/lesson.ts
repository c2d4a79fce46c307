/** Lessons and examples as data: positions of real tables, what is said about them, and the moves asked for. */

import type { Options, RuleId, Seat } from './contract.ts';
import type { Language } from './words.ts';

/** One entry of a position's log: a seat's moves in notation, with spaces between them, and what chance brought. */
export type Played = Readonly<{ seat: Seat; moves: string; outcomes?: readonly number[] }>;

/** A real position: a table of so many seats, set up and played by script, as one seat sees it. */
export interface Position {
  readonly seats: number;
  readonly seat: Seat;
  readonly edition?: string;
  readonly options?: Options;
  /** The outcomes of the set-up. */
  readonly start: readonly number[];
  readonly log: readonly Played[];
}

/** One idea. Without moves it is only read. */
export interface LessonStep<Id extends string = string> {
  /** The text that goes with it. */
  readonly say: Id;
  /** The rules it is about: what a move that misses the point is answered with. */
  readonly rules: readonly RuleId[];
  /** An answer: the moves asked for, one after the other, as in a log. */
  readonly moves?: string;
  /** What else will do: for each move of the answer, an expression that it must match from end to end. */
  readonly accept?: readonly string[];
  /** Any moves are welcome; the step is over with the first that matches this. */
  readonly until?: string;
  /** The person is to see a refusal: the step is over when the table refuses a move by this rule. */
  readonly refused?: RuleId;
  /** What chance brings to the answer; what is not said here comes from a generator. */
  readonly outcomes?: readonly number[];
  /** What the other seats do then. */
  readonly next?: readonly Played[];
  /** The part of the board it is about, as a selector: it is outlined. */
  readonly look?: string;
}

export interface Scene<Id extends string = string> {
  readonly position: Position;
  readonly steps: readonly LessonStep<Id>[];
}

export interface Lesson<Id extends string = string> {
  readonly texts: Readonly<Record<Language, Readonly<Record<Id, string>>>>;
  readonly scenes: readonly Scene<Id>[];
  /** What is said before the short real game, and where that game begins. */
  readonly last: Id;
  readonly game: Position;
}

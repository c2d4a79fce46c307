/** Lessons and examples as data: positions from real tables, the text about them, and the moves asked for. */

import type { Options, RuleId, Seat } from './contract.ts';
import type { Language } from './words.ts';

/** One entry of a position's log: a seat's moves in notation, separated by spaces, and the outcomes drawn. */
export type Played = Readonly<{ seat: Seat; moves: string; outcomes?: readonly number[] }>;

/** A real position: a table set up and played by script, as one seat sees it. */
export interface Position {
  readonly seats: number;
  readonly seat: Seat;
  readonly edition?: string;
  /** The figures it was played with, if the game ships others by now. */
  readonly figures?: unknown;
  readonly options?: Options;
  /** The outcomes of the set-up. */
  readonly start: readonly number[];
  readonly log: readonly Played[];
}

/**
 * A part of the screen that a step is about, as a selector. Those of a step are pointed out one after the other, in reading order;
 * one with `after` only once so many moves of the answer are made. One with `press` is a switch, which is on meanwhile.
 */
export type Look = string | Readonly<{ at: string; after?: number; press?: true }>;

/** What to say to moves that a step does not ask for. */
export type Reply<Id extends string = string> = Readonly<{
  /** A regular expression that matches the moves made so far, separated by spaces, from end to end. The first one counts. */
  to: string;
  /** One sentence: what was chosen (`{chosen}`), and why it is not the point here. */
  say: Id;
  /** The rule it is about, if none of the step's. */
  rule?: RuleId;
}>;

/** One idea. A step without moves is only read. */
export interface LessonStep<Id extends string = string, ReplyId extends string = string> {
  /** The text that goes with it. */
  readonly say: Id;
  /** The rules it is about, shown when a move misses the point. */
  readonly rules: readonly RuleId[];
  /** The answer: the moves asked for, in order, as in a log. */
  readonly moves?: string;
  /** The moves asked for may come in any order. */
  readonly anyOrder?: true;
  /** Other answers to accept: for each move, a regular expression that must match it from end to end. */
  readonly accept?: readonly string[];
  /** Any move is allowed; the step ends with the first one that matches this. */
  readonly until?: string;
  /** The learner is meant to see a refusal: the step ends when the table refuses a move under this rule. */
  readonly refused?: RuleId;
  /** Outcomes drawn during the answer; any further ones come from a generator. */
  readonly outcomes?: readonly number[];
  /** What the other seats play next. */
  readonly next?: readonly Played[];
  /** The parts it is about, in reading order. */
  readonly look?: readonly Look[];
  /** The tab that shows a part, opened by itself. */
  readonly tab?: string;
  /** What to say to every other legal move. */
  readonly replies?: readonly Reply<ReplyId>[];
}

export interface Scene<Id extends string = string, ReplyId extends string = string> {
  readonly position: Position;
  readonly steps: readonly LessonStep<Id, ReplyId>[];
}

export interface Lesson<Id extends string = string, ReplyId extends string = string> {
  readonly texts: Readonly<Record<Language, Readonly<Record<Id, string>>>>;
  readonly scenes: readonly Scene<Id, ReplyId>[];
  /** What the steps say to moves that they do not ask for, with `{chosen}` for the move. */
  readonly replies: Readonly<Record<Language, Readonly<Record<ReplyId, string>>>>;
  /** A move in a few words: what was chosen, as the beginning of a sentence. */
  chosen(move: string, language: Language): string;
  /** The text before the short real game, and the position that game starts from. */
  readonly last: Id;
  readonly game: Position;
}

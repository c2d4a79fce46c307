/** Puzzles as data: a position from a game between bots, the question it poses, and what each answer is worth. */

import type { Common, Rules, Seat } from './contract.ts';
import type { Position } from './lesson.ts';
import type { Language } from './words.ts';

export interface Puzzle<Kind extends string = string> {
  /** Made from the position, so that stars belong to it wherever it stands in a list. */
  readonly id: string;
  readonly kind: Kind;
  readonly rulesNumber: number;
  readonly edition: Readonly<{ id: string; hash: string }>;
  readonly position: Omit<Position, 'edition'>;
  /** Best first. By first moves: the final points that the seat can expect. By whole turns, as moves separated by spaces: its points afterwards. */
  readonly answers: readonly Answer[];
  /** Whether an answer is a whole turn, judged by the points it leads to. */
  readonly turn?: true;
}

export type Answer = Readonly<{ moves: string; value: number }>;

/** A sort of puzzle that the search looks for. */
export interface PuzzleKind<Kind extends string = string, R extends Rules = Rules, S extends Common = Common> {
  readonly id: Kind;
  /** The name of the open decision. */
  readonly step: string;
  /** At most this many of the ten. */
  readonly most: number;
  /** Whether such a position is worth looking at. */
  here?(rules: R, state: S, seat: Seat): boolean;
  /** The best move is of this kind: a regular expression for its notation. */
  readonly best?: RegExp;
  fits?(rules: R, state: S, seat: Seat, best: string): boolean;
}

export interface Puzzles<Kind extends string = string> {
  /** The seats of the games that are searched. */
  readonly seats: number;
  readonly kinds: readonly PuzzleKind<Kind, never, never>[];
  /** The question, as one sentence. */
  readonly goals: Readonly<Record<Language, Readonly<Record<Kind, string>>>>;
  /** See `Puzzle.turn`. */
  readonly turn?: true;
  readonly puzzles: readonly Puzzle<string>[];
  /** The edition that the puzzles were made with, where the game ships another now. */
  readonly figures?: unknown;
}

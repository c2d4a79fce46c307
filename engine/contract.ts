/** What a game is. Everything else (tables, bots, replays, boards, fuzzers) knows games only through this file. */

import type { Bench } from './bench.ts';
import type { Chance } from './chance.ts';
import type { Random } from './random.ts';
import type { Figures, GameEvent, Line, Open, RuleId, Seat, Viewer } from './terms.ts';
import type { Language, Words } from './words.ts';

export type { Figures, GameEvent, Line, Open, RuleId, Seat, Viewer } from './terms.ts';

/**
 * What every state has. `open[seat]` is that seat's stack: its top is decided (or worked off) now, what lies below comes
 * back afterwards. A state is plain JSON: no class, no closure, no undefined, no seed, no order of what is not yet known.
 */
export interface Common {
  open: Open[][];
  /** Why the table is over, or null while it goes on. */
  ended: string | null;
}

/** Hears events. Left out in playouts, where `tell?.({ ... })` then costs nothing. */
export type Tell = (event: GameEvent) => void;

/** A decision that one seat has to make. */
export interface Step<State extends Common, Move> {
  /** All that a person could point at: bounded, cheap, a superset of what is legal. Each move once. */
  candidates(state: State, seat: Seat, open: Open, each: (move: Move) => void): void;
  /**
   * Null if the move is legal, else the rule that forbids it, or 'step' for a move of another kind of step. The only place
   * where legality stands. Total on every parsed move; allocates nothing; admits a move only if the decision it begins can
   * be completed, so that nobody who must act is ever without a move.
   */
  check(state: State, seat: Seat, open: Open, move: Move): RuleId | null;
  /** The figures of a refusal's sentence (need 3, have 2), made only when it is shown. */
  details?(state: State, seat: Seat, open: Open, move: Move): Figures;
  /** Trusts `check`. Closes its own frame unless the step stays open, changes the state in place, opens what follows. */
  apply(state: State, seat: Seat, open: Open, move: Move, chance: Chance, tell?: Tell): void;
  /** Only for hot steps: exactly the candidates that pass `check`, in the same order. The kit proves it. */
  list?(state: State, seat: Seat, open: Open, each: (move: Move) => void): void;
}

/**
 * A frame that nobody decides: the rest of an effect that waits below other steps. The engine takes it off the stack and
 * runs it as soon as it is on top. It may open steps, or further work.
 */
export interface Work<State extends Common> {
  run(state: State, seat: Seat, open: Open, chance: Chance, tell?: Tell): void;
}

/** A seat's score, line by line, and its rank: 1 is best, equal ranks share. */
export interface Standing {
  readonly seat: Seat;
  readonly total: number;
  readonly rank: number;
  readonly lines: readonly Line[];
}

/** A game opened with one edition, its options and a number of seats: all its functions, with tables computed once. */
export interface Rules<State extends Common = Common, Move = unknown, View = unknown> {
  readonly seats: number;
  /** The state before the first move. The engine then calls `next`, or runs what setup opened. */
  setup(chance: Chance, tell?: Tell): State;
  readonly steps: Readonly<Record<string, Step<State, Move> | Work<State>>>;
  /** No step is open: opens the next phase (turn, round), or sets `ended`. */
  next(state: State, chance: Chance, tell?: Tell): void;
  /** All that one viewer knows and may remember, as JSON. What `imagine` needs must be in it, and no more. */
  view(state: State, viewer: Viewer): View;
  /** A world that fits this view, made from the view alone: seen from there, it is the same view again. */
  imagine(view: View, random: Random): State;
  /** The score if the table ended now. At the end: the result. */
  standings(state: State): Standing[];
  clone(state: State): State;
  /** A short notation without spaces. `parse(format(move))` is the move; null for a text that is no move at all. */
  format(move: Move): string;
  parse(text: string): Move | null;
  /** Some legal move of a seat that must act, without listing all; each legal move can come up. For fast playouts. */
  pick?(state: State, seat: Seat, random: Random): Move;
}

/** One choice of the table's host, such as `{ id: 'expansion', values: ['none', 'river', 'lake'] }`; the first is the default. */
export type Option = Readonly<{ id: string; values: readonly string[] }>;
export type Options = Readonly<Record<string, string>>;

/** The definition of one title. */
export interface Game<Edition = unknown> {
  readonly id: string;
  /** Raised whenever legality or an outcome changes; tables keep the number they began with. */
  readonly rulesNumber: number;
  readonly seats: Readonly<{ min: number; max: number }>;
  readonly options: readonly Option[];
  /** The editions that come with the game, as raw JSON by id; the first is the default. Empty if `meta.needsEdition`. */
  readonly editions: Readonly<Record<string, unknown>>;
  /** Reads an edition: shape and sense. Every problem is a sentence with the path of the figure in question, in English if nobody says otherwise. */
  readEdition(raw: unknown, language?: Language): Read<Edition>;
  /**
   * `rulesNumber` is the one a table began with, from 1 to the game's own (which is meant if none is given). What has changed
   * since is one commented branch at its place.
   */
  open(edition: Edition, options: Options, seats: number, rulesNumber?: number): Rules;
  /** If the rules say what a rematch is: the options of the next table. Without it the same options, seats moved on by one. */
  rematch?(played: Options, state: Common): Options;
  /** If positions can be written down: how (lines for the command line's help), and how to read one, with rules for the fewest seats. */
  readonly position?: Readonly<{ help: readonly string[]; read(rules: Rules, text: string): Read<Common> }>;
  /** The measured strength of its bots, by level; people are rated against these. */
  readonly botRatings?: Readonly<Record<string, Readonly<{ rating: number; deviation: number }>>>;
  readonly bench?: Bench;
  /** The game's texts in one language, for rules it was opened with. */
  words(rules: Rules, language: Language): Words;
}

export type Read<T> = Readonly<{ ok: true; value: T }> | Readonly<{ ok: false; problems: readonly string[] }>;

/** Why something is refused: a rule of the game, or over, turn, step, stale, malformed, or `table:...` (see room.ts). */
export type Refusal = Readonly<{ rule: RuleId; figures: Figures }>;

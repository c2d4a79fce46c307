/** What a game is. Everything else (tables, bots, replays, boards, fuzzers) knows games only through this file. */

import type { Bench } from './bench.ts';
import type { Chance } from './chance.ts';
import type { Random } from './random.ts';
import type { Figures, GameEvent, Line, Open, RuleId, Seat, Viewer } from './terms.ts';
import type { Language, Words } from './words.ts';

export type { Figures, GameEvent, Line, Open, RuleId, Seat, Viewer } from './terms.ts';

/**
 * What every state has. `open[seat]` is that seat's stack: its top frame is decided (or run) now, the frames below resume
 * afterwards. A state is plain JSON: no class, no closure, no undefined, no seed, no order of what is not yet known.
 */
export interface Common {
  open: Open[][];
  /** Why the table is over, or null while it goes on. */
  ended: string | null;
}

/** Receives events. Omitted in playouts, where `tell?.({ ... })` then costs nothing. */
export type Tell = (event: GameEvent) => void;

/** A decision that one seat has to make. */
export interface Step<State extends Common, Move> {
  /** Everything a person could point at: bounded, cheap, a superset of the legal moves. Each move once. */
  candidates(state: State, seat: Seat, open: Open, each: (move: Move) => void): void;
  /**
   * Null if the move is legal, else the rule that forbids it, or 'step' for a move of another kind of step. The only place
   * that decides legality. Total on every parsed move; allocates nothing; admits a move only if the decision it begins can
   * be completed, so that nobody who must act is ever without a move.
   */
  check(state: State, seat: Seat, open: Open, move: Move): RuleId | null;
  /** The figures of a refusal's sentence (need 3, have 2), made only when it is shown. */
  details?(state: State, seat: Seat, open: Open, move: Move): Figures;
  /** Trusts `check`. Pops its own frame unless the step stays open, changes the state in place, opens what follows. */
  apply(state: State, seat: Seat, open: Open, move: Move, chance: Chance, tell?: Tell): void;
  /** Asked even when a single move is legal, because a player should see it coming: what ends a turn or spends the last of something. */
  readonly asked?: true;
  /** Once the seat leaves this step for another one, what it did is sent: the last bid of an auction is no draft of the building phase. */
  readonly closes?: true;
  /** Only for hot steps: exactly the candidates that pass `check`, in the same order. The kit proves it. */
  list?(state: State, seat: Seat, open: Open, each: (move: Move) => void): void;
}

/**
 * A frame that nobody decides: the rest of an effect, waiting below other steps. The engine pops and runs it as soon as it
 * is on top. It may open steps, or further work.
 */
export interface Work<State extends Common> {
  run(state: State, seat: Seat, open: Open, chance: Chance, tell?: Tell): void;
}

/** A seat's score, line by line, and its rank: 1 is best, equal ranks share. */
export interface Standing {
  readonly seat: Seat;
  readonly total: number;
  readonly rank: number;
  /** What decides between equal totals, the most first, if one figure does: for rankings of seats of different tables. */
  readonly tie?: number;
  readonly lines: readonly Line[];
}

/** A standing without its sheet. */
export type Ranked = Pick<Standing, 'seat' | 'total' | 'rank'>;

/** A game opened with one edition, options and a number of seats: all its functions, with lookup tables computed once. */
export interface Rules<State extends Common = Common, Move = unknown, View = unknown> {
  readonly seats: number;
  /** The state before the first move. The engine then calls `next`, or runs what setup opened. */
  setup(chance: Chance, tell?: Tell): State;
  readonly steps: Readonly<Record<string, Step<State, Move> | Work<State>>>;
  /** No step is open: opens the next phase (turn, round), or sets `ended`. */
  next(state: State, chance: Chance, tell?: Tell): void;
  /** Everything one viewer knows or may remember, as JSON: exactly what `imagine` needs, and no more. */
  view(state: State, viewer: Viewer): View;
  /** A world consistent with this view, made from the view alone: the same viewer sees the same view in it. */
  imagine(view: View, random: Random): State;
  /** The score if the table ended now. At the end: the result. */
  standings(state: State): Standing[];
  /** The same totals and ranks without the sheets, for playouts. The kit proves it. */
  ranking?(state: State): readonly Ranked[];
  clone(state: State): State;
  /** A short notation without spaces. `parse(format(move))` is the move; `parse` returns null if the text is not a move. */
  format(move: Move): string;
  parse(text: string): Move | null;
  /** Some legal move of a seat that must act, without listing them all; every legal move can come up. For fast playouts. */
  pick?(state: State, seat: Seat, random: Random): Move;
}

/** A setting the host chooses, such as `{ id: 'expansion', values: ['none', 'river', 'lake'] }`; the first value is the default. */
export type Option = Readonly<{
  id: string;
  values: readonly string[];
  /** The first rules number that has it; tables with an earlier one are without it. */
  since?: number;
}>;
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
  /** Editions that came with the game before they were corrected: tables and records that began with them still open. */
  readonly earlier?: () => Promise<readonly unknown[]>;
  /** Reads an edition and checks its shape and sense. Each problem is a sentence naming the path at fault, in English by default. */
  readEdition(raw: unknown, language?: Language): Read<Edition>;
  /**
   * `rulesNumber` is the one a table began with, from 1 to the game's own (the default). Whatever has changed since is one
   * commented branch where it applies.
   */
  open(edition: Edition, options: Options, seats: number, rulesNumber?: number): Rules;
  /**
   * The options of a rematch, if the rules define one. Without it: the same options, everybody one seat on. `keep`: the players
   * ask for the same set-up again, which `Words.keep` names.
   */
  rematch?(played: Options, state: Common, how: Readonly<{ tied: boolean; keep: boolean }>): Options;
  /** If positions can be written down: how (lines for the command line's help), and how to read one, with rules for the fewest seats. */
  readonly position?: Readonly<{ help: readonly string[]; read(rules: Rules, text: string): Read<Common> }>;
  /** The measured strength of its bots, by level; people are rated against these. */
  readonly botRatings?: Readonly<Record<string, Readonly<{ rating: number; deviation: number }>>>;
  readonly bench?: Bench;
  /** A `Balance` (balance.ts), loaded only by the command line. */
  readonly balance?: () => Promise<object>;
  /** The game's texts in one language, for rules it was opened with. */
  words(rules: Rules, language: Language): Promise<Words>;
}

export type Read<T> = Readonly<{ ok: true; value: T }> | Readonly<{ ok: false; problems: readonly string[] }>;

/** Why something is refused: a rule of the game, or one of over, turn, step, stale, malformed, `table:...` (see room.ts). */
export type Refusal = Readonly<{ rule: RuleId; figures: Figures }>;

/**
 * What the site shows of a game beside its board: where things happened, where points come from, the score that everybody
 * sees. A board names its places by `data-place`; the site lights them up by these names.
 */

import type { GameEvent, Line, RuleId, Rules, Seat } from '@quai/engine/contract.ts';
import type { LogRules, Words } from '@quai/engine/words.ts';

/** A place on the board; `name`, as the sentence of the event writes it, points to it there. */
export type Pointer = Readonly<{ place: string; name?: string }>;

/** A number with its noun; with an icon (a path, 16 by 16) where the nouns would take too much room. */
export type Count = string | Readonly<{ text: string; count: number | string; icon: string }>;

export interface Guide {
  event(rules: Rules, words: Words, event: GameEvent): readonly Pointer[];
  /** The place where a move would happen, on the board or in the dock; null if it has none. */
  move?(rules: Rules, view: unknown, seat: Seat, move: unknown): string | null;
  /** The rules that lines of the log lead to. */
  readonly logRules?: LogRules;
  /** The rule that each decision is about, by the name of its step: the rules of a table open there. */
  readonly stepRules?: Readonly<Record<string, RuleId>>;
  /** Seats play one after the other, so what a seat does in a row is one turn: one line of the log. */
  readonly inTurn?: true;
  /** The places that a line of the score sheet counts. */
  line(rules: Rules, line: Line): readonly string[];
  /** Whether each seat has a sheet of its own, with places of the same names. */
  readonly apart?: boolean;
  /** What everybody can count of a seat: cards, pieces, tickets. */
  counts?(rules: Rules, words: Words, view: unknown, seat: Seat): readonly Count[];
  /** The points of a seat that everybody can see. */
  score(rules: Rules, view: unknown, seat: Seat): number;
  /** How the pieces of a seat look on the board, where they do not bear its emblem: colour, and the ink upon it. */
  pieces?(rules: Rules, seat: Seat): Readonly<{ colour: string; ink: string }>;
}

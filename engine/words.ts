/** A game's texts in one language. Typed tables, one file a language; a missing text does not compile. */

import type { Figures, GameEvent, Line, Open, RuleId, Seat } from './terms.ts';

export type Language = 'en' | 'fr';
export const LANGUAGES: readonly Language[] = ['en', 'fr'];

/** Who sits where, for sentences. */
export type Names = (seat: Seat) => string;

/** A rule in our own words; `why`, if it reads better, is the sentence of a refusal, with `{figures}`. */
export type RuleText = Readonly<{ text: string; why?: string }>;

/** An option of the game: its name, a name for each value, and what it changes. */
export type OptionText = Readonly<{ name: string; values: Readonly<Record<string, string>>; help?: string }>;

/** A piece of the text board: lines of text, or a table with a head. */
export type Panel = Readonly<{
  title: string;
  lines?: readonly string[];
  head?: readonly string[];
  rows?: readonly (readonly string[])[];
}>;

/** Views and moves are the game's own types: a text board, a screen reader and a log need no other source. */
export interface Words<View = unknown, Move = unknown> {
  readonly rules: Readonly<Record<RuleId, RuleText>>;
  /** What this seat has to decide now, as one sentence. */
  prompt(view: View, seat: Seat, open: Open): string;
  /** A move in words, as an item of a list: it tells this move from every other one. */
  move(view: View, move: Move): string;
  /** The heading under which a list shows this move. */
  group(view: View, move: Move): string;
  /** An event as one sentence, or null if it is not worth a line. */
  event(event: GameEvent, names: Names): string | null;
  /** The name of a line of the score sheet, the same for all seats. */
  line(line: Line): string;
  /** What a seat has in this line, in few words: `2 routes`. Null if its points say all. */
  tally?(line: Line): string | null;
  /** The name of all lines of this kind together, where a sheet has several; without it, that of the line. */
  kind?(line: Line): string;
  /** Why the table ended. */
  ending(reason: string): string;
  /** For a table typed in from a real box: what came when this was drawn, and each kind that may have come. */
  readonly box?: Readonly<{ ask(what: string): string; kind(what: string, kind: number): string }>;
  readonly options: Readonly<Record<string, OptionText>>;
  /** The whole view as text. */
  board(view: View, names: Names): readonly Panel[];
}

/** The rule that a line of the log leads to; where it is not always the same, by a field of the event, or at set-up. */
export type LogRule =
  | RuleId
  | Readonly<{ usual: RuleId; setup?: RuleId; field?: string; where?: Readonly<Record<string, RuleId>> }>;

/** By the kind of the event. */
export type LogRules = Readonly<Record<string, LogRule>>;

export function logRule(rules: LogRules, event: GameEvent, atSetup: boolean): RuleId | undefined {
  const found = rules[event.kind];
  if (found === undefined || typeof found === 'string') return found;
  if (atSetup && found.setup !== undefined) return found.setup;
  return found.where?.[String(event[found.field!])] ?? found.usual;
}

/** Fills `{name}` with its figure; an unknown name stays, so that a test can see it. */
export function fill(text: string, figures: Figures): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => (name in figures ? String(figures[name]) : whole));
}

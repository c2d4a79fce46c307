/** A game's texts in one language: typed tables, one file per language, so that a missing text does not compile. */

import type { GameEvent, Line, Open, RuleId, Seat } from './terms.ts';

export type Language = 'en' | 'fr';
export const LANGUAGES: readonly Language[] = ['en', 'fr'];

/** The name of whoever sits in a seat. */
export type Names = (seat: Seat) => string;

/** A rule in our own words; `why`, if given, is the sentence shown with a refusal, with `{figures}` filled in. */
export type RuleText = Readonly<{ text: string; why?: string }>;

/** An option of the game: its name, a name for each value, and what it changes. */
export type OptionText = Readonly<{
  name: string;
  values: Readonly<Record<string, string>>;
  /** What differs with each value, where they are chosen by picture. */
  notes?: Readonly<Record<string, string>>;
  help?: string;
}>;

/** A piece of the text board: lines of text, or a table with a head. */
export type Panel = Readonly<{
  title: string;
  lines?: readonly string[];
  head?: readonly string[];
  rows?: readonly (readonly string[])[];
}>;

/** Views and moves have the game's own types: the text board, screen readers and the log need nothing else. */
export interface Words<View = unknown, Move = unknown> {
  readonly rules: Readonly<Record<RuleId, RuleText>>;
  /** What this seat has to decide now, as one sentence. */
  prompt(view: View, seat: Seat, open: Open): string;
  /** A move in words, as a list item: distinct from every other move of the list. */
  move(view: View, move: Move): string;
  /** The heading under which a list shows this move. */
  group(view: View, move: Move): string;
  /** An event as one sentence, or null if it is not worth a line. */
  event(event: GameEvent, names: Names): string | null;
  /** The same in fewer words, for one line about a turn; empty for what merely follows from something else in it. */
  brief?(event: GameEvent, names: Names): string | null;
  /** A turn of several entries as one short sentence; null if one of its events says enough. */
  turn?(events: readonly GameEvent[], names: Names): string | null;
  /** The name of a line of the score sheet, the same for all seats. */
  line(line: Line): string;
  /** What a seat has in this line, briefly: `2 routes`. Null if the points say it all. */
  tally?(line: Line): string | null;
  /** A name for all lines of this kind together, where a sheet has several; without it, the line's own name. */
  kind?(line: Line): string;
  /** What a rematch can keep, if the game draws it anew otherwise: the button that asks for it. */
  readonly keep?: string;
  /** Why the table ended. */
  ending(reason: string): string;
  /** For a table entered from a real box: the question to ask for a draw, and the name of each possible answer. */
  readonly box?: Readonly<{
    ask(what: string): string;
    kind(what: string, kind: number): string;
    /** The last draw of several that belong together, such as the dice of a roll: they are shown before they count. */
    last?(what: string): boolean;
  }>;
  readonly options: Readonly<Record<string, OptionText>>;
  /** Tables of the edition for the rules page, such as points by length. */
  readonly tables?: readonly Panel[];
  /** The whole view as text. */
  board(view: View, names: Names): readonly Panel[];
}

/** The rule that a line of the log links to; where it varies, by a field of the event, or by whether it happened at set-up. */
export type LogRule =
  | RuleId
  | Readonly<{ usual: RuleId; setup?: RuleId; field?: string; where?: Readonly<Record<string, RuleId>> }>;

/** By the kind of the event. */
export type LogRules = Readonly<Record<string, LogRule>>;

export function logRule(rules: LogRules, event: GameEvent, atSetup: boolean): RuleId | undefined {
  const found = rules[event.kind];
  if (found === undefined || typeof found === 'string') return found;
  if (atSetup && found.setup !== undefined) return found.setup;
  const special = found.field === undefined ? undefined : found.where?.[String(event[found.field])];
  return special ?? found.usual;
}

/** A French word that a game's own box does not use, and the one it does. Declared in `text/never.ts` of the game. */
export type Never = Readonly<{ found: RegExp; better: string }>;

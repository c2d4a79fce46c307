/** What the shared suites need of a game: its rules for a number of seats, and a few routes and tickets of its map. */

import type { Language, Words } from '@quai/engine/words.ts';
import type { RailsRules } from '../../rules/rails.ts';

export interface Sample {
  readonly open: (seats: number) => RailsRules;
  readonly words: (rules: RailsRules, language: Language) => Promise<Words>;
  /** The rule numbers of the game: `BE-`, `NL-`. */
  readonly prefix: string;
  /** How many rules it has. */
  readonly rules: number;
  /** A black route of two spaces and one beside it. */
  readonly black: string;
  readonly beside: string;
  /** A route of one space, of this colour. */
  readonly short: string;
  readonly shortColour: string;
  /** A ticket, the routes that join its ends, in the order of the way, and a ticket that these do not complete. */
  readonly ticket: string;
  readonly way: readonly string[];
  readonly other: string;
}

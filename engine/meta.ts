/** What the site shows of a game before its rules are loaded. */

import type { Language } from './words.ts';

export interface Meta {
  readonly id: string;
  readonly title: string;
  readonly designers: readonly string[];
  readonly publisher: string;
  readonly year: number;
  readonly seats: Readonly<{ min: number; max: number }>;
  /** Usual length in minutes, from and to. */
  readonly minutes: readonly [number, number];
  /** Can a table be typed in from a real box? Then the game's words ask for what came. */
  readonly box?: true;
  /** Is there a board of the day, with the same draws for everybody? */
  readonly daily?: true;
  /** One or two sentences that make one want to play. */
  readonly blurb: Readonly<Record<Language, string>>;
}

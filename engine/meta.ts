/** What the site needs to know about a game before its rules are loaded. */

import type { Language } from './words.ts';

/** A sentence or two in every language of the site. */
export type Said = Readonly<Record<Language, string>>;

export interface Meta {
  /** The name of the game's folder, and of the game in addresses and stored tables. */
  readonly id: string;
  readonly title: string;
  readonly designers: readonly string[];
  readonly publisher: string;
  readonly year: number;
  readonly seats: Readonly<{ min: number; max: number }>;
  /** Usual length in minutes, from and to. */
  readonly minutes: readonly [number, number];
  /** One or two sentences that make one want to play. */
  readonly blurb: Said;

  // What a game may have besides its rules. A test checks that each is there if and only if it is declared.

  /**
   * Drawn by `board/board.tsx`. Of its main part (map, sheet): width divided by height, and the narrowest width in CSS pixels at
   * which it can be used. 328 is what a phone 360 px wide leaves.
   */
  readonly board?: Readonly<{ aspect: number; minWidth: number }>;
  /** Taught by `tutorial/lesson.ts`. */
  readonly lesson?: true;
  /** Explained by `manual/manual.ts`; without it the rules page is a plain list of the numbered rules. */
  readonly manual?: true;
  /** Editions are edited in a form, `form/form.ts`; without it, as text. */
  readonly form?: true;
  /** Comes without an edition: played with those that people type in, so it is not offered on the home page. */
  readonly needsEdition?: true;
  /** The edition to begin with in a language, if its box has figures of its own. */
  readonly editionIn?: Readonly<Partial<Record<Language, string>>>;
  /** Most figures of the edition that comes with the game are ours: says so, before a table is created. */
  readonly reconstructed?: Said;
  /** A table can be typed in from a real box; says what the players do then. */
  readonly box?: Said;
  /** Has a board of the day, alone and with the same draws for everybody; says what it is. */
  readonly daily?: Said;

  /** Where the game can be bought. */
  readonly shop?: string;
  /** Only used copies can be found. */
  readonly outOfPrint?: true;
}

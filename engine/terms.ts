/** The types that games, texts and tables share. */

/** A place at a table: 0, 1, 2... */
export type Seat = number;

/** Who is looking: a seat, or null for a spectator, who knows only what every seat knows. */
export type Viewer = Seat | null;

/** A rule's number as the game's rules page shows it, such as `RI-8`. */
export type RuleId = string;

/** Numbers and names to fill into a sentence: `{ need: 3, have: 2 }`. */
export type Figures = Readonly<Record<string, string | number>>;

/**
 * One frame of a seat's stack: the name of a step and the plain numbers it needs. Frames are never changed in place,
 * so clones of a state share them.
 */
export type Open = Readonly<{ step: string; args: readonly number[] }>;

/** Something that happened. All fields are public except `only`, which is for one seat; `show` drops it for everybody else. */
export type GameEvent = Readonly<{
  kind: string;
  by: Seat | null;
  only?: Readonly<{ seat: Seat }> & Readonly<Record<string, unknown>>;
}> &
  Readonly<Record<string, unknown>>;

/** One line of a score sheet. `marks` are groups of places that scored, by the game's own numbers for places. */
export interface Line {
  readonly id: string;
  readonly points: number;
  readonly figures?: Figures;
  readonly marks?: readonly (readonly number[])[];
}

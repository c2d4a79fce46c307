/** The numbers of the rules, so that a missing text does not compile. */

// biome-ignore format: one row for ten rules
type Whole =
  | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10
  | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18 | 19 | 20
  | 21 | 22 | 23 | 24 | 25 | 26 | 27 | 28 | 29 | 30
  | 31 | 32 | 33 | 34 | 35 | 36 | 37 | 38 | 39 | 40
  | 41 | 42 | 43 | 44 | 45;

/** The points that the printed rules leave open, all under FH-41. */
type OpenPoint = Exclude<Whole, 35 | 36 | 37 | 38 | 39 | 40 | 41 | 42 | 43 | 44 | 45>;

export type RuleNumber = `FH-${Whole}` | `FH-41.${OpenPoint}`;

/** What the bots think things are worth, in points: fitted to tables they played (docs/bots/foothills.md). */

export interface Worths {
  readonly iron: number;
  readonly stone: number;
  readonly rubble: number;
  /** Besides the points it scores. */
  readonly passenger: number;
  /** Room in the scoring pile for one card, and for each further one. */
  readonly room: number;
  readonly moreRoom: number;
  /** Per point that the best card in hand would score, if there is room. */
  readonly next: number;
  readonly ticket: number;
  readonly station: number;
  readonly track: number;
  /** Per point of the best station the seat can afford. */
  readonly build: number;
  readonly pub: number;
  /** The seat's turn is next. */
  readonly tempo: number;
  /** A letter whose card was scored and not replaced. */
  readonly missing: number;
  /** By what cards count: at least one such card is still in hand. */
  readonly hand: readonly number[];
  /** By what cards count: one such card in the pile, whose score still grows. */
  readonly pile: readonly number[];
  /** By letter: the card shows its back. */
  readonly back: readonly number[];
}

export const LATE: Worths = {
  iron: 0.02,
  stone: -0.24,
  rubble: -0.02,
  passenger: 0.36,
  room: -1.05,
  moreRoom: -1.01,
  ticket: -0.96,
  station: -1.61,
  track: -0.67,
  missing: -1.96,
  next: 0.7,
  build: 0.65,
  pub: -0.5,
  tempo: 1.02,
  hand: [0.77, 0, 1.98, 0.55, 0.62],
  pile: [0.97, 0.1, 2.29, 1.25, 0.84],
  back: [0.12, -0.16, 0.49, -1.04, -1.38],
};

export const EARLY: Worths = {
  iron: 0.37,
  stone: 2.46,
  rubble: 0.49,
  passenger: 0.91,
  room: 1.87,
  moreRoom: -0.18,
  ticket: 2.05,
  station: 3.4,
  track: 0.44,
  missing: -7.81,
  next: -0.77,
  build: 0.28,
  pub: -0.66,
  tempo: 2.08,
  hand: [0.59, -0.37, 3.21, 0.58, 2.05],
  pile: [1.77, 5.36, 9.16, 3.29, 6.96],
  back: [-0.8, -0.02, -0.49, -0.58, -1.84],
};

/** What `npm run bench` measures of a game. */

export interface Bench {
  /** Random tables per second, and the speed we aim for. */
  readonly tables: readonly Readonly<{ seats: number; options?: Readonly<Record<string, string>>; target?: number }>[];
  /** Iterations per second of the expert's search, after this many random moves. */
  readonly search?: Readonly<{ seats: number; moves: number }>;
  /** Log entries replayed per second. */
  readonly replay?: Readonly<{ seats: number; target: number }>;
  /** Puts the server under load with tables of this game; the first game that declares it is used. */
  readonly load?: Readonly<{ seats: number }>;
}

/** What a game can tell about its tables, so that `quai balance` can measure whether an edition is fair. */

import type { Common, GameEvent, Options, Rules, Seat } from './contract.ts';

/** A table that has been played to its end. */
export interface PlayedTable<R = Rules, S = Common> {
  readonly rules: R;
  readonly options: Options;
  readonly state: S;
  readonly events: readonly GameEvent[];
}

/** Figures of one round by name, each a list of samples: one per seat, or one for the whole table. */
export type RoundFigures = Readonly<Record<string, readonly number[]>>;

/** Everything may be left out: the figures that need it are then left out too. */
export interface Balance<R = Rules, S = Common> {
  /** The options that each deal is played with in turn: together they give every seat every colour and every place in the order. */
  readonly deals?: readonly Options[];
  /** The seats in the order in which they begin; by default that of their numbers. */
  order?(played: PlayedTable<R, S>): readonly Seat[];
  /** Each seat's colour, if colours differ by more than their looks, such as in their starting cards. */
  colours?(played: PlayedTable<R, S>): readonly string[];
  /** How many turns the table took; by default, how many messages. */
  turns?(played: PlayedTable<R, S>): number;
  /** What happened in each round, from the first on. */
  rounds?(played: PlayedTable<R, S>): readonly RoundFigures[];
}

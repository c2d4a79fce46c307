/** The entries of a table's log. Everything that happened at a table follows from its setup and its entries. */

import type { Options, Seat } from '@quai/engine/contract.ts';

/** Who plays a seat: a person, or the bot named by `bot`. */
export type Holder = Readonly<{ name: string; bot: string | null }>;

/** Everything that is fixed before anybody moves. */
export interface Setup {
  readonly game: string;
  readonly rulesNumber: number;
  readonly edition: Readonly<{ id: string; hash: string }>;
  readonly options: Options;
  readonly seats: readonly Holder[];
}

type At = Readonly<{ /** Time of receipt, in milliseconds since 1970. */ at?: number }>;

/** The outcomes of the setup. Always entry 0, and only there. */
export type Start = At & Readonly<{ kind: 'start'; outcomes: readonly number[] }>;

/** The moves of one message, in notation, with all outcomes they used. */
export type Moved = At & Readonly<{ kind: 'moves'; seat: Seat; moves: readonly string[]; outcomes: readonly number[] }>;

/** Back to before entry `to`. Without everybody's consent, only what `undoProblem` allows. */
export type Undone = At & Readonly<{ kind: 'undo'; seat: Seat; to: number; consent: boolean }>;

/** The seat resigns. With two seats that ends the game; with more, a bot plays on and the seat is ranked last. */
export type Resigned = At & Readonly<{ kind: 'resign'; seat: Seat; bot: string }>;

/** Somebody else holds the seat from here on: a bot for an absent person, or the person who came back. */
export type TakenOver = At & Readonly<{ kind: 'takeover'; seat: Seat; holder: Holder }>;

/** The seat's clock ran out, and a bot plays on. */
export type TimedOut = At & Readonly<{ kind: 'timeout'; seat: Seat; bot: string }>;

export type Entry = Start | Moved | Undone | Resigned | TakenOver | TimedOut;

/** The lines of a table's log. Whatever happened at a table follows from its setup and these. */

import type { Options, Seat } from '@quai/engine/contract.ts';

/** Who plays a seat: a person by name, or a bot by the name of its kind. */
export type Holder = Readonly<{ name: string; bot: string | null }>;

/** What a table is made of before anybody moves. */
export interface Setup {
  readonly game: string;
  readonly rulesNumber: number;
  readonly edition: Readonly<{ id: string; hash: string }>;
  readonly options: Options;
  readonly seats: readonly Holder[];
}

type At = Readonly<{ /** Time of receipt, in milliseconds since 1970. */ at?: number }>;

/** The table is set up with these outcomes. Always entry 0, and only there. */
export type Start = At & Readonly<{ kind: 'start'; outcomes: readonly number[] }>;

/** A seat's moves in notation, in one message, with all outcomes they used. */
export type Moved = At & Readonly<{ kind: 'moves'; seat: Seat; moves: readonly string[]; outcomes: readonly number[] }>;

/** Back to before entry `to`. Without consent only by proof: see undo.ts. */
export type Undone = At & Readonly<{ kind: 'undo'; seat: Seat; to: number; consent: boolean }>;

/** The seat gives up. With two seats the table stops; with more a bot plays on and the seat is ranked last. */
export type Resigned = At & Readonly<{ kind: 'resign'; seat: Seat; bot: string }>;

/** From now on somebody else holds the seat: a bot for an absent person, or the person who came back. */
export type TakenOver = At & Readonly<{ kind: 'takeover'; seat: Seat; holder: Holder }>;

/** The seat's clock ran out: a bot plays on. */
export type TimedOut = At & Readonly<{ kind: 'timeout'; seat: Seat; bot: string }>;

export type Entry = Start | Moved | Undone | Resigned | TakenOver | TimedOut;

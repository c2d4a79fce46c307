/** What is computed once when the rules are opened: an edition and options as tables of numbers. */

import type { Chance } from '@quai/engine/chance.ts';
import type { Open, RuleId, Seat, Step, Tell, Work } from '@quai/engine/contract.ts';
import type { Move } from './moves.ts';
import type { GainFigures, Params, RawOp, Read } from './params.ts';
import type { Edition, PrintedBox, PrintedCard, PrintedFigures } from './printed.ts';
import type { State } from './state.ts';

export type Steps = Record<string, Step<State, Move> | Work<State>>;

/** What an operation is: rules/ops/ has a file for each, rules/ops/list.ts names them all. */
export interface Operation<P extends Params = Params> {
  readonly params: P;
  /** The step that asks for it, if it can be repeated: see `ask` in interpreter.ts. */
  readonly step?: string;
  /** FH-11: does not count as an effect of a card. */
  readonly noEffect?: true;
  /** The numbers that `can` and `start` need. */
  compile(raw: Read<P>, compiler: Compiler): Partial<OpFigures>;
  /** Whether it could do anything now. Must be cheap: it is asked for every card on every turn. */
  can(t: Tables, s: State, seat: Seat, op: Op): boolean;
  /** The operation's own rule against it, if it has one; asked only where a person chose it. */
  whyNot?(t: Tables, s: State, seat: Seat, op: Op): RuleId | null;
  /** Does it, or opens the step that asks how. Called only if `can` is true. */
  start(t: Tables, s: State, seat: Seat, op: Op, chance: Chance, tell?: Tell): void;
  /** The operation's own decisions and work. */
  steps?(t: Tables): Steps;
}

/** What compiling an operation has access to. */
export interface Compiler {
  colour(name: string): number;
  /** The index of a list of ways to pay. */
  price(ways: readonly number[]): number;
  spaces: readonly SpaceTable[];
  /** Rules number 1 let a seat use less of a discount than it could. */
  wholeDiscount: boolean;
  option(raw: RawOp): Op;
}

/** The figures of a compiled operation. Every operation has all these fields, so that they are fast to read. */
export interface OpFigures {
  min: number;
  max: number;
  times: number;
  filter: number;
  spread: number;
  fill: boolean;
  opponentGets: number;
  gain: GainFigures;
  price: number;
  /** By station space. */
  prices: readonly number[];
  bonus: boolean;
  options: readonly Op[];
  /** Bits. */
  targets: number;
  colour: number;
}

/** One operation of one list. */
export interface Op extends Readonly<OpFigures> {
  /** Its index in `Tables.ops`, which holds those of the whole edition. */
  readonly id: number;
  /** The index after the last operation of its list. */
  readonly end: number;
  readonly name: string;
  readonly does: Operation;
  readonly owner: Owner;
  /** An option of a `choose`: once chosen, it must be done. */
  readonly isOption: boolean;
  /** FH-41.19: a station or a surveyor move after the first of the same list may be declined. */
  readonly again: boolean;
  /** What the edition says, for texts. */
  readonly raw: RawOp;
}

/** Where a list of operations is printed. */
export type Owner = Readonly<{ kind: 'main' | 'back' | 'surveyor' | 'onBuild'; index: number }>;

/** A list of operations or spaces: the indexes from `from` up to but excluding `end`. */
export type List = Readonly<{ from: number; end: number }>;

export interface StationTable {
  readonly id: string;
  readonly name: string;
  /** The code of its first card. */
  readonly code: string;
  readonly lines: readonly number[];
  readonly columns: readonly number[];
  readonly start: boolean;
  readonly ordered: boolean;
  readonly rubble: number;
  readonly tracks: List;
  readonly spaces: List;
  readonly onBuild: List | null;
  readonly surveyor: List | null;
}

export interface SpaceTable {
  readonly station: number;
  readonly cost: Readonly<{ iron: number; stone: number; rubble: number; passenger: number }>;
  readonly bonus: GainFigures;
}

export interface CardTable {
  readonly id: string;
  readonly name: Readonly<{ en: string; fr: string }>;
  readonly type: number;
  readonly back: number;
  readonly owner: PrintedCard['owner'];
  readonly scoring: number;
  /** Bits. */
  readonly requires: number;
  /** By side. */
  readonly lists: readonly [List, List];
}

/** The cards on the table with two lines closed. */
export interface Layout {
  readonly closed: readonly [number, number];
  /** Lines in play, from the top row. */
  readonly lines: readonly number[];
  readonly inPlay: readonly boolean[];
  readonly stations: readonly number[];
  readonly stationInPlay: readonly boolean[];
  readonly starts: readonly number[];
  readonly spaces: readonly number[];
  /** By line, from left to right. */
  readonly lineStations: readonly (readonly number[])[];
  readonly lineTracks: readonly (readonly number[])[];
  readonly lineSpaces: readonly (readonly number[])[];
  /** By station: its lines in play. */
  readonly linesOf: readonly (readonly number[])[];
  /** By station: the stations whose cards touch it (FH-41.28). */
  readonly neighbours: readonly (readonly number[])[];
  /** The order in which competitors take cards. */
  readonly order: readonly number[];
  readonly colours: readonly number[];
}

export interface Tables {
  readonly edition: Edition;
  /** Rules number 1 gave iron before stone, even where the order makes a difference. */
  readonly freeOrder: boolean;
  /** -1: drawn at random. */
  readonly closedByOption: number;
  readonly firstByOption: number;
  readonly blue: Seat;

  readonly types: readonly string[];
  readonly lineIds: readonly string[];
  readonly lineBonus: readonly number[];
  readonly ticketOf: readonly number[];
  readonly colours: readonly string[];
  readonly stations: readonly StationTable[];
  readonly spaces: readonly SpaceTable[];
  readonly spaceStation: readonly number[];
  readonly spaceCodes: readonly string[];
  readonly trackStation: readonly number[];
  readonly cards: readonly CardTable[];
  readonly mains: readonly List[];
  readonly ops: readonly Op[];
  /** By operation: the frame that continues from it to the end of its list. */
  readonly rest: readonly Open[];
  readonly prices: readonly (readonly number[])[];
  readonly mostOptions: number;
  readonly pairs: readonly (readonly [number, number])[];
  /** By pair of closed lines. */
  readonly layouts: readonly Layout[];
  /** By back of a station card: the pair of lines it closes, or -1. */
  readonly backs: readonly number[];
  readonly figures: PrintedFigures;
  readonly box: PrintedBox;
}

/** An argument of a frame; each step says which it has. */
export function argOf(open: Open, index: number): number {
  return open.args[index]!;
}

/** The operation that a frame is about: its first argument. */
export function opOf(t: Tables, open: Open): Op {
  return t.ops[open.args[0]!]!;
}

export function layoutOf(t: Tables, s: State): Layout {
  return t.layouts[s.closed]!;
}

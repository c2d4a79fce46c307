/** What is computed once when the rules are opened: an edition and options as numbered tables. */

import type { Chance } from '@quai/engine/chance.ts';
import type { Open, RuleId, Seat, Step, Tell, Work } from '@quai/engine/contract.ts';
import type { Move } from './moves.ts';
import type { Params, RawOp, Read } from './params.ts';
import type { Edition, PrintedBox, PrintedCard, PrintedFigures } from './printed.ts';
import type { State } from './state.ts';

export type Steps = Record<string, Step<State, Move> | Work<State>>;

/** What an operation is: rules/ops/ has one file for each, rules/ops/list.ts names them. */
export interface Operation<P extends Params = Params> {
  readonly params: P;
  /** The step that asks for it, if it can be repeated: see `ask` in interpreter.ts. */
  readonly step?: string;
  /** FH-11: it does not count as an effect of a card. */
  readonly noEffect?: true;
  /** The numbers that `can` and `start` need. */
  compile(raw: Read<P>, compiler: Compiler): Partial<OpFigures>;
  /** Could it do anything now? Cheap: it is asked for every card of every turn. */
  can(t: Tables, s: State, seat: Seat, op: Op): boolean;
  /** Why it cannot be done, if a rule of its own says so; asked only where a person chose it. */
  whyNot?(t: Tables, s: State, seat: Seat, op: Op): RuleId | null;
  /** Does it, or opens the step that asks how. Only if it can. */
  start(t: Tables, s: State, seat: Seat, op: Op, chance: Chance, tell?: Tell): void;
  /** The decisions and the work that are its own. */
  steps?(t: Tables): Steps;
}

/** What compiling an operation may ask for. */
export interface Compiler {
  colour(name: string): number;
  /** A list of ways to pay, numbered. */
  price(ways: readonly number[]): number;
  spaces: readonly SpaceTable[];
  option(raw: RawOp): Op;
}

/** One operation of one list, numbered over the whole edition. All have the same fields, so that they are fast to read. */
export interface OpFigures {
  min: number;
  max: number;
  times: number;
  filter: number;
  spread: number;
  fill: boolean;
  opponentGets: number;
  /** Iron, stone, any resource, rubble, passengers, VP. */
  gain: readonly number[];
  price: number;
  /** By station space. */
  prices: readonly number[];
  bonus: boolean;
  options: readonly Op[];
  /** Bits. */
  targets: number;
  colour: number;
}

export interface Op extends Readonly<OpFigures> {
  readonly id: number;
  /** The number after the last operation of its list. */
  readonly end: number;
  readonly name: string;
  readonly does: Operation;
  readonly owner: Owner;
  /** An option of a `choose`: once chosen, it is done. */
  readonly isOption: boolean;
  /** FH-41.19: a station or a surveyor move after the first of the same list may be declined. */
  readonly again: boolean;
  /** What the edition says, for texts. */
  readonly raw: RawOp;
}

/** Where a list of operations is printed. */
export type Owner = Readonly<{ kind: 'main' | 'back' | 'surveyor' | 'onBuild'; index: number }>;

/** A list: its operations have the numbers from `from` to before `end`. */
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
  readonly bonus: readonly number[];
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

/** The table with two lines closed. */
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
  /** By station: those whose cards touch it (FH-41.28). */
  readonly neighbours: readonly (readonly number[])[];
  /** The order in which a competitor looks for a card. */
  readonly order: readonly number[];
  readonly colours: readonly number[];
}

export interface Tables {
  readonly edition: Edition;
  /** -1: by chance. */
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
  /** By operation: the frame that goes on from it to the end of its list. */
  readonly rest: readonly Open[];
  readonly prices: readonly (readonly number[])[];
  readonly mostOptions: number;
  readonly pairs: readonly (readonly [number, number])[];
  /** By pair of closed lines. */
  readonly layouts: readonly Layout[];
  /** By card back of the station cards: the pair it closes, or -1. */
  readonly backs: readonly number[];
  readonly figures: PrintedFigures;
  readonly box: PrintedBox;
}

export function layoutOf(t: Tables, s: State): Layout {
  return t.layouts[s.closed]!;
}

/** What a phase is: what happens at once, who decides next and in which step, what happens at the end. */

import type { Chance } from '@quai/engine/chance.ts';
import type { Open, Seat, Step, Tell } from '@quai/engine/contract.ts';
import type { Move } from '../moves.ts';
import type { Tables } from '../open.ts';
import type { State } from '../state.ts';

export interface Phase {
  readonly id: string;
  begin?(t: Tables, s: State, chance: Chance, tell?: Tell): void;
  readonly decisions?: Decisions;
  end?(t: Tables, s: State, tell?: Tell): void;
}

interface Decisions {
  /** The step of each deciding seat. */
  readonly frame: Open;
  /** The seat that decides next, or NOBODY when the phase is over. Seats that can do nothing are skipped. */
  nextSeat(t: Tables, s: State, tell?: Tell): Seat;
}

/** A step of this game, made for one set of tables. */
export type WensleydaleStep = Step<State, Move>;

/** What a phase is: what happens at once, who decides next and in which step, what happens when nobody is left. */

import type { Chance } from '@quai/engine/chance.ts';
import type { Open, Seat, Step, Tell } from '@quai/engine/contract.ts';
import type { Move } from '../moves.ts';
import type { Tables } from '../open.ts';
import type { State } from '../state.ts';

export interface Phase {
  readonly id: string;
  begin?(t: Tables, s: State, chance: Chance, tell?: Tell): void;
  /** The seat that decides next, or NOBODY when the phase is over. Seats that can do nothing are passed over. */
  nextSeat?(t: Tables, s: State, tell?: Tell): Seat;
  /** What that seat decides. */
  readonly frame?: Open;
  end?(t: Tables, s: State, tell?: Tell): void;
}

/** A step of this game, made for one set of tables. */
export type WensleydaleStep = Step<State, Move>;

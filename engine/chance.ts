/** Where random outcomes come from. A game asks, and never knows whether a key stream, a log, a person or a playout answers. */

import type { Random } from './random.ts';

export interface Chance {
  /** Draws a kind, weighted by `counts`, and returns its index. `what` names the draw in logs and to a person playing from a box. */
  from(counts: ArrayLike<number>, what: string): number;
  /** Something fixed but hidden becomes known to somebody: moves made so far can no longer be undone. */
  reveal(what: string): void;
}

/** Thrown from a move that needs an outcome nobody has supplied yet. The state is left half changed: play on a clone. */
export class OutcomeNeeded extends Error {
  readonly what: string;
  readonly counts: readonly number[];
  constructor(what: string, counts: readonly number[]) {
    super(`an outcome is needed: ${what}`);
    this.what = what;
    this.counts = counts;
  }
}

/** A recorded outcome that is impossible: no such kind, or none of that kind left. */
export class OutcomeImpossible extends Error {}

export function total(counts: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < counts.length; i++) sum += counts[i]!;
  return sum;
}

/** The kind of the `n`-th piece, if all pieces were laid out in a row sorted by kind. */
export function kindAt(counts: ArrayLike<number>, n: number): number {
  let left = n;
  for (let i = 0; i < counts.length; i++) {
    left -= counts[i]!;
    if (left < 0) return i;
  }
  throw new Error('draw from nothing');
}

/** For playouts: a small fast generator. */
export function playoutChance(random: Random): Chance {
  return {
    from: (counts) => kindAt(counts, random.below(total(counts))),
    reveal: () => {},
  };
}

/** Replays `outcomes` in order; throws OutcomeNeeded when they run out, so that the caller can ask for more. */
export function scriptedChance(outcomes: readonly number[]): Chance & { used(): number } {
  let next = 0;
  return {
    from(counts, what) {
      const kind = outcomes[next];
      if (kind === undefined) throw new OutcomeNeeded(what, Array.from(counts));
      next++;
      const left = counts[kind];
      if (left === undefined || left <= 0)
        throw new OutcomeImpossible(`outcome ${kind} for ${what}: there is none of it`);
      return kind;
    },
    reveal: () => {},
    used: () => next,
  };
}

/** Records what another source answers, and whether anything was drawn or revealed at all. */
export interface Noted extends Chance {
  readonly outcomes: number[];
  /** True once anything was drawn or revealed: the move cannot be undone by its own seat. */
  touched: boolean;
}

export function noted(source: Chance): Noted {
  const notes: Noted = {
    outcomes: [],
    touched: false,
    from(counts, what) {
      notes.touched = true;
      const kind = source.from(counts, what);
      notes.outcomes.push(kind);
      return kind;
    },
    reveal(what) {
      notes.touched = true;
      source.reveal(what);
    },
  };
  return notes;
}

/** Thrown by `noChance`: the move draws or reveals something, so only the table itself can play it. */
export class ChanceTouched extends Error {}

/** For drafts: plays only moves that draw and reveal nothing. */
export const noChance: Chance = {
  from() {
    throw new ChanceTouched('a draw');
  },
  reveal() {
    throw new ChanceTouched('a reveal');
  },
};

/** Where outcomes come from. A game asks; it never knows whether a stream, a log, a person or a playout answers. */

import type { Random } from './random.ts';

export interface Chance {
  /** The index of a kind, drawn with the weights `counts`. `what` names the draw for logs and for a person with a box. */
  from(counts: ArrayLike<number>, what: string): number;
  /** Something already fixed becomes known to somebody: what came before can no longer be undone. */
  reveal(what: string): void;
}

/** Thrown out of a move that asks for an outcome nobody has yet. The state it worked on is spoiled: work on a clone. */
export class OutcomeNeeded extends Error {
  readonly what: string;
  readonly counts: readonly number[];
  constructor(what: string, counts: readonly number[]) {
    super(`an outcome is needed: ${what}`);
    this.what = what;
    this.counts = counts;
  }
}

/** A recorded outcome that cannot be: no such kind, or none of that kind left. */
export class OutcomeImpossible extends Error {}

export function total(counts: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < counts.length; i++) sum += counts[i]!;
  return sum;
}

/** The kind that the `n`-th of all pieces belongs to, pieces being laid out kind after kind. */
export function kindAt(counts: ArrayLike<number>, n: number): number {
  let left = n;
  for (let i = 0; i < counts.length; i++) {
    left -= counts[i]!;
    if (left < 0) return i;
  }
  throw new Error('a draw from nothing');
}

/** For playouts: a small fast generator. */
export function playoutChance(random: Random): Chance {
  return {
    from: (counts) => kindAt(counts, random.below(total(counts))),
    reveal: () => {},
  };
}

/** Replays `outcomes` in order; when they run out it throws OutcomeNeeded, so that somebody can be asked. */
export function scriptedChance(outcomes: readonly number[]): Chance & { used(): number } {
  let next = 0;
  return {
    from(counts, what) {
      if (next >= outcomes.length) throw new OutcomeNeeded(what, Array.from(counts));
      const kind = outcomes[next++]!;
      if (!(counts[kind]! > 0)) throw new OutcomeImpossible(`outcome ${kind} for ${what}: there is none of it`);
      return kind;
    },
    reveal: () => {},
    used: () => next,
  };
}

/** Notes what another source answers, and whether anything was drawn or revealed at all. */
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

/** Thrown by `noChance`: the move needs a draw or reveals something, so only the table itself can play it. */
export class ChanceTouched extends Error {}

/** For drafts: plays what depends on nobody and nothing else. */
export const noChance: Chance = {
  from() {
    throw new ChanceTouched('a draw');
  },
  reveal() {
    throw new ChanceTouched('a reveal');
  },
};

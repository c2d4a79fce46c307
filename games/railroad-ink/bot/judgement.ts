/** The weights of all rounds, prepared for judging boards during a round as well as after it. */

import { at } from '@quai/engine/at.ts';
import { AT, between, emptyWeights, finalWeights, spread, type Weights } from './features.ts';

export interface Judgement {
  /** `rounds[n][drawings]`: for boards with n rounds to come after this one and so many of its drawings made. */
  readonly rounds: readonly (readonly Weights[])[];
}

/** Games with more rounds than were trained for use the weights of the earliest round known. */
export const weightsFor = ({ rounds }: Judgement, left: number): readonly Weights[] =>
  at(rounds, Math.min(left, rounds.length - 1));

/** Drawings in a round, as far as judging boards within it is concerned. */
const DRAWINGS = 4;

/** `lists[n]` are the weights of boards with n rounds to come. `lists[0]` is ignored: at the end only the score counts. */
export function judgementOf(lists: readonly Float32Array[]): Judgement {
  const ends = lists.map((list, left) => (left === 0 ? finalWeights() : spread(list, emptyWeights())));
  return {
    rounds: ends.map((end, left) => {
      const start = ends[left + 1] ?? end;
      return Array.from({ length: DRAWINGS + 1 }, (_, n) =>
        n === DRAWINGS ? end : n === 0 ? start : between(start, end, n / DRAWINGS),
      );
    }),
  };
}

export const blankLists = (rounds: number): Float32Array[] =>
  Array.from({ length: rounds }, () => new Float32Array(AT.end));

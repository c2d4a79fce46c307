/** The weights of all rounds, made ready for judging boards within a round as well as between rounds. */

import { AT, between, emptyWeights, finalWeights, spread, type Weights } from './features.ts';

export interface Judgement {
  /** `rounds[n]`, with n rounds to come: for boards of the round before them, with 0, 1, 2... of its drawings made. */
  readonly rounds: readonly (readonly Weights[])[];
}

/** With more rounds to come than it knows of, it judges by the most it knows. */
export const weightsFor = ({ rounds }: Judgement, left: number): readonly Weights[] =>
  rounds[Math.min(left, rounds.length - 1)]!;

/** How many drawings a round has, as far as judging boards within it goes. */
const DRAWINGS = 4;

/** `lists[n]` are the weights of boards with n rounds to come, from 1 on; `lists[0]` is not looked at: then there is only the score. */
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

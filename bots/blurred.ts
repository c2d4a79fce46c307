/** The move that looks best after adding a little noise: what playouts play, so that no two are alike. */

import type { Random } from '@quai/engine/random.ts';

const FINE = 1024;

/** `looks` has one value per move; `blur` is the most, in points, by which a move may be overrated. */
export function blurredBest<Move>(
  moves: readonly Move[],
  looks: readonly number[],
  blur: number,
  random: Random,
): Move {
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < moves.length; i++) {
    const value = looks[i]! + (blur * random.below(FINE)) / FINE;
    if (value > most) {
      most = value;
      best = i;
    }
  }
  return moves[best]!;
}

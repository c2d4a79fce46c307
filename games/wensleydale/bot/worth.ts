/** What things are worth to a seat, in victory points, while there are rounds left to use them. */

import type { Seat } from '@quai/engine/contract.ts';
import { eachLoad, piecesAt } from '../rules/goods.ts';
import { EACH_LOAD, type PerLoad, PROFIT, STONE } from '../rules/kinds.ts';
import { survey } from '../rules/network.ts';
import type { Tables } from '../rules/open.ts';
import { spaceOf } from '../rules/piles.ts';
import { countTaken } from '../rules/score.ts';
import type { State } from '../rules/state.ts';
import type { Weights } from './weights.ts';

/** Rounds after this one. */
export const roundsLeft = (t: Tables, s: State): number => t.rounds - s.round;

const own: PerLoad = [0, 0, 0, 0];

/** What one more piece of each kind is worth: its point, the set it helps to complete, and its income. */
export function pieceWorths(t: Tables, w: Weights, s: State, seat: Seat, worths: PerLoad): void {
  let fewest = Number.POSITIVE_INFINITY;
  countTaken(s, seat, own);
  for (const piece of EACH_LOAD) if (own[piece] < fewest) fewest = own[piece];
  const room = t.profitMax - spaceOf(s, PROFIT, seat);
  const step = room > 2 ? w.step : room > 0 ? w.step / 2 : 0;
  for (const piece of EACH_LOAD) {
    let set = 0;
    if (own[piece] === fewest) {
      let rarer = 0;
      for (const other of EACH_LOAD) if (own[other] > fewest) rarer++;
      set = w.set + w.rarer * rarer;
    }
    worths[piece] = 1 + set + step * (piece === STONE ? 2 : 1);
  }
}

/** How many pieces of each kind the seat's links give it access to. */
export function withinReach(t: Tables, s: State, seat: Seat, counts: PerLoad): void {
  counts.fill(0);
  survey(t, s, seat);
  eachLoad(t, s, seat, true, true, (region, piece) => {
    counts[piece]! += piecesAt(t, s, region, piece);
  });
}

/** What things are worth to a seat, in victory points, while there are rounds left to use them. */

import type { Seat } from '@quai/engine/contract.ts';
import { eachPiece, piecesAt, refuseLoad } from '../rules/goods.ts';
import { EACH_LOAD, LOADS, type PerLoad, PROFIT, STONE } from '../rules/kinds.ts';
import { survey } from '../rules/network.ts';
import type { Tables } from '../rules/open.ts';
import { spaceOf } from '../rules/piles.ts';
import { taken } from '../rules/score.ts';
import type { State } from '../rules/state.ts';
import type { Weights } from './weights.ts';

/** Rounds after this one. */
export const roundsLeft = (t: Tables, s: State): number => t.rounds - s.round;

/** What one more of a piece is worth: its point, the set it helps to complete, and its income. */
export function pieceWorth(t: Tables, w: Weights, s: State, seat: Seat, piece: number): number {
  const own = taken(s, seat, piece);
  let fewest = Number.POSITIVE_INFINITY;
  let rarer = 0;
  for (const other of EACH_LOAD) {
    const count = taken(s, seat, other);
    if (count < fewest) fewest = count;
    if (other !== piece && count > own) rarer++;
  }
  const set = own === fewest ? w.set + w.rarer * rarer : 0;
  const room = t.profitMax - spaceOf(s, PROFIT, seat);
  const step = room > 2 ? w.step : room > 0 ? w.step / 2 : 0;
  return 1 + set + step * (piece === STONE ? 2 : 1);
}

/** How many pieces of each kind the seat's links give it access to. */
export function withinReach(t: Tables, s: State, seat: Seat, counts: PerLoad): void {
  counts.fill(0);
  survey(t, s, seat);
  eachPiece(t, s, (region, piece) => {
    if (piece < LOADS && refuseLoad(t, s, region, piece) === null) counts[piece]! += piecesAt(t, s, region, piece);
  });
}

/** What things are worth to a seat in victory points, as long as there are rounds to use them. */

import type { Seat } from '@quai/engine/contract.ts';
import { eachPiece, piecesAt, refuseLoad } from '../rules/goods.ts';
import { influence } from '../rules/influence.ts';
import { CHEESE, GREEN, LOADS, PROFIT, RED, STONE } from '../rules/kinds.ts';
import { linksOf, survey } from '../rules/network.ts';
import type { Tables } from '../rules/open.ts';
import { spaceOf } from '../rules/piles.ts';
import { taken } from '../rules/score.ts';
import type { State } from '../rules/state.ts';
import { byInfluence, type Weights } from './weights.ts';

/** What is in hand for the rounds to come: a point of each influence, a cube. */
const HOPED = byInfluence(0.75, 1.15, 0.8);
const HOPED_CUBE = 0.22;
/** A piece that can be loaded next round, if nobody else is first and there is a train for it. */
const WITHIN_REACH = 0.55;
/** What a link costs for each round that it lies there, and at the end. */
const UPKEEP = 0.7;

export const PIECES = [STONE, CHEESE, RED, GREEN] as const;

/** Rounds after this one. */
export const roundsLeft = (t: Tables, s: State): number => t.rounds - s.round;

/** What one more of a piece is worth: itself, a set that it helps to complete, and its income. */
export function pieceWorth(t: Tables, w: Weights, s: State, seat: Seat, piece: number): number {
  const own = taken(s, seat, piece);
  let fewest = Number.POSITIVE_INFINITY;
  let rarer = 0;
  for (const other of PIECES) {
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
export function withinReach(t: Tables, s: State, seat: Seat, counts: number[]): void {
  counts.fill(0);
  survey(t, s, seat);
  eachPiece(t, s, (region, piece) => {
    if (piece < LOADS && refuseLoad(t, s, region, piece) === null) counts[piece]! += piecesAt(t, s, region, piece);
  });
}

/** What a seat may hope for beyond what its sheet says now. */
export function hopes(t: Tables, w: Weights, s: State, seat: Seat, counts: number[]): number {
  const rounds = roundsLeft(t, s);
  // Phases 1 to 5 come before the trains of this round.
  const trains = rounds + (s.phase <= 6 ? 1 : 0);
  if (trains === 0) return 0;
  withinReach(t, s, seat, counts);
  const few = trains > 1 ? 8 : 5;
  let sum = 0;
  let left = few;
  for (const piece of PIECES) {
    const count = Math.min(left, counts[piece]!);
    left -= count;
    sum += WITHIN_REACH * count * pieceWorth(t, w, s, seat, piece);
  }
  for (let kind = 0; kind < 4; kind++)
    sum += HOPED[kind]! * Math.min(4, influence(s, seat, kind)) * (rounds > 0 ? 1 : 0.5);
  return sum + HOPED_CUBE * s.hand[seat]! - UPKEEP * linksOf(t, s, seat) * Math.min(rounds, 2);
}

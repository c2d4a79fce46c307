/** Influence points: a seat's discs on four tracks, from 0 to the end of the track. */

import type { Seat, Tell } from '@quai/engine/contract.ts';
import { INFLUENCES } from './kinds.ts';
import type { Tables } from './open.ts';
import { land, spaceOf } from './piles.ts';
import type { State } from './state.ts';

export function influence(s: State, seat: Seat, kind: number): number {
  return spaceOf(s, kind, seat);
}

/** A seat's points of all kinds together. */
export function allInfluence(s: State, seat: Seat): number {
  let sum = 0;
  for (let kind = 0; kind < INFLUENCES; kind++) sum += influence(s, seat, kind);
  return sum;
}

/** WD-31.29: points beyond the end of the track are lost; a disc that does not move keeps its place in the pile. */
export function gain(t: Tables, s: State, seat: Seat, kind: number, points: number, tell?: Tell): void {
  const from = spaceOf(s, kind, seat);
  const to = Math.min(t.influenceMax, from + points);
  if (to !== from) land(s, kind, seat, to);
  if (points > 0) tell?.({ kind: 'influence', by: seat, influence: kind, from, to, lost: from + points - to });
}

/** WD-31.5: a disc that moves down also lands on top. */
export function spend(s: State, seat: Seat, kind: number, points: number, tell?: Tell): void {
  if (points === 0) return;
  const from = spaceOf(s, kind, seat);
  land(s, kind, seat, from - points);
  tell?.({ kind: 'influence', by: seat, influence: kind, from, to: from - points, lost: 0 });
}

/**
 * Piles of discs on the five tracks. The top disc of a pile is ahead: `rank` lists each track's seats from the furthest
 * ahead to the furthest behind, so that it gives the order of play directly, without ties.
 */

import type { Seat } from '@quai/engine/contract.ts';
import { TRACKS } from './kinds.ts';
import type { State } from './state.ts';

/** Anything with discs on tracks. */
export type Piles = Pick<State, 'space' | 'rank'>;

// A whole number, and known to be one.
const seatsOf = (s: Piles) => (s.space.length / TRACKS) | 0;

export function spaceOf(s: Piles, track: number, seat: Seat): number {
  return s.space[track * seatsOf(s) + seat]!;
}

/** Moves a disc to a space of its track, on top of any discs there, even if it was there already. */
export function land(s: Piles, track: number, seat: Seat, to: number): void {
  const seats = seatsOf(s);
  const first = track * seats;
  const { rank, space } = s;
  let at = first;
  while (rank[at] !== seat) at++;
  const last = first + seats - 1;
  for (; at < last; at++) rank[at] = rank[at + 1]!;
  space[first + seat] = to;
  // The seat is now out of the list; everybody at `to` or behind moves back by one.
  for (; at > first && space[first + rank[at - 1]!]! <= to; at--) rank[at] = rank[at - 1]!;
  rank[at] = seat;
}

/** All seats on a track, the furthest ahead first. */
export function orderOn(s: Piles, track: number): Seat[] {
  const seats = seatsOf(s);
  return s.rank.slice(track * seats, (track + 1) * seats);
}

/** The discs on a space, the top one first. */
export function pileOn(s: Piles, track: number, at: number): Seat[] {
  return orderOn(s, track).filter((seat) => spaceOf(s, track, seat) === at);
}

/** How far ahead a seat is: 0 is first. */
export function placeOn(s: Piles, track: number, seat: Seat): number {
  return orderOn(s, track).indexOf(seat);
}

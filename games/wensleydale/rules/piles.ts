/**
 * Piles of discs on the five tracks. Who lies on top is ahead: `rank` keeps each track's seats from the one furthest
 * ahead to the one furthest behind, so an order of play is read off and a tie is never open.
 */

import type { Seat } from '@quai/engine/contract.ts';
import { TRACKS } from './kinds.ts';
import type { State } from './state.ts';

/** Whatever has discs on tracks. */
export type Piles = Pick<State, 'space' | 'rank'>;

const seatsOf = (s: Piles) => s.space.length / TRACKS;

export function spaceOf(s: Piles, track: number, seat: Seat): number {
  return s.space[track * seatsOf(s) + seat]!;
}

/** Puts a disc on a space of its track, on top of all that lie there, itself included. */
export function land(s: Piles, track: number, seat: Seat, to: number): void {
  const seats = seatsOf(s);
  const first = track * seats;
  const { rank, space } = s;
  let at = first;
  while (rank[at] !== seat) at++;
  const last = first + seats - 1;
  for (; at < last; at++) rank[at] = rank[at + 1]!;
  space[first + seat] = to;
  // Now the seat is out of the list: everybody at `to` or behind moves back by one.
  for (; at > first && space[first + rank[at - 1]!]! <= to; at--) rank[at] = rank[at - 1]!;
  rank[at] = seat;
}

/** All seats on a track, the highest first, in one space the top disc first. */
export function orderOn(s: Piles, track: number): Seat[] {
  const seats = seatsOf(s);
  return s.rank.slice(track * seats, (track + 1) * seats);
}

/** The discs of one space, the top one first. */
export function pileOn(s: Piles, track: number, at: number): Seat[] {
  return orderOn(s, track).filter((seat) => spaceOf(s, track, seat) === at);
}

/** How far ahead a seat is: 0 is first. */
export function placeOn(s: Piles, track: number, seat: Seat): number {
  return orderOn(s, track).indexOf(seat);
}

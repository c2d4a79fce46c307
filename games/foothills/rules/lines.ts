/** Lines and tickets: which lines an operation may use. */

import type { Seat } from '@quai/engine/contract.ts';
import type { LineFilter } from './params.ts';
import type { State } from './state.ts';
import { layoutOf, type Tables } from './tables.ts';

/** Compiled operations refer to them by index. */
export const FILTERS: readonly LineFilter[] = ['any', 'ticket', 'ticketOrTrack'];
const ANY = 0;
const TICKET = 1;

export function hasTicket(t: Tables, s: State, seat: Seat, colour: number): boolean {
  return s.tickets[seat * t.colours.length + colour] === 1;
}

export function ticketCount(t: Tables, s: State, seat: Seat): number {
  let count = 0;
  const from = seat * t.colours.length;
  for (let i = from; i < from + t.colours.length; i++) count += s.tickets[i]!;
  return count;
}

/** FH-41.15, FH-41.29: whether the filter admits this line, which must be in play. */
export function lineAllowed(t: Tables, s: State, seat: Seat, filter: number, line: number): boolean {
  if (filter === ANY || hasTicket(t, s, seat, t.ticketOf[line]!)) return true;
  return filter !== TICKET && hasTrackOn(t, s, seat, line);
}

function hasTrackOn(t: Tables, s: State, seat: Seat, line: number): boolean {
  const tracks = layoutOf(t, s).lineTracks[line]!;
  for (let i = 0; i < tracks.length; i++) if (s.track[tracks[i]!] === seat) return true;
  return false;
}

/** FH-41.15: the filter admits a card if it admits one of its lines in play. */
export function stationAllowed(t: Tables, s: State, seat: Seat, filter: number, station: number): boolean {
  if (filter === ANY) return true;
  const lines = layoutOf(t, s).linesOf[station]!;
  for (let i = 0; i < lines.length; i++) if (lineAllowed(t, s, seat, filter, lines[i]!)) return true;
  return false;
}

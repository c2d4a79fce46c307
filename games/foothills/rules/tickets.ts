/** Tickets: two of each colour in play, at most one of each per seat (FH-5, FH-33). */

import type { Seat, Tell } from '@quai/engine/contract.ts';
import { hasTicket } from './lines.ts';
import type { State } from './state.ts';
import type { Tables } from './tables.ts';

export function canTakeTicket(t: Tables, s: State, seat: Seat, colour: number): boolean {
  return s.ticketsLeft[colour]! > 0 && !hasTicket(t, s, seat, colour);
}

export function giveTicket(t: Tables, s: State, seat: Seat, colour: number, tell?: Tell): void {
  s.ticketsLeft[colour]!--;
  s.tickets[seat * t.colours.length + colour] = 1;
  s.done = 1;
  tell?.({ kind: 'ticket', by: seat, colour });
}

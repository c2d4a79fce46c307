/** How a seat's pieces look at this table: its colour and the ink upon it, wherever the seat is named. */

import type { Seat } from '@quai/engine/contract.ts';
import type { TableState } from './state.ts';

/** Undefined until the game is loaded, and in games whose pieces bear the seat's emblem. */
export function seatLook(state: TableState, seat: Seat): Readonly<{ colour: string; ink: string }> | undefined {
  const opened = state.opened();
  return opened == null ? undefined : opened.guide?.pieces?.(opened.rules, seat);
}

/** The style that gives an element the seat's own colour, where it has one. */
export function seatStyle(state: TableState, seat: Seat): Record<string, string> {
  const look = seatLook(state, seat);
  return look === undefined ? {} : { '--seat': look.colour };
}

/** The state of a table, as plain numbers. */

import type { Common, Open, Seat } from '@quai/engine/contract.ts';
import { cloneOpen } from '@quai/engine/play.ts';
import { type Board, cloneBoard } from './board.ts';

export interface State extends Common {
  /** From 1; 0 before the first roll. */
  round: number;
  /** The face that each die shows. */
  roll: number[];
  /** One for each seat, including what it has drawn in this round. */
  boards: Board[];
}

/** A round is one decision that stays open while the seat draws (RI-5). */
export const DRAW: Open = { step: 'draw', args: [] };

/** The board of a seat. */
export function boardAt(state: State, seat: Seat): Board {
  const board = state.boards[seat];
  if (board === undefined) throw new RangeError(`no seat ${seat} at a table of ${state.boards.length}`);
  return board;
}

export function cloneState(state: State): State {
  return {
    open: cloneOpen(state.open),
    ended: state.ended,
    round: state.round,
    roll: state.roll.slice(),
    boards: state.boards.map(cloneBoard),
  };
}

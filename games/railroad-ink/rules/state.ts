/** The whole table as plain numbers. */

import type { Common, Open } from '@quai/engine/contract.ts';
import { cloneOpen } from '@quai/engine/play.ts';
import { type Board, cloneBoard } from './board.ts';

export interface State extends Common {
  /** 1 to the last; 0 before the first roll. */
  round: number;
  /** The face that each die shows. */
  roll: number[];
  /** One for each seat, with what it has drawn in this round. */
  boards: Board[];
}

/** A round is one decision that stays open while the seat draws (RI-5). */
export const DRAW: Open = { step: 'draw', args: [] };

export function cloneState(state: State): State {
  const boards: Board[] = new Array(state.boards.length);
  for (let seat = 0; seat < boards.length; seat++) boards[seat] = cloneBoard(state.boards[seat]!);
  return {
    open: cloneOpen(state.open),
    ended: state.ended,
    round: state.round,
    roll: state.roll.slice(),
    boards,
  };
}

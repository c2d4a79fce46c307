/** Taking back a drawing of the round that is being drawn (RI-12): the draft's business, never a listed move. */

import { type Board, boardBefore, draw } from './board.ts';
import { misfit } from './fit.ts';
import { drawingOf, type Move, spaceOf } from './move.ts';
import type { Tables } from './tables.ts';

export interface TakenBack {
  /** What stays drawn, in an order in which it can be drawn anew from the start of the round. */
  readonly kept: Move[];
  /** What comes back: the drawing itself, and those that no longer fit without it. */
  readonly returned: Move[];
}

/** Takes back one of `board.moves`. The others are drawn anew in their order; those that wait for another try again. */
export function takeBack(tables: Tables, board: Board, round: number, move: Move): TakenBack {
  const rest = board.moves.filter((one) => one !== move);
  const { kept, returned } = drawAnew(tables, board, round, rest);
  return { kept, returned: [move, ...returned] };
}

/** Draws these instead of what was drawn in this round; `returned` are those that fit in no order. */
export function drawAnew(tables: Tables, board: Board, round: number, moves: readonly Move[]): TakenBack {
  const fresh = boardBefore(tables, board, round);
  const kept: Move[] = [];
  let waiting = moves.slice();
  for (let before = -1; before !== waiting.length; ) {
    before = waiting.length;
    waiting = waiting.filter((one) => {
      if (misfit(tables, fresh.looks[spaceOf(one)]!, drawingOf(one)) !== null) return true;
      draw(tables, fresh, one, round);
      kept.push(one);
      return false;
    });
  }
  return { kept, returned: waiting };
}

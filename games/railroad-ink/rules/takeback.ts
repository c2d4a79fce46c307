/** Undoing a drawing of the current round (RI-12). This belongs to the draft; it is never a listed move. */

import { at } from '@quai/engine/at.ts';
import { type Board, boardBefore, draw } from './board.ts';
import { misfit } from './fit.ts';
import { drawingOf, type Move, spaceOf } from './move.ts';
import type { Tables } from './tables.ts';

export interface TakenBack {
  /** What stays drawn, in an order in which it can be redrawn from the start of the round. */
  readonly kept: Move[];
  /** The undone drawing, and those that no longer fit without it. */
  readonly returned: Move[];
}

/** Undoes one of `board.moves` and redraws the others, in their order as far as they fit. */
export function takeBack(tables: Tables, board: Board, round: number, move: Move): TakenBack {
  const rest = board.moves.filter((one) => one !== move);
  const { kept, returned } = drawAnew(tables, board, round, rest);
  return { kept, returned: [move, ...returned] };
}

/** Replaces this round's drawings by these, in any order that fits; `returned` are those that fit in none. */
export function drawAnew(tables: Tables, board: Board, round: number, moves: readonly Move[]): TakenBack {
  const fresh = boardBefore(tables, board, round);
  const kept: Move[] = [];
  let waiting = moves.slice();
  for (let before = -1; before !== waiting.length; ) {
    before = waiting.length;
    waiting = waiting.filter((one) => {
      if (misfit(tables, at(fresh.looks, spaceOf(one)), drawingOf(one)) !== null) return true;
      draw(tables, fresh, one, round);
      kept.push(one);
      return false;
    });
  }
  return { kept, returned: waiting };
}

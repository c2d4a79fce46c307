/** What each viewer knows (RI-13), and a world that fits it. */

import { at } from '@quai/engine/at.ts';
import type { Viewer } from '@quai/engine/contract.ts';
import type { Random } from '@quai/engine/random.ts';
import { type Board, boardOf, EMPTY } from './board.ts';
import { drawMove } from './draw.ts';
import { END, type Move } from './move.ts';
import { pickMove } from './pick.ts';
import { boardAt, DRAW, type State } from './state.ts';
import type { Tables } from './tables.ts';

/** A board as a viewer sees it: their own as it is, anyone else's without this round's drawings. */
export interface BoardView {
  readonly drawn: readonly number[];
  readonly rounds: readonly number[];
  readonly dice: number;
  readonly crossed: number;
  readonly crossedNow: number;
  readonly moves: readonly Move[];
  /** Has this seat ended its round? */
  readonly over: boolean;
}

export interface View {
  readonly viewer: Viewer;
  readonly round: number;
  readonly roll: readonly number[];
  readonly ended: string | null;
  readonly boards: readonly BoardView[];
}

export function viewOf(state: State, viewer: Viewer): View {
  return {
    viewer,
    round: state.round,
    roll: state.roll.slice(),
    ended: state.ended,
    boards: state.boards.map((board, seat) => {
      const over = at(state.open, seat).length === 0;
      return seat === viewer || state.ended !== null ? whole(board, over) : beforeRound(board, state.round, over);
    }),
  };
}

function whole({ drawn, rounds, dice, crossed, crossedNow, moves }: Board, over: boolean): BoardView {
  return { drawn: drawn.slice(), rounds: rounds.slice(), dice, crossed, crossedNow, moves: moves.slice(), over };
}

/** The board without this round's drawings. A table of four makes twelve of these for every round somebody ends. */
function beforeRound(board: Board, round: number, over: boolean): BoardView {
  const drawn = board.drawn.slice();
  const rounds = board.rounds.slice();
  for (let space = 0; space < rounds.length; space++)
    if (rounds[space] === round) {
      drawn[space] = EMPTY;
      rounds[space] = 0;
    }
  return { drawn, rounds, dice: 0, crossed: board.crossed & ~board.crossedNow, crossedNow: 0, moves: [], over };
}

/** Rebuilds a board from a view of it, ready to be scored or drawn on. */
export function boardSeen(tables: Tables, seen: BoardView): Board {
  const board = boardOf(tables, seen.drawn, seen.rounds);
  board.dice = seen.dice;
  board.crossed = seen.crossed;
  board.crossedNow = seen.crossedNow;
  board.moves = seen.moves.slice();
  return board;
}

/** Other seats that have ended their round get random drawings, since the viewer cannot see theirs; the rest get none. */
export function imagineFrom(tables: Tables, view: View, random: Random): State {
  const state: State = {
    open: view.boards.map(({ over }) => (over ? [] : [DRAW])),
    ended: view.ended,
    round: view.round,
    roll: view.roll.slice(),
    boards: view.boards.map((seen) => boardSeen(tables, seen)),
  };
  if (view.ended !== null) return state;
  view.boards.forEach(({ over }, seat) => {
    if (over && seat !== view.viewer) drawToTheEnd(tables, state, boardAt(state, seat), random);
  });
  return state;
}

/** Draws at random until the round ends. */
export function drawToTheEnd(tables: Tables, state: State, board: Board, random: Random): void {
  for (;;) {
    const move = pickMove(tables, state.roll, board, random);
    if (move === END) return;
    drawMove(tables, state, board, move);
  }
}

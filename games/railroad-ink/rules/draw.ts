/** The game's only step: a seat draws one route after another until it ends its round. */

import { at } from '@quai/engine/at.ts';
import type { Figures, RuleId, Step } from '@quai/engine/contract.ts';
import { type Board, draw } from './board.ts';
import { misfit } from './fit.ts';
import { SPACES, spaceName } from './geometry.ts';
import { FILLED } from './looks.ts';
import { drawingOf, END, formatMove, type Move, moveOf, spaceOf } from './move.ts';
import { boardAt, type State } from './state.ts';
import { countBits, extrasLeft, fitsSomewhere, routesLeft, specialsLeft, spend, unavailable } from './supply.ts';
import type { Tables } from './tables.ts';

export function drawStep(tables: Tables): Step<State, Move> {
  const { drawings, fits } = tables;
  const { faces } = drawings;

  const facesToDraw = (state: State, board: Board): number =>
    routesLeft(tables, state.roll, board) | extrasLeft(tables, state.roll, board) | specialsLeft(tables, board);

  function check(state: State, board: Board, move: Move): RuleId | null {
    // RI-9: only route dice are compulsory, and only if they fit the board as it stands.
    if (move === END) return fitsSomewhere(tables, board, routesLeft(tables, state.roll, board)) ? 'RI-9' : null;
    const drawing = drawingOf(move);
    return (
      unavailable(tables, state.roll, board, drawings.faceOf[drawing]!) ??
      misfit(tables, board.looks[spaceOf(move)]!, drawing)
    );
  }

  return {
    asked: true,
    candidates(state, seat, _open, each) {
      const board = boardAt(state, seat);
      const left = facesToDraw(state, board);
      for (let space = 0; space < SPACES; space++) {
        if (board.looks[space]! & FILLED) continue;
        for (let face = 0; face < tables.drawable; face++) {
          if (((left >> face) & 1) === 0) continue;
          const { first, count } = faces[face]!;
          for (let drawing = first; drawing < first + count; drawing++) each(moveOf(drawing, space));
        }
      }
      each(END);
    },

    check: (state, seat, _open, move) => check(state, boardAt(state, seat), move),

    details: (state, seat, _open, move) => figures(tables, state, boardAt(state, seat), move),

    apply(state, seat, _open, move, chance, tell) {
      if (move === END) {
        at(state.open, seat).pop();
        tell?.({ kind: 'ended', by: seat });
        chance.reveal('ending a round is final');
        return;
      }
      drawMove(tables, state, boardAt(state, seat), move);
    },

    list(state, seat, _open, each) {
      const board = boardAt(state, seat);
      const left = facesToDraw(state, board);
      for (let space = 0; space < SPACES; space++) {
        const looks = board.looks[space]!;
        const fitting = fits.facesAt[looks]! & left;
        for (let face = 0; fitting >> face !== 0; face++) {
          if (((fitting >> face) & 1) === 0) continue;
          const entry = looks * faces.length + face;
          const to = fits.from[entry]! + fits.count[entry]!;
          for (let i = fits.from[entry]!; i < to; i++) each(moveOf(fits.list[i]!, space));
        }
      }
      if (check(state, board, END) === null) each(END);
    },
  };
}

/** Draws a legal move and spends its die or special route. No event: the others must not see it yet (RI-13). */
export function drawMove(tables: Tables, state: State, board: Board, move: Move): void {
  spend(tables, state.roll, board, tables.drawings.faceOf[drawingOf(move)]!);
  draw(tables, board, move, state.round);
  board.moves.push(move);
}

function figures(tables: Tables, state: State, board: Board, move: Move): Figures {
  if (move === END)
    return { example: someRoute(tables, state, board), count: tables.routeDice - countDrawn(tables, board) };
  const face = at(tables.drawings.faceOf, drawingOf(move));
  const space = spaceOf(move);
  const dice = state.roll.map((shown, die) => (shown === face ? 1 + ((board.dice >> die) & 1) : 0));
  return {
    space: spaceName(space),
    filled: at(board.rounds, space),
    face: at(tables.drawings.faces, face).code,
    shown: dice.filter((die) => die > 0).length,
    drawn: dice.filter((die) => die > 1).length,
    game: countBits(board.crossed),
    perGame: tables.perGame,
    now: countBits(board.crossedNow),
    perRound: tables.perRound,
  };
}

const countDrawn = (tables: Tables, board: Board): number => countBits(board.dice & ((1 << tables.routeDice) - 1));

/** A move that draws one of the route dice that still fit, or '' if none does. */
function someRoute(tables: Tables, state: State, board: Board): string {
  const left = routesLeft(tables, state.roll, board);
  const { fits, drawings } = tables;
  for (const [space, looks] of board.looks.entries()) {
    const fitting = at(fits.facesAt, looks) & left;
    if (fitting === 0) continue;
    const face = 31 - Math.clz32(fitting);
    const first = at(fits.from, looks * drawings.faces.length + face);
    return formatMove(tables, moveOf(at(fits.list, first), space));
  }
  return '';
}

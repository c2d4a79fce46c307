/** Railroad Ink's rules, opened with an edition, options and a number of seats. */

import type { Options, Rules } from '@quai/engine/contract.ts';
import type { Edition } from '../edition.ts';
import { emptyBoard } from './board.ts';
import { drawStep } from './draw.ts';
import { formatMove, type Move, parseMove } from './move.ts';
import { pickMove } from './pick.ts';
import { nextRound } from './round.ts';
import { standingsOf } from './score.ts';
import { boardAt, cloneState, type State } from './state.ts';
import { compile, type Tables } from './tables.ts';
import { imagineFrom, type View, viewOf } from './view.ts';

/** The contract, plus the lookup tables that boards, bots and texts use. */
export interface InkRules extends Rules<State, Move, View> {
  readonly tables: Tables;
}

/** The latest rules; `game.ts` has the same number. */
const LATEST = 2;

export function openRules(edition: Edition, options: Options, seats: number, rulesNumber: number = LATEST): InkRules {
  const tables = compile(edition, options, rulesNumber);
  return {
    tables,
    seats,
    setup: () => ({
      open: Array.from({ length: seats }, () => []),
      ended: null,
      round: 0,
      roll: [],
      boards: Array.from({ length: seats }, () => emptyBoard(tables)),
    }),
    steps: { draw: drawStep(tables) },
    next: (state, chance, tell) => nextRound(tables, state, chance, tell),
    view: viewOf,
    imagine: (view, random) => imagineFrom(tables, view, random),
    standings: (state) => standingsOf(tables, state.boards),
    clone: cloneState,
    format: (move) => formatMove(tables, move),
    parse: (text) => parseMove(tables, text),
    pick: (state, seat, random) => pickMove(tables, state.roll, boardAt(state, seat), random),
  };
}

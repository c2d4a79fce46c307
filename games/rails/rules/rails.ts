/** The rules core of the family, opened with an edition. */

import type { Rules } from '@quai/engine/contract.ts';
import type { Edition } from '../shape.ts';
import { type Board, compile } from './board.ts';
import { payStep } from './claim.ts';
import { next } from './course.ts';
import { imagine } from './imagine.ts';
import { type Move, notation } from './moves.ts';
import type { Numbers } from './numbers.ts';
import { pick } from './pick.ts';
import { ranking, standings } from './score.ts';
import { setup } from './setup.ts';
import { clone, type RailsState } from './state.ts';
import { keepStep } from './tickets.ts';
import { secondStep, turnStep } from './turn.ts';
import { type RailsView, view } from './view.ts';

export interface RailsRules extends Rules<RailsState, Move, RailsView> {
  readonly board: Board;
}

export function openRails(edition: Edition, numbers: Numbers, seats: number): RailsRules {
  const board = compile(edition, numbers, seats);
  return {
    board,
    seats,
    setup: (chance, tell) => setup(board, chance, tell),
    steps: { keep: keepStep(board), turn: turnStep(board), second: secondStep(board), pay: payStep(board) },
    next: (state, chance, tell) => next(board, state, chance, tell),
    view: (state, viewer) => view(board, state, viewer),
    imagine: (seen, random) => imagine(board, seen, random),
    standings: (state) => standings(board, state),
    ranking: (state) => ranking(board, state),
    clone,
    ...notation(board),
    pick: (state, seat, random) => pick(board, state, seat, random),
  };
}

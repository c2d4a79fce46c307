/** What the conformance kit needs to know about the game: how to swap a secret, and what is in the box. */

import { at } from '@quai/engine/at.ts';
import type { Kit } from '@quai/engine/kit/conform.ts';
import type { Random } from '@quai/engine/random.ts';
import { boardBefore, EMPTY } from '../rules/board.ts';
import { drawMove } from '../rules/draw.ts';
import { END } from '../rules/move.ts';
import { pickMove } from '../rules/pick.ts';
import type { InkRules } from '../rules/rules.ts';
import type { State } from '../rules/state.ts';
import { countBits } from '../rules/supply.ts';
import { drawToTheEnd } from '../rules/view.ts';

export function kitOf(rules: InkRules): Kit<State> {
  const secret = rules.seats > 1 ? { swap: swap(rules) } : {};
  return { secrets: true, conserved: box(rules), ...secret };
}

/** A seat's secret is what it has drawn in this round: draws something else instead. */
function swap(rules: InkRules) {
  return (state: State, seat: number, random: Random): State | null => {
    if (state.ended !== null) return null;
    const before = at(state.boards, seat).moves.join();
    const board = boardBefore(rules.tables, at(state.boards, seat), state.round);
    state.boards[seat] = board;
    if (at(state.open, seat).length === 0) drawToTheEnd(rules.tables, state, board, random);
    else
      for (let left = random.below(4); left > 0; left--) {
        const move = pickMove(rules.tables, state.roll, board, random);
        if (move !== END) drawMove(rules.tables, state, board, move);
      }
    return board.moves.join() === before ? null : state;
  };
}

/** Every special route is on the board or still to be crossed off, and every filled space has its round. */
function box(rules: InkRules) {
  const { specials, drawings } = rules.tables;
  return (state: State) =>
    state.boards.map((board) => {
      const drawn = board.drawn.filter((drawing) => drawing !== EMPTY);
      const special = drawn.filter((drawing) => (specials >> at(drawings.faceOf, drawing)) & 1);
      const filled = board.rounds.filter((round) => round > 0);
      return [special.length + countBits(specials & ~board.crossed), filled.length - drawn.length, state.roll.length];
    });
}

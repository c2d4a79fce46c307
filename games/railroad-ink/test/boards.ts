/** Random boards for property tests: from random games, and crowded ones with many cycles. */

import { at } from '@quai/engine/at.ts';
import { playoutChance } from '@quai/engine/chance.ts';
import { begin, play } from '@quai/engine/play.ts';
import { type Random, randomFrom } from '@quai/engine/random.ts';
import { type Board, draw, emptyBoard } from '../rules/board.ts';
import { misfit } from '../rules/fit.ts';
import { countSides, sameSides } from '../rules/looks.ts';
import { END, type Move, moveOf } from '../rules/move.ts';
import type { InkRules } from '../rules/rules.ts';
import type { State } from '../rules/state.ts';

/** Plays a random game with one seat. `watch` sees each move and the state before it. */
export function randomTable(rules: InkRules, seed: number, watch?: (state: State, move: Move) => void): State {
  const random = randomFrom(seed);
  const chance = playoutChance(random);
  const state = begin(rules, chance);
  while (state.ended === null) {
    const move = rules.pick!(state, 0, random);
    watch?.(state, move);
    play(rules, state, 0, move, chance);
  }
  return state;
}

/** Junctions drawn where they join the most ends: small boards full of cycles. */
export function crowdedBoard(rules: InkRules, spaces: number, random: Random): Board {
  const { tables } = rules;
  const { drawings } = tables;
  const board = emptyBoard(tables);
  const codes = ['A3', 'A3', 'A2', 'S0', 'S2', 'A5', 'A3', 'B1', 'A2', 'S5'];
  for (let i = 0; i < spaces; i++) {
    const wanted = codes[random.below(codes.length)];
    const face = drawings.faces.find(({ code }) => code === wanted)!;
    let best: Move = END;
    let most = -1;
    for (let space = 0; space < 49; space++)
      for (let drawing = face.first; drawing < face.first + face.count; drawing++) {
        if (misfit(tables, at(board.looks, space), drawing) !== null) continue;
        const joined = countSides(
          sameSides(at(board.looks, space), at(drawings.ends, drawing)) & at(drawings.routeSides, drawing),
        );
        const worth = joined * 10 + random.below(10);
        if (worth > most) {
          most = worth;
          best = moveOf(drawing, space);
        }
      }
    if (best !== END) draw(tables, board, best, 1);
  }
  return board;
}

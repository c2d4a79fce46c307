/** The beginner: draws one die after another, each where it seems to count most at once, and never looks at the whole roll. */

import type { Player } from '@quai/bots/bot.ts';
import { at } from '@quai/engine/at.ts';
import { noChance } from '@quai/engine/chance.ts';
import type { Seat } from '@quai/engine/contract.ts';
import { moves, play } from '@quai/engine/play.ts';
import type { Random } from '@quai/engine/random.ts';
import { drawingOf, END, type Move } from '../rules/move.ts';
import type { InkRules } from '../rules/rules.ts';
import { pointsOf } from '../rules/score.ts';
import { boardAt, type State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';

/** Misjudges each drawing by up to this many points. */
const BLUR = 3;
/** A special route must bring at least this many points at once. */
const WORTH_A_SPECIAL = 4;
const FINE = 1000;

export function novice(rules: InkRules, seat: Seat): Player {
  return {
    think(view, _effort, random) {
      const state = rules.imagine(view as View, random);
      const drawn: Move[] = [];
      while (drawn.at(-1) !== END) {
        const move = nextDrawing(rules, state, seat, random);
        if (move !== END) play(rules, state, seat, move, noChance);
        drawn.push(move);
      }
      return { moves: drawn, weighed: [] };
    },
  };
}

/** The drawing that seems to bring the most points now; the end of the round if nothing must be drawn and nothing seems worth it. */
function nextDrawing(rules: InkRules, state: State, seat: Seat, random: Random): Move {
  const { tables } = rules;
  const points = (of: State) => pointsOf(tables, boardAt(of, seat)).total;
  const legal = moves(rules, state, seat);
  const now = points(state);
  let best: Move = END;
  let most = legal.includes(END) ? 0 : Number.NEGATIVE_INFINITY;
  for (const move of legal) {
    if (move === END) continue;
    const after = rules.clone(state);
    play(rules, after, seat, move, noChance);
    const gain = points(after) - now;
    const special = (tables.specials >> at(tables.drawings.faceOf, drawingOf(move))) & 1;
    if (special === 1 && gain < WORTH_A_SPECIAL) continue;
    const seems = gain - (special === 1 ? WORTH_A_SPECIAL : 0) + (BLUR * random.below(FINE + 1)) / FINE;
    if (seems <= most) continue;
    most = seems;
    best = move;
  }
  return best;
}

/** Last rounds solved by brute force, on the oracle's boards that are crowded enough for that to be quick. */

import { at } from '@quai/engine/at.ts';
import { scriptedChance } from '@quai/engine/chance.ts';
import { moves, play } from '@quai/engine/play.ts';
import { END } from '../rules/move.ts';
import { pointsOf } from '../rules/score.ts';
import type { State } from '../rules/state.ts';
import { ink, position } from './position.ts';

const rules = ink();

/** The oracle's boards, the most crowded first. */
export const CROWDED: readonly string[] = [24, 3, 33].map((seed) => `uq-perfect-look-ahead-${seed}`);

/** The best total of the last round, over every set of drawings after which it may end. */
export function bestEnd(board: string, roll: string): number {
  const state = { ...position(rules, roll, board), round: rules.tables.rounds };
  let best = Number.NEGATIVE_INFINITY;
  const seen = new Set<string>();
  const go = (now: State) => {
    for (const move of moves(rules, now, 0)) {
      if (move === END) {
        best = Math.max(best, pointsOf(rules.tables, at(now.boards, 0)).total);
        continue;
      }
      const key = [...at(now.boards, 0).moves, move].sort((a, b) => a - b).join();
      if (seen.has(key)) continue;
      seen.add(key);
      const next = rules.clone(now);
      play(rules, next, 0, move, scriptedChance([]));
      go(next);
    }
  };
  go(state);
  return best;
}

/** Looks one move ahead: plays whatever leaves it best placed in the standings, averaged over a few imagined worlds. */

import { at } from '@quai/engine/at.ts';
import { playoutChance } from '@quai/engine/chance.ts';
import type { Common, Rules, Seat } from '@quai/engine/contract.ts';
import { moves, play } from '@quai/engine/play.ts';
import { type Random, shuffle } from '@quai/engine/random.ts';
import type { Bot } from './bot.ts';

/** Of more moves than this, a random sample is tried. */
const MOST_MOVES = 150;

export const greedyBot: Bot = {
  name: 'greedy',
  turn: 0,
  sit: (rules, seat) => ({
    think: (view, _effort, random) => ({ moves: [choose(rules, view, seat, random)], weighed: [] }),
  }),
};

function choose(rules: Rules, view: unknown, seat: Seat, random: Random): unknown {
  const world = rules.imagine(view, random);
  const worlds = [world, rules.imagine(view, random)];
  const legal = shuffle(moves(rules, world, seat), random).slice(0, MOST_MOVES);
  if (legal.length === 1) return legal[0];
  let best: unknown;
  let most = Number.NEGATIVE_INFINITY;
  for (const move of legal) {
    let sum = 0;
    for (const world of worlds) sum += lead(rules, after(rules, world, seat, move, random), seat);
    if (sum > most) {
      most = sum;
      best = move;
    }
  }
  return best;
}

function after(rules: Rules, world: Common, seat: Seat, move: unknown, random: Random): Common {
  const copy = rules.clone(world);
  play(rules, copy, seat, move, playoutChance(random));
  return copy;
}

/** The seat's points minus those of the best other seat. */
function lead(rules: Rules, state: Common, seat: Seat): number {
  const standings = rules.standings(state);
  const others = standings.filter((row) => row.seat !== seat).map((row) => row.total);
  return at(standings, seat).total - (others.length === 0 ? 0 : Math.max(...others));
}

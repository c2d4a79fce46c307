/** A bot that looks one move ahead: by what the game thinks of each move, or else by what each leads to. */

import { playoutChance } from '@quai/engine/chance.ts';
import type { Common, Rules, Seat } from '@quai/engine/contract.ts';
import { anyMove, moves, play } from '@quai/engine/play.ts';
import type { Random } from '@quai/engine/random.ts';
import type { Player } from './bot.ts';
import type { Knowledge } from './knowledge.ts';
import { payoffs } from './payoff.ts';

/** Worlds that are imagined for a judgement. */
const WORLDS = 4;
/** Ways to go on after a move that does not end the seat's decisions, and moves in each. */
const WAYS = 6;
const LONGEST = 60;
/** Of moves, the most that are tried. */
const MOST_MOVES = 150;

export interface Temper {
  /** How often it plays just anything that is legal, one time in so many. */
  readonly slip?: number;
  /** Points by which it may misjudge a move. */
  readonly blur?: number;
}

export function judge(rules: Rules, seat: Seat, knowledge: Knowledge, { slip, blur = 0 }: Temper = {}): Player {
  const payoff = payoffs(rules, knowledge);
  const byLook = knowledge.look !== undefined;

  function judged(world: Common, legal: readonly unknown[], random: Random): number[] {
    const values: number[] = new Array(legal.length).fill(0);
    if (byLook) {
      knowledge.look!(world, seat, legal, values);
      return values;
    }
    for (let i = 0; i < legal.length; i++) values[i] = bestAfter(world, legal[i], random);
    return values;
  }

  /** What a move can lead to by the end of the seat's decisions: the best of some ways to go on, none of them thought over. */
  function bestAfter(world: Common, move: unknown, random: Random): number {
    const chance = playoutChance(random);
    let best = Number.NEGATIVE_INFINITY;
    for (let attempt = 0; attempt < WAYS; attempt++) {
      const after = rules.clone(world);
      play(rules, after, seat, move, chance);
      const decided = after.open[seat]!.length === 0;
      for (let n = 0; n < LONGEST && after.ended === null && after.open[seat]!.length > 0; n++)
        play(rules, after, seat, anyMove(rules, after, seat, random), chance);
      best = Math.max(best, payoff.of(after).worth[seat]! * knowledge.scale);
      if (decided) return best;
    }
    return best;
  }

  return {
    think(view, _effort, random) {
      const worlds = Array.from({ length: WORLDS }, () => rules.imagine(view, random));
      let legal = moves(rules, worlds[0]!, seat);
      if (legal.length === 1) return { moves: legal, weighed: [] };
      if (slip !== undefined && random.below(slip) === 0)
        return { moves: [legal[random.below(legal.length)]], weighed: [] };
      if (!byLook && legal.length > MOST_MOVES) legal = sample(legal, random);
      const sums: number[] = new Array(legal.length).fill(0);
      for (const world of worlds) {
        const values = judged(world, legal, random);
        for (let i = 0; i < sums.length; i++) sums[i]! += values[i]! / WORLDS;
      }
      if (blur > 0) for (let i = 0; i < sums.length; i++) sums[i]! += blur * (2 * unit(random) - 1);
      return { moves: [legal[sums.indexOf(Math.max(...sums))]], weighed: [] };
    },
  };
}

function sample(legal: readonly unknown[], random: Random): unknown[] {
  return Array.from({ length: MOST_MOVES }, () => legal[random.below(legal.length)]);
}

const FINE = 1 << 20;
const unit = (random: Random) => random.below(FINE) / FINE;

/** A bot that looks one move ahead: by the game's own judgement of each move, or else by what each leads to. */

import { at } from '@quai/engine/at.ts';
import { playoutChance } from '@quai/engine/chance.ts';
import type { Common, Rules, Seat } from '@quai/engine/contract.ts';
import { anyMove, moves, openStep, play } from '@quai/engine/play.ts';
import { pickOne, type Random } from '@quai/engine/random.ts';
import type { Player } from './bot.ts';
import type { Knowledge } from './knowledge.ts';
import { payoffs } from './payoff.ts';

/** Worlds to imagine for each judgement. */
const WORLDS = 4;
/** After a move that leaves the seat with more to decide: how many continuations to try, and moves in each. */
const WAYS = 6;
const LONGEST = 60;
/** Of more moves than this, a random sample is tried. */
const MOST_MOVES = 150;

export interface Temper {
  /** Plays a random legal move once in this many. */
  readonly slip?: number;
  /** The most, in points, by which it may misjudge a move. */
  readonly blur?: number;
}

export function judge(rules: Rules, seat: Seat, knowledge: Knowledge, { slip, blur = 0 }: Temper = {}): Player {
  const payoff = payoffs(rules, knowledge);

  function judged(world: Common, legal: readonly unknown[], random: Random): number[] {
    if (knowledge.look === undefined) return legal.map((move) => bestAfter(world, move, random));
    const values: number[] = new Array(legal.length).fill(0);
    knowledge.look(world, seat, legal, values);
    return values;
  }

  /** What a move can lead to by the end of the seat's decisions: the best of a few random continuations. */
  function bestAfter(world: Common, move: unknown, random: Random): number {
    const chance = playoutChance(random);
    let best = Number.NEGATIVE_INFINITY;
    for (let attempt = 0; attempt < WAYS; attempt++) {
      const after = rules.clone(world);
      play(rules, after, seat, move, chance);
      const decided = openStep(after, seat) === undefined;
      for (let n = 0; n < LONGEST && after.ended === null && openStep(after, seat) !== undefined; n++)
        play(rules, after, seat, anyMove(rules, after, seat, random), chance);
      best = Math.max(best, at(payoff.of(after).worth, seat) * knowledge.scale);
      if (decided) return best;
    }
    return best;
  }

  return {
    think(view, _effort, random) {
      const first = rules.imagine(view, random);
      const worlds = [first, ...Array.from({ length: WORLDS - 1 }, () => rules.imagine(view, random))];
      let legal = moves(rules, first, seat);
      if (legal.length === 1) return { moves: legal, weighed: [] };
      if (slip !== undefined && random.below(slip) === 0) return { moves: [pickOne(legal, random)], weighed: [] };
      if (knowledge.look === undefined && legal.length > MOST_MOVES) legal = sample(legal, random);
      const judgements = worlds.map((world) => judged(world, legal, random));
      const means = legal.map((_, i) => judgements.reduce((sum, values) => sum + at(values, i) / WORLDS, 0));
      const blurred = blur > 0 ? means.map((mean) => mean + blur * (2 * unit(random) - 1)) : means;
      return { moves: [legal[blurred.indexOf(Math.max(...blurred))]], weighed: [] };
    },
  };
}

function sample(legal: readonly unknown[], random: Random): unknown[] {
  return Array.from({ length: MOST_MOVES }, () => pickOne(legal, random));
}

const FINE = 1 << 20;
const unit = (random: Random) => random.below(FINE) / FINE;

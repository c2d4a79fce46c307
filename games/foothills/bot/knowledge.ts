/** What the bots know about FootHills: how moves look, plausible playouts, and what a position is worth at the end of a turn. */

import { blurredBest } from '@quai/bots/blurred.ts';
import type { Knowledge } from '@quai/bots/knowledge.ts';
import { anyMove, moves } from '@quai/engine/play.ts';
import type { Move } from '../rules/moves.ts';
import type { FootHills } from '../rules/rules.ts';
import { GOING_ON, NOBODY, type State } from '../rules/state.ts';
import { looker } from './looks.ts';
import { hopes, worthsOf } from './worth.ts';

/** The noise in a playout's judgement of moves, in points, so that no two playouts are alike. */
const BLUR = 1;
/** The sharpness of the handicapped bot. */
const HAZY = 3;
/** How much of what a position promises it sees. */
const HOPING = 0.5;
/** Random moves in its playouts, which then continue to the end of the turn. */
const BY_CHANCE = 8;

export function knowledgeOf(rules: FootHills, hoping = 1): Knowledge<State, Move> {
  const t = rules.tables;
  const look = looker(t);
  const looks: number[] = [];
  const gold = t.ops.find(({ name, owner }) => name === 'buildStation' && owner.kind === 'main');

  return {
    scale: 12,
    sharpness: 1,
    // Worlds differ only in what is drawn from the bag.
    steady: true,
    // A playout only finishes the turn: beyond it, judging the position works better than playing on.
    depth: 0,
    // Once the end is triggered, what the last turn brings decides: it is played too.
    quiet: (s) => s.used === NOBODY && s.ending === GOING_ON,
    value(s, points) {
      const worths = worthsOf(t, s);
      for (const { seat, total } of rules.standings(s)) points[seat] = total + hoping * hopes(t, s, seat, worths, gold);
    },
    look,
    playout(s, seat, random) {
      const list = moves(rules, s, seat);
      const [first] = list;
      if (first !== undefined && list.length === 1) return first;
      look(s, seat, list, looks);
      return blurredBest(list, looks, BLUR, random);
    },
  };
}

/**
 * Handicaps a bot that would otherwise play too much like the best: it tries more bad moves, and plays randomly before it judges. Only
 * the last turn of the table it plays with care, or it would trigger the end too gladly.
 */
export function carelessOf(rules: FootHills): Knowledge<State, Move> {
  const { playout, ...rest } = knowledgeOf(rules, HOPING);
  return {
    ...rest,
    sharpness: HAZY,
    depth: BY_CHANCE,
    playout: (s, seat, random) =>
      s.ending === GOING_ON || playout === undefined ? anyMove(rules, s, seat, random) : playout(s, seat, random),
  };
}

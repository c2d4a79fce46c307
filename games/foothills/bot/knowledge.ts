/** What the bots know of FootHills: how moves look, likely playouts, and what a position promises at the end of a turn. */

import { blurredBest } from '@quai/bots/blurred.ts';
import type { Knowledge } from '@quai/bots/knowledge.ts';
import { moves } from '@quai/engine/play.ts';
import type { Move } from '../rules/moves.ts';
import type { FootHills } from '../rules/rules.ts';
import { NOBODY, type State } from '../rules/state.ts';
import { looker } from './looks.ts';
import { hopes, worthsOf } from './worth.ts';

/** By how many points a playout misjudges its moves, so that no two are alike. */
const BLUR = 1;
/** How far apart moves look to the bot that is held back. */
const HAZY = 3;
/** Moves that it makes by chance in a playout, and then to the end of that turn. */
const BY_CHANCE = 8;

export function knowledgeOf(rules: FootHills): Knowledge<State, Move> {
  const t = rules.tables;
  const look = looker(t);
  const looks: number[] = [];
  const gold = t.ops.find(({ name, owner }) => name === 'buildStation' && owner.kind === 'main');

  return {
    scale: 12,
    sharpness: 1,
    // Worlds differ only by what the bag gives.
    steady: true,
    // A playout only ends the turn: what comes after it is judged better than it is played.
    depth: 0,
    quiet: (s) => s.used === NOBODY,
    value(s, points) {
      const worths = worthsOf(t, s);
      for (const { seat, total } of rules.standings(s)) points[seat] = total + hopes(t, s, seat, worths, gold);
    },
    look,
    playout(s, seat, random) {
      const list = moves(rules, s, seat);
      if (list.length === 1) return list[0]!;
      look(s, seat, list, looks);
      return blurredBest(list, looks, BLUR, random);
    },
  };
}

/** Holds a bot back that would otherwise be too near the best: it tries more bad moves, and goes on by chance before it judges. */
export function carelessOf(rules: FootHills): Knowledge<State, Move> {
  const { playout: _, ...rest } = knowledgeOf(rules);
  return { ...rest, sharpness: HAZY, depth: BY_CHANCE };
}

/** What the bots know of FootHills: how moves look, likely playouts, and what a position promises at the end of a turn. */

import type { Knowledge } from '@quai/bots/knowledge.ts';
import { moves } from '@quai/engine/play.ts';
import type { Move } from '../rules/moves.ts';
import type { FootHills } from '../rules/rules.ts';
import { NOBODY, type State } from '../rules/state.ts';
import { looker } from './looks.ts';
import { hopes, worthsOf } from './worth.ts';

/** By how many points a playout misjudges its moves, so that no two are alike. */
const BLUR = 1;
const FINE = 1024;

export function knowledgeOf(rules: FootHills, blur = BLUR, depth = 0): Knowledge<State, Move> {
  const t = rules.tables;
  const look = looker(t);
  const looks: number[] = [];
  const gold = t.ops.find(({ name, owner }) => name === 'buildStation' && owner.kind === 'main');

  return {
    scale: 12,
    sharpness: 1,
    steady: true,
    depth,
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
      let best = 0;
      let most = Number.NEGATIVE_INFINITY;
      for (let i = 0; i < list.length; i++) {
        const value = looks[i]! + (blur * random.below(FINE)) / FINE;
        if (value > most) {
          most = value;
          best = i;
        }
      }
      return list[best]!;
    },
  };
}

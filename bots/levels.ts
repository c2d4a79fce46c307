/** Makes the four levels of a game's bots from its knowledge. */

import type { Bot, Level } from './bot.ts';
import { judge, type Temper } from './judge.ts';
import type { Knows } from './knowledge.ts';
import { THINKS } from './list.ts';
import { searcher } from './search.ts';

const { strong: STRONG = 0, expert: EXPERT = 0 } = THINKS;

/** How a game's levels differ besides their thinking time. */
export interface Tuning {
  readonly beginner?: Temper;
  /** What the beginner believes, if other than the rest. */
  readonly naive?: Knows<never>;
  readonly regular?: Temper;
  /** What the strong bot knows, if less than the expert. */
  readonly strong?: Knows<never>;
}

const ERRS: Temper = { slip: 4 };

export function levels(knows: Knows<never>, tuning: Tuning = {}): Readonly<Record<Level, Bot>> {
  const all = knows as Knows;
  const { beginner = ERRS, naive = knows, regular = {}, strong = knows } = tuning;
  return {
    beginner: {
      name: 'beginner',
      turn: 0,
      sit: (rules, seat) => judge(rules, seat, (naive as Knows)(rules), beginner),
    },
    regular: { name: 'regular', turn: 0, sit: (rules, seat) => judge(rules, seat, all(rules), regular) },
    strong: { name: 'strong', turn: STRONG, sit: (rules, seat) => searcher(rules, seat, (strong as Knows)(rules)) },
    expert: { name: 'expert', turn: EXPERT, sit: (rules, seat) => searcher(rules, seat, all(rules)) },
  };
}

/** For a game without knowledge: random playouts to the end. */
const SCALE = 20;
export const plainLevels = levels(() => ({ scale: SCALE }));

/** Random playouts and nothing else: the baseline that a game's knowledge must beat. */
export const rolloutBot: Bot = {
  name: 'rollout',
  turn: EXPERT,
  sit: (rules, seat) => searcher(rules, seat, { scale: SCALE }),
};

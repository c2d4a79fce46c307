/** The family's bots, which plan for their tickets in every playout. */

import { levels } from '@quai/bots/levels.ts';
import type { RailsRules } from '../rules/rails.ts';
import { knowledgeOf } from './knowledge.ts';

/** The strong bot assumes that people often play at random: one move in this many. */
const CARELESS = 4;

export const bots = levels((rules: RailsRules) => knowledgeOf(rules), {
  beginner: { slip: 4, blur: 3 },
  regular: { blur: 2.5 },
  strong: (rules: RailsRules) => knowledgeOf(rules, { any: CARELESS }),
});

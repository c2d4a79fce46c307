/** The family's bots, which plan for their tickets in every playout. */

import { levels } from '@quai/bots/levels.ts';
import type { RailsRules } from '../rules/rails.ts';
import { knowledgeOf } from './knowledge.ts';
import { PLAIN, type Weights } from './weights.ts';

/** The strong bot assumes that people often play at random: one move in this many. */
const CARELESS = 4;

/** The beginner takes new tickets as long as it has fewer than three to complete, even late. */
const HOPEFUL: Weights = { ...PLAIN, timeForTickets: -3 };

export const bots = levels((rules: RailsRules) => knowledgeOf(rules), {
  beginner: { blur: 5 },
  naive: (rules: RailsRules) => knowledgeOf(rules, { grabs: 12, open: 3, weights: HOPEFUL }),
  regular: { blur: 2.5 },
  strong: (rules: RailsRules) => knowledgeOf(rules, { any: CARELESS }),
});

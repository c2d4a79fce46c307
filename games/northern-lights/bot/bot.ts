/** The bots of Northern Lights. Only the expert considers bonus cards and uses weights learned on this map. */

import { levels } from '@quai/bots/levels.ts';
import { knowledgeOf } from '../../rails/bot/knowledge.ts';
import type { Weights } from '../../rails/bot/weights.ts';
import type { RailsRules } from '../../rails/rules/rails.ts';

/** Found by self-play without a search: few tickets, long routes, no time lost. */
const LEARNED: Weights = {
  card: 0.2,
  missing: 0.17,
  claim: 2.4,
  point: 0.155,
  icon: 0.64,
  pace: 0.42,
  time: 1.75,
  extraMissing: 0.41,
  extraCard: 0.29,
  timeForTickets: 23,
  turnOfTicket: 2.6,
};

/** A quarter of the way from the default weights to the learned ones: still takes more tickets than there is time for. */
const BARELY_LEARNED: Weights = {
  card: 0.26,
  missing: 0.26,
  claim: 0.95,
  point: 0.144,
  icon: 1.27,
  pace: 0.8,
  time: 1.28,
  extraMissing: 0.54,
  extraCard: 0.26,
  timeForTickets: 11.4,
  turnOfTicket: 1.46,
};

/** The strong bot assumes that people often play at random: one move in this many. */
const CARELESS = 4;
const lower = levels((rules: RailsRules) => knowledgeOf(rules), {
  beginner: { blur: 3 },
  naive: (rules: RailsRules) => knowledgeOf(rules, { grabs: 2 }),
  regular: { blur: 2.5 },
  strong: (rules: RailsRules) => knowledgeOf(rules, { any: CARELESS, weights: BARELY_LEARNED }),
});

const expertKnowledge = (rules: RailsRules) => knowledgeOf(rules, { bonuses: true, follow: 4, weights: LEARNED });

export const bots = { ...lower, expert: levels(expertKnowledge).expert };

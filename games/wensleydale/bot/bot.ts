/** The bots of Last Train to Wensleydale. Only the expert goes by what was learned. */

import { levels } from '@quai/bots/levels.ts';
import type { WensleydaleRules } from '../rules/rules.ts';
import { knowledgeOf } from './knowledge.ts';
import { LEARNED, PLAIN } from './weights.ts';

const lower = levels((rules: WensleydaleRules) => knowledgeOf(rules, PLAIN), {
  beginner: { slip: 3, blur: 2 },
  regular: { blur: 0.5 },
});
const { expert } = levels((rules: WensleydaleRules) => knowledgeOf(rules, LEARNED));

export const bots = { ...lower, expert };

/** The bots of Last Train to Wensleydale. Only the strong one uses hand-made weights; otherwise it would play too much like the expert. */

import { levels } from '@quai/bots/levels.ts';
import type { WensleydaleRules } from '../rules/rules.ts';
import { knowledgeOf } from './knowledge.ts';
import { judged, learned } from './outlook.ts';
import { LEARNED, PLAIN } from './weights.ts';

export { why } from './why.ts';

export const bots = levels((rules: WensleydaleRules) => knowledgeOf(rules, LEARNED, learned(rules.tables)), {
  beginner: { blur: 3 },
  regular: { blur: 0.5 },
  strong: (rules: WensleydaleRules) => knowledgeOf(rules, PLAIN, judged(rules.tables)),
});

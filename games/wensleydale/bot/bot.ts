/** The bots of Last Train to Wensleydale. */

import { levels } from '@quai/bots/levels.ts';
import { knowledgeOf } from './knowledge.ts';

export const bots = levels(knowledgeOf, { beginner: { slip: 3, blur: 2 }, regular: { blur: 0.5 } });

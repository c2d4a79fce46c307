/** The bots of FootHills. */

import { levels } from '@quai/bots/levels.ts';
import { knowledgeOf } from './knowledge.ts';

export const bots = levels(knowledgeOf);

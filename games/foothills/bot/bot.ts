/** The bots of FootHills. */

import { levels } from '@quai/bots/levels.ts';
import { carelessOf, knowledgeOf } from './knowledge.ts';

export const bots = levels(knowledgeOf, { strong: carelessOf });

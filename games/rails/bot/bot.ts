/** The bots of the family: plans for tickets in every playout. */

import { levels } from '@quai/bots/levels.ts';
import { knowledgeOf } from './knowledge.ts';

export const bots = levels(knowledgeOf as never, { strong: ({ playout: _, ...rest }) => rest });

/** The bots of FootHills. */

import { levels } from '@quai/bots/levels.ts';
import { carelessOf, knowledgeOf } from './knowledge.ts';

export { why } from './why.ts';

/**
 * A turn is worth two or three points, so whoever misjudges moves by this much takes almost any card, but seldom passes over what
 * matters. Beside a random move now and then, it never looks as if it had not seen the board.
 */
const BEGINNER = 16;

export const bots = levels(knowledgeOf, { beginner: { blur: BEGINNER }, strong: carelessOf });

/** What the rules pages say besides the rules. */

import { en } from './rules.en.ts';
import { fr } from './rules.fr.ts';
import { texts } from './text.ts';

export const rulesTexts = texts({ en, fr });

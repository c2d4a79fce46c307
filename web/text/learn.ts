/** What the tutorials say besides the lessons themselves. */

import { en } from './learn.en.ts';
import { fr } from './learn.fr.ts';
import { texts } from './text.ts';

export const learnTexts = texts({ en, fr });

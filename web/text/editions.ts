/** What the pages of editions say. */

import { en } from './editions.en.ts';
import { fr } from './editions.fr.ts';
import { texts } from './text.ts';

export const editionTexts = texts({ en, fr });

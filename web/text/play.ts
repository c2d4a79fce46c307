/** What the table page says besides the common texts. */

import { en } from './play.en.ts';
import { fr } from './play.fr.ts';
import { texts } from './text.ts';

export const playTexts = texts({ en, fr });

/** The texts of accounts, people's pages, the site itself. */

import { en } from './people.en.ts';
import { fr } from './people.fr.ts';
import { texts } from './text.ts';

export const peopleTexts = texts({ en, fr });

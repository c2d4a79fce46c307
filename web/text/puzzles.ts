/** What the pages of puzzles say. */

import { en } from './puzzles.en.ts';
import { fr } from './puzzles.fr.ts';
import { texts } from './text.ts';

export const puzzlesTexts = texts({ en, fr });

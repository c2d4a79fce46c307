/** The rules page of Northern Lights: chapters, examples and questions. */

import type { Manual } from '@quai/engine/manual.ts';
import { lateGame } from '../tutorial/late.ts';
import { atTheFerry } from '../tutorial/lesson.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { signs } from './signs.ts';

export const manual: Manual<typeof en> = {
  texts: { en, fr },
  signs,
  chapters: [
    { id: 'goal', rules: ['NL-1', 'NL-14', 'NL-17'] },
    { id: 'setup', rules: ['NL-2', 'NL-3', 'NL-4'] },
    { id: 'turn', rules: ['NL-21', 'NL-12'] },
    { id: 'drawing', rules: ['NL-5', 'NL-6'] },
    { id: 'claiming', rules: ['NL-7', 'NL-8'] },
    {
      id: 'ferries',
      rules: ['NL-9', 'NL-10'],
      examples: [{ caption: 'ferry', position: atTheFerry, hide: '.rails > :not(.rails-map)' }],
    },
    { id: 'tickets', rules: ['NL-11', 'NL-22'] },
    {
      id: 'bonuses',
      rules: ['NL-15', 'NL-16', 'NL-20'],
      examples: [{ caption: 'late', position: lateGame, hide: '.rails > :not(.rails-map, .rails-seats, .bonuses)' }],
    },
    { id: 'end', rules: ['NL-13', 'NL-18', 'NL-24'] },
    { id: 'site', rules: ['NL-19', 'NL-23'] },
  ],
  questions: [
    { ask: 'start', rules: ['NL-4'] },
    { ask: 'points', rules: ['NL-7'], tables: true },
    { ask: 'failed', rules: ['NL-14'] },
    { ask: 'bonus', rules: ['NL-15', 'NL-16'] },
    { ask: 'twoRoutes', rules: ['NL-7'] },
    { ask: 'locoSecond', rules: ['NL-5'] },
    { ask: 'many', rules: ['NL-2'] },
    { ask: 'both', rules: ['NL-8'] },
    { ask: 'closed', rules: ['NL-8'] },
    { ask: 'icons', rules: ['NL-9'] },
    { ask: 'pairs', rules: ['NL-9', 'NL-20'] },
    { ask: 'plus', rules: ['NL-10'] },
    { ask: 'give', rules: ['NL-11'] },
    { ask: 'pass', rules: ['NL-21'] },
    { ask: 'secret', rules: ['NL-12'] },
    { ask: 'bonusTie', rules: ['NL-15'] },
    { ask: 'last', rules: ['NL-13', 'NL-21'] },
    { ask: 'tie', rules: ['NL-17', 'NL-24'] },
    { ask: 'undo', rules: ['NL-23'] },
  ],
};

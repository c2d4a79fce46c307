/** Berlin's rules page: chapters, examples and questions. */

import type { Manual } from '@quai/engine/manual.ts';
import { lateGame } from '../tutorial/late.ts';
import { joined } from '../tutorial/lesson.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { signs } from './signs.ts';

const ONLY_MAP = '.rails > :not(.rails-map)';

export const manual: Manual<typeof en> = {
  texts: { en, fr },
  signs,
  chapters: [
    { id: 'goal', rules: ['BE-1', 'BE-17'] },
    { id: 'setup', rules: ['BE-2', 'BE-3'] },
    { id: 'turn', rules: ['BE-14', 'BE-13'] },
    { id: 'drawing', rules: ['BE-4', 'BE-5', 'BE-6', 'BE-7'] },
    {
      id: 'claiming',
      rules: ['BE-10', 'BE-8', 'BE-9', 'BE-20', 'BE-11'],
      examples: [{ caption: 'joined', position: joined, hide: ONLY_MAP }],
    },
    { id: 'destinations', rules: ['BE-12', 'BE-22'] },
    {
      id: 'end',
      rules: ['BE-15', 'BE-21', 'BE-16', 'BE-18', 'BE-24'],
      examples: [{ caption: 'late', position: lateGame, hide: ONLY_MAP }],
    },
    { id: 'site', rules: ['BE-19', 'BE-23'] },
  ],
  questions: [
    { ask: 'draw', rules: ['BE-4'] },
    { ask: 'points', rules: ['BE-10'], tables: true },
    { ask: 'failed', rules: ['BE-16'] },
    { ask: 'twoRoutes', rules: ['BE-10'] },
    { ask: 'anywhere', rules: ['BE-10'] },
    { ask: 'bikeSecond', rules: ['BE-5'] },
    { ask: 'sweep', rules: ['BE-6'] },
    { ask: 'both', rules: ['BE-11'] },
    { ask: 'gray', rules: ['BE-8'] },
    { ask: 'subway', rules: ['BE-9'] },
    { ask: 'bikes', rules: ['BE-20'] },
    { ask: 'give', rules: ['BE-12'] },
    { ask: 'others', rules: ['BE-16'] },
    { ask: 'pass', rules: ['BE-14'] },
    { ask: 'secret', rules: ['BE-13'] },
    { ask: 'last', rules: ['BE-15', 'BE-21'] },
    { ask: 'tie', rules: ['BE-17'] },
    { ask: 'undo', rules: ['BE-23'] },
  ],
};

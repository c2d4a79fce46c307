/** Railroad Ink's rules page: chapters, examples and questions. */

import type { Manual } from '@quai/engine/manual.ts';
import { firstRoll, fourRounds } from '../tutorial/lesson.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { signs } from './signs.ts';

export const manual: Manual<typeof en> = {
  texts: { en, fr },
  signs,
  chapters: [
    { id: 'goal', rules: ['RI-1', 'RI-2', 'RI-18'] },
    {
      id: 'setup',
      rules: ['RI-3', 'RI-4'],
      examples: [{ caption: 'start', position: firstRoll, glows: true, hide: '.ink-specials, .ink-score' }],
    },
    { id: 'round', rules: ['RI-5', 'RI-6', 'RI-7', 'RI-8', 'RI-9', 'RI-10', 'RI-12', 'RI-13'] },
    { id: 'specials', rules: ['RI-11'] },
    {
      id: 'scoring',
      rules: ['RI-26', 'RI-14', 'RI-15', 'RI-16', 'RI-17', 'RI-19', 'RI-25'],
      examples: [{ caption: 'middle', position: fourRounds, hide: '.ink-dice, .ink-specials, .ink-buttons' }],
    },
    { id: 'expansions', rules: ['RI-20', 'RI-22', 'RI-23', 'RI-24'] },
    { id: 'open', rules: ['RI-21'] },
  ],
  questions: [
    { ask: 'end', rules: ['RI-4'] },
    { ask: 'exits', rules: ['RI-14'] },
    { ask: 'longest', rules: ['RI-15'] },
    { ask: 'false', rules: ['RI-17'] },
    { ask: 'tie', rules: ['RI-18'] },
    { ask: 'turn', rules: ['RI-6'] },
    { ask: 'nowhere', rules: ['RI-7'] },
    { ask: 'touch', rules: ['RI-8'] },
    { ask: 'border', rules: ['RI-8', 'RI-17'] },
    { ask: 'must', rules: ['RI-9'] },
    { ask: 'undo', rules: ['RI-12'] },
    { ask: 'twoSpecials', rules: ['RI-11'] },
    { ask: 'station', rules: ['RI-10'] },
    { ask: 'loop', rules: ['RI-15'] },
    { ask: 'single', rules: ['RI-25', 'RI-14'] },
    { ask: 'negative', rules: ['RI-26'] },
    { ask: 'peek', rules: ['RI-13'] },
    { ask: 'flood', rules: ['RI-24'] },
    { ask: 'river', rules: ['RI-22'] },
    { ask: 'alone', rules: ['RI-25'] },
  ],
};

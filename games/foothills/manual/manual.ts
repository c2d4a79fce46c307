/** The rules page of FootHills: its chapters, examples and questions. */

import type { Manual } from '@quai/engine/manual.ts';
import { built, cleared } from '../tutorial/lesson.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { signs } from './signs.ts';

export const manual: Manual<typeof en> = {
  texts: { en, fr },
  signs,
  chapters: [
    { id: 'goal', rules: ['FH-1', 'FH-40'] },
    {
      id: 'setup',
      rules: ['FH-2', 'FH-3', 'FH-4', 'FH-5', 'FH-6', 'FH-7', 'FH-8', 'FH-9', 'FH-41.17', 'FH-41.32'],
      examples: [{ caption: 'first', position: cleared, hide: '.foothills > :not(.seat-area.own)' }],
    },
    {
      id: 'turn',
      rules: [
        ...['FH-10', 'FH-11', 'FH-12', 'FH-30', 'FH-32', 'FH-41.19', 'FH-41.21', 'FH-41.10', 'FH-41.27'],
        ...['FH-41.14', 'FH-41.22', 'FH-41.33'],
      ],
    },
    { id: 'collect', rules: ['FH-13', 'FH-14', 'FH-41.12', 'FH-44', 'FH-41.23'] },
    { id: 'competitors', rules: ['FH-15', 'FH-16', 'FH-17', 'FH-18', 'FH-41.5', 'FH-41.13', 'FH-41.25'] },
    { id: 'rubble', rules: ['FH-19', 'FH-20', 'FH-21', 'FH-45', 'FH-41.11', 'FH-41.30'] },
    {
      id: 'track',
      rules: ['FH-22', 'FH-23', 'FH-24', 'FH-25', 'FH-41.1', 'FH-41.2', 'FH-41.3', 'FH-41.4', 'FH-41.24'],
      examples: [{ caption: 'built', position: built, hide: '.foothills > :not(.lines)' }],
    },
    { id: 'stations', rules: ['FH-26', 'FH-27', 'FH-28', 'FH-29', 'FH-41.26', 'FH-41.31'] },
    { id: 'surveyor', rules: ['FH-31', 'FH-33', 'FH-34', 'FH-41.8', 'FH-41.9', 'FH-41.20', 'FH-41.28'] },
    { id: 'pub', rules: ['FH-35', 'FH-39', 'FH-41.6', 'FH-41.7'] },
    { id: 'backs', rules: ['FH-36', 'FH-41.15', 'FH-41.29'] },
    { id: 'end', rules: ['FH-37', 'FH-38', 'FH-41.16', 'FH-41.18', 'FH-43', 'FH-41.34'] },
    { id: 'open', rules: ['FH-41', 'FH-42'] },
  ],
  questions: [
    { ask: 'trackCost', rules: ['FH-22'] },
    { ask: 'buffer', rules: ['FH-24'] },
    { ask: 'white', rules: ['FH-14', 'FH-17'] },
    { ask: 'rubble', rules: ['FH-20'] },
    { ask: 'surveyor', rules: ['FH-31'] },
    { ask: 'summit', rules: ['FH-34'] },
    { ask: 'which', rules: ['FH-10'] },
    { ask: 'nothing', rules: ['FH-11'] },
    { ask: 'flip', rules: ['FH-12', 'FH-41.10'] },
    { ask: 'decline', rules: ['FH-41.19'] },
    { ask: 'order', rules: ['FH-23', 'FH-41.4'] },
    { ask: 'withoutTrack', rules: ['FH-26'] },
    { ask: 'rubbleFirst', rules: ['FH-23', 'FH-26'] },
    { ask: 'two', rules: ['FH-26'] },
    { ask: 'yardOrBag', rules: ['FH-32', 'FH-41.14', 'FH-41.22'] },
    { ask: 'same', rules: ['FH-31', 'FH-41.8'] },
    { ask: 'stay', rules: ['FH-41.8'] },
    { ask: 'tickets', rules: ['FH-33'] },
    { ask: 'pubWhen', rules: ['FH-35'] },
    { ask: 'porthmadog', rules: ['FH-25', 'FH-41.3'] },
    { ask: 'competitorWhere', rules: ['FH-15', 'FH-41.5'] },
    { ask: 'tiles', rules: ['FH-30', 'FH-41.26'] },
    { ask: 'lineBonus', rules: ['FH-38', 'FH-41.16'] },
    { ask: 'when', rules: ['FH-37', 'FH-43'] },
    { ask: 'tie', rules: ['FH-40', 'FH-41.16'] },
  ],
};

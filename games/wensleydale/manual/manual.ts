/** The rules page of Last Train to Wensleydale: its chapters, examples and questions. */

import type { Manual } from '@quai/engine/manual.ts';
import { bidding, loading } from '../tutorial/lesson.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { signs } from './signs.ts';

const open = (...points: number[]): string[] => points.map((point) => `WD-31.${point}`);

export const manual: Manual<typeof en> = {
  texts: { en, fr },
  signs,
  chapters: [
    { id: 'goal', rules: ['WD-1'] },
    { id: 'setup', rules: ['WD-2', 'WD-3', 'WD-4', ...open(30)] },
    { id: 'round', rules: ['WD-5', 'WD-6', ...open(6)] },
    {
      id: 'auction',
      rules: ['WD-7', 'WD-8', 'WD-9', 'WD-10', ...open(1, 2, 3, 4, 5, 21, 22, 23, 29)],
      examples: [{ caption: 'auction', position: bidding, hide: '.dales > :not(.auction-area)' }],
    },
    { id: 'building', rules: ['WD-11', 'WD-12', ...open(9, 11, 20, 26, 31)] },
    { id: 'paying', rules: ['WD-13', 'WD-14', 'WD-15', 'WD-16', ...open(7, 8, 10, 24, 25)] },
    { id: 'trains', rules: ['WD-17', 'WD-18', 'WD-19', ...open(12, 28)] },
    {
      id: 'loading',
      rules: ['WD-20', 'WD-21', 'WD-22', 'WD-23', ...open(13, 14)],
      examples: [{ caption: 'loading', position: loading, hide: '.dales > :not(.dales-map, .dales-trains)' }],
    },
    { id: 'profit', rules: ['WD-24', 'WD-25', ...open(17, 18)] },
    { id: 'takeovers', rules: ['WD-26', 'WD-27', ...open(15, 16, 27)] },
    { id: 'end', rules: ['WD-28', 'WD-29', 'WD-30', ...open(19)] },
    { id: 'open', rules: ['WD-31'] },
  ],
  questions: [
    { ask: 'rounds', rules: ['WD-5'] },
    { ask: 'linkCost', rules: ['WD-13'] },
    { ask: 'cubesLeft', rules: ['WD-31.22'] },
    { ask: 'cheese', rules: ['WD-21'] },
    { ask: 'takeover', rules: ['WD-26', 'WD-27'] },
    { ask: 'score', rules: ['WD-29'] },
    { ask: 'mustBid', rules: ['WD-8', ...open(3)] },
    { ask: 'outbid', rules: open(1) },
    { ask: 'own', rules: open(2) },
    { ask: 'noCubes', rules: open(3) },
    { ask: 'start', rules: ['WD-11', ...open(26)] },
    { ask: 'branch', rules: ['WD-11'] },
    { ask: 'twice', rules: open(9) },
    { ask: 'hills', rules: ['WD-12'] },
    { ask: 'twoLinks', rules: ['WD-12'] },
    { ask: 'objectors', rules: ['WD-15', ...open(7)] },
    { ask: 'fee', rules: ['WD-14', ...open(8)] },
    { ask: 'twoTrains', rules: ['WD-18'] },
    { ask: 'exchange', rules: ['WD-19', ...open(12)] },
    { ask: 'stone', rules: ['WD-22', ...open(14)] },
    { ask: 'otherLinks', rules: ['WD-23', ...open(13)] },
    { ask: 'passed', rules: open(28) },
    { ask: 'loss', rules: ['WD-24'] },
    { ask: 'takeoverCost', rules: ['WD-26', ...open(16)] },
    { ask: 'where', rules: ['WD-26', ...open(11)] },
    { ask: 'tie', rules: ['WD-30'] },
  ],
};

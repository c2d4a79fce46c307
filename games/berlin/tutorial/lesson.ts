/** Berlin's lesson: one destination from first card to last space, a subway, then the last turns of a game. */

import type { Lesson, Position } from '@quai/engine/lesson.ts';
import { drawnRoute } from '../../rails/lesson.ts';
import berlin from '../editions/berlin.json' with { type: 'json' };
import { en, type LessonText } from './en.ts';
import { fr } from './fr.ts';
import { lateGame } from './late.ts';

const route = (id: string) => drawnRoute(berlin, id);

/** Two black cards in hand; pink, orange, red, a bike and blue in the row; Gleisdreieck – Brandenburg Gate on offer. */
const start: Position = { seats: 2, seat: 0, start: [2, 2, 0, 1, 3, 5, 4, 6, 0, 21, 0, 14, 5], log: [] };

/** Two orange cards in hand, and the first turn. */
const orange: Position = {
  seats: 2,
  seat: 0,
  start: [5, 5, 0, 1, 3, 2, 4, 0, 1, 13, 17, 14, 5],
  log: [
    { seat: 0, moves: 'keep:12' },
    { seat: 1, moves: 'keep:1', outcomes: [0] },
  ],
};

/** The first scene with its destination completed: an example for the rules page. */
export const joined: Position = {
  ...start,
  log: [
    { seat: 0, moves: 'keep:1' },
    { seat: 1, moves: 'keep:1', outcomes: [0] },
    { seat: 0, moves: 'take:I', outcomes: [1] },
    { seat: 0, moves: 'blind', outcomes: [2] },
    { seat: 1, moves: 'claim:T03' },
    { seat: 0, moves: 'claim:T25' },
    { seat: 1, moves: 'take:*', outcomes: [4] },
    { seat: 0, moves: 'claim:T17 pay:K' },
    { seat: 1, moves: 'claim:T16 pay:B' },
  ],
};

export const lesson: Lesson<LessonText> = {
  texts: { en, fr },
  scenes: [
    {
      position: start,
      steps: [
        { say: 'welcome', rules: ['BE-1', 'BE-10', 'BE-16'], look: '.rails-map' },
        {
          say: 'keep',
          rules: ['BE-3'],
          moves: 'keep:1',
          next: [{ seat: 1, moves: 'keep:1', outcomes: [0] }],
          look: '.keep-tickets',
        },
        { say: 'cards', rules: ['BE-4'], moves: 'take:I', outcomes: [1], look: '.face-up' },
        { say: 'bike', rules: ['BE-5'], moves: 'take:*', refused: 'BE-5', look: '.face-up' },
        {
          say: 'blind',
          rules: ['BE-4', 'BE-7'],
          moves: 'blind',
          outcomes: [2],
          next: [{ seat: 1, moves: 'claim:T03' }],
          look: '.market .blind',
        },
        { say: 'dear', rules: ['BE-8'], moves: 'claim:T12', refused: 'BE-8', look: route('T12') },
        {
          say: 'claim',
          rules: ['BE-8', 'BE-10'],
          moves: 'claim:T25',
          next: [{ seat: 1, moves: 'take:*', outcomes: [4] }],
          look: route('T25'),
        },
        {
          say: 'pay',
          rules: ['BE-8', 'BE-20'],
          moves: 'claim:T17 pay:K',
          accept: ['claim:T1[78]', 'pay:.'],
          next: [{ seat: 1, moves: 'claim:T16 pay:B' }],
          look: `:is(${route('T17')}, ${route('T18')})`,
        },
        {
          say: 'parallel',
          rules: ['BE-11', 'BE-16'],
          moves: 'claim:T18',
          refused: 'BE-11',
          look: `:is(${route('T17')}, ${route('T18')})`,
        },
        { say: 'tickets', rules: ['BE-12'], moves: 'tickets', outcomes: [18, 3], look: '.market .tickets' },
        { say: 'keepMore', rules: ['BE-12'], moves: 'keep:1', look: '.keep-tickets' },
      ],
    },
    {
      position: orange,
      steps: [
        { say: 'subway', rules: ['BE-9'], moves: 'claim:U04', look: route('U04') },
        { say: 'pieces', rules: ['BE-9', 'BE-15'], look: '.seats' },
        { say: 'end', rules: ['BE-16', 'BE-17'], look: '.own-tickets' },
      ],
    },
  ],
  last: 'last',
  game: lateGame,
};

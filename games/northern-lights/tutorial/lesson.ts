/** The lesson of Northern Lights: two tickets, a route, a ferry, bonus cards, then the last turns of a game. */

import type { Lesson, Position } from '@quai/engine/lesson.ts';
import { drawnRoute } from '../../rails/lesson.ts';
import map from '../editions/northern-lights.json' with { type: 'json' };
import { en, type LessonText } from './en.ts';
import { fr } from './fr.ts';
import { lateGame } from './late.ts';

const route = (id: string) => drawnRoute(map, id);

/** In hand white, green and two black; a locomotive face up; Oslo – Stockholm and Stavanger – Karlstad on offer. */
const start: Position = {
  seats: 2,
  seat: 0,
  start: [3, 4, 6, 6, 7, 1, 2, 2, 7, 8, 1, 0, 4, 9, 3, 6, 1, 0, 4, 8, 54, 30, 14, 10, 47],
  log: [],
};

/** The same table before the ferry is paid for: an example for the rules page. */
export const atTheFerry: Position = {
  ...start,
  log: [
    { seat: 0, moves: 'keep:12' },
    { seat: 1, moves: 'keep:23', outcomes: [0] },
    { seat: 0, moves: 'take:*', outcomes: [5] },
    { seat: 1, moves: 'claim:ostersund--trondheim--2' },
    { seat: 0, moves: 'claim:karlstad--oslo--1 pay:W' },
    { seat: 1, moves: 'claim:kiruna--narvik--2' },
    { seat: 0, moves: 'claim:karlstad--stockholm--1 pay:G' },
    { seat: 1, moves: 'claim:boden--rovaniemi--1' },
  ],
};

export const lesson: Lesson<LessonText> = {
  texts: { en, fr },
  scenes: [
    {
      position: start,
      steps: [
        { say: 'welcome', rules: ['NL-1', 'NL-3', 'NL-14'], look: '.rails-map' },
        {
          say: 'keep',
          rules: ['NL-4'],
          moves: 'keep:12',
          next: [{ seat: 1, moves: 'keep:23', outcomes: [0] }],
          look: '.keep-tickets',
        },
        {
          say: 'loco',
          rules: ['NL-5'],
          moves: 'take:*',
          outcomes: [5],
          next: [{ seat: 1, moves: 'claim:ostersund--trondheim--2' }],
          look: '.face-up',
        },
        {
          say: 'dear',
          rules: ['NL-7'],
          moves: 'claim:bergen--oslo--1',
          refused: 'NL-7',
          look: route('bergen--oslo--1'),
        },
        {
          say: 'claim',
          rules: ['NL-7'],
          moves: 'claim:karlstad--oslo--1 pay:W',
          next: [{ seat: 1, moves: 'claim:kiruna--narvik--2' }],
          look: route('karlstad--oslo--1'),
        },
        {
          say: 'parallel',
          rules: ['NL-8'],
          moves: 'claim:karlstad--oslo--2',
          refused: 'NL-8',
          look: `:is(${route('karlstad--oslo--1')}, ${route('karlstad--oslo--2')})`,
        },
        {
          say: 'second',
          rules: ['NL-8', 'NL-7'],
          moves: 'claim:karlstad--stockholm--1 pay:G',
          next: [{ seat: 1, moves: 'claim:boden--rovaniemi--1' }],
          look: route('karlstad--stockholm--1'),
        },
        {
          say: 'ferry',
          rules: ['NL-9'],
          moves: 'claim:kristiansand--stavanger--1',
          accept: ['claim:kristiansand--stavanger--[12]'],
          look: `:is(${route('kristiansand--stavanger--1')}, ${route('kristiansand--stavanger--2')})`,
        },
        {
          say: 'payFerry',
          rules: ['NL-9', 'NL-10'],
          moves: 'pay:K*',
          outcomes: [0],
          next: [{ seat: 1, moves: 'claim:kuopio--lieksa--1' }],
          look: '.payments',
        },
        { say: 'drawn', rules: ['NL-10'], look: '.hand' },
        { say: 'tickets', rules: ['NL-11'], moves: 'tickets', outcomes: [3, 20, 33], look: '.market .tickets' },
        { say: 'keepMore', rules: ['NL-11'], moves: 'keep:1', look: '.keep-tickets' },
      ],
    },
    {
      position: lateGame,
      steps: [
        { say: 'bonus', rules: ['NL-15', 'NL-16'], look: ':is(.open-tabs, .dock .bonuses)' },
        { say: 'end', rules: ['NL-13', 'NL-14'], look: '.seats' },
      ],
    },
  ],
  last: 'last',
  game: lateGame,
};

/** The lesson of FootHills: one station from rubble to ticket, the pub, then the end of a game. */

import type { Lesson, Played, Position } from '@quai/engine/lesson.ts';
import { en, type LessonText } from './en.ts';
import { fr } from './fr.ts';
import { lateGame } from './late.ts';

/** Lines I and VI closed, three iron and three stone in the yard; the second seat has taken its two. */
const start: Position = {
  seats: 2,
  seat: 0,
  options: { lines: 'I-VI', first: 'seat1' },
  start: [2, 3, 7, 9, 12, 13, 17, 19, 23, 24, 0, 1, 0, 1, 0, 1],
  log: [{ seat: 1, moves: 'ys ys' }],
};

const firstTurns: readonly Played[] = [
  ...start.log,
  { seat: 0, moves: 'ys yi' },
  { seat: 0, moves: 'B V' },
  { seat: 1, moves: 'A yi -' },
];

/** After clearing rubble from Llangower; also an example on the rules page. */
export const cleared: Position = { ...start, log: firstTurns };

/** After everything up to the surveyor: a station, a track, a competitor. */
export const built: Position = {
  ...start,
  log: [
    ...firstTurns,
    { seat: 0, moves: 'D V-2 @V-2' },
    { seat: 1, moves: 'B VII' },
    { seat: 0, moves: 'A yi', outcomes: [0, 0, 1, 2, 1, 0] },
    { seat: 0, moves: 'yi -' },
    { seat: 1, moves: 'C o2 ys -' },
    { seat: 0, moves: 'C o1 V -' },
    { seat: 1, moves: 'E @II-1' },
  ],
};

export const lesson: Lesson<LessonText> = {
  texts: { en, fr },
  scenes: [
    {
      position: start,
      steps: [
        { say: 'welcome', rules: ['FH-1', 'FH-3', 'FH-40'], look: '.lines' },
        { say: 'opening', rules: ['FH-9'], moves: 'ys yi', look: '.stockyard' },
        { say: 'cards', rules: ['FH-10', 'FH-8'], look: '.seat-area.own' },
        {
          say: 'clear',
          rules: ['FH-19', 'FH-20'],
          moves: 'B V',
          next: [{ seat: 1, moves: 'A yi -' }],
          look: '.seat-area.own',
        },
        { say: 'flipped', rules: ['FH-10', 'FH-20', 'FH-36'], look: '.seat-area.own' },
        {
          say: 'build',
          rules: ['FH-26', 'FH-27'],
          moves: 'D V-2 @V-2',
          next: [{ seat: 1, moves: 'B VII' }],
          look: '.seat-area.own',
        },
        {
          say: 'collect',
          rules: ['FH-13', 'FH-14'],
          moves: 'A yi',
          outcomes: [0, 0, 1, 2, 1, 0],
          look: '.stockyard',
        },
        {
          say: 'event',
          rules: ['FH-14', 'FH-15'],
          moves: 'yi -',
          next: [{ seat: 1, moves: 'C o2 ys -' }],
          look: '.stockyard',
        },
        {
          say: 'track',
          rules: ['FH-22', 'FH-23'],
          moves: 'C o1 V -',
          next: [{ seat: 1, moves: 'E @II-1' }],
          look: '.seat-area.own',
        },
        { say: 'ticket', rules: ['FH-31', 'FH-33'], moves: 'E @V-1', look: '.seat-area.own' },
      ],
    },
    {
      position: built,
      steps: [
        {
          say: 'pub',
          rules: ['FH-35'],
          moves: 'E @pub C C3',
          accept: ['E', '@pub', '[A-E]', '[A-E][1-9]'],
          look: ':is(.seat-area.own, .pub)',
        },
        { say: 'pile', rules: ['FH-39', 'FH-35'], look: '.seat-area.own .pile' },
        { say: 'end', rules: ['FH-24', 'FH-37'], look: '.lines' },
      ],
    },
  ],
  last: 'last',
  game: lateGame,
};

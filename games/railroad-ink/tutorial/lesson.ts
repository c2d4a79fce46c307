/** Railroad Ink's lesson: three rounds on an empty sheet, then scoring, then a short game. */

import type { Lesson, Position } from '@quai/engine/lesson.ts';
import { en, type LessonText } from './en.ts';
import { fr } from './fr.ts';

/** The roll: straight highway, straight railway, curved railway, straight station. */
export const firstRoll: Position = { seats: 1, seat: 0, start: [4, 1, 0, 0], log: [] };

/** Two seats after four rounds. */
export const fourRounds: Position = {
  seats: 2,
  seat: 0,
  start: [3, 4, 3, 0],
  log: [
    { seat: 0, moves: 'B0G30 A4F30 A3E30 A3D32 S0C32 .' },
    { seat: 1, moves: 'B0D03 S1D10 A4C10 A3B12 A3A12 .', outcomes: [3, 1, 4, 0] },
    { seat: 0, moves: 'B0C43 A4C21 A1C51 S4C62 A3D60 .' },
    { seat: 1, moves: 'B0B01 A3A03 A1D21 S3D30 A4G50 .', outcomes: [5, 5, 1, 0] },
    { seat: 0, moves: 'S3B60 A1A60 A5E40 A5C11 B0D21 .' },
    { seat: 1, moves: 'B0D41 A1C30 A5D50 A5C53 .', outcomes: [5, 4, 0, 0] },
    { seat: 0, moves: 'A4D40 A5B12 B0B23 A0B33 .' },
    { seat: 1, moves: 'A5C42 A0E30 B0E23 A4E11 .', outcomes: [0, 2, 1, 0] },
  ],
};

export const lesson: Lesson<LessonText> = {
  texts: { en, fr },
  scenes: [
    {
      position: firstRoll,
      steps: [
        { say: 'welcome', rules: ['RI-2', 'RI-4'], look: '.ink-sheet' },
        { say: 'dice', rules: ['RI-3', 'RI-5'], look: '.ink-dice' },
        { say: 'nowhere', rules: ['RI-7'], moves: 'A4D30', refused: 'RI-7', look: '[data-space="24"]' },
        { say: 'first', rules: ['RI-7'], moves: 'A4D01', look: '[data-space="21"]' },
        { say: 'railway', rules: ['RI-7'], moves: 'A1B01', look: '[data-space="7"]' },
        { say: 'tooEarly', rules: ['RI-9'], moves: '.', refused: 'RI-9', look: '.done' },
        { say: 'station', rules: ['RI-10'], moves: 'B0D13', look: '[data-space="22"]' },
        { say: 'curve', rules: ['RI-6'], moves: 'A0D20', look: '[data-space="23"]' },
        { say: 'end', rules: ['RI-9', 'RI-13'], moves: '.', outcomes: [3, 5, 2, 2], look: '.done' },
        { say: 'kinds', rules: ['RI-8'], moves: 'A3C20', refused: 'RI-8', look: '[data-space="16"]' },
        {
          say: 'finish',
          rules: ['RI-9', 'RI-12'],
          moves: 'B2C21 A2B21 A3C32 A5D31 .',
          until: '\\.',
          outcomes: [4, 1, 5, 1],
        },
        {
          say: 'special',
          rules: ['RI-11'],
          moves: 'S3A30',
          accept: ['S[0-5]...'],
          look: '.ink-specials',
        },
        { say: 'oneSpecial', rules: ['RI-11'], moves: 'S2A50', refused: 'RI-11', look: '.ink-specials' },
      ],
    },
    {
      position: fourRounds,
      steps: [
        { say: 'score', rules: ['RI-14', 'RI-19'], look: '.ink-score' },
        { say: 'longest', rules: ['RI-15', 'RI-16'], look: '.ink-score' },
        { say: 'loose', rules: ['RI-17'], look: '.ink-sheet' },
        { say: 'others', rules: ['RI-13'], look: ':is(#tab-sheets, .open-tabs)' },
      ],
    },
  ],
  last: 'last',
  game: fourRounds,
};

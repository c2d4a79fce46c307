/** Railroad Ink's lesson: three rounds on an empty sheet, then scoring, then a short game. */

import type { Lesson, Position } from '@quai/engine/lesson.ts';
import { chosen } from './chosen.ts';
import { en, type LessonText, type ReplyText, repliesEn } from './en.ts';
import { fr, repliesFr } from './fr.ts';
import short from './short.json' with { type: 'json' };

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

const space = (number: number) => `[data-space="${number}"]`;
const die = (code: string) => `.ink-dice [data-tool="${code}"]`;
/** A line of the score sheet, switched on: the board shows where its points come from. */
const line = (id: string) => ({ at: `.ink-score [data-line="${id}"]`, press: true as const });

/** Replies to a face drawn elsewhere, to other dice and to special routes. */
const PLACE = '...';

export const lesson: Lesson<LessonText, ReplyText> = {
  texts: { en, fr },
  replies: { en: repliesEn, fr: repliesFr },
  chosen,
  scenes: [
    {
      position: firstRoll,
      steps: [
        { say: 'welcome', rules: ['RI-2', 'RI-4', 'RI-18'], look: ['.ink-sheet', '.ink-dice'] },
        { say: 'dice', rules: ['RI-3', 'RI-5'], look: ['.ink-dice'] },
        {
          say: 'nowhere',
          rules: ['RI-7'],
          moves: 'A4D30',
          refused: 'RI-7',
          look: [die('A4'), space(24)],
          replies: [
            { to: `A4${PLACE}`, say: 'nowhereHere' },
            { to: `[AB].${PLACE}`, say: 'nowhereOther' },
            { to: `S.${PLACE}`, say: 'nowhereSpecial', rule: 'RI-11' },
          ],
        },
        {
          say: 'start',
          rules: ['RI-7'],
          moves: 'A4D01 A1B01',
          anyOrder: true,
          look: [die('A4'), space(21), die('A1'), space(7), { at: `:is(${space(21)}, ${space(7)})`, after: 1 }],
          replies: [
            { to: `(.* )?A[14]${PLACE}`, say: 'startElsewhere' },
            { to: `(.* )?[AB].${PLACE}`, say: 'startOther' },
            { to: `(.* )?S.${PLACE}`, say: 'startSpecial', rule: 'RI-11' },
          ],
        },
        {
          say: 'tooEarly',
          rules: ['RI-9'],
          moves: '.',
          refused: 'RI-9',
          look: ['.ink-dice', '.done'],
          replies: [
            { to: `[AB].${PLACE}`, say: 'earlyOther' },
            { to: `S.${PLACE}`, say: 'earlySpecial', rule: 'RI-11' },
          ],
        },
        {
          say: 'station',
          rules: ['RI-10'],
          moves: 'B0D13',
          look: [die('B0'), space(22)],
          replies: [
            { to: `B0${PLACE}`, say: 'stationElsewhere' },
            { to: `A.${PLACE}`, say: 'stationOther' },
            { to: `S.${PLACE}`, say: 'stationSpecial', rule: 'RI-11' },
          ],
        },
        {
          say: 'curve',
          rules: ['RI-6'],
          moves: 'A0D20',
          look: [die('A0'), space(23)],
          replies: [
            { to: `A0${PLACE}`, say: 'curveElsewhere' },
            { to: `S.${PLACE}`, say: 'curveSpecial', rule: 'RI-11' },
          ],
        },
        {
          say: 'end',
          rules: ['RI-9', 'RI-13'],
          moves: '.',
          outcomes: [3, 5, 2, 2],
          look: ['.ink-dice', '.done'],
          replies: [{ to: `S.${PLACE}`, say: 'endSpecial', rule: 'RI-11' }],
        },
        {
          say: 'kinds',
          rules: ['RI-8'],
          moves: 'A3C20',
          refused: 'RI-8',
          look: [die('A3'), space(16)],
          replies: [
            { to: `A3${PLACE}`, say: 'kindsElsewhere' },
            { to: `[AB].${PLACE}`, say: 'kindsOther' },
            { to: `S.${PLACE}`, say: 'kindsSpecial', rule: 'RI-11' },
          ],
        },
        {
          say: 'finish',
          rules: ['RI-9', 'RI-12'],
          moves: 'B2C21 A2B21 A3C32 A5D31 .',
          until: '\\.',
          outcomes: [4, 1, 5, 1],
          look: ['.ink-dice', '.ink-sheet', { at: '.done', after: 4 }],
        },
        {
          say: 'special',
          rules: ['RI-11'],
          moves: 'S3A30',
          accept: ['S[0-5]...'],
          look: ['.ink-specials', '.ink-sheet'],
          replies: [{ to: `[AB].${PLACE}`, say: 'specialDie', rule: 'RI-5' }],
        },
        {
          say: 'oneSpecial',
          rules: ['RI-11'],
          moves: 'S2A50',
          refused: 'RI-11',
          look: ['.ink-specials'],
          replies: [{ to: `[AB].${PLACE}`, say: 'oneDie' }],
        },
      ],
    },
    {
      position: fourRounds,
      steps: [
        { say: 'score', rules: ['RI-14', 'RI-19'], look: [line('exits')] },
        { say: 'longest', rules: ['RI-15'], look: [line('highway'), line('railway')] },
        { say: 'centre', rules: ['RI-16'], look: [line('centre')] },
        { say: 'loose', rules: ['RI-17'], look: [line('errors')] },
        { say: 'others', rules: ['RI-13', 'RI-18'], look: ['.ink-others'], tab: 'sheets' },
      ],
    },
  ],
  last: 'last',
  game: short,
};

/** The lesson of FootHills: one station from rubble to ticket, the pub, then the end of a game. */

import type { Lesson, Played, Position } from '@quai/engine/lesson.ts';
import adapted from '../editions/adapted.json' with { type: 'json' };
import { chosen } from './chosen.ts';
import { en, type LessonText, type ReplyText, repliesEn } from './en.ts';
import { fr, repliesFr } from './fr.ts';
import short from './short.json' with { type: 'json' };

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

/** Selectors: an action card of one's own by its letter, a line, the station of a card. */
const card = (letter: string) => `.seat-area.own .action-cards > li:nth-child(${'ABCDE'.indexOf(letter) + 1})`;
const line = (id: string) => `[data-place="line-${adapted.lines.findIndex((line) => line.id === id)}"]`;
const station = (code: string) =>
  `.lines [data-place="station-${adapted.stations.findIndex(({ cards }) => cards.includes(code))}"]`;

export const lesson: Lesson<LessonText, ReplyText> = {
  texts: { en, fr },
  replies: { en: repliesEn, fr: repliesFr },
  chosen,
  scenes: [
    {
      position: start,
      steps: [
        { say: 'welcome', rules: ['FH-1', 'FH-3', 'FH-40'], look: ['.lines', line('V'), station('V-1')] },
        {
          say: 'opening',
          rules: ['FH-9'],
          moves: 'ys yi',
          anyOrder: true,
          look: ['.stockyard'],
          replies: [{ to: 'yi yi', say: 'openingIron' }],
        },
        { say: 'cards', rules: ['FH-10', 'FH-8'], look: ['A', 'B', 'C', 'D', 'E'].map(card) },
        {
          say: 'clear',
          rules: ['FH-19', 'FH-20'],
          moves: 'B V',
          next: [{ seat: 1, moves: 'A yi -' }],
          look: [station('V-2'), card('B'), { at: `:is(${line('V')}, ${station('V-2')})`, after: 1 }],
          replies: [
            { to: '[A-E]', say: 'clearCard' },
            { to: 'B .*', say: 'clearLine' },
          ],
        },
        { say: 'flipped', rules: ['FH-10', 'FH-20', 'FH-36'], look: [station('V-2'), card('B')] },
        {
          say: 'build',
          rules: ['FH-26', 'FH-27'],
          moves: 'D V-2 @V-2',
          next: [{ seat: 1, moves: 'B VII' }],
          look: [card('D'), { at: station('V-2'), after: 1 }],
          replies: [
            { to: 'B', say: 'buildBack', rule: 'FH-36' },
            { to: '[A-E]', say: 'buildCard' },
            { to: 'D V-2 -', say: 'buildStay' },
          ],
        },
        {
          say: 'collect',
          rules: ['FH-13', 'FH-14'],
          moves: 'A yi',
          outcomes: [0, 0, 1, 2, 1, 0],
          look: [card('A'), { at: '.stockyard', after: 1 }],
          replies: [{ to: '[A-E]', say: 'collectCard', rule: 'FH-22' }],
        },
        {
          say: 'event',
          rules: ['FH-14', 'FH-15'],
          moves: 'yi -',
          next: [{ seat: 1, moves: 'C o2 ys -' }],
          look: [station('II-2'), '.stockyard', { at: '.now', after: 1 }],
          replies: [
            { to: 'ys', say: 'eventStone', rule: 'FH-22' },
            { to: '-', say: 'eventStop', rule: 'FH-22' },
            { to: 'yi y.', say: 'eventMore', rule: 'FH-13' },
          ],
        },
        {
          say: 'track',
          rules: ['FH-22', 'FH-23'],
          moves: 'C o1 V -',
          next: [{ seat: 1, moves: 'E @II-1' }],
          look: [
            card('C'),
            { at: '.now', after: 1 },
            { at: `:is(${line('V')}, ${station('V-2')})`, after: 2 },
            { at: '.now', after: 3 },
          ],
          replies: [
            { to: '[A-E]', say: 'trackCard' },
            { to: 'C o2', say: 'trackStone' },
            { to: 'C o1 VII', say: 'trackLine' },
            { to: 'C o1 V o2', say: 'trackMore' },
          ],
        },
        {
          say: 'ticket',
          rules: ['FH-31', 'FH-33'],
          moves: 'E @V-1',
          look: [card('E'), { at: station('V-1'), after: 1 }],
          replies: [
            { to: '[A-E]', say: 'ticketCard' },
            { to: 'E @.*', say: 'ticketPlace' },
          ],
        },
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
          look: [card('E'), { at: '.pub', after: 1 }, { at: '.seat-area.own', after: 2 }, { at: '.reserve', after: 3 }],
          replies: [
            { to: '[A-E]', say: 'pubCard' },
            { to: 'E @.*', say: 'pubPlace' },
          ],
        },
        { say: 'pile', rules: ['FH-39', 'FH-35'], look: ['.seat-area.own .pile'] },
        { say: 'bonus', rules: ['FH-38', 'FH-7'], look: [line('II'), station('I/II-5')] },
        { say: 'summit', rules: ['FH-34', 'FH-40'], look: [line('IV'), station('IV-5')] },
        { say: 'end', rules: ['FH-24', 'FH-37'], look: ['.lines'] },
      ],
    },
  ],
  last: 'last',
  game: short,
};

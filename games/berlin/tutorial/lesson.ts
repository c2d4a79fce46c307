/** Berlin's lesson: one destination from first card to last space, a subway, then the last turns of a game. */

import type { Lesson, Position } from '@quai/engine/lesson.ts';
import { chosenIn, drawnPlaces, drawnRoute, drawnRoutes, faceUp } from '../../rails/lesson.ts';
import berlin from '../editions/berlin.json' with { type: 'json' };
import { en, type LessonText, type ReplyText, repliesEn } from './en.ts';
import { fr, repliesFr } from './fr.ts';
import short from './short.json' with { type: 'json' };

const route = (id: string) => drawnRoute(berlin, id);
const beside = drawnRoutes(berlin, 'T17', 'T18');
const CARD = 'blind|take:.';

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

export const lesson: Lesson<LessonText, ReplyText> = {
  texts: { en, fr },
  replies: { en: repliesEn, fr: repliesFr },
  chosen: chosenIn(berlin, { en: 'destinations', fr: 'cartes Destination' }),
  scenes: [
    {
      position: start,
      steps: [
        { say: 'welcome', rules: ['BE-1', 'BE-10', 'BE-16'], look: ['.rails-map'] },
        {
          say: 'keep',
          rules: ['BE-3', 'BE-16'],
          moves: 'keep:1',
          next: [{ seat: 1, moves: 'keep:1', outcomes: [0] }],
          look: ['.keep-tickets', drawnPlaces(berlin, 'GLE', 'BRA'), '.keep-tickets .main'],
          replies: [
            { to: 'keep:2', say: 'keepLong' },
            { to: 'keep:12', say: 'keepBoth' },
          ],
        },
        {
          say: 'cards',
          rules: ['BE-4'],
          moves: 'take:I',
          outcomes: [1],
          look: ['.market', '.face-up', faceUp(berlin, 'I')],
          replies: [
            { to: CARD, say: 'cardsOther' },
            { to: 'claim:.*', say: 'cardsClaim', rule: 'BE-10' },
            { to: 'tickets', say: 'cardsTickets', rule: 'BE-12' },
          ],
        },
        {
          say: 'bike',
          rules: ['BE-5'],
          moves: 'take:*',
          refused: 'BE-5',
          look: [faceUp(berlin, '*')],
          replies: [{ to: CARD, say: 'bikeOther' }],
        },
        {
          say: 'blind',
          rules: ['BE-4', 'BE-7'],
          moves: 'blind',
          outcomes: [2],
          next: [{ seat: 1, moves: 'claim:T03' }],
          look: ['.market .blind'],
          replies: [{ to: CARD, say: 'blindOther' }],
        },
        {
          say: 'dear',
          rules: ['BE-8'],
          moves: 'claim:T12',
          refused: 'BE-8',
          look: ['.hand', route('T12')],
          replies: [
            { to: CARD, say: 'dearCard' },
            { to: 'claim:.*', say: 'dearClaim' },
            { to: 'tickets', say: 'dearTickets', rule: 'BE-12' },
          ],
        },
        {
          say: 'claim',
          rules: ['BE-8', 'BE-10'],
          moves: 'claim:T25',
          next: [{ seat: 1, moves: 'take:*', outcomes: [4] }],
          look: ['.hand', '.own-tickets', route('T25')],
          replies: [
            { to: CARD, say: 'claimCard' },
            { to: 'claim:.*', say: 'claimRoute' },
            { to: 'tickets', say: 'claimTickets', rule: 'BE-12' },
          ],
        },
        {
          say: 'pay',
          rules: ['BE-8', 'BE-20'],
          moves: 'claim:T17 pay:K',
          accept: ['claim:T1[78]', 'pay:.'],
          next: [{ seat: 1, moves: 'claim:T16 pay:B' }],
          look: ['.own-tickets', beside, { at: '.payments', after: 1 }],
          replies: [
            { to: CARD, say: 'payCard' },
            { to: 'claim:.*', say: 'payRoute' },
            { to: 'tickets', say: 'payTickets', rule: 'BE-12' },
          ],
        },
        {
          say: 'parallel',
          rules: ['BE-11', 'BE-16'],
          moves: 'claim:T18',
          refused: 'BE-11',
          look: ['.own-tickets', beside],
          replies: [
            { to: CARD, say: 'parallelCard' },
            { to: 'claim:.*', say: 'parallelRoute' },
            { to: 'tickets', say: 'parallelTickets', rule: 'BE-12' },
          ],
        },
        {
          say: 'tickets',
          rules: ['BE-12'],
          moves: 'tickets',
          outcomes: [18, 3],
          look: ['.market .tickets'],
          replies: [
            { to: CARD, say: 'ticketsCard' },
            { to: 'claim:.*', say: 'ticketsRoute' },
          ],
        },
        {
          say: 'keepMore',
          rules: ['BE-12'],
          moves: 'keep:1',
          look: ['.keep-tickets', drawnPlaces(berlin, 'POT', 'NIK'), '.keep-tickets .main'],
          replies: [
            { to: 'keep:2', say: 'moreSecond' },
            { to: 'keep:12', say: 'moreBoth' },
          ],
        },
      ],
    },
    {
      position: orange,
      steps: [
        {
          say: 'subway',
          rules: ['BE-9'],
          moves: 'claim:U04',
          look: ['.hand', route('U04')],
          replies: [
            { to: CARD, say: 'subwayCard' },
            { to: 'claim:.*', say: 'subwayRoute' },
            { to: 'tickets', say: 'subwayTickets', rule: 'BE-12' },
          ],
        },
        { say: 'points', rules: ['BE-10', 'BE-8'], look: ['.points-table'], tab: 'shown' },
        { say: 'pieces', rules: ['BE-15', 'BE-1'], look: ['.seats'] },
        { say: 'end', rules: ['BE-16', 'BE-17'], look: ['.own-tickets'] },
      ],
    },
  ],
  last: 'last',
  game: short,
};

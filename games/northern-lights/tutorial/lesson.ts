/** The lesson of Northern Lights: two tickets, a route, a ferry, bonus cards, then the last turns of a game. */

import type { Lesson, Position } from '@quai/engine/lesson.ts';
import { chosenIn, drawnPlaces, drawnRoute, drawnRoutes, faceUp } from '../../rails/lesson.ts';
import map from '../editions/northern-lights.json' with { type: 'json' };
import { en, type LessonText, type ReplyText, repliesEn } from './en.ts';
import { fr, repliesFr } from './fr.ts';
import { lateGame } from './late.ts';
import short from './short.json' with { type: 'json' };

const route = (id: string) => drawnRoute(map, id);
const beside = drawnRoutes(map, 'karlstad--oslo--1', 'karlstad--oslo--2');
const ferries = drawnRoutes(map, 'kristiansand--stavanger--1', 'kristiansand--stavanger--2');
const CARD = 'blind|take:.';

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

export const lesson: Lesson<LessonText, ReplyText> = {
  texts: { en, fr },
  replies: { en: repliesEn, fr: repliesFr },
  chosen: chosenIn(map, { en: 'tickets', fr: 'tickets' }),
  scenes: [
    {
      position: start,
      steps: [
        { say: 'welcome', rules: ['NL-1', 'NL-3', 'NL-14'], look: ['.rails-map'] },
        {
          say: 'keep',
          rules: ['NL-4'],
          moves: 'keep:12',
          next: [{ seat: 1, moves: 'keep:23', outcomes: [0] }],
          look: [
            '.keep-tickets',
            drawnPlaces(map, 'oslo', 'stockholm'),
            drawnPlaces(map, 'stavanger', 'karlstad'),
            '.keep-tickets .main',
          ],
          replies: [
            { to: 'keep:.*4', say: 'keepFar', rule: 'NL-14' },
            { to: 'keep:.*3', say: 'keepBergen' },
          ],
        },
        {
          say: 'loco',
          rules: ['NL-5'],
          moves: 'take:*',
          outcomes: [5],
          next: [{ seat: 1, moves: 'claim:ostersund--trondheim--2' }],
          look: ['.market', faceUp(map, '*')],
          replies: [
            { to: CARD, say: 'locoOther' },
            { to: 'claim:\\S*', say: 'locoRoute' },
            { to: 'tickets', say: 'locoTickets', rule: 'NL-11' },
          ],
        },
        {
          say: 'dear',
          rules: ['NL-7'],
          moves: 'claim:bergen--oslo--1',
          refused: 'NL-7',
          look: ['.hand', route('bergen--oslo--1')],
          replies: [
            { to: CARD, say: 'dearOther' },
            { to: 'claim:\\S*', say: 'dearRoute' },
            { to: 'tickets', say: 'dearTickets', rule: 'NL-11' },
          ],
        },
        {
          say: 'claim',
          rules: ['NL-7'],
          moves: 'claim:karlstad--oslo--1 pay:W',
          next: [{ seat: 1, moves: 'claim:kiruna--narvik--2' }],
          look: ['.hand', '.own-tickets', route('karlstad--oslo--1'), { at: '.payments', after: 1 }],
          replies: [
            { to: CARD, say: 'claimOther' },
            { to: 'claim:\\S*', say: 'claimRoute' },
            { to: 'tickets', say: 'claimTickets', rule: 'NL-11' },
            { to: '.* pay:.*', say: 'claimLoco' },
          ],
        },
        {
          say: 'parallel',
          rules: ['NL-8'],
          moves: 'claim:karlstad--oslo--2',
          refused: 'NL-8',
          look: [beside, route('karlstad--oslo--2')],
          replies: [
            { to: CARD, say: 'parallelOther' },
            { to: 'claim:\\S*', say: 'parallelRoute' },
            { to: 'tickets', say: 'parallelTickets', rule: 'NL-11' },
          ],
        },
        {
          say: 'second',
          rules: ['NL-8', 'NL-7'],
          moves: 'claim:karlstad--stockholm--1 pay:G',
          next: [{ seat: 1, moves: 'claim:boden--rovaniemi--1' }],
          look: ['.own-tickets', route('karlstad--stockholm--1'), { at: '.payments', after: 1 }],
          replies: [
            { to: CARD, say: 'secondOther' },
            { to: 'claim:\\S*', say: 'secondRoute' },
            { to: 'tickets', say: 'secondTickets', rule: 'NL-11' },
            { to: '.* pay:.*', say: 'secondLoco', rule: 'NL-9' },
          ],
        },
        {
          say: 'completed',
          rules: ['NL-14', 'NL-18'],
          look: ['.own-tickets', drawnRoutes(map, 'karlstad--oslo--1', 'karlstad--stockholm--1')],
        },
        {
          say: 'ferry',
          rules: ['NL-9'],
          moves: 'claim:kristiansand--stavanger--1',
          accept: ['claim:kristiansand--stavanger--[12]'],
          look: ['.own-tickets', ferries],
          replies: [
            { to: CARD, say: 'ferryOther' },
            { to: 'claim:\\S*', say: 'ferryRoute' },
            { to: 'tickets', say: 'ferryTickets', rule: 'NL-11' },
          ],
        },
        {
          say: 'payFerry',
          rules: ['NL-9', 'NL-10'],
          moves: 'pay:K*',
          outcomes: [0],
          next: [{ seat: 1, moves: 'claim:kuopio--lieksa--1' }],
          look: ['.payments'],
          replies: [{ to: 'pay:.*', say: 'payPair' }],
        },
        {
          say: 'drawn',
          rules: ['NL-10'],
          look: ['.hand', drawnRoutes(map, 'kristiansand--oslo--1', 'kristiansand--oslo--2')],
        },
        {
          say: 'tickets',
          rules: ['NL-11'],
          moves: 'tickets',
          outcomes: [3, 20, 33],
          look: ['.market .tickets'],
          replies: [
            { to: CARD, say: 'ticketsOther' },
            { to: 'claim:.*', say: 'ticketsRoute' },
          ],
        },
        {
          say: 'keepMore',
          rules: ['NL-11'],
          moves: 'keep:1',
          look: ['.keep-tickets', drawnPlaces(map, 'oslo', 'kobenhavn'), '.keep-tickets .main'],
          replies: [
            { to: 'keep:1.+', say: 'moreBoth' },
            { to: 'keep:.*', say: 'moreOther', rule: 'NL-14' },
          ],
        },
      ],
    },
    {
      position: lateGame,
      steps: [
        { say: 'points', rules: ['NL-7', 'NL-17'], look: ['.points-table'], tab: 'shown' },
        { say: 'bonus', rules: ['NL-15', 'NL-16'], look: ['.bonuses'], tab: 'shown' },
        { say: 'end', rules: ['NL-13', 'NL-14'], look: ['.seats', '.own-tickets'] },
      ],
    },
  ],
  last: 'last',
  game: short,
};

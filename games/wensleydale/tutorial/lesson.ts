/** The lesson of Last Train to Wensleydale: one whole round, then the last round of a game. */

import type { Lesson, Played, Position } from '@quai/engine/lesson.ts';
import dales from '../editions/earlier/dales-2.json' with { type: 'json' };
import { en, type LessonText } from './en.ts';
import { fr } from './fr.ts';
import { lateGame } from './late.ts';

/** Selectors for places on the board: a region, the border between two regions, an auction space. */
const region = (id: string) => `[data-place="region-${dales.regions.findIndex((region) => region.id === id)}"]`;
const border = (...ends: readonly [string, string]) =>
  `[data-place="border-${dales.borders.findIndex(({ a, b }) => ends.includes(a) && ends.includes(b))}"]`;
const lot = (space: number) => `.lot:nth-child(${space})`;

/** Round 1 after the first bid: the learner is second. */
const start: Position = { ...lateGame, log: [{ seat: 2, moves: 'bid:7:2' }] };

const auction: readonly Played[] = [
  ...start.log,
  { seat: 0, moves: 'bid:5:2' },
  { seat: 1, moves: 'bid:5:3' },
  { seat: 2, moves: 'bid:6:2' },
  { seat: 0, moves: 'bid:8:2' },
  { seat: 1, moves: 'bid:1:3' },
];

/** The auction with all bids but one; also an example on the rules page. */
export const bidding: Position = { ...start, log: auction };

const lines: readonly Played[] = [
  { seat: 2, moves: 'skipton>burnsall burnsall>grassington grassington>kettlewell kettlewell>buckden done' },
  { seat: 1, moves: 'hawes-junction>hawes hawes>buckden done buy:T2B' },
  { seat: 2, moves: 'buy:T2D' },
];

/** Three lines built, trains loading; also an example on the rules page. */
export const loading: Position = {
  ...start,
  log: [
    ...auction,
    { seat: 0, moves: 'bid:2:3' },
    { seat: 0, moves: 'hawes-junction>ribblehead ribblehead>dent dent>garsdale done' },
    ...lines,
    { seat: 0, moves: 'buy:T2A' },
    { seat: 1, moves: 'load:stone:great-shunner-fell' },
    { seat: 2, moves: 'load:stone:pen-y-ghent' },
    { seat: 0, moves: 'load:stone:whernside' },
    { seat: 1, moves: 'load:stone:dodd-fell' },
    { seat: 2, moves: 'load:stone:dodd-fell' },
  ],
};

export const lesson: Lesson<LessonText> = {
  texts: { en, fr },
  scenes: [
    {
      position: start,
      steps: [
        { say: 'welcome', rules: ['WD-1', 'WD-29'], look: '.dales-map' },
        { say: 'phases', rules: ['WD-5'], look: '.dales-phases' },
        {
          say: 'bid',
          rules: ['WD-8'],
          moves: 'bid:5:2',
          next: [
            { seat: 1, moves: 'bid:5:3' },
            { seat: 2, moves: 'bid:6:2' },
          ],
          look: lot(5),
        },
        {
          say: 'outbid',
          rules: ['WD-8', 'WD-31.1'],
          moves: 'bid:8:2',
          next: [{ seat: 1, moves: 'bid:1:3' }],
          look: lot(8),
        },
        { say: 'secondBid', rules: ['WD-8', 'WD-9'], moves: 'bid:2:3', look: lot(2) },
        { say: 'orders', rules: ['WD-10'], look: '.dales-tracks' },
        {
          say: 'link',
          rules: ['WD-11', 'WD-13'],
          moves: 'hawes-junction>ribblehead',
          look: border('hawes-junction', 'ribblehead'),
        },
        {
          say: 'line',
          rules: ['WD-14', 'WD-15', 'WD-16'],
          moves: 'ribblehead>dent dent>garsdale done',
          next: lines,
          look: `:is(${border('ribblehead', 'dent')}, ${border('dent', 'garsdale')})`,
        },
        {
          say: 'train',
          rules: ['WD-18'],
          moves: 'buy:T2A',
          next: [
            { seat: 1, moves: 'load:stone:great-shunner-fell' },
            { seat: 2, moves: 'load:stone:pen-y-ghent' },
          ],
          look: '.dales-trains',
        },
        {
          say: 'stone',
          rules: ['WD-22', 'WD-20'],
          moves: 'load:stone:whernside',
          next: [
            { seat: 1, moves: 'load:stone:dodd-fell' },
            { seat: 2, moves: 'load:stone:dodd-fell' },
          ],
          look: region('whernside'),
        },
        {
          say: 'passenger',
          rules: ['WD-23'],
          moves: 'load:MR:dent',
          next: [
            { seat: 1, moves: 'load:stone:stake-moss' },
            { seat: 2, moves: 'load:stone:great-whernside' },
          ],
          look: region('dent'),
        },
        {
          say: 'again',
          rules: ['WD-23', 'WD-20'],
          moves: 'load:MR:dent',
          next: [
            { seat: 1, moves: 'pass' },
            { seat: 2, moves: 'pass' },
          ],
          look: region('dent'),
        },
        { say: 'fill', rules: ['WD-22'], moves: 'load:stone:barbon-fell', look: '.dales-trains' },
        {
          say: 'pass',
          rules: ['WD-17', 'WD-19'],
          moves: 'pass',
          next: [{ seat: 1, moves: 'MR:hawes-junction>hawes MR:hawes>buckden done' }],
          look: '.dales-trains',
        },
        { say: 'profit', rules: ['WD-24', 'WD-25'], look: '.dales-tracks' },
        {
          say: 'takeover',
          rules: ['WD-26', 'WD-27'],
          moves: 'MR:hawes-junction>ribblehead MR:ribblehead>dent done',
          look: `:is(${border('hawes-junction', 'ribblehead')}, ${border('ribblehead', 'dent')})`,
        },
        { say: 'score', rules: ['WD-29', 'WD-30'], look: '.dales-tracks' },
      ],
    },
  ],
  last: 'last',
  game: lateGame,
};

/** The lesson of Last Train to Wensleydale: one whole round, then the last round of a game. */

import type { Lesson, Played, Position } from '@quai/engine/lesson.ts';
import dales from '../editions/dales.json' with { type: 'json' };
import { chosen } from './chosen.ts';
import { en, type LessonText, type ReplyText, repliesEn } from './en.ts';
import { fr, repliesFr } from './fr.ts';
import { opening as start } from './opening.ts';
import short from './short.json' with { type: 'json' };

/** Selectors for places on the board: a region, the border between two regions, an auction space. */
const region = (id: string) => `[data-place="region-${dales.regions.findIndex((region) => region.id === id)}"]`;
const border = (...ends: readonly [string, string]) =>
  `[data-place="border-${dales.borders.findIndex(({ a, b }) => ends.includes(a) && ends.includes(b))}"]`;
const lot = (space: number) => `.lot:nth-child(${space})`;
const train = (id: string) => `[data-place="train-${dales.trains.findIndex((train) => train.id === id)}"]`;
const track = (kind: number) => `.dales-tracks [data-place="track-${kind}"]`;

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
  { seat: 1, moves: 'skipton>gargrave gargrave>malham done buy:T3A' },
  { seat: 2, moves: 'buy:T2A' },
];

/** Three lines built, trains loading; also an example on the rules page. */
export const loading: Position = {
  ...start,
  log: [
    ...auction,
    { seat: 0, moves: 'bid:2:3' },
    { seat: 0, moves: 'settle>horton horton>ribblehead ribblehead>hawes-junction done' },
    ...lines,
    { seat: 0, moves: 'buy:T2D' },
    { seat: 1, moves: 'load:MR:malham' },
    { seat: 2, moves: 'load:MR:grassington' },
    { seat: 0, moves: 'load:stone:ingleborough' },
    { seat: 1, moves: 'load:MR:gargrave' },
    { seat: 2, moves: 'load:stone:pen-y-ghent' },
  ],
};

/** What every step of loading may be answered with. */
const TRAIN = 'buy:.*';

export const lesson: Lesson<LessonText, ReplyText> = {
  texts: { en, fr },
  replies: { en: repliesEn, fr: repliesFr },
  chosen,
  scenes: [
    {
      position: start,
      steps: [
        { say: 'welcome', rules: ['WD-1', 'WD-29'], look: ['.dales-map'] },
        { say: 'phases', rules: ['WD-5'], look: ['.dales-phases'] },
        {
          say: 'bid',
          rules: ['WD-8'],
          moves: 'bid:5:2',
          next: [
            { seat: 1, moves: 'bid:5:3' },
            { seat: 2, moves: 'bid:6:2' },
          ],
          look: ['.purse', lot(5)],
          replies: [
            { to: 'bid:5:.*', say: 'bidMore' },
            { to: 'bid:.*', say: 'bidSpace' },
          ],
        },
        {
          say: 'outbid',
          rules: ['WD-8', 'WD-31.1'],
          moves: 'bid:8:2',
          next: [{ seat: 1, moves: 'bid:1:3' }],
          look: [lot(5), lot(8)],
          replies: [
            { to: 'bid:8:.*', say: 'outbidMore' },
            { to: 'bid:.*', say: 'outbidSpace' },
          ],
        },
        {
          say: 'secondBid',
          rules: ['WD-8', 'WD-9'],
          moves: 'bid:2:3',
          look: [lot(8), lot(2)],
          replies: [
            { to: 'bid:2:.*', say: 'secondMore' },
            { to: 'bid:.*', say: 'secondSpace', rule: 'WD-14' },
          ],
        },
        { say: 'orders', rules: ['WD-10'], look: [track(0), track(1)] },
        {
          say: 'link',
          rules: ['WD-11', 'WD-13'],
          moves: 'settle>horton',
          look: [region('settle'), border('settle', 'horton')],
          replies: [
            { to: 'pass', say: 'linkPass' },
            { to: '.*', say: 'linkOther' },
          ],
        },
        {
          say: 'line',
          rules: ['WD-14', 'WD-15', 'WD-16'],
          moves: 'horton>ribblehead ribblehead>hawes-junction done',
          next: lines,
          look: [
            border('horton', 'ribblehead'),
            { at: border('ribblehead', 'hawes-junction'), after: 1 },
            { at: '.done', after: 2 },
          ],
          replies: [
            { to: '(.* )?horton>ribblehead done|done', say: 'lineEnd' },
            { to: '(.* )?horton>\\S+', say: 'lineOther' },
            { to: '(.* )?ribblehead>\\S+', say: 'lineAside' },
            { to: '.*', say: 'lineFurther' },
          ],
        },
        {
          say: 'train',
          rules: ['WD-18', 'WD-19'],
          moves: 'buy:T2D',
          next: [
            { seat: 1, moves: 'load:MR:malham' },
            { seat: 2, moves: 'load:MR:grassington' },
          ],
          look: [track(1), train('T2D')],
          replies: [
            { to: 'pass', say: 'trainPass', rule: 'WD-17' },
            { to: 'buy:T1.', say: 'trainSmall' },
            { to: 'buy:T2.', say: 'trainOther' },
            { to: 'buy:T3.', say: 'trainLarge', rule: 'WD-19' },
          ],
        },
        {
          say: 'stone',
          rules: ['WD-22', 'WD-20'],
          moves: 'load:stone:ingleborough',
          next: [
            { seat: 1, moves: 'load:MR:gargrave' },
            { seat: 2, moves: 'load:stone:pen-y-ghent' },
          ],
          look: [train('T2D'), region('ingleborough')],
          replies: [
            { to: 'pass', say: 'stonePass', rule: 'WD-17' },
            { to: TRAIN, say: 'stoneTrain', rule: 'WD-19' },
            { to: 'load:stone:.*', say: 'stoneOther' },
            { to: 'load:.*', say: 'stoneLess', rule: 'WD-24' },
          ],
        },
        {
          say: 'passenger',
          rules: ['WD-23'],
          moves: 'load:MR:ribblehead',
          next: [
            { seat: 1, moves: 'pass' },
            { seat: 2, moves: 'load:MR:buckden' },
          ],
          look: [region('settle'), region('ribblehead')],
          replies: [
            { to: 'pass', say: 'passengerPass', rule: 'WD-17' },
            { to: TRAIN, say: 'passengerTrain', rule: 'WD-19' },
            { to: 'load:MR:.*', say: 'passengerOther' },
            { to: 'load:.*', say: 'passengerGoods', rule: 'WD-24' },
          ],
        },
        {
          say: 'cheese',
          rules: ['WD-21'],
          moves: 'load:cheese:horton',
          next: [{ seat: 2, moves: 'pass' }],
          look: [train('T2D'), region('horton')],
          replies: [
            { to: 'pass', say: 'cheesePass', rule: 'WD-17' },
            { to: TRAIN, say: 'cheeseTrain', rule: 'WD-19' },
            { to: 'load:stone:.*', say: 'cheeseStone', rule: 'WD-24' },
          ],
        },
        {
          say: 'pass',
          rules: ['WD-19', 'WD-17'],
          moves: 'pass',
          look: [train('T2D'), track(1)],
          replies: [{ to: TRAIN, say: 'passTrain' }],
        },
        { say: 'profit', rules: ['WD-24', 'WD-25'], look: [track(4)] },
        {
          say: 'takeover',
          rules: ['WD-26', 'WD-27'],
          moves: 'MR:settle>horton MR:horton>ribblehead done',
          look: [
            track(2),
            border('settle', 'horton'),
            { at: border('horton', 'ribblehead'), after: 1 },
            { at: '.done', after: 2 },
          ],
          replies: [
            { to: 'pass', say: 'takeoverPass', rule: 'WD-24' },
            { to: '.*', say: 'takeoverLong' },
          ],
        },
        { say: 'score', rules: ['WD-29', 'WD-31.22'], look: [track(4), '.dales-map'] },
      ],
    },
  ],
  last: 'last',
  game: short,
};

/** Railroad Ink in English. */

import { boardEn } from './board.en.ts';
import type { Phrases } from './phrases.ts';
import { rulesEn } from './rules.en.ts';

export const en: Phrases = {
  language: 'en',
  rules: rulesEn,
  kinds: ['nothing', 'highway', 'railway', 'river', 'water'],
  kindLetters: ['', 'h', 'r', 'v', 'w'],
  sides: ['north', 'east', 'south', 'west'],
  sideLetters: 'NESW',
  prompt: (round, left, fits, extras, special) => {
    const ifLiked = [extras, special ? 'a special route' : ''].filter((part) => part !== '').join(', ');
    const must = left === '' ? 'all route dice are drawn' : fits ? `draw ${left}` : `no room for ${left}`;
    return `Round ${round}: ${must}; ${ifLiked === '' ? '' : `if you like, ${ifLiked}; `}then end the round.`;
  },
  drawing: (face, space, ends) => `${face} in ${space}: ${ends}`,
  end: 'End the round',
  endGroup: 'The round',
  specialGroup: (face) => `special route: ${face}`,
  rolled: (round, faces) => `Round ${round}: the dice show ${faces}.`,
  endedRound: (name) => `${name} has ended the round.`,
  drew: (name, drawings, flooded) => `${name} drew ${drawings}${flooded === '' ? '' : `; flooded: ${flooded}`}.`,
  drewNothing: (name) => `${name} drew nothing.`,
  lines: {
    exits: 'Exits',
    highway: 'Longest highway',
    railway: 'Longest railway',
    centre: 'Central spaces',
    river: 'River',
    lake: 'Smallest lake',
    errors: 'False routes',
  },
  linkedExits: (exits) => `${exits} exits`,
  total: 'total',
  endings: { rounds: 'The last round is drawn.' },
  options: {
    expansion: {
      name: 'Expansion dice',
      values: { none: 'None', river: 'Rivers', lake: 'Lakes' },
      notes: {
        none: 'Seven rounds, four dice.',
        river: 'Six rounds, two more dice. A long river scores.',
        lake: 'Six rounds, two more dice. Your smallest lake scores.',
      },
      help: 'You need not draw the water dice.',
    },
    longest: {
      name: 'Longest ways',
      values: { simple: 'each space once', trail: 'a space again by other ends' },
      help: 'What counts as one way when the longest highway and railway are scored.',
    },
    water: {
      name: 'Routes and open water (lakes)',
      values: { apart: 'never side by side', meet: 'may meet, without joining' },
      help: 'Whether a route may lie against the side of an open lake. Only with the lakes.',
    },
  },
  whichFace: (die, dice) => `Die ${die} of ${dice}: what does it show?`,
  drawn: boardEn,
  board: {
    table: (round, rounds) => `Round ${round} of ${rounds}`,
    over: 'The table is over',
    dice: (faces) => `The dice show: ${faces}.`,
    haveEnded: (names) => `Have ended the round: ${names}.`,
    stillDraw: (names) => `Still drawing: ${names}.`,
    boardOf: (name) => `Board of ${name}`,
    diceLeft: (faces) => `Dice left: ${faces}.`,
    specialsLeft: (count, faces) => `Special routes, ${count} more this game: ${faces}.`,
    drawnNow: (moves) => `Drawn in this round: ${moves}.`,
    score: (lines) => `Score if it ended now: ${lines}.`,
    nothing: 'none',
    exit: (kind) => `exit ${kind}`,
    legend: 'How to read the board',
    legendLines: [
      'Rows A to G from the top, columns 0 to 6 from the left; a dot is an empty space.',
      'h highway, r railway, v river, w open water; N, E, S, W the sides its ends are on; the number is the round.',
      '+ joins (a station, a pier), × crosses without joining (an overpass, a bridge).',
      'A move is the face, the space and the turn: A3D61; a full stop ends the round.',
    ],
  },
};

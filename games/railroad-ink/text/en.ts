/** Railroad Ink in English. */

import { counted } from '@quai/engine/say.ts';
import { boardEn } from './board.en.ts';
import type { Phrases } from './phrases.ts';
import { rulesEn, sparedEn } from './rules.en.ts';

export const en: Phrases = {
  language: 'en',
  rules: rulesEn,
  spared: sparedEn,
  kinds: ['nothing', 'highway', 'railway', 'river', 'water'],
  kindLetters: ['', 'h', 'r', 'v', 'w'],
  sides: ['north', 'east', 'south', 'west'],
  sideLetters: 'NESW',
  prompt: (round, left, fits, extras, special) => {
    if (left > 0 && fits) return `Round ${round}: draw ${counted('en', left, 'more route')}.`;
    const done = left === 0 ? 'all dice drawn' : 'no die fits';
    const more = extras ? 'Add an expansion die, or press' : special ? 'Add a special route, or press' : 'Press';
    return `Round ${round}: ${done}. ${more} Done.`;
  },
  drawing: (face, space, ends) => `${face} in ${space}: ${ends}`,
  end: 'End the round',
  endGroup: 'The round',
  specialGroup: (face) => `Special route: ${face}`,
  rolled: (round, faces) => `Round ${round}: ${faces}.`,
  endedRound: (name) => `${name} has finished the round.`,
  drew: (name, drawings, flooded) => `${name} drew ${drawings}${flooded === '' ? '' : `; flooded: ${flooded}`}.`,
  drewBriefly: (name, spaces) => `${name} drew in ${spaces}.`,
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
  endings: { rounds: 'The last round is over.' },
  options: {
    expansion: {
      name: 'Expansion dice',
      values: { none: 'None', river: 'Rivers', lake: 'Lakes' },
      notes: {
        none: 'Seven rounds, four dice.',
        river: 'Six rounds, two more dice. Long rivers score.',
        lake: 'Six rounds, two more dice. Your smallest lake scores.',
      },
      help: 'Drawing the expansion dice is optional.',
    },
    longest: {
      name: 'Longest highway and railway',
      values: { simple: 'count each space once', trail: 'may pass through a space twice' },
      help: 'How a highway or railway is measured when it crosses itself.',
    },
    water: {
      name: 'Routes next to open water',
      values: { apart: 'not allowed', meet: 'allowed, but not connected' },
      help: 'Whether a route may end at the open side of a lake. Only with the lakes.',
    },
    flood: {
      name: 'Floods where a route or an exit leads in',
      values: { always: 'flooded like any other space', spared: 'not flooded' },
      help: 'The publisher floods every space with water on three sides. Only with the lakes.',
    },
  },
  whichFace: (die, dice) => `Die ${die} of ${dice}: what does it show?`,
  drawn: boardEn,
  board: {
    table: (round, rounds) => `Round ${round} of ${rounds}`,
    over: 'The game is over',
    dice: (faces) => `The dice show: ${faces}.`,
    haveEnded: (names) => `Finished this round: ${names}.`,
    stillDraw: (names) => `Still drawing: ${names}.`,
    boardOf: (name) => `${name}’s board`,
    diceLeft: (faces) => `Dice to draw: ${faces}.`,
    specialsLeft: (count, faces) => `Special routes (${count} left this game): ${faces}.`,
    drawnNow: (moves) => `Drawn this round: ${moves}.`,
    score: (lines) => `Score so far: ${lines}.`,
    nothing: 'none',
    exit: (kind) => `exit ${kind}`,
    legend: 'How to read the board',
    legendLines: [
      'Rows A to G from the top, columns 0 to 6 from the left; a dot is an empty space.',
      'h is a highway, r a railway, v a river, w open water; N, E, S and W are the sides they reach; the number is the round.',
      '+ connects (station, pier); × crosses without connecting (overpass, bridge).',
      'A move is a face, a space and a rotation: A3D61. A full stop ends the round.',
    ],
  },
};
